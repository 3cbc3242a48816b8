@testable import Lint
import Foundation
import Paths
import SVGCoding
import XMLReading
import Faults

@testable import AssetExport

/// Checks SF Symbols templates, for Apple's program is not at hand.
///
/// The rules of Apple's "Creating custom symbol images for your app" (UIKit):
/// - The groups are Notes, Guides and Symbols. `template-version` in Notes is required.
/// - Guides have Baseline and Capline of the sizes S, M and L, and, from version 3 on, margins of
///   each variant by its name.
/// - A template is interpolatable if it has Ultralight-S, Regular-S and Black-S, of areas alone
///   (no strokes or other features), with as many paths and control points in each. Hidden paths
///   count as well.
/// - A class is `multicolor-LAYER:COLOR` or `hierarchical-LAYER:LEVEL` with layers from 0, and from
///   version 4 on `monochrome-LAYER`; the annotations belong to the paths in order.
/// - Shapes of a layer are joined. One in another that winds the other way knocks a hole.
///
/// The rules that projects found with Xcode's `actool` and Apple's renderer:
/// - The same commands in the same order (SwiftDraw, issue 57 and pull request 135: "the provided
///   variants are not interpolatable", a crash at run time).
/// - Paths are direct children of the variant's group; deeper ones lose their layers (nano-icons).
/// - Monochrome rendering joins all paths of a variant under the non-zero rule (nano-icons), so
///   outer contours of all paths wind the same way.
struct SymbolRules: Linter {
  static let consumer = "SF Symbols"
  var findings: [LintFinding] = []
  private let url: URL
  private var tags: [String: XMLTag] = [:]
  private var version: String?
  /// The paths of each variant, in order.
  private var paths: [String: [(classes: String?, path: Path)]] = [:]

  private static let masters = ["Ultralight-S", "Regular-S", "Black-S"]

  static func check(_ url: URL) -> [LintFinding] {
    var lint = SymbolRules(url: url)
    guard let bytes = lint.read(url) else { return lint.findings }
    do throws(Fault) {
      try lint.parse(bytes)
      lint.checkGuides()
      lint.checkMasters()
    } catch {
      lint.add(url, "it is not a template: \(error)", "write it again")
    }
    return lint.findings
  }

  private mutating func parse(_ bytes: [UInt8]) throws(Fault) {
    var reader = try XMLReader(bytes, limits: XMLLimits(bytes: 8 << 20))
    var open: [String] = []
    while let event = try reader.next() {
      switch event {
      case .end: open.removeLast()
      case .text(let text): if open.last == "template-version" { version = (version ?? "") + text }
      case .start(let tag):
        let id = tag[attribute: "id"] ?? ""
        if !id.isEmpty { tags[id] = tag }
        if open.count > 1, open[1] == "Symbols" { check(tag, in: Array(open.dropFirst(2))) }
        open.append(id)
      }
    }
  }

  /// Checks an element in the group `Symbols`; `parents` are the ids of those around it.
  private mutating func check(_ tag: XMLTag, in parents: [String]) {
    guard let variant = parents.first else {
      if let id = tag[attribute: "id"] { paths[id] = [] }
      return
    }
    expect(
      parents.count == 1 && tag.name == "path", url, line: tag.line,
      "'\(tag.name)' is not a path directly in '\(variant)'", "write plain paths in each variant")
    for name in ["stroke", "style", "transform", "opacity", "fill", "fill-rule"] {
      expect(
        tag[attribute: name] == nil, url, line: tag.line, "a path has '\(name)'",
        "leave the area alone, and its classes")
    }
    let classes = tag[attribute: "class"]
    let layer = paths[variant]?.count ?? 0
    let words = (classes ?? "").split(separator: " ").map(String.init)
    for (mode, pattern) in [
      ("monochrome", /monochrome-(\d+)()/), ("multicolor", /multicolor-(\d+):(\w+)/),
      ("hierarchical", /hierarchical-(\d+):(primary|secondary|tertiary)/),
    ] {
      let matches = words.compactMap { $0.wholeMatch(of: pattern) }
      expect(
        matches.count == 1 && matches[0].1 == "\(layer)", url, line: tag.line,
        "a path has no \(mode) class of layer \(layer)", "annotate the path", as: .warning)
    }
    do throws(Fault) {
      let path = try PathData.read(tag[attribute: "d"] ?? "")
      paths[variant, default: []].append((classes, path))
      expect(
        !path.windsClockwise, url, line: tag.line, "an outer contour runs clockwise",
        "reverse it, or it knocks a hole into others", as: .warning)
    } catch {
      add(url, line: tag.line, "the path cannot be read", "write it again")
    }
  }

  private mutating func checkGuides() {
    for id in ["Notes", "Guides", "Symbols"] {
      expect(tags[id]?.name == "g", url, "there is no group '\(id)'", "add it")
    }
    let number = version?.wholeMatch(of: /Template v\.(\d+)\.\d+/).flatMap { Int($0.1) }
    expect(
      (number ?? 0) >= 3, url, "'template-version' is not 3.0 or later", "write 'Template v.3.0'")
    for size in ["S", "M", "L"] {
      let (base, top) = (guide("Baseline-" + size, "y1"), guide("Capline-" + size, "y1"))
      expect(
        base.map { $0 > top ?? .infinity } ?? false, url,
        "Baseline-\(size) and Capline-\(size) do not lie one above the other", "add both lines")
    }
    for master in Self.masters {
      let sides = ["left", "right"].map { guide("\($0)-margin-\(master)", "x1") ?? .nan }
      expect(
        sides[0] < sides[1], url, "\(master) has no left and right margin", "add both lines",
        as: .warning)
    }
  }

  private func guide(_ id: String, _ name: String) -> Double? {
    guard let line = tags[id], line.name == "line" else { return nil }
    return line[attribute: name].flatMap(Double.init)
  }

  private mutating func checkMasters() {
    expect(paths.values.contains { !$0.isEmpty }, url, "no variant has a path", "add one")
    let regular = paths["Regular-S"] ?? []
    for master in Self.masters {
      guard let others = paths[master], !others.isEmpty else {
        add(
          url, "there is no \(master)", "add it, so that the system can make all weights",
          as: .warning)
        continue
      }
      let isSame =
        others.count == regular.count
        && zip(others, regular).allSatisfy { other, path in
          other.classes == path.classes && other.path.commands == path.path.commands
        }
      expect(
        isSame || regular.isEmpty, url,
        "\(master) has other paths, commands or classes than Regular-S",
        "draw all three with the same ones, or the system cannot interpolate")
    }
  }
}

extension Path {
  /// The kinds of the drawing steps in order.
  fileprivate var commands: [Int] { elements.map(\.points.count) }

  /// Whether an area inside, not a hole, winds clockwise: tried beside each contour's longest line.
  fileprivate var windsClockwise: Bool {
    var lines = Polylines()
    let tolerance = FlatteningTolerance(distance: 0.05)
    guard (try? flatten(tolerance: tolerance, into: &lines)) != nil else { return true }
    return lines.contours.contains { contour in
      let points = lines.points[contour]
      let sides = zip(points, points.dropFirst() + points.prefix(1))
      guard let (start, end) = sides.max(by: { ($0.1 - $0.0).length < ($1.1 - $1.0).length })
      else { return false }
      let right = (end - start).perpendicular.normalized * 0.01
      return lines.winding(around: start.interpolated(to: end, share: 0.5) + right) > 0
    }
  }
}

import Files
import Foundation
import Glyphs
import PNGCoding
import Raster

/// Looks for entries of a sheet that MapLibre Native or MapLibre GL JS would drop.
///
/// What one takes the other refuses: Native wants whole numbers, GL JS the pixel ratio.
struct SpriteLint {
  private var findings: [LintFinding] = []
  private let path: String

  /// - Returns: No findings for a file that is not the index of a sheet.
  static func check(_ url: URL) -> [LintFinding]? {
    let picture = url.deletingPathExtension().appendingPathExtension("png")
    guard let data = RegularFile.bytes(url).map({ Data($0) }),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      json.values.contains(where: { ($0 as? [String: Any])?["pixelRatio"] != nil })
        || (FileManager.default.fileExists(atPath: picture.path) && !json.isEmpty
          && json.values.allSatisfy { ($0 as? [String: Any])?["width"] != nil })
    else { return nil }
    var lint = SpriteLint(path: url.typedPath)
    lint.check(json, String(decoding: data, as: UTF8.self), picture)
    lint.checkPair(url)
    return lint.findings
  }

  private init(path: String) { self.path = path }

  private mutating func add(
    _ consumer: String, _ finding: String, _ remedy: String,
    _ severity: LintFinding.Severity = .error
  ) {
    findings.append(LintFinding(severity, path, consumer, finding, remedy))
  }

  private mutating func check(_ json: [String: Any], _ text: String, _ picture: URL) {
    let sheet = RegularFile.bytes(picture).flatMap({ try? PNGCoder.decode($0) })
    if sheet == nil {
      add("MapLibre", "\(picture.lastPathComponent) is not a readable PNG file", "write both")
    }
    // After parsing, 24.0 and 24 are equal.
    for match in text.matches(of: /"(x|y|width|height)"\s*:\s*(-?[0-9]+[.eE][-+0-9.eE]*|")/) {
      let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
      findings.append(
        LintFinding(
          .error, path, line: line, "MapLibre Native", "'\(match.output.1)' is not a whole number",
          "write digits alone"))
    }
    for match in text.matches(of: /"sdf"\s*:\s*(?!true|false|\s)([^,}\s]*)/) {
      let line = text[..<match.range.lowerBound].count { $0.isNewline } + 1
      findings.append(
        LintFinding(
          .error, path, line: line, "MapLibre Native",
          "sdf is '\(match.output.1)', neither true nor false", "write one of them"))
    }
    for name in json.keys.sorted() {
      guard let entry = json[name] as? [String: Any] else {
        add("MapLibre", "'\(name)' is not an object", "write x, y, width, height and pixelRatio")
        continue
      }
      check(name, entry, sheet)
    }
  }

  private mutating func check(_ name: String, _ entry: [String: Any], _ sheet: Pixmap?) {
    func number(_ key: String) -> Double? { (entry[key] as? NSNumber)?.doubleValue }
    let keys = ["x", "y", "width", "height"]
    let values = keys.compactMap(number)
    guard values.count == 4 else {
      let missing = keys.filter { number($0) == nil }.joined(separator: ", ")
      return add("MapLibre", "'\(name)' lacks \(missing)", "write whole numbers")
    }
    if let ratio = number("pixelRatio") {
      if !(ratio > 0 && ratio <= 10) {
        add("MapLibre Native", "'\(name)': pixelRatio is \(ratio)", "use more than 0, at most 10")
      }
    } else {
      add("MapLibre GL JS", "'\(name)' lacks pixelRatio and is not drawn", "write it")
    }
    if values[2] < 1 || values[3] < 1 {
      add("MapLibre", "'\(name)' has no area", "use a width and a height of 1 or more")
    }
    if max(values[2], values[3]) > Double(SpriteSheet.sideLimit) {
      add(
        "MapLibre Native", "'\(name)' is larger than \(SpriteSheet.sideLimit) pixels",
        "use a smaller size or scale")
    }
    if let sheet,
      values[0] < 0 || values[1] < 0 || values[0] + values[2] > Double(sheet.width)
        || values[1] + values[3] > Double(sheet.height)
    {
      add(
        "MapLibre", "'\(name)' reaches out of the sheet of \(sheet.width)x\(sheet.height)",
        "write list and picture together")
    }
  }

  private mutating func checkPair(_ url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard name.firstMatch(of: /@[0-9.]+x$/) == nil else {
      if name.hasSuffix("@3x") {
        add("MapLibre GL JS", "no reader asks for a sheet @3x", "write @2x", .warning)
      }
      return
    }
    let double = url.deletingLastPathComponent().appending(path: name + "@2x.json")
    if !FileManager.default.fileExists(atPath: double.path) {
      add("MapLibre GL JS", "there is no \(name)@2x.json for dense screens", "write it", .warning)
    }
  }
}

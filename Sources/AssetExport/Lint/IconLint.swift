import Files
public import Foundation
public import Glyphs
import Paths
import Routes
import SVGCoding

/// Checks icons and themes.
public struct IconLint: Linter {
  var findings: [LintFinding] = []

  /// Checks a folder of icons, which must be seen in each variant of a theme.
  public static func check(icons folder: URL, theme: Theme) -> [LintFinding] {
    var lint = IconLint()
    let maneuvers = folder.appending(path: "maneuvers")
    let names = OutputLint.names(in: maneuvers).filter { $0.hasSuffix(".svg") }
    for name in names { lint.findings += check(svg: maneuvers.appending(path: name)) }
    if !names.isEmpty {
      if lint.findings.allSatisfy({ $0.severity == .warning }) {
        lint.checkKinds(in: folder, theme)
      }
    } else if IconLibrary.isBelow(folder) {
      lint.add(folder, "the icons themselves", "name the folder above it")
    } else {
      lint.add(
        maneuvers, "no SVG files are there", "put the icons there, named after canonical kinds")
    }
    return lint.findings
  }

  private mutating func checkKinds(in folder: URL, _ theme: Theme) {
    guard let library = try? IconLibrary(folder: folder) else { return }
    let artist = GlyphArtist(theme: theme, icons: library)
    var faults: [String] = []
    for kind in ManeuverKind.allCases {
      let spec = GlyphSpec(kind: kind, drivingSide: .right)
      for variant in theme.variants {
        do throws(GlyphError) {
          _ = try artist.drawing(of: spec, variant: variant, size: Size(width: 48, height: 48))
        } catch {
          if !faults.contains(error.description) { faults.append(error.description) }
        }
      }
    }
    findings += faults.map { Self.finding($0[...], folder.typedPath) }
    for name in library.unused {
      add(
        folder.appending(path: "maneuvers/\(name).svg"), "no kind has this name",
        "rename it after a kind that 'fingerpost list' shows, or remove it", as: .warning)
    }
  }

  /// Checks that an SVG file uses only supported features and converts to a VectorDrawable.
  public static func check(svg url: URL) -> [LintFinding] {
    var lint = IconLint()
    guard let bytes = lint.read(url) else { return lint.findings }
    let drawing: Drawing
    do throws(SVGError) {
      drawing = try SVGReader.read(bytes) { error in
        var ignored = finding(error.description[...], url.typedPath)
        ignored.severity = .warning
        lint.findings.append(ignored)
      }
    } catch {
      return [finding(error.description[...], url.typedPath)]
    }
    do throws(DrawingWriterError) {
      let vector = Array(try VectorDrawableWriter().write(drawing).utf8)
      for var found in VectorLint.check(vector, at: url) {
        // The line refers to the generated vector.
        found.line = nil
        lint.findings.append(found)
      }
    } catch {
      lint.add(
        url, by: "VectorDrawable", "\(error)".split(separator: ";")[0].description,
        "give each shape an opacity of its own, or write PNG for Android", as: .warning)
    }
    return lint.findings
  }

  /// Splits a text of the form "file: finding; remedy" or "line 3: finding; remedy".
  private static func finding(_ text: Substring, _ path: String) -> LintFinding {
    var (text, path) = (text, path)
    var line: Int?
    if let colon = text.firstRange(of: ": ") {
      let place = text[..<colon.lowerBound]
      if place.hasPrefix("line ") {
        line = Int(place.dropFirst(5))
        text = text[colon.upperBound...]
      } else if place.hasSuffix(".svg") {
        path = String(place)
        text = text[colon.upperBound...]
      }
    }
    let parts = text.split(separator: "; ", maxSplits: 1)
    return LintFinding(
      path: path, line: line, finding: String(parts[0]),
      remedy: parts.count > 1 ? String(parts[1]) : "fix the file")
  }

  /// Checks a theme: returns why it is unreadable, or its color pairs with too little contrast.
  public static func check(theme data: Data, path: String) -> [LintFinding] {
    let theme: Theme
    do throws(GlyphError) {
      theme = try Theme(data)
    } catch {
      guard case .badTheme(let place, let finding, let remedy) = error else {
        return [LintFinding(path: path, finding: "\(error)", remedy: "fix the file")]
      }
      return [LintFinding(path: path, finding: "\(place): \(finding)", remedy: remedy)]
    }
    return theme.contrasts.filter { !$0.isEnough }.map { figure in
      LintFinding(
        path: path, consumer: "WCAG 2.2, 1.4.11",
        finding: "variants.\(figure.variant): \(figure.pair) has a contrast of "
          + "\(Double(Int(figure.ratio * 100)) / 100)", remedy: "use colors with 3 or more")
    }
  }
}

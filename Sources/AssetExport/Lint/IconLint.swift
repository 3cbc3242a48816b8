import Files
public import Foundation
import Glyphs
import Paths
import Routes
import SVGCoding

/// Checks icons and themes.
public struct IconLint: Linter {
  var findings: [LintFinding] = []

  /// Checks a folder of icons.
  public static func check(icons folder: URL) -> [LintFinding] {
    var lint = IconLint()
    let maneuvers = folder.appending(path: "maneuvers")
    let names = OutputLint.names(in: maneuvers).filter { $0.hasSuffix(".svg") }
    for name in names { lint.findings += check(svg: maneuvers.appending(path: name)) }
    if !names.isEmpty {
      if lint.findings.allSatisfy({ $0.severity == .warning }) { lint.checkKinds(in: folder) }
    } else if IconLibrary.isBelow(folder) {
      lint.add(folder, "the icons themselves", "name the folder above it")
    } else {
      lint.add(
        maneuvers, "no SVG files are there", "put the icons there, named after canonical kinds")
    }
    return lint.findings
  }

  private mutating func checkKinds(in folder: URL) {
    guard let library = try? IconLibrary(folder: folder), let theme = try? Theme.builtIn(),
      let variant = theme.variants.first
    else { return }
    let artist = GlyphArtist(theme: theme, icons: library)
    var missing: Set<String> = []
    for kind in ManeuverKind.allCases {
      do throws(GlyphError) {
        let spec = GlyphSpec(kind: kind, drivingSide: .right)
        _ = try artist.drawing(of: spec, variant: variant, size: Size(width: 48, height: 48))
      } catch .missingIcon(let name) {
        missing.insert(name)
      } catch {
        add(folder, "'\(kind.rawValue)' cannot be drawn: \(error)", "correct its icon")
      }
    }
    for name in missing.sorted() {
      add(
        folder.appending(path: "maneuvers/\(name).svg"), "the icon is missing",
        "add it, or its mirror image")
    }
  }

  /// Checks that an SVG file uses only supported features and converts to a VectorDrawable.
  public static func check(svg url: URL) -> [LintFinding] {
    var lint = IconLint()
    guard let bytes = lint.read(url) else { return lint.findings }
    let drawing: Drawing
    do throws(SVGError) {
      drawing = try SVGReader.read(bytes)
    } catch {
      return [finding(error, url.typedPath)]
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

  private static func finding(_ error: SVGError, _ path: String) -> LintFinding {
    // The error's text has the form "place: finding; remedy".
    var text = Substring("\(error)")
    var line: Int?
    if text.hasPrefix("line "), let colon = text.firstIndex(of: ":") {
      line = Int(text[..<colon].dropFirst(5))
      text = text[text.index(after: colon)...].drop { $0 == " " }
    }
    let parts = text.split(separator: ";", maxSplits: 1)
    return LintFinding(
      path: path, line: line, finding: String(parts[0]),
      remedy: parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "fix the file")
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

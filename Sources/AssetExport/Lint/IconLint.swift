import Files
public import Foundation
import Glyphs
import Paths
import Routes
import SVGCoding

/// Finds faults of icons and themes.
public enum IconLint {
  /// Checks a folder of icons.
  public static func check(icons folder: URL) -> [LintFinding] {
    let maneuvers = folder.appending(path: "maneuvers")
    let names = OutputLint.names(in: maneuvers).filter { $0.hasSuffix(".svg") }
    guard !names.isEmpty else {
      let isBelow = IconLibrary.isBelow(folder)
      return [
        isBelow
          ? LintFinding(
            .error, folder.typedPath, "fingerpost", "the icons themselves",
            "name the folder above it")
          : LintFinding(
            .error, maneuvers.typedPath, "fingerpost", "no SVG files are there",
            "put the icons there, named after canonical kinds")
      ]
    }
    var findings: [LintFinding] = []
    for name in names { findings += check(svg: maneuvers.appending(path: name)) }
    guard findings.allSatisfy({ $0.severity == .warning }) else { return findings }
    return findings + missing(in: folder)
  }

  private static func missing(in folder: URL) -> [LintFinding] {
    guard let library = try? IconLibrary(folder: folder), let theme = try? Theme.builtIn(),
      let variant = theme.variants.first
    else { return [] }
    let artist = GlyphArtist(theme: theme, icons: library)
    var missing: Set<String> = []
    var findings: [LintFinding] = []
    for kind in ManeuverKind.allCases {
      do {
        let spec = GlyphSpec(kind: kind, drivingSide: .right)
        _ = try artist.drawing(of: spec, variant: variant, size: Size(width: 48, height: 48))
      } catch GlyphError.missingIcon(let name) {
        missing.insert(name)
      } catch {
        findings.append(
          LintFinding(
            .error, folder.typedPath, "fingerpost", "'\(kind.rawValue)' cannot be drawn: \(error)",
            "mend its icon"))
      }
    }
    return findings
      + missing.sorted().map {
        LintFinding(
          .error, folder.typedPath + "/maneuvers/\($0).svg", "fingerpost", "the icon is missing",
          "add it, or its mirror image")
      }
  }

  /// Checks one SVG file against the subset that is read, and against what Android can show.
  public static func check(svg url: URL) -> [LintFinding] {
    guard let data = RegularFile.bytes(url).map({ Data($0) }) else {
      return [
        LintFinding(
          .error, url.typedPath, "fingerpost", "it cannot be read", "check its permissions")
      ]
    }
    let drawing: Drawing
    do throws(SVGError) {
      drawing = try SVGReader.read([UInt8](data))
    } catch {
      return [finding(error, url.typedPath)]
    }
    do throws(DrawingWriterError) {
      return AndroidLint.check(
        vector: Data(try VectorDrawableWriter().write(drawing).utf8), path: url.typedPath
      )
      .map { found in
        var found = found
        found.line = nil
        return found
      }
    } catch {
      return [
        LintFinding(
          .warning, url.typedPath, "VectorDrawable",
          "\(error)".split(separator: ";")[0].description,
          "give each shape an opacity of its own, or write PNG for Android")
      ]
    }
  }

  private static func finding(_ error: SVGError, _ path: String) -> LintFinding {
    // The error's one line is place, finding and remedy.
    var text = Substring("\(error)")
    var line: Int?
    if text.hasPrefix("line "), let colon = text.firstIndex(of: ":") {
      line = Int(text[..<colon].dropFirst(5))
      text = text[text.index(after: colon)...].drop { $0 == " " }
    }
    let parts = text.split(separator: ";", maxSplits: 1)
    return LintFinding(
      .error, path, line: line, "fingerpost", String(parts[0]),
      parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : "fix the file")
  }

  /// Checks a theme.
  ///
  /// - Parameters:
  ///   - data: The file.
  ///   - path: Its name.
  /// - Returns: Why it cannot be read, or the colors that are too alike.
  public static func check(theme data: Data, path: String) -> [LintFinding] {
    let theme: Theme
    do throws(GlyphError) {
      theme = try Theme(data)
    } catch {
      guard case .badTheme(let place, let finding, let remedy) = error else {
        return [LintFinding(.error, path, "fingerpost", "\(error)", "fix the file")]
      }
      return [LintFinding(.error, path, "fingerpost", "\(place): \(finding)", remedy)]
    }
    return theme.contrasts.filter { !$0.isEnough }.map { figure in
      LintFinding(
        .error, path, "WCAG 2.2, 1.4.11",
        "variants.\(figure.variant): \(figure.pair) has a contrast of "
          + "\(Double(Int(figure.ratio * 100)) / 100)", "use colors with 3 or more")
    }
  }
}

public import SystemLibraries
public import Glyphs
import IconFolders
import Paths
import Raster
import SVGCoding
import Faults

/// Checks icons and themes.
public struct IconLint: Linter {
  var findings: [LintFinding] = []

  /// Checks a folder of icons, which must be seen in each variant of a theme.
  public static func check(icons folder: URL, theme: Theme) -> [LintFinding] {
    var lint = IconLint()
    for url in IconLibrary.pictures(in: folder) + IconLibrary.plates(inIcons: folder) {
      lint.findings += check(svg: url)
    }
    for url in files(in: folder, withOtherLooksThan: theme).map(\.url) {
      lint.add(
        url, "a browser shows other heads or gaps than the theme's", "write them with --fix",
        as: .warning)
    }
    lint.checkGlyphs(in: folder, theme)
    return lint.findings
  }

  /// The icons whose `<marker id="head">` or `<mask id="gap">` is not what the theme draws, with the
  /// text to write.
  public static func files(
    in folder: URL, withOtherLooksThan theme: Theme
  ) -> [(url: URL, text: String)] {
    let elements = BrowserElements(theme)
    return IconLibrary.pictures(in: folder).compactMap { url in
      guard let data = try? Data(contentsOf: url), let text = String(data: data, encoding: .utf8)
      else { return nil }
      return elements.updated(text).map { (url, $0) }
    }
  }

  /// Checks the glyphs of a folder; those of a broken file count as not there.
  private mutating func checkGlyphs(in folder: URL, _ theme: Theme) {
    let path = folder.typedPath
    do throws(Fault) {
      let all = try IconLibrary(readable: folder)
      let (rest, faults) = GlyphArtist(theme: theme, icons: all).leavingOutFaulty()
      // What is wrong in an SVG file is found already, with its line.
      let broken = Set(findings.filter { $0.severity == .error }.map(\.path))
      findings += (faults + all.tableFaults).map { Self.finding($0.description[...], path) }
        .filter { !broken.contains($0.path) }
      let shields = folder.appending(path: IconFiles.shieldFolder)
      let table = shields.appending(path: IconFiles.networksFile)
      func isThere(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }
      let faint =
        isThere(shields) ? (try? all.shields.faintTexts(hasTable: isThere(table))) ?? [] : []
      findings += faint.map { Self.finding((path + "/" + $0)[...], path) }
      for doubt in try all.doubts + Self.doubts(of: GlyphArtist(theme: theme, icons: rest)) {
        var found = Self.finding(doubt[...], path)
        found.severity = .warning
        findings.append(found)
      }
    } catch {
      findings.append(Self.finding(error.description[...], path))
    }
  }

  /// What a driver would see badly: glyphs that look alike, or that are not in the middle.
  private static func doubts(of artist: GlyphArtist) throws(Fault) -> [String] {
    let own = artist.icons.glyphs
    guard let variant = artist.theme.variants.first, !own.isEmpty else { return [] }
    let pairs = try Distinctness(artist, and: own)
      .pairs(under: Distinctness.least, where: own.contains)
    var doubts = pairs.map { pair in
      "\(pair.first): looks like \(pair.second) at \(pair.side) px; make them differ, or see "
        + "'fingerpost list --distinct'"
    }
    for spec in own {
      let drawing = try artist.drawing(
        of: spec, variant: variant, size: Size(width: 48, height: 48))
      var renderer = Renderer()
      guard let picture = try? renderer.draw(drawing, width: 48, height: 48),
        let box = InkFacts(picture)?.box
      else { continue }
      // The box ends at whole pixels, so that it is a pixel larger at most.
      if min(box[0], box[1], 1 - box[2], 1 - box[3]) < 1 / 48.0 {
        doubts.append("\(spec.name): comes close to the edge; leave 2 of 48 units free")
      }
      if max((box[0] + box[2] - 1).magnitude, (box[1] + box[3] - 1).magnitude) > 5 / 48.0 {
        doubts.append("\(spec.name): is more than 2 of 48 units off the middle; move it there")
      }
    }
    return doubts
  }

  /// Checks that an SVG file uses only supported features.
  public static func check(svg url: URL) -> [LintFinding] {
    var lint = IconLint()
    guard let bytes = lint.read(url) else { return lint.findings }
    do throws(Fault) {
      _ = try SVGReader.read(bytes) { error in
        var ignored = finding(error.description[...], url.typedPath)
        ignored.severity = .warning
        lint.findings.append(ignored)
      }
    } catch {
      return [finding(error.description[...], url.typedPath)]
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
      } else if (place + "/").hasPrefix(path + "/")
        || [".svg", ".json"].contains(where: place.lowercased().hasSuffix)
      {
        path = String(place)
        text = text[colon.upperBound...]
      }
    }
    let parts = text.split(separator: "; ", maxSplits: 1)
    return LintFinding(
      path: path, line: line, finding: String(parts[0]),
      remedy: parts.count > 1 ? String(parts[1]) : "fix the file")
  }

  /// Checks a theme: returns why it is unreadable, or its color pairs with too little contrast; those
  /// that its exceptions name are accepted.
  public static func check(theme data: Data, path: String) -> [LintFinding] {
    let theme: Theme
    do throws(Fault) {
      theme = try Theme(data)
    } catch {
      return [LintFinding(error, path: path)]
    }
    return AccessibilityLint.findings(theme.contrastFlaws, in: theme, path: path)
      + theme.doubts.map { LintFinding($0, path: path, .warning) }
  }
}

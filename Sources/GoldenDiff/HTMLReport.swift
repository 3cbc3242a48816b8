import EmbeddedFiles
import Escaping
package import SystemLibraries
package import JSON
import PNGCoding
import Paths
import PictureDiff
import Raster

/// A standalone HTML page with the result; needs no other file and no network.
package struct HTMLReport {
  /// The remaining bytes for Base64 pictures, which keeps the page below 25 MB.
  private var room = 24_000_000
  /// PNG files as Base64, with the index of each.
  private var pictures: [String] = []
  private var places: [String: Int] = [:]
  private let result: DiffResult
  private let variants: Set<String>

  /// The maximum number of equal pairs that the page lists.
  private static let sameLimit = 2_000

  /// A page that a server shows and that may ask it to accept pictures.
  package struct Service: Sendable {
    /// The secret that requests must repeat.
    package var token: String
    /// The number of the comparison.
    package var version: Int

    package init(token: String, version: Int) { (self.token, self.version) = (token, version) }
  }

  /// Returns the page and its policy; it marks pictures that did not fit.
  ///
  /// `service` is `nil` for a file.
  package static func page(
    of result: DiffResult, generator: String, acceptCommand: [String], on grounds: Grounds,
    service: Service? = nil
  ) -> (html: Data, policy: ContentPolicy) {
    PageTemplate.page(
      EmbeddedFiles.read("GoldenDiff/Report/report.html"),
      style: EmbeddedFiles.read("GoldenDiff/Report/report.css"),
      scripts: [
        EmbeddedFiles.read("GoldenDiff/Report/rows.js"),
        EmbeddedFiles.read("GoldenDiff/Report/report.js"),
      ],
      data: data(
        of: result, generator: generator, acceptCommand: acceptCommand, on: grounds,
        service: service), isLive: service != nil)
  }

  /// The findings in the order of the page, which names them by their index.
  package static func findings(of result: DiffResult) -> [Finding] {
    result.worstFirst + result.findings.filter { $0.state == .same }
  }

  package static func data(
    of result: DiffResult, generator: String, acceptCommand: [String], on grounds: Grounds,
    service: Service? = nil
  ) -> JSON {
    var report = HTMLReport(result: result, variants: Set(grounds.keys))
    let entries = findings(of: result).map { report.entry($0) }
    return [
      "accept": result.namesWarning == nil
        ? acceptCommand.map(ShellWord.quoted).joined(separator: " ") : "",
      "actual": Printable.text(result.actual.label),
      "counts": result.counts,
      "expected": Printable.text(result.expected.label),
      "findings": entries,
      "generator": generator,
      "grounds": grounds.mapValues(\.hexadecimal),
      "namesWarning": result.namesWarning,
      "pictures": report.pictures,
      "rules": result.rules.base.description,
      "same": result.same.prefix(sameLimit).map(Printable.text),
      "service": service.map { ["token": $0.token, "version": $0.version] as JSON },
      "tolerated": result.toleratedCount,
      "warnings": result.warnings,
    ]
  }

  /// Encodes a finding; refers to its pictures by index.
  private mutating func entry(_ finding: Finding) -> JSON {
    let expected = finding.expected == nil ? nil : Self.picture(result.expected, finding)
    let actual = finding.actual == nil ? nil : Self.picture(result.actual, finding)
    let expectedPlace = expected.flatMap { add($0.png) }
    let actualPlace = actual.flatMap { add($0.png) }
    var marksPlace: Int?
    if let expected, let actual,
      let marks = try? DifferencePicture.marks(
        expected.picture, actual.picture, rules: finding.shownRules)
    {
      marksPlace = add(PNGCoder.encode(marks))
    }
    let parts = NameParts(finding.name, variants: variants)
    return [
      "a": actualPlace,
      "actual": actual.map { Finding.Extent($0.picture.pixmap).json },
      "d": marksPlace,
      "e": expectedPlace,
      "expected": expected.map { Finding.Extent($0.picture.pixmap).json },
      "glyph": Printable.text(parts.glyph),
      "ink": finding.difference.map { Finding.percent($0.inkShare) },
      "isLeftOut": expected != nil && expectedPlace == nil || actual != nil && actualPlace == nil,
      "lines": finding.lines?.lines,
      "name": finding.name,
      "pixels": finding.difference?.pixels,
      "rules": finding.rules.description,
      "scale": parts.scale,
      "shown": Printable.text(finding.name),
      "spot": finding.spot?.json,
      "state": finding.state.rawValue,
      "summary": finding.summary,
      "variant": parts.variant,
      "word": ShellWord.quoted(NamePattern.text(naming: finding.name)),
    ]
  }

  /// Returns the index of a picture, or `nil` if it does not fit.
  private mutating func add(_ png: [UInt8]) -> Int? {
    let text = Data(png).base64EncodedString()
    if let place = places[text] { return place }
    // Includes quotes and a comma.
    guard text.utf8.count + 3 <= room else { return nil }
    room -= text.utf8.count + 3
    pictures.append(text)
    places[text] = pictures.count - 1
    return pictures.count - 1
  }

  /// Returns what the page shows: the smaller of the original file and a new encoding, or some frames.
  private static func picture(
    _ source: PictureSource, _ finding: Finding
  ) -> (png: [UInt8], picture: DeepPixmap)? {
    // The file was readable before; if it is gone now, the page omits it.
    guard let stored = try? source.load(finding.name),
      let picture = (try? stored.picture()).flatMap(finding.shown)
    else { return nil }
    let own = PNGCoder.encode(picture.pixmap)
    if finding.frames.isEmpty, case .file(let bytes) = stored, bytes.count < own.count {
      return (bytes, picture)
    }
    return (own, picture)
  }
}

/// A template with `/*NAME*/` marks for its parts.
package enum PageTemplate {
  /// Replaces each mark by its part, which must exist; keeps marks inside of parts.
  ///
  /// All text of the UTF-8 template between `/*` and `*/` is a mark.
  package static func fill(_ template: [UInt8], _ parts: [String: String]) -> String {
    var page = ""
    var rest = Substring(text(template))
    while let start = rest.firstRange(of: "/*"), let end = rest.firstRange(of: "*/") {
      let mark = String(rest[start.lowerBound..<end.upperBound])
      guard let part = parts[mark] else { preconditionFailure("no part for \(mark)") }
      page += rest[..<start.lowerBound]
      page += part
      rest = rest[end.upperBound...]
    }
    return page + rest
  }

  /// Fills a page and returns its policy too; `isLive` lets the page connect to its server.
  package static func page(
    _ template: [UInt8], style: [UInt8], scripts: [[UInt8]], data: JSON, isLive: Bool = false,
    parts: [String: String] = [:]
  ) -> (html: Data, policy: ContentPolicy) {
    let (style, script) = (text(style), scripts.map(text).joined(separator: "\n"))
    let policy = ContentPolicy(style: style, script: script, isLive: isLive)
    let all = parts.merging([
      "/*POLICY*/": HTMLText.escaped(policy.text), "/*STYLE*/": style, "/*SCRIPT*/": script,
      "/*DATA*/": data.script,
    ]) { part, _ in part }
    return (Data(fill(template, all).utf8), policy)
  }

  package static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

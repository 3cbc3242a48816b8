public import Foundation
import PNGCoding
import Raster
import TextSafety

/// The result as one HTML page that needs no other file and no network.
public struct HTMLReport: Sendable {
  /// The most bytes of pictures in the page, as Base64; with the page's own it stays under 5 MB.
  static let pictureRoom = 4_600_000
  /// The most names of equal pairs in the page.
  static let sameLimit = 2_000

  private let result: DiffResult
  private let generator: String
  private let acceptCommand: [String]

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - generator: Who writes, such as `fingerpost 1.0.0`.
  ///   - acceptCommand: The words of the command that accepts, before the names.
  public init(_ result: DiffResult, generator: String, acceptCommand: [String]) {
    self.result = result
    self.generator = generator
    self.acceptCommand = acceptCommand
  }

  private struct Page: Encodable {
    var generator: String
    var expected: String
    var actual: String
    var rules: String
    var accept: String
    var counts: [String: Int]
    var tolerated: Int
    var warnings: [String]
    var findings: [Entry]
    var same: [String]
    /// PNG files as Base64; entries name them by place.
    var pictures: [String]
  }

  private struct Entry: Encodable {
    var name: String
    var shown: String
    var word: String
    var state: Finding.State
    var summary: String
    var rules: String
    var e: Int?
    var a: Int?
    var d: Int?
    var expected: Finding.Extent?
    var actual: Finding.Extent?
    var pixels: Int?
    var ink: String?
    var isLeftOut = false
  }

  /// Pictures that are in the page already, and what room is left.
  private struct Store {
    var pictures: [String] = []
    var places: [String: Int] = [:]
    var room = HTMLReport.pictureRoom

    /// The place of a picture; nothing if there is no room.
    mutating func add(_ png: [UInt8]) -> Int? {
      let text = Data(png).base64EncodedString()
      if let place = places[text] { return place }
      guard text.utf8.count + 3 <= room else { return nil }
      room -= text.utf8.count + 3
      pictures.append(text)
      places[text] = pictures.count - 1
      return pictures.count - 1
    }
  }

  /// The page; pictures for which there is no room are left out, and the page says so.
  ///
  /// - Throws: `EncodingError`; never for what a result holds.
  public func html() throws -> Data {
    var store = Store()
    var entries = result.worstFirst.map { entry($0, &store) }
    entries += result.findings.filter { $0.state == .same }.map { entry($0, &store) }
    let states = Finding.State.allCases.map { ($0.rawValue, result.count($0)) }
    let page = Page(
      generator: generator, expected: Printable.text(result.expected.label),
      actual: Printable.text(result.actual.label), rules: result.rules.base.description,
      accept: acceptCommand.map(ShellWord.quoted).joined(separator: " "),
      counts: Dictionary(uniqueKeysWithValues: states), tolerated: result.toleratedCount,
      warnings: result.expected.warnings + result.actual.warnings, findings: entries,
      same: result.same.prefix(Self.sameLimit).map(Printable.text), pictures: store.pictures)
    let json = try ScriptData.text(page)
    let style = PageTemplate.text(PackageResources.report_css)
    let script = PageTemplate.text(PackageResources.report_js)
    let policy = ContentPolicy(styles: [style], scripts: [script], isLive: false)
    let html = PageTemplate.fill(
      PackageResources.report_html,
      [
        "/*POLICY*/": HTMLText.escaped(policy.text), "/*STYLE*/": style, "/*SCRIPT*/": script,
        "/*DATA*/": json,
      ])
    return Data(html.utf8)
  }

  private func entry(_ finding: Finding, _ store: inout Store) -> Entry {
    var entry = Entry(
      name: finding.name, shown: Printable.text(finding.name),
      word: ShellWord.quoted(NamePattern.text(naming: finding.name)), state: finding.state,
      summary: finding.summary,
      rules: finding.rules.description, expected: finding.expected, actual: finding.actual,
      pixels: finding.difference?.pixels,
      ink: finding.difference.map { Finding.percent($0.inkShare) })
    let expected = finding.expected == nil ? nil : picture(result.expected, finding.name)
    let actual = finding.actual == nil ? nil : picture(result.actual, finding.name)
    entry.e = expected.flatMap { store.add($0.png) }
    entry.a = actual.flatMap { store.add($0.png) }
    if let expected, let actual { entry.d = marks(expected, actual, finding, &store) }
    entry.isLeftOut =
      (expected != nil && entry.e == nil) || (actual != nil && entry.a == nil)
    return entry
  }

  private func marks(
    _ expected: (png: [UInt8], pixmap: Pixmap), _ actual: (png: [UInt8], pixmap: Pixmap),
    _ finding: Finding, _ store: inout Store
  ) -> Int? {
    guard
      let marks = try? DifferencePicture.marks(
        expected.pixmap, actual.pixmap, rules: finding.rules),
      let png = try? PNGCoder.encode(marks)
    else { return nil }
    return store.add(png)
  }

  /// A picture in the smaller form: as it is, or written anew.
  private func picture(_ source: PictureSource, _ name: String) -> (png: [UInt8], pixmap: Pixmap)? {
    // It was read before; if it is gone since, the page does without it.
    guard let stored = try? source.load(name), let pixmap = try? stored.pixmap(),
      let own = try? PNGCoder.encode(pixmap)
    else { return nil }
    if case .file(let bytes) = stored, bytes.count < own.count { return (bytes, pixmap) }
    return (own, pixmap)
  }
}

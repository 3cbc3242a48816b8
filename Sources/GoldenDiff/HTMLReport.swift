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

  /// Pictures that are in the page already, and what room is left.
  private struct Store {
    var pictures: [String] = []
    var places: [String: Int] = [:]
    var room = HTMLReport.pictureRoom

    /// The place of a picture, or nil if there is no room.
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
  public var html: Data {
    var store = Store()
    var entries = result.worstFirst.map { entry($0, &store) }
    entries += result.findings.filter { $0.state == .same }.map { entry($0, &store) }
    let page: JSON = [
      "accept": acceptCommand.map(ShellWord.quoted).joined(separator: " "),
      "actual": Printable.text(result.actual.label),
      "counts": result.counts,
      "expected": Printable.text(result.expected.label),
      "findings": entries,
      "generator": generator,
      "pictures": store.pictures,
      "rules": result.rules.base.description,
      "same": result.same.prefix(Self.sameLimit).map(Printable.text),
      "tolerated": result.toleratedCount,
      "warnings": result.expected.warnings + result.actual.warnings,
    ]
    let style = PageTemplate.text(PackageResources.report_css)
    let script = PageTemplate.text(PackageResources.report_js)
    let policy = ContentPolicy(styles: [style], scripts: [script], isLive: false)
    let html = PageTemplate.fill(
      PackageResources.report_html,
      [
        "/*POLICY*/": HTMLText.escaped(policy.text), "/*STYLE*/": style, "/*SCRIPT*/": script,
        "/*DATA*/": ScriptData.text(page),
      ])
    return Data(html.utf8)
  }

  /// A finding, with its pictures by their places in the store.
  private func entry(_ finding: Finding, _ store: inout Store) -> JSON {
    let expected = finding.expected == nil ? nil : picture(result.expected, finding.name)
    let actual = finding.actual == nil ? nil : picture(result.actual, finding.name)
    let expectedPlace = expected.flatMap { store.add($0.png) }
    let actualPlace = actual.flatMap { store.add($0.png) }
    var marksPlace: Int?
    if let expected, let actual { marksPlace = marks(expected, actual, finding, &store) }
    let isLeftOut =
      (expected != nil && expectedPlace == nil) || (actual != nil && actualPlace == nil)
    return [
      "a": actualPlace,
      "actual": finding.actual?.json,
      "d": marksPlace,
      "e": expectedPlace,
      "expected": finding.expected?.json,
      "ink": finding.difference.map { Finding.percent($0.inkShare) },
      "isLeftOut": isLeftOut,
      "name": finding.name,
      "pixels": finding.difference?.pixels,
      "rules": finding.rules.description,
      "shown": Printable.text(finding.name),
      "state": finding.state.rawValue,
      "summary": finding.summary,
      "word": ShellWord.quoted(NamePattern.text(naming: finding.name)),
    ]
  }

  private func marks(
    _ expected: (png: [UInt8], pixmap: Pixmap), _ actual: (png: [UInt8], pixmap: Pixmap),
    _ finding: Finding, _ store: inout Store
  ) -> Int? {
    guard
      let marks = try? DifferencePicture.marks(
        expected.pixmap, actual.pixmap, rules: finding.rules)
    else { return nil }
    return store.add(PNGCoder.encode(marks))
  }

  /// The picture in the smaller form: the file itself, or encoded again.
  private func picture(_ source: PictureSource, _ name: String) -> (png: [UInt8], pixmap: Pixmap)? {
    // It was read before; if it is gone since, the page does without it.
    guard let stored = try? source.load(name), let pixmap = try? stored.pixmap() else { return nil }
    let own = PNGCoder.encode(pixmap)
    if case .file(let bytes) = stored, bytes.count < own.count { return (bytes, pixmap) }
    return (own, pixmap)
  }
}

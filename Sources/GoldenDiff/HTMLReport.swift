package import Foundation
import PNGCoding
import Raster
import TextSafety

/// The result as one HTML page that needs no other file and no network.
package struct HTMLReport {
  /// The most bytes of pictures in the page, as Base64; with the page's own it stays under 5 MB.
  private var room = 4_600_000
  /// PNG files as Base64, and the place of each.
  private var pictures: [String] = []
  private var places: [String: Int] = [:]
  private let result: DiffResult

  /// The most names of equal pairs in the page.
  private static let sameLimit = 2_000

  private init(_ result: DiffResult) { self.result = result }

  /// The page; pictures for which there is no room are left out, and the page says so.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - generator: Who writes, such as `fingerpost 1.0.0`.
  ///   - acceptCommand: The words of the command that accepts, before the names.
  /// - Returns: HTML in UTF-8.
  package static func html(
    of result: DiffResult, generator: String, acceptCommand: [String]
  ) -> Data {
    var report = HTMLReport(result)
    let tolerated = result.findings.filter { $0.state == .same }
    let entries = (result.worstFirst + tolerated).map { report.entry($0) }
    let page: JSON = [
      "accept": acceptCommand.map(ShellWord.quoted).joined(separator: " "),
      "actual": Printable.text(result.actual.label),
      "counts": result.counts,
      "expected": Printable.text(result.expected.label),
      "findings": entries,
      "generator": generator,
      "pictures": report.pictures,
      "rules": result.rules.base.description,
      "same": result.same.prefix(sameLimit).map(Printable.text),
      "tolerated": result.toleratedCount,
      "warnings": result.warnings,
    ]
    return PageTemplate.page(
      PackageResources.report_html, style: PackageResources.report_css,
      scripts: [PackageResources.report_js], data: page
    ).html
  }

  /// A finding, with its pictures by their places.
  private mutating func entry(_ finding: Finding) -> JSON {
    let expected = finding.expected == nil ? nil : Self.picture(result.expected, finding.name)
    let actual = finding.actual == nil ? nil : Self.picture(result.actual, finding.name)
    let expectedPlace = expected.flatMap { add($0.png) }
    let actualPlace = actual.flatMap { add($0.png) }
    var marksPlace: Int?
    if let expected, let actual,
      let marks = try? DifferencePicture.marks(
        expected.pixmap, actual.pixmap, rules: finding.rules)
    {
      marksPlace = add(PNGCoder.encode(marks))
    }
    return [
      "a": actualPlace,
      "actual": finding.actual?.json,
      "d": marksPlace,
      "e": expectedPlace,
      "expected": finding.expected?.json,
      "ink": finding.difference.map { Finding.percent($0.inkShare) },
      "isLeftOut": expected != nil && expectedPlace == nil || actual != nil && actualPlace == nil,
      "name": finding.name,
      "pixels": finding.difference?.pixels,
      "rules": finding.rules.description,
      "shown": Printable.text(finding.name),
      "state": finding.state.rawValue,
      "summary": finding.summary,
      "word": ShellWord.quoted(NamePattern.text(naming: finding.name)),
    ]
  }

  /// The place of a picture, or `nil` if there is no room.
  private mutating func add(_ png: [UInt8]) -> Int? {
    let text = Data(png).base64EncodedString()
    if let place = places[text] { return place }
    // With its quotes and a comma.
    guard text.utf8.count + 3 <= room else { return nil }
    room -= text.utf8.count + 3
    pictures.append(text)
    places[text] = pictures.count - 1
    return pictures.count - 1
  }

  /// The picture in the smaller form: the file itself, or encoded again.
  private static func picture(
    _ source: PictureSource, _ name: String
  ) -> (png: [UInt8], pixmap: Pixmap)? {
    // It was read before; if it is gone since, the page does without it.
    guard let stored = try? source.load(name), let pixmap = try? stored.pixmap() else { return nil }
    let own = PNGCoder.encode(pixmap)
    if case .file(let bytes) = stored, bytes.count < own.count { return (bytes, pixmap) }
    return (own, pixmap)
  }
}

package import Foundation
import PNGCoding
import Raster
import TextSafety

/// A standalone HTML page with the result; needs no other file and no network.
package struct HTMLReport {
  /// The remaining bytes for Base64 pictures, which keeps the page below 5 MB.
  private var room = 4_600_000
  /// PNG files as Base64, with the index of each.
  private var pictures: [String] = []
  private var places: [String: Int] = [:]
  private let result: DiffResult

  /// The maximum number of equal pairs that the page lists.
  private static let sameLimit = 2_000

  /// Returns the page in UTF-8; it marks pictures that did not fit.
  package static func html(
    of result: DiffResult, generator: String, acceptCommand: [String]
  ) -> Data {
    var report = HTMLReport(result: result)
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

  /// Encodes a finding; refers to its pictures by index.
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

  /// Returns the smaller of the original file and a new encoding.
  private static func picture(
    _ source: PictureSource, _ name: String
  ) -> (png: [UInt8], pixmap: Pixmap)? {
    // The file was readable before; if it is gone now, the page omits it.
    guard let stored = try? source.load(name), let pixmap = try? stored.pixmap() else { return nil }
    let own = PNGCoder.encode(pixmap)
    if case .file(let bytes) = stored, bytes.count < own.count { return (bytes, pixmap) }
    return (own, pixmap)
  }
}

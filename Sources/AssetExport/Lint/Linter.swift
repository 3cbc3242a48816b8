import Files
import Foundation
import PNGCoding
import Raster

/// Checks files by the rules of a consumer, and collects what it finds.
protocol Linter {
  /// Who minds, unless a finding names another.
  static var consumer: String { get }
  var findings: [LintFinding] { get set }
}

extension Linter {
  mutating func add(
    _ url: URL, line: Int? = nil, by consumer: String = Self.consumer, _ finding: String,
    _ remedy: String, as severity: LintFinding.Severity = .error
  ) {
    findings.append(LintFinding(severity, url.typedPath, line: line, consumer, finding, remedy))
  }

  /// Adds a finding unless a rule holds.
  mutating func expect(
    _ holds: Bool, _ url: URL, line: Int? = nil, by consumer: String = Self.consumer,
    _ finding: @autoclosure () -> String, _ remedy: String,
    as severity: LintFinding.Severity = .error
  ) {
    if !holds { add(url, line: line, by: consumer, finding(), remedy, as: severity) }
  }

  /// The bytes of a file, or `nil` with a finding.
  mutating func read(_ url: URL) -> [UInt8]? {
    let bytes = RegularFile.bytes(url)
    expect(bytes != nil, url, "it cannot be read", "check its permissions")
    return bytes
  }

  /// The pixels of a PNG file, or `nil` with a finding.
  mutating func picture(_ url: URL, remedy: String = "write it again") -> Pixmap? {
    let pixmap = RegularFile.bytes(url).flatMap { try? PNGCoder.decode($0) }
    expect(pixmap != nil, url, "it is not a readable PNG file", remedy)
    return pixmap
  }
}

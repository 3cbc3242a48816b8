import Files
import Foundation
import PNGCoding
import Raster

/// Checks files by the rules of a consumer and collects findings.
protocol Linter {
  static var consumer: String { get }
  var findings: [LintFinding] { get set }
}

extension Linter {
  static var consumer: String { "fingerpost" }

  mutating func add(
    _ url: URL, line: Int? = nil, by consumer: String = Self.consumer, _ finding: String,
    _ remedy: String, as severity: LintFinding.Severity = .error
  ) {
    findings.append(
      LintFinding(
        severity: severity, path: url.typedPath, line: line, consumer: consumer, finding: finding,
        remedy: remedy))
  }

  mutating func expect(
    _ holds: Bool, _ url: URL, line: Int? = nil, by consumer: String = Self.consumer,
    _ finding: @autoclosure () -> String, _ remedy: String,
    as severity: LintFinding.Severity = .error
  ) {
    if !holds { add(url, line: line, by: consumer, finding(), remedy, as: severity) }
  }

  /// Reads a file; adds a finding and returns `nil` on failure.
  mutating func read(_ url: URL) -> [UInt8]? {
    let bytes = RegularFile.bytes(url)
    expect(bytes != nil, url, "it cannot be read", "check its permissions")
    return bytes
  }

  /// Decodes a PNG file; adds a finding and returns `nil` on failure.
  mutating func picture(_ url: URL, remedy: String = "write it again") -> Pixmap? {
    let pixmap = RegularFile.bytes(url).flatMap { try? PNGCoder.decode($0) }
    expect(pixmap != nil, url, "it is not a readable PNG file", remedy)
    return pixmap
  }
}

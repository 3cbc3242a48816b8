import EmbeddedFiles
import Escaping
import Faults
import Files
import SystemLibraries
package import Guidance
package import JSON
import PNGCoding
import PNGReading
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
    do throws(Fault) {
      return try RegularFile.read(url.path)
    } catch {
      add(url, "it cannot be read: \(error.finding)", error.remedy)
      return nil
    }
  }

  /// Decodes a PNG file; adds a finding and returns `nil` on failure.
  mutating func picture(_ url: URL) -> Pixmap? {
    let pixmap = RegularFile.bytes(url).flatMap { try? PNGCoder.decode($0) }
    expect(pixmap != nil, url, "it is not a readable PNG file", "write it again")
    return pixmap
  }
}

/// Something that a consumer of assets would reject, drop or draw wrongly.
public struct LintFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    /// A consumer rejects the file, drops it or draws something else.
    case error
    case warning
    /// An exception, for a reason that stands in place of the remedy.
    case accepted
  }

  /// The severity.
  public var severity = Severity.error
  /// The file or folder.
  public var path: String
  /// The line number from 1, if known.
  public var line: Int?
  /// The program or rule that objects, such as `aapt2`.
  public var consumer = "fingerpost"
  /// The problem.
  public var finding: String
  /// The suggested fix.
  public var remedy: String
}

extension LintFinding {
  /// What is wrong with a file that cannot be read; the fault names the place in it.
  init(_ fault: Fault, path: String, _ severity: Severity = .error) {
    self.init(
      severity: severity, path: path, finding: "\(fault.place): \(fault.finding)",
      remedy: fault.remedy)
  }
}

extension LintFinding: CustomStringConvertible {
  /// One line in the format that Xcode and editors parse.
  public var description: String {
    let place = path + (line.map { ":\($0)" } ?? "")
    // Foreign files and their names may contain control characters.
    return Printable.text("\(place): \(severity): \(finding) (\(consumer)); \(remedy)")
  }
}

extension LintFinding: JSONConvertible {
  package var json: JSON {
    [
      "consumer": consumer, "finding": finding, "line": line, "path": path, "remedy": remedy,
      "severity": severity.rawValue,
    ]
  }
}

package enum LanguageLint {
  /// Checks a language file, which may extend any of `languages`, and adds it if it is valid.
  package static func check(
    _ json: [UInt8], path: String, adding languages: inout Languages
  ) -> [LintFinding] {
    let faults = languages.faults(in: json)
    let doubts = faults.isEmpty ? languages.doubts(in: json) : []
    if faults.isEmpty { try? languages.add(json) }
    return faults.map { LintFinding($0, path: path) }
      + doubts.map { LintFinding($0, path: path, .warning) }
  }
}

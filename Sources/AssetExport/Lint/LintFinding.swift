import Escaping
package import JSON

/// Something that a consumer of assets would reject, drop or draw wrongly.
public struct LintFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    /// A consumer rejects the file, drops it or draws something else.
    case error
    case warning
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

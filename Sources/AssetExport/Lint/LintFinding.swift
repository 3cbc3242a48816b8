package import TextSafety

/// Something that a consumer of assets would reject, drop or draw wrongly.
public struct LintFinding: Hashable, Sendable {
  /// The severity of a finding.
  public enum Severity: String, Hashable, Sendable {
    /// A consumer rejects the file, drops it or draws something else.
    case error
    /// It works, but not optimally.
    case warning
  }

  /// The file or folder.
  public var path: String
  /// The line number from 1, if known.
  public var line: Int?
  /// The severity.
  public var severity: Severity
  /// The program or rule that objects, such as `aapt2`.
  public var consumer: String
  /// The problem.
  public var finding: String
  /// The suggested fix.
  public var remedy: String

  init(
    _ severity: Severity, _ path: String, line: Int? = nil, _ consumer: String, _ finding: String,
    _ remedy: String
  ) {
    self.severity = severity
    self.path = path
    self.line = line
    self.consumer = consumer
    self.finding = finding
    self.remedy = remedy
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

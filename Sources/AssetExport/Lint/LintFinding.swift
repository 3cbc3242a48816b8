package import TextSafety

/// Something that a consumer of assets would refuse, drop or draw wrongly.
public struct LintFinding: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable {
    /// A consumer refuses the file, drops it or draws something else.
    case error
    /// It works, though not as well as it could.
    case warning
  }

  /// The file or folder.
  public var path: String
  /// The line in it, from 1, where there is one.
  public var line: Int?
  /// How bad it is.
  public var severity: Severity
  /// Who minds, such as `aapt2`.
  public var consumer: String
  /// What was found.
  public var finding: String
  /// What to do about it.
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
  /// One line in the form that Xcode and editors read.
  public var description: String {
    let place = path + (line.map { ":\($0)" } ?? "")
    // Files of others hold whatever they hold; their names, too.
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

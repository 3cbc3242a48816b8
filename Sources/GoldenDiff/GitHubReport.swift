/// The result for GitHub Actions: annotations and the summary of a step.
public struct GitHubReport: Sendable {
  /// The most annotations of a kind that GitHub shows for a step.
  static let annotationLimit = 10
  /// The most bytes of a step's summary; GitHub drops all of a longer one.
  public static let summaryLimit = 1 << 20

  private let result: DiffResult
  private let acceptCommand: String

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - acceptCommand: The command line that accepts all of it.
  public init(_ result: DiffResult, acceptCommand: String) {
    self.result = result
    self.acceptCommand = acceptCommand
  }

  /// Workflow commands, one a line: the worst findings, and how many there are beyond.
  public func annotations() -> String {
    let findings = result.worstFirst
    let isFull = findings.count > Self.annotationLimit
    let shown = findings.prefix(isFull ? Self.annotationLimit - 1 : Self.annotationLimit)
    var lines = shown.map { finding in
      let file = result.expected.path(of: finding.name) ?? finding.name
      let title = "\(finding.state.rawValue): \(finding.name)"
      return "::error file=\(Self.property(file)),title=\(Self.property(title))::"
        + Self.message(finding.summary)
    }
    if isFull {
      lines.append(
        "::error title=\(Self.property("golden images"))::"
          + "\(findings.count - shown.count) more pictures are not as their goldens")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A summary in Markdown.
  ///
  /// - Parameter room: The bytes that may still be written.
  /// - Returns: At most `room` bytes: the worst findings that fit, and how many do not.
  public func summary(room: Int = summaryLimit) -> String {
    let findings = result.worstFirst
    let states: [Finding.State] = [.changed, .new, .missing, .unreadable, .same]
    var head = "### Golden images: \(result.isSame ? "same" : "different")\n\n"
    head += "| " + states.map(\.rawValue).joined(separator: " | ") + " |\n"
    head += "|" + String(repeating: " ---: |", count: states.count) + "\n"
    head += "| " + states.map { "\(result.count($0))" }.joined(separator: " | ") + " |\n\n"
    head += "Rules: \(Self.cell(result.rules.base.description))"
    if result.toleratedCount > 0 { head += "; \(result.toleratedCount) same only by the rules" }
    head += "\n"
    let fence = String(repeating: "`", count: 3 + Self.longestRun(in: acceptCommand))
    let tail = result.isSame ? "" : "\nTo accept:\n\n\(fence)sh\n\(acceptCommand)\n\(fence)\n"
    var table = findings.isEmpty ? "" : "\n| state | picture | finding |\n| --- | --- | --- |\n"
    // Room for the line that tells how many are left out.
    var left = room - head.utf8.count - tail.utf8.count - table.utf8.count - 100
    guard left >= 0 else { return "" }
    for (index, finding) in findings.enumerated() {
      let row =
        "| \(finding.state.rawValue) | \(Self.cell(finding.name)) "
        + "| \(Self.cell(finding.summary)) |\n"
      left -= row.utf8.count
      guard left >= 0 else {
        table += "\n… and \(findings.count - index) more\n"
        break
      }
      table += row
    }
    return head + table + tail
  }

  /// The longest run of backticks beyond none, so that a fence around it is longer.
  private static func longestRun(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  static func message(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  static func property(_ text: String) -> String {
    message(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// Text of a cell, in which no character is Markdown or HTML.
  static func cell(_ text: String) -> String {
    Printable.text(text).unicodeScalars.map { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "#", "!", "|", "~", "@":
        "\\\(scalar)"
      default: String(scalar)
      }
    }.joined()
  }
}

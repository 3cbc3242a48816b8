import TextSafety

/// The result for GitHub Actions: annotations and the summary of a step.
package enum GitHubReport {
  /// The most annotations of a kind that GitHub shows for a step.
  private static let annotationLimit = 10
  /// The most bytes of a step's summary; GitHub drops all of a longer one.
  package static let summaryLimit = 1 << 20

  /// Workflow commands, one a line: the worst findings, and how many there are beyond.
  package static func annotations(of result: DiffResult) -> String {
    let findings = result.worstFirst
    let isFull = findings.count > annotationLimit
    let shown = findings.prefix(isFull ? annotationLimit - 1 : annotationLimit)
    var lines = shown.map { finding in
      let file = result.expected.path(finding.name) ?? finding.name
      let title = "\(finding.state.rawValue): \(Printable.text(finding.name))"
      return "::error file=\(WorkflowCommand.property(file)),"
        + "title=\(WorkflowCommand.property(title))::\(WorkflowCommand.message(finding.summary))"
    }
    if isFull {
      lines.append(
        "::error title=\(WorkflowCommand.property("golden images"))::"
          + "\(findings.count - shown.count) more pictures are not as their goldens")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A summary in Markdown.
  ///
  /// - Parameters:
  ///   - result: What was found.
  ///   - acceptCommand: The command line that accepts all of it.
  ///   - room: The bytes that may still be written.
  /// - Returns: At most `room` bytes: the worst findings that fit, and how many do not.
  package static func summary(
    of result: DiffResult, acceptCommand: String, room: Int = summaryLimit
  ) -> String {
    let findings = result.worstFirst
    let states = Finding.State.allCases
    var head = "### Golden images: \(result.isSame ? "same" : "different")\n\n"
    head += "| " + states.map(\.rawValue).joined(separator: " | ") + " |\n"
    head += "|" + String(repeating: " ---: |", count: states.count) + "\n"
    head += "| " + states.map { "\(result.count($0))" }.joined(separator: " | ") + " |\n\n"
    head += "Rules: \(MarkdownText.escaped(result.rules.base.description))"
    if result.toleratedCount > 0 { head += "; \(result.toleratedCount) same only by the rules" }
    head += "\n"
    let tail =
      result.isSame
      ? "" : "\nTo accept:\n\n" + MarkdownText.code(acceptCommand, language: "sh")
    var table = findings.isEmpty ? "" : "\n| state | picture | finding |\n| --- | --- | --- |\n"
    // Room for the line that says how many are left out.
    var left = room - head.utf8.count - tail.utf8.count - table.utf8.count - 100
    guard left >= 0 else { return "" }
    for (index, finding) in findings.enumerated() {
      let row =
        "| \(finding.state.rawValue) | \(cell(finding.name)) "
        + "| \(cell(finding.summary)) |\n"
      left -= row.utf8.count
      guard left >= 0 else {
        table += "\n… and \(findings.count - index) more\n"
        break
      }
      table += row
    }
    return head + table + tail
  }

  /// A name as the text of a cell.
  static func cell(_ text: String) -> String { MarkdownText.escaped(Printable.text(text)) }
}

import TextSafety

/// The report for GitHub Actions: annotations and a step summary.
package enum GitHubReport {
  /// GitHub's limit of annotations per type and step.
  private static let annotationLimit = 10
  /// GitHub's limit of a step summary, in bytes; it drops a longer one entirely.
  package static let summaryLimit = 1 << 20

  /// Returns workflow commands, one per line: the worst findings, then the number of others.
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

  /// Returns a Markdown summary of at most `room` bytes, with as many findings as fit, worst first.
  ///
  /// `acceptCommand` is the command line that accepts the differences.
  package static func summary(
    of result: DiffResult, acceptCommand: String?, room: Int = summaryLimit
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
    let accept = acceptCommand.map { "\nTo accept:\n\n" + MarkdownText.code($0, language: "sh") }
    let tail = accept ?? result.namesWarning.map { "\n\($0)\n" } ?? ""
    var table = findings.isEmpty ? "" : "\n| state | picture | finding |\n| --- | --- | --- |\n"
    // Reserves 100 bytes for the line with the number of omitted findings.
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

  static func cell(_ text: String) -> String { MarkdownText.escaped(Printable.text(text)) }
}

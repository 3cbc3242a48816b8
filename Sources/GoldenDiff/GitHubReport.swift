import Escaping

/// The annotations of GitHub Actions.
package enum GitHubReport {
  /// GitHub's limit of annotations per type and step.
  private static let annotationLimit = 10

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
}

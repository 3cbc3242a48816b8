import TextSafety

/// The result for people at a terminal.
public struct TextReport: Sendable {
  /// What a command line must hold to accept: all before the names.
  private let acceptCommand: [String]
  /// Whether words are colored (ECMA-48).
  private let isColored: Bool
  /// The most findings that are listed.
  private let limit: Int
  private let result: DiffResult

  /// Makes a report.
  public init(
    _ result: DiffResult, acceptCommand: [String], isColored: Bool, limit: Int
  ) {
    self.result = result
    self.acceptCommand = acceptCommand
    self.isColored = isColored
    self.limit = limit
  }

  /// The report: the worst first, then the counts, the rules and how to accept.
  ///
  /// - Parameter picture: A picture of a finding, as lines to stand below it; may be empty.
  /// - Returns: Lines with their ends.
  public func text(picture: (Finding) -> String = { _ in "" }) -> String {
    let findings = result.worstFirst
    var text = ""
    for finding in findings.prefix(limit) {
      text += line(finding) + "\n" + picture(finding)
    }
    if findings.count > limit {
      text += "… and \(findings.count - limit) more; --verbose lists all\n"
    }
    let states: [Finding.State] = [.changed, .new, .missing, .unreadable, .same]
    let counts = states.map { state in
      let count = "\(result.count(state)) \(state.rawValue)"
      return result.count(state) == 0 ? count : painted(count, state)
    }
    text +=
      "\(result.total) picture\(result.total == 1 ? "" : "s"): " + counts.joined(separator: ", ")
    if result.toleratedCount > 0 { text += " (\(result.toleratedCount) only by the rules)" }
    text += "\nrules: \(result.rules.base)"
    if !result.rules.patterns.isEmpty {
      let patterns = result.rules.patterns.map(Printable.text).joined(separator: " ")
      text += "; others for \(patterns)"
    }
    text += "\n"
    if let command = command(findings) { text += "to accept: \(command)\n" }
    return text
  }

  private func line(_ finding: Finding) -> String {
    let state = finding.state.rawValue
    let space = String(repeating: " ", count: max(1, 11 - state.count))
    let rules =
      finding.rulePatterns.isEmpty
      ? ""
      : " [\(finding.rules), by \(finding.rulePatterns.map(Printable.text).joined(separator: " "))]"
    return painted(state, finding.state) + space + Printable.text(finding.name) + "  "
      + finding.summary + rules
  }

  /// The command that accepts what can be accepted, with few names or with all.
  private func command(_ findings: [Finding]) -> String? {
    let accepted = findings.filter { $0.state == .changed || $0.state == .new }
    let pruned = findings.contains { $0.state == .missing }
    guard !accepted.isEmpty || pruned, !acceptCommand.isEmpty else { return nil }
    let names = findings.filter { $0.state != .unreadable }.map(\.name)
    let areSimple = names.allSatisfy { Printable.text($0).isSameBytes(as: $0) }
    let choice =
      names.count <= 5 && areSimple
      ? names.map { ShellWord.quoted(NamePattern.text(naming: $0)) } : ["--all"]
    let prune = pruned ? ["--prune"] : []
    return (acceptCommand.map(ShellWord.quoted) + choice + prune).joined(separator: " ")
  }

  private func painted(_ text: String, _ state: Finding.State) -> String {
    guard isColored else { return text }
    let code =
      switch state {
      case .changed: 33
      case .new: 36
      case .missing: 35
      case .unreadable: 31
      case .same: 32
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}

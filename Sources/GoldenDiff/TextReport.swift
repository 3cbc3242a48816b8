import Escaping

package enum TextReport {
  /// Returns the report: worst findings first, then the counts, the rules and `acceptCommand`.
  ///
  /// Lists at most `limit` findings; `remedy` says how to see the others. `isColored` enables
  /// ECMA-48 colors. `picture` returns further lines for a finding, or an empty string.
  package static func text(
    of result: DiffResult, acceptCommand: String?, isColored: Bool, limit: Int, remedy: String,
    picture: (Finding) -> String = { _ in "" }
  ) -> String {
    func painted(_ text: String, _ state: Finding.State) -> String {
      isColored ? "\u{1B}[\(color(of: state))m\(text)\u{1B}[0m" : text
    }
    var text = ""
    for finding in result.worstFirst.prefix(limit) {
      let state = finding.state.rawValue
      let space = String(repeating: " ", count: max(1, 11 - state.count))
      text += painted(state, finding.state) + space + Printable.text(finding.name) + "  "
      text += finding.summary
      if !finding.rulePatterns.isEmpty {
        text += " [\(finding.rules), by \(list(finding.rulePatterns))]"
      }
      text += "\n" + picture(finding)
      for line in finding.lines?.lines ?? [] { text += "  \(line)\n" }
    }
    let count = result.worstFirst.count
    if count > limit { text += "… and \(count - limit) more; \(remedy)\n" }
    let counts = Finding.State.allCases.map { state in
      let count = "\(result.count(state)) \(state.rawValue)"
      return result.count(state) == 0 ? count : painted(count, state)
    }
    text +=
      "\(result.total) picture\(result.total == 1 ? "" : "s"): " + counts.joined(separator: ", ")
    if result.toleratedCount > 0 { text += " (\(result.toleratedCount) only by the rules)" }
    text += "\nrules: \(result.rules.base)"
    let patterns = result.rules.patterns
    text += (patterns.isEmpty ? "" : "; others for \(list(patterns))") + "\n"
    if let acceptCommand { text += "to accept: \(acceptCommand)\n" }
    if let warning = result.namesWarning { text += warning + "\n" }
    return text
  }

  private static func list(_ patterns: [String]) -> String {
    patterns.map(Printable.text).joined(separator: " ")
  }

  private static func color(of state: Finding.State) -> Int {
    switch state {
    case .changed: 33
    case .new: 36
    case .missing: 35
    case .unreadable: 31
    case .same: 32
    }
  }
}

import Escaping
import Faults
import PictureDiff

package enum TextReport {
  /// Returns the report: worst findings first, then the counts, the rules and `acceptCommand`.
  ///
  /// `isRefusedHere` is for a machine where `CI` is set, on which the command does not work. Lists
  /// at most `limit` findings; `remedy` says how to see the others. `isColored` enables ECMA-48
  /// colors. `picture` returns further lines for a finding, or an empty string.
  package static func text(
    of result: DiffResult, acceptCommand: String?, isRefusedHere: Bool = false, isColored: Bool,
    limit: Int, remedy: String, picture: (Finding) -> String = { _ in "" }
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
      + ", \(result.compared) compared"
    if result.toleratedCount > 0 { text += " (\(result.toleratedCount) only by the rules)" }
    text += "\nrules: \(result.rules.base)"
    let patterns = result.rules.patterns
    text += (patterns.isEmpty ? "" : "; others for \(list(patterns))") + "\n"
    if let acceptCommand {
      text += "to accept\(isRefusedHere ? ", where CI is not set" : ""): \(acceptCommand)\n"
    }
    for warning in [result.scaleWarning, result.namesWarning] {
      if let warning { text += warning + "\n" }
    }
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

extension Finding {
  /// One line with the difference, its amount, its place and its possible cause, without the name.
  public var summary: String {
    var parts: [String] = []
    switch state {
    case .new: parts.append("no golden")
    case .missing: parts.append("no actual picture")
    case .unreadable, .same, .changed: break
    }
    if let reason { parts.append(Printable.text(reason)) }
    if hasOtherSize, let expected, let actual {
      parts.append(
        "size \(expected.width)×\(expected.height) became \(actual.width)×\(actual.height) px")
    } else if difference == nil, let extent = expected ?? actual {
      parts.append("\(extent.width)×\(extent.height) px")
    }
    if let difference { parts.append(Self.words(difference)) }
    if !frames.isEmpty {
      let shown = frames.prefix(5).map { frame in
        let time = "\(frame.number) at \(DecimalText.rounded(frame.seconds, decimals: 3)) s"
        return (frame.number == 0 ? "the hidden picture" : time)
          + (frame.finding.isEmpty ? "" : " (\(frame.finding))")
      }
      let more = frames.count > 5 ? " and \(frames.count - 5) more" : ""
      parts.append("frames: " + shown.joined(separator: ", ") + more)
    }
    if let lines {
      let noun = lines.removed == 1 ? "line" : "lines"
      parts.append("\(lines.removed) \(noun) became \(lines.added)")
    }
    parts += hints.map { Printable.text($0) }
    return parts.joined(separator: "; ")
  }

  private static func words(_ difference: PixelDifference) -> String {
    var words =
      "\(difference.pixels) px differ (\(percent(difference.inkShare)) of the ink), "
      + "largest \(difference.largest), mean \(DecimalText.rounded(difference.mean, decimals: 3))"
    if let bounds = difference.bounds { words += ", box \(bounds)" }
    if let worst = difference.worst {
      words += ", worst at \(worst.x),\(worst.y): \(worst.expected) became \(worst.actual)"
    }
    let left = [
      (difference.toleratedPixels, "within the tolerance"),
      (difference.antialiasedPixels, "at edges"), (difference.maskedPixels, "masked"),
    ].filter { $0.0 > 0 }.map { "\($0.0) px \($0.1)" }
    if !left.isEmpty { words += "; not counted: " + left.joined(separator: ", ") }
    if let densest = difference.densest { words += "; densest window \(densest) px" }
    return words
  }

  /// Formats a share as a percentage, with 0 and 100 only for exact values.
  static func percent(_ share: Double) -> String {
    if share == 0 || share == 1 { return "\(Int(share * 100)) %" }
    return "\(DecimalText.rounded(min(max(share * 100, 0.01), 99.99), decimals: 2)) %"
  }
}

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
    let loosening = result.rules.loosening
    if !loosening.isEmpty {
      let title = WorkflowCommand.property("golden images")
      let words = "not exact, by options, --rules or fingerpost.json: \(Printable.text(loosening))"
      lines.append("::warning title=\(title)::\(WorkflowCommand.message(words))")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

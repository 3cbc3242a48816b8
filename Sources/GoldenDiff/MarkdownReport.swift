import Escaping

/// A summary for the step of a build or for a pull request, with one row a glyph.
package enum MarkdownReport {
  /// GitHub's limit of a step summary, in bytes; it drops a longer one entirely.
  package static let stepLimit = 1 << 20
  /// GitHub's limit of a comment, in characters.
  package static let commentLimit = 65_536

  /// Returns a summary of at most `room` bytes, with as many glyphs as fit, worst first.
  ///
  /// `acceptCommand` is the command line that accepts the differences; `picture` returns the address
  /// of a finding's picture, or `nil` to show none.
  package static func summary(
    of result: DiffResult, acceptCommand: String?, on grounds: Grounds = [:], room: Int = stepLimit,
    picture: (Finding) -> String? = { _ in nil }
  ) -> String {
    let rows = GlyphRow.rows(of: result.worstFirst, on: grounds)
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
    var table = rows.isEmpty ? "" : "\n| state | picture | finding |\n| --- | --- | --- |\n"
    // Reserves 100 bytes for the line with the number of omitted glyphs.
    var left = room - head.utf8.count - tail.utf8.count - table.utf8.count - 100
    guard left >= 0 else { return "" }
    var texts = ""
    for (index, row) in rows.enumerated() {
      let worst = row.findings[0]
      let pictures = row.faces(on: grounds).compactMap(picture)
        .map { "![golden, difference, actual](\($0))<br>" }
      let line =
        "| \(worst.state.rawValue) | \(cell(row.name)) | \(pictures.joined())"
        + "\(cell(row.summary(on: grounds))) |\n"
      let lines = worst.lines.map { "\n" + code(of: $0) } ?? ""
      left -= line.utf8.count + lines.utf8.count
      guard left >= 0 else {
        table += "\n… and \(rows.count - index) more\n"
        break
      }
      table += line
      texts += lines
    }
    return head + table + texts + tail
  }

  /// The findings whose pictures a summary shows: the worst of each glyph and variant.
  package static func faces(of result: DiffResult, on grounds: Grounds) -> [Finding] {
    GlyphRow.rows(of: result.worstFirst, on: grounds).flatMap { $0.faces(on: grounds) }
      .filter { !$0.isText }
  }

  private static func code(of difference: LineDifference) -> String {
    MarkdownText.code(difference.lines.joined(separator: "\n"), language: "diff")
  }

  static func cell(_ text: String) -> String { MarkdownText.escaped(Printable.text(text)) }
}

extension GlyphRow {
  /// The name of the picture, or of the glyph if it has several.
  fileprivate var name: String { findings.count == 1 ? findings[0].name : glyph }

  /// The worst finding of each variant.
  func faces(on grounds: Grounds) -> [Finding] {
    var seen: Set<String?> = []
    return findings.filter {
      seen.insert(NameParts($0.name, variants: Set(grounds.keys)).variant).inserted
    }
  }

  /// The worst finding, after the variants and scales of all.
  fileprivate func summary(on grounds: Grounds) -> String {
    let worst = findings[0]
    guard findings.count > 1 else { return worst.summary }
    let all = findings.map { finding in
      let parts = NameParts(finding.name, variants: Set(grounds.keys))
      return [parts.variant, parts.scale].compactMap(\.self).joined(separator: " ")
    }
    return "\(findings.count) pictures (\(all.joined(separator: ", "))); the worst: "
      + worst.summary
  }
}

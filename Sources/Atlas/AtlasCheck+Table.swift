import Escaping
import JSON

extension AtlasCheck {
  /// The form of a check.
  package enum Format: String, CaseIterable, Sendable {
    case text, markdown, json
  }

  /// The table of verdicts, then what is wrong or absent; ends with a line end.
  package func output(as format: Format) -> String {
    switch format {
    case .text:
      let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
      let lines = table.map { row in
        row.indices.map {
          TerminalText.padded(row[$0], to: widths[$0], isRight: $0 >= Self.firstNumber)
        }.joined(separator: "  ")
      }
      return (lines + notes.map(Printable.prose)).map { $0 + "\n" }.joined()
    case .markdown:
      let rule = table[0].indices.map { $0 < Self.firstNumber ? "---" : "---:" }
      let lines = ([table[0], rule] + table.dropFirst()).map { row in
        "| " + row.joined(separator: " | ") + " |"
      }
      let list = notes.map { "- " + MarkdownText.escaped($0) }
      return (lines + (list.isEmpty ? [] : [""] + list)).map { $0 + "\n" }.joined()
    case .json:
      let root: JSON = [
        "findings": findings.map(\.json), "rows": rows.map(\.json),
        "schema": "fingerpost/atlas-check/1", "unchecked": unchecked, "version": version,
      ]
      return String(decoding: root.file, as: UTF8.self)
    }
  }

  /// The column of the table where the numbers begin.
  private static let firstNumber = 2

  /// A head, the rows, and their sum.
  private var table: [[String]] {
    let verdicts = Verdict.allCases
    let lines = rows.map { row in
      [row.engine, row.meaning, "\(row.cases)"]
        + verdicts.map { "\(row.counts[$0, default: 0])" }
    }
    let sum = ["all", "", "\(rows.reduce(0) { $0 + $1.cases })"] + verdicts.map { "\(count($0))" }
    return [["engine", "meaning", "cases"] + verdicts.map(\.rawValue)] + lines + [sum]
  }

  private var notes: [String] {
    findings.map(\.text)
      + (unchecked.isEmpty
        ? [] : ["no results of \(unchecked.joined(separator: ", ")), which are not counted"])
  }
}

extension AtlasCheck.Row {
  fileprivate var json: JSON {
    let verdicts = AtlasCheck.Verdict.allCases.map {
      JSON.Member(name: $0.rawValue, value: .integer(counts[$0, default: 0]))
    }
    let about: JSON = ["cases": cases, "engine": engine, "meaning": meaning]
    return about.adding(.object(verdicts))
  }
}

extension AtlasCheck.Finding {
  fileprivate var json: JSON {
    ["expected": expected.nonEmpty, "id": id, "member": member, "said": said, "text": text]
  }
}

import ArgumentParser
import Foundation
import Routes
import TextSafety

/// The canonical kinds and the engines' words for them.
struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", _superCommandName: Fingerpost.name,
    abstract: "Lists the canonical kinds, or an engine's words for them.",
    discussion: """
      EXAMPLES
        fingerpost list
        fingerpost list --format json
        fingerpost list --engine osrm --format csv
      """)

  enum Format: String, WordArgument {
    case text, json, csv
  }

  @Option(
    help: ArgumentHelp(
      "List this engine's words: a provider such as osrm-v5, or the start of one.",
      valueName: "engine"),
    completion: .list(Vocabulary.all.map(\.provider)))
  var engine: String?

  @Option(help: "How to print: text, json or csv.")
  var format = Format.text

  func run() throws {
    try Failure.handled {
      if let engine {
        let vocabularies = Vocabulary.all.filter {
          $0.provider == engine || $0.provider.hasPrefix(engine + "-")
        }
        guard !vocabularies.isEmpty else {
          let names = Vocabulary.all.map(\.provider).joined(separator: ", ")
          throw Failure("--engine \(engine): no such engine; use one of \(names)", .usage)
        }
        try Console.output(Data(text(of: vocabularies).utf8))
      } else {
        try Console.output(Data(kinds().utf8))
      }
    }
  }

  private struct Kind {
    var kind: String
    var words: [String: [String]]

    var json: JSON { ["kind": kind, "words": words] }
  }

  private func kinds() -> String {
    let kinds = ManeuverKind.allCases.map { kind in
      var words: [String: [String]] = [:]
      for vocabulary in Vocabulary.all {
        let entries = vocabulary.entries.filter { $0.kind == kind }
        if !entries.isEmpty { words[vocabulary.provider] = entries.map(Self.words) }
      }
      return Kind(kind: kind.rawValue, words: words)
    }
    switch format {
    case .json: return Self.text(kinds.map(\.json))
    case .csv: return "canonical\n" + kinds.map { $0.kind + "\n" }.joined()
    case .text:
      return kinds.map { kind in
        let words = kind.words.sorted { $0.key < $1.key }.map { provider, words in
          "    \(provider): \(words.joined(separator: "; "))\n"
        }
        return "\(kind.kind)\n" + words.joined()
      }.joined()
    }
  }

  private static func words(_ entry: Vocabulary.Entry) -> String {
    entry.value.isEmpty ? entry.symbol : "\(entry.symbol) \(entry.value)"
  }

  private struct Row {
    var provider: String
    var symbol: String
    var value: String
    var canonical: String

    var json: JSON {
      ["canonical": canonical, "provider": provider, "symbol": symbol, "value": value]
    }
  }

  private func text(of vocabularies: [Vocabulary]) -> String {
    let rows = vocabularies.flatMap { vocabulary in
      vocabulary.entries.map {
        Row(
          provider: vocabulary.provider, symbol: $0.symbol, value: $0.value,
          canonical: $0.kind.rawValue)
      }
    }
    switch format {
    case .json: return Self.text(rows.map(\.json))
    case .csv:
      return "provider,symbol,value,canonical\n"
        + rows.map { row in
          [row.provider, row.symbol, row.value, row.canonical].map(CSVField.escaped)
            .joined(separator: ",") + "\n"
        }.joined()
    case .text:
      return rows.map { row in
        "\(row.symbol)\(row.value.isEmpty ? "" : " (\(row.value))"): \(row.canonical)\n"
      }.joined()
    }
  }

  private static func text(_ values: [JSON]) -> String {
    String(decoding: values.json.file, as: UTF8.self)
  }
}

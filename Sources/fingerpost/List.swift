import ArgumentParser
import Foundation
import Routes
import TextSafety

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the canonical kinds, or an engine's words for them.",
    discussion: """
      EXAMPLES
        fingerpost list
        fingerpost list --format json
        fingerpost list --engine osrm --format csv
      """)

  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, csv
  }

  @Option(
    help: "List this engine's words: a provider such as osrm-v5, or the start of one.",
    completion: .list(Vocabulary.all.map(\.provider)))
  var engine: String?

  @Option(help: "How to print: text, json or csv.")
  var format = Format.text

  @OptionGroup var config: ConfigOptions

  func run() throws {
    guard let engine else { return try Console.output(kinds()) }
    let vocabularies = Vocabulary.all.filter {
      $0.provider == engine || $0.provider.hasPrefix(engine + "-")
    }
    guard !vocabularies.isEmpty else {
      let names = Vocabulary.all.map(\.provider).joined(separator: ", ")
      throw Failure("--engine \(engine): no such engine; use one of \(names)", .usage)
    }
    try Console.output(words(of: vocabularies))
  }

  private func kinds() -> String {
    let kinds = ManeuverKind.allCases.map { kind in
      let words = Vocabulary.all.map { vocabulary in
        let entries = vocabulary.entries.filter { $0.kind == kind }.map {
          $0.value.isEmpty ? $0.symbol : "\($0.symbol) \($0.value)"
        }
        return (vocabulary.provider, entries)
      }
      return (kind.rawValue, words.filter { !$0.1.isEmpty }.sorted { $0.0 < $1.0 })
    }
    switch format {
    case .json:
      return Self.text(
        kinds.map { kind, words in
          ["kind": kind, "words": Dictionary(uniqueKeysWithValues: words)]
        })
    case .csv: return "canonical\n" + kinds.map { $0.0 + "\n" }.joined()
    case .text:
      return kinds.map { kind, words in
        "\(kind)\n" + words.map { "    \($0): \($1.joined(separator: "; "))\n" }.joined()
      }.joined()
    }
  }

  private func words(of vocabularies: [Vocabulary]) -> String {
    let rows = vocabularies.flatMap { vocabulary in
      vocabulary.entries.map { [vocabulary.provider, $0.symbol, $0.value, $0.kind.rawValue] }
    }
    let names = ["provider", "symbol", "value", "canonical"]
    switch format {
    case .json:
      return Self.text(
        rows.map { row in Dictionary(uniqueKeysWithValues: zip(names, row)).json })
    case .csv:
      return ([names] + rows).map {
        $0.map(CSVField.escaped).joined(separator: ",") + "\n"
      }.joined()
    case .text:
      return rows.map { row in
        "\(row[1])\(row[2].isEmpty ? "" : " (\(row[2]))"): \(row[3])\n"
      }.joined()
    }
  }

  private static func text(_ values: [JSON]) -> String {
    String(decoding: values.json.file, as: UTF8.self)
  }
}

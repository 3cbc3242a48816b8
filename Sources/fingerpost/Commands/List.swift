import ArgumentParser
import Escaping
import Faults
import Essentials
import Glyphs
import JSON
import Routes

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract:
      "Lists the glyphs by name, an engine's words for them, networks of shields, similar glyphs, or a digest.",
    discussion: """
      EXAMPLES
        fingerpost list
        fingerpost list --format json
        fingerpost list --engine osrm --format csv
        fingerpost list --distinct --icons Icons
        fingerpost list --shields --format csv
        fingerpost list --digest
      """)

  enum Format: String, ArgumentChoice {
    case text, json, csv
  }

  @Option(
    help: "List this engine's words: a provider such as osrm-v5, or the start of one.",
    completion: .list(Vocabulary.all.map(\.provider)))
  var engine: String?

  @Flag(help: "List the ten pairs of glyphs that look most alike at 18, 24 and 36 pixels.")
  var distinct = false

  @Flag(help: "List the networks of roads and exits whose shields can be drawn.")
  var shields = false

  @Flag(help: "Draw the whole set and print the SHA-256 of its pixels and the number of pictures.")
  var digest = false

  @Option(help: "The form of the output.")
  var format = Format.text

  @OptionGroup var look: GlyphLookOptions

  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if [digest, distinct, engine != nil, shields].count(where: \.self) > 1 {
      throw ValidationError("--digest, --distinct, --engine and --shields exclude each other.")
    }
  }

  func run() throws {
    if digest { return try Console.output(SetDigest.line(by: look.artist())) }
    if distinct { return try Console.output(nearest()) }
    if shields { return try Console.output(networks()) }
    guard let engine else { return try Console.output(kinds()) }
    let vocabularies = Vocabulary.all.filter {
      $0.provider == engine || $0.provider.hasPrefix(engine + "-")
    }
    guard !vocabularies.isEmpty else {
      let names = Vocabulary.all.map(\.provider)
      throw Fault(
        .usage, at: "--engine \(engine)", "no such engine",
        remedy: engine.suggestion(
          among: names + names.map { name in String(name.prefix { $0 != "-" }) })
          ?? "use one of " + names.joined(separator: ", "))
    }
    try Console.output(words(of: vocabularies))
  }

  private func kinds() -> String {
    let names = IconLibrary.builtInNames.map { name in
      let kind = ManeuverKind(rawValue: name)
      let words = Vocabulary.all.map { vocabulary in
        let entries = vocabulary.entries.filter { $0.kind == kind }.map {
          $0.value.isEmpty ? $0.symbol : "\($0.symbol) \($0.value)"
        }
        return (vocabulary.provider, entries)
      }
      return (name, words.filter { !$0.1.isEmpty }.sorted { $0.0 < $1.0 })
    }
    switch format {
    case .json:
      return Self.text(
        names.map { name, words in
          ManeuverKind(rawValue: name) == nil
            ? ["glyph": name, "kind": "furniture"]
            : ["kind": name, "words": Dictionary(uniqueKeysWithValues: words)]
        })
    case .csv: return "canonical\n" + names.map { $0.0 + "\n" }.joined()
    case .text:
      return names.map { name, words in
        "\(name)\n" + words.map { "    \($0): \($1.joined(separator: "; "))\n" }.joined()
      }.joined()
    }
  }

  /// The pairs that look too much alike, at least the ten nearest, with a difference from 0 to 1.
  private func nearest() throws -> String {
    let artist = try look.artist()
    let all = try Distinctness(artist, and: artist.icons.glyphs).pairs()
    let pairs = all.prefix(max(10, all.count { $0.difference < Distinctness.least }))
    let rows = pairs.map { pair in
      let thousandths = Int(pair.difference * 1000 + 0.5)
      let figure = "0." + String(String(thousandths + 1000).suffix(3))
      return [figure, pair.first, pair.second, "\(pair.side)"]
    }
    switch format {
    case .json:
      return Self.text(
        pairs.map {
          [
            "difference": $0.difference, "first": $0.first, "second": $0.second, "side": $0.side,
          ]
        })
    case .csv:
      return ([["difference", "first", "second", "side"]] + rows).map {
        $0.joined(separator: ",") + "\n"
      }.joined()
    case .text: return rows.map { "\($0[0])  \($0[1])  \($0[2])  at \($0[3]) px\n" }.joined()
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

  private static func json(_ network: ShieldNetwork) -> JSON {
    [
      "countries": network.countries, "country": network.country, "engines": network.engines,
      "exit": network.isExit, "generic": network.isGeneric, "name": network.name,
      "refs": network.refs, "states": network.states, "text": network.text, "title": network.title,
    ]
  }

  private func networks() throws -> String {
    let networks = try look.artist().icons.shields.networks
    switch format {
    case .json: return Self.text(networks.map(Self.json))
    case .csv, .text:
      let rows = networks.map { network in
        [
          network.name, network.country ?? "", network.title, network.text,
          network.refs.joined(separator: " "), network.engines.joined(separator: " "),
        ]
      }
      if format == .csv {
        let names = ["name", "country", "title", "text", "refs", "engines"]
        return ([names] + rows).map {
          $0.map(CSVField.escaped).joined(separator: ",") + "\n"
        }.joined()
      }
      return rows.map { row in
        "\(row[0])\(row[1].isEmpty ? "" : " (\(row[1]))"): \(row[2])"
          + (row[4].isEmpty ? "" : "; \(row[4])") + "\n"
      }.joined()
    }
  }

  private static func text(_ values: [JSON]) -> String {
    String(decoding: values.json.file, as: UTF8.self)
  }
}

/// A file that lists shields, a line each.
enum ShieldList {
  /// Reads the shields, each once, sorted by name.
  static func read(_ file: String, _ table: ShieldTable) throws -> [GlyphSpec] {
    let text = String(decoding: try Input.read(file), as: UTF8.self)
    var specs: Set<GlyphSpec> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let words = line.prefix { $0 != "#" }.trimmed
      guard !words.isEmpty else { continue }
      try Fault.naming("\(file): line \(index + 1)") {
        let shield = try Shield(words: words)
        _ = try table.size(of: shield)
        specs.insert(.shield(shield))
      }
    }
    return GlyphSpec.sorted(specs)
  }
}

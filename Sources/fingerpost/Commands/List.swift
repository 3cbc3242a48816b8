import ArgumentParser
import Escaping
import Faults
import SystemLibraries
import Glyphs
import JSON
import Routes

struct List: DescribedCommand {
  enum Format: String, ExpressibleByArgument, CaseIterable {
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

  @OptionGroup var output: OutputOption
  @OptionGroup var look: GlyphLookOptions
  @OptionGroup var say: SayOptions
  @OptionGroup var config: ConfigOptions

  func validate() throws {
    if [digest, distinct, engine != nil, shields].count(where: \.self) > 1 {
      throw ValidationError("--digest, --distinct, --engine and --shields exclude each other")
    }
  }

  func run() throws { try output.write(text(), say) }

  private func text() throws -> String {
    if digest { return try SetDigest.line(by: look.artist(say)) }
    if distinct { return try nearest().text(as: format) }
    if shields { return try networks().text(as: format) }
    guard let engine else { return kinds().text(as: format) }
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
    return words(of: vocabularies).text(as: format)
  }

  /// A list in all its forms: the names of columns and the rows, lines of text, and JSON.
  private struct Listing {
    var names: [String]
    var rows: [[String]]
    var lines: [String]
    var json: [JSON]

    func text(as format: Format) -> String {
      switch format {
      case .json: String(decoding: json.json.file, as: UTF8.self)
      case .csv:
        ([names] + rows).map { $0.map(CSVField.escaped).joined(separator: ",") + "\n" }.joined()
      case .text: lines.map { $0 + "\n" }.joined()
      }
    }
  }

  private func kinds() -> Listing {
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
    return Listing(
      names: ["canonical"], rows: names.map { [$0.0] },
      lines: names.map { name, words in
        name + words.map { "\n    \($0): \($1.joined(separator: "; "))" }.joined()
      },
      json: names.map { name, words in
        ManeuverKind(rawValue: name) == nil
          ? ["glyph": name, "kind": "furniture"]
          : ["kind": name, "words": Dictionary(uniqueKeysWithValues: words)]
      })
  }

  /// The pairs that look too much alike, at least the ten nearest, with a difference from 0 to 1.
  private func nearest() throws -> Listing {
    let artist = try look.artist(say)
    let all = try Distinctness(artist, and: artist.icons.glyphs).pairs()
    let pairs = all.prefix(max(10, all.count { $0.difference < Distinctness.least }))
    let rows = pairs.map { pair in
      let thousandths = Int(pair.difference * 1000 + 0.5) % 1000
      return ["0." + thousandths.digits(3), pair.first, pair.second, "\(pair.side)"]
    }
    return Listing(
      names: ["difference", "first", "second", "side"], rows: rows,
      lines: rows.map { "\($0[0])  \($0[1])  \($0[2])  at \($0[3]) px" },
      json: pairs.map {
        ["difference": $0.difference, "first": $0.first, "second": $0.second, "side": $0.side]
      })
  }

  private func words(of vocabularies: [Vocabulary]) -> Listing {
    let rows = vocabularies.flatMap { vocabulary in
      vocabulary.entries.map { [vocabulary.provider, $0.symbol, $0.value, $0.kind.rawValue] }
    }
    let names = ["provider", "symbol", "value", "canonical"]
    return Listing(
      names: names, rows: rows,
      lines: rows.map { "\($0[1])\($0[2].isEmpty ? "" : " (\($0[2]))"): \($0[3])" },
      json: rows.map { Dictionary(uniqueKeysWithValues: zip(names, $0)).json })
  }

  private func networks() throws -> Listing {
    let networks = try look.artist(say).icons.shields.networks
    let rows = networks.map { network in
      [
        network.name, network.country ?? "", network.title, network.text,
        network.refs.joined(separator: " "), network.engines.joined(separator: " "),
      ]
    }
    return Listing(
      names: ["name", "country", "title", "text", "refs", "engines"], rows: rows,
      lines: rows.map { row in
        "\(row[0])\(row[1].isEmpty ? "" : " (\(row[1]))"): \(row[2])"
          + (row[4].isEmpty ? "" : "; \(row[4])")
      }, json: networks.map(Self.json))
  }

  private static func json(_ network: ShieldNetwork) -> JSON {
    [
      "countries": network.countries, "country": network.country, "engines": network.engines,
      "exit": network.isExit, "generic": network.isGeneric, "name": network.name,
      "refs": network.refs, "states": network.states, "text": network.text, "title": network.title,
    ]
  }
}

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

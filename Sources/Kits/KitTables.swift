import Glyphs
import Routes

/// The tables with which a kit finds the glyph of an engine's words, as rows with commas.
///
/// They come from what the program itself uses, so that both find the same.
enum KitTables {
  /// The tables by their placeholders in the files of `Kits`.
  static func all(pictures: [String]) -> [(mark: String, rows: [String])] {
    [
      ("ENGINES", engines), ("WORDS", words), ("KINDS", kinds), ("ARROWS", arrows),
      ("ENGINE_NAMES", engineNames), ("ARROW_WORDS", arrowWords), ("ACCESS", access),
      ("PICTURES", Self.pictures(pictures)),
    ]
  }

  /// A format, its vocabularies with spaces between, and the kind of unknown words: `turn` for the turn
  /// that the modifier names.
  private static let engines = Engine.all.map { engine in
    let providers = engine.vocabularies.map(\.provider).joined(separator: " ")
    return "\(engine.name),\(providers),\(engine.unknownKind?.rawValue ?? "turn")"
  }

  /// The formats and vocabularies as a union in TypeScript.
  private static let engineNames: [String] = {
    let formats = Engine.all.map(\.name)
    let others = Vocabulary.all.map(\.provider).filter { !formats.contains($0) }
    return (formats + others).map { "| \"\($0)\"" } + [";"]
  }()

  /// A vocabulary, a word, its modifier or number, the kind in right- and in left-hand traffic.
  private static let words = Vocabulary.all.flatMap { vocabulary in
    // Of a turn, the plain one stands for those without a degree; of others, the slight one.
    let degrees = vocabulary.entries.compactMap { entry -> (Vocabulary.Entry, String)? in
      let parts = entry.value.split(separator: ";")
      let plain = entry.symbol == "turn" ? "quite" : "light"
      return parts.count == 2 && parts[1] == plain ? (entry, String(parts[0])) : nil
    }
    let all = vocabulary.entries.map { ($0.symbol, $0, $0.value) }
    return (all + degrees.map { ($0.symbol, $0, $1) } + turns(vocabulary)).map {
      symbol, entry, value in
      let value =
        switch value {
        case "* (exit present)": "*exit"
        case "* (exit absent)": "*noexit"
        default: Vocabulary.squeezed(value)
        }
      let left = entry.isSideSensitive ? entry.kind.on(.left) : entry.kind
      return [
        vocabulary.provider, Vocabulary.squeezed(symbol), value, entry.kind.rawValue,
        left.rawValue,
      ].joined(separator: ",")
    }
  }

  /// The turns of words that are known alone but not with each turn: where the modifier names the
  /// turn, the program takes that, except at the ends of a leg.
  private static func turns(
    _ vocabulary: Vocabulary
  ) -> [(symbol: String, turn: Vocabulary.Entry, value: String)] {
    let engines = Engine.all.filter { $0.unknownKind == nil }.flatMap(\.vocabularies)
    guard engines.contains(where: { $0.provider == vocabulary.provider }) else { return [] }
    let known = Set(vocabulary.entries.map { [$0.symbol, $0.value] })
    let turns = vocabulary.entries.filter { $0.symbol == "turn" }
    return vocabulary.entries.filter { $0.value.isEmpty && ![.depart, .arrive].contains($0.kind) }
      .flatMap { word in
        turns.filter { !known.contains([word.symbol, $0.value]) }
          .map { (word.symbol, $0, $0.value) }
      }
  }

  /// A kind, the kind once the exit's number is known, the glyph in right- and in left-hand
  /// traffic, the way around a roundabout that has an exit, its angle if the kind states it, and
  /// the plainer kind.
  private static let kinds = ManeuverKind.allCases.map { kind in
    let ring = Roundabout(kind: kind).flatMap { ring in
      ring.passage == .enter || ring.passage == .exit ? nil : ring
    }
    let angle =
      if case .through(let angle) = ring?.passage { String(angle) } else { "" }
    return [
      kind.rawValue, kind.withExit.rawValue, GlyphSpec(kind: kind, drivingSide: .right).name,
      GlyphSpec(kind: kind, drivingSide: .left).name,
      ring.map { $0.circulation == .clockwise ? "cw" : "ccw" } ?? "", angle, plain(kind).rawValue,
    ].joined(separator: ",")
  }

  /// The kind whose picture is the nearest where that of a kind is missing.
  private static func plain(_ kind: ManeuverKind) -> ManeuverKind {
    if kind.family == .passenger { return .notification }
    let turns = ManeuverKind.allCases.filter {
      [.turn, .uTurn].contains($0.family) || $0 == .straight
    }
    let family = kind.circulation == nil ? kind.family : .numberedExit
    return turns.first { $0.turnDirection == kind.turnDirection && $0.side == kind.side }
      ?? ManeuverKind.allCases.first {
        $0.family == family && $0.circulation == kind.circulation
      } ?? .straight
  }

  /// A direction, its code in names, and its degrees, in the order of the codes in a name.
  private static let arrows = Lane.codes.map { direction, code in
    "\(direction.rawValue),\(code),\(Int(direction.degrees))"
  }

  /// The engine of a number, or an empty text; a word, and its direction on the right and the left.
  private static let arrowWords = Lane.Direction.words.map { engine, word, right, left in
    "\(engine),\(word),\(right.rawValue),\(left.rawValue)"
  }

  private static let access = Lane.accessCodes.map { "\($0.0.rawValue),\($0.1)" }

  /// The pictures of kinds and of lanes.
  private static func pictures(_ names: [String]) -> [String] {
    names.filter { name in
      switch GlyphSpec(name: name) {
      case .maneuver, .roundabout, .lanes: true
      default: false
      }
    }
  }
}

import Guidance
import JSON
import Routes
import Testing

/// The cases of `Examples/atlas` have each word of each engine.
@Suite struct AtlasWordTests {
  /// Those whose words are other engines' words.
  private static let derived: Set = ["mapbox-v5", "ferrostar", "google-nav-ios"]

  private struct Word: Hashable {
    var symbol: String
    var value: String
    var hasExit: Bool
  }

  /// The words that a step has of the engine.
  private static func words(_ step: Step) -> [Word] {
    let maneuver = step.maneuver
    let own = Word(
      symbol: maneuver.engineType, value: maneuver.engineModifier ?? "",
      hasExit: maneuver.exit != nil)
    let exit = step.roundaboutExit.map {
      Word(symbol: $0.engineType, value: $0.engineModifier ?? "", hasExit: false)
    }
    return [own] + [exit].compactMap(\.self)
  }

  private static func has(_ words: [Word], _ entry: Vocabulary.Entry) -> Bool {
    words.contains { word in
      guard word.symbol == entry.symbol || entry.symbol == "*" else { return false }
      switch entry.value {
      case "*": return true
      case "* (exit present)": return word.hasExit
      case "* (exit absent)": return !word.hasExit
      default: return word.value == entry.value
      }
    }
  }

  /// The texts and numbers of a response, without names.
  private static func scalars(_ value: JSON) -> Set<String> {
    switch value {
    case .string(let text): [text]
    case .integer(let number): ["\(number)"]
    case .array(let elements): elements.reduce(into: []) { $0.formUnion(scalars($1)) }
    case .object: value.members.values.reduce(into: []) { $0.formUnion(scalars($1)) }
    case .number, .flag, .null, .encoding: []
    }
  }

  /// Whether a response has a word that no step keeps: its texts, and its number.
  private static func has(_ scalars: Set<String>, _ entry: Vocabulary.Entry) -> Bool {
    let values = entry.value.split(separator: ";").map(String.init).filter { $0 != "*" }
    let isNumber = Int(entry.value) != nil
    return (isNumber || scalars.contains(entry.symbol)) && values.allSatisfy(scalars.contains)
      || scalars.contains(entry.symbol) && isNumber
  }

  /// The meaning whose cases show a kind; nil for notices, which may be of any.
  private static func meaning(of kind: ManeuverKind) -> String? {
    switch kind.family {
    case .none, .notice: nil
    case .depart, .arrive, .endOfDirections, .waypoint: "start-and-arrival"
    case .goOn: kind == .straight ? "turns" : "road-goes-on"
    case .turn, .endOfRoad: "turns"
    case .uTurn: "u-turns"
    case .keep, .fork: "keeps-and-forks"
    case .merge: "merges"
    case .onRamp, .offRamp, .changeHighway, .switchRoad: "ramps"
    case .roundaboutEntry, .roundaboutExit, .numberedExit, .roundabout: "roundabouts"
    case .ferryBoard, .ferryTrainBoard, .ferryEnd: "ferries-and-trains"
    case .passenger:
      kind.rawValue.hasPrefix("transit") ? "transit" : "on-foot-and-bicycle"
    }
  }

  @Test(arguments: Vocabulary.all.filter { !derived.contains($0.provider) }.map(\.provider))
  func `each word is in a case, and each meaning of a word has one`(engine: String) throws {
    let vocabulary = try #require(Vocabulary.all.first { $0.provider == engine })
    // An engine file of several forms has one vocabulary, by the engine's name.
    let cases = AtlasCase.all.filter { $0.engine == engine || $0.format?.name == engine }
    var missing = Set(vocabulary.entries)
    for one in cases {
      let said = try AtlasCase.cards[one.id].map { Self.words(try $0.get().step) } ?? []
      missing = missing.filter { !Self.has(said, $0) }
    }
    for one in cases where !missing.isEmpty {
      let response = try? RouteReader(format: one.format).read(one.response.source.utf8)
      let steps = response?.routes.flatMap(\.legs).flatMap(\.steps) ?? []
      let kept = steps.flatMap(Self.words)
      let scalars = Self.scalars(JSON(one.response))
      missing = missing.filter { Self.has(kept, $0) || !Self.has(scalars, $0) }
    }
    let words = missing.map { "\($0.symbol) \($0.value)" }.sorted()
    #expect(words.isEmpty, "\(engine) has no case of \(words.joined(separator: ", "))")
    let meanings = Set(vocabulary.entries.compactMap { Self.meaning(of: $0.kind) })
    let empty = meanings.subtracting(cases.map(\.meaning)).sorted()
    #expect(empty.isEmpty, "\(engine) has no case of \(empty.joined(separator: ", "))")
  }
}

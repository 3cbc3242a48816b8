import Foundation
import Routes

@testable import Guidance

/// What must hold for each card, whatever the engine says; each law gives the faults that it finds.
///
/// A debug build reads a pattern anew at each use, so that a plain search comes first.
enum CardLaws {
  /// The laws by their names; each returns what is wrong, nil where it does not apply.
  static let all: [(name: String, faults: @Sendable (Card) -> [String]?)] = [
    ("one language", language), ("no markup, no unfilled place", markup),
    ("no distance of the engine's", distance), ("a ladder of lengths", ladder),
    ("the exit's number", exitNumber), ("the sign's places", destinations),
    ("one side", side), ("a stop is no destination", stop),
    ("announcements at spots of their own", announcements),
    ("no raw lists of numbers", lists), ("one system of units", units),
    ("each number that is named is a component", numbers),
  ]

  /// All that a driver reads or hears on a card.
  static func texts(of card: Card) -> [String] {
    card.instructionVariants + card.dashboardVariants + card.notificationVariants
      + (card.laneGuidance?.instructionVariants ?? [])
      + card.step.announcements.map(\.text)
      + card.step.banners.flatMap { [$0.primary.text] + [$0.secondary?.text].compactMap(\.self) }
  }

  /// The names that stand on a card.
  static func names(of card: Card) -> [String] {
    let road = card.step.road
    let parts = card.instructions.flatMap(\.components).filter { $0.kind != .text }.map(\.text)
    let lists = [
      road.name, road.ref, road.destinations, road.junctionName, road.rotaryName, road.exits,
    ].compactMap(\.self)
    return parts + lists
      + lists.flatMap { $0.components(separatedBy: [",", ";", ":", "/"]) }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.count > 2 }
  }

  /// So that each variant has its shield, the longest as well; by another comparison than the program's.
  private static func numbers(_ card: Card) -> [String]? {
    guard let refs = card.step.road.ref else { return nil }
    func bare(_ text: String) -> String { text.filter { $0 != " " && $0 != "-" } }
    let numbers = refs.components(separatedBy: ";").map(bare).filter {
      $0.first?.isLetter == true && $0.last?.isNumber == true && $0.count > 2
    }
    return card.instructions.filter { instruction in
      // Bounded by what is no part of a number; names with the number inside longer words do not count.
      let words = instruction.text.split { !($0.isLetter || $0.isNumber || $0 == "-" || $0 == " ") }
      return numbers.contains { number in
        words.contains { bare(String($0)).hasSuffix(number) && $0.contains(where: \.isNumber) }
          && !instruction.components.contains { $0.kind != .text && bare($0.text).contains(number) }
      }
    }.map { "no component: \($0.text)" }
  }

  private static func language(_ card: Card) -> [String]? {
    let names = names(of: card)
    return texts(of: card).filter {
      LanguageMarkers.isForeign($0, to: card.language, without: names)
    }
  }

  private static func markup(_ card: Card) -> [String]? {
    texts(of: card).filter { text in
      ["<", ">", "&amp;", "&#", "{", "}", "undefined"].contains { text.contains($0) }
        || text.split(separator: " ").contains("null")
    }
  }

  private static func distance(_ card: Card) -> [String]? {
    let names = names(of: card)
    return card.instructionVariants.filter { text in
      guard text.contains(where: \.isNumber),
        let found = text.firstMatch(
          of:
            #/\d+(?:[.,]\d+)?[\u{A0} ]?(?:m|km|ft|mi|yd|feet|miles?|meters?|metres?|Meter|Kilometer|mètres)\b/#
        )
      else { return false }
      return !names.contains { $0.contains(found.output) }
    }
  }

  private static func ladder(_ card: Card) -> [String]? {
    for list in [card.instructionVariants, card.dashboardVariants, card.notificationVariants] {
      if list.isEmpty { return ["no variant"] }
      let lengths = list.map { Bidi.measure($0).seen }
      if zip(lengths, lengths.dropFirst()).contains(where: { $0 < $1 }) { return list }
    }
    return []
  }

  /// The number of the exit in an English sentence stands on the card and in its shortest variant.
  private static func exitNumber(_ card: Card) -> [String]? {
    guard card.step.maneuver.kind.circulation == nil,
      let sentence = card.step.maneuver.instruction, sentence.lowercased().contains("exit "),
      let found = sentence.firstMatch(
        of: #/\b(?:[Tt]ake (?:the )?|at |via )(?:exit|EXIT|Exit) (\d+[A-Z]?)\b/#)
    else { return nil }
    let number = String(found.1)
    guard card.step.road.exits?.contains(number) == true else {
      return ["'\(number)' of '\(sentence)' is not among '\(card.step.road.exits ?? "")'"]
    }
    return []
  }

  /// What an English sentence says after "toward" stands among the card's own data; not what it says
  /// of the maneuver that comes then.
  private static func destinations(_ card: Card) -> [String]? {
    guard let sentence = card.step.maneuver.instruction, !sentence.contains(", then "),
      sentence.contains(" toward"),
      let found = sentence.firstMatch(of: #/ towards? (\p{Lu}[\p{L}\d'’.-]*)/#)
    else { return nil }
    let road = card.step.road
    let known = [road.destinations, road.name, road.ref, card.step.transit?.headsign]
      .compactMap(\.self).joined(separator: " ").lowercased()
    let word = String(found.1).lowercased().trimmingCharacters(in: .punctuationCharacters)
    return known.contains(word) ? [] : ["'\(found.1)' of '\(sentence)' is not among '\(known)'"]
  }

  private static func stop(_ card: Card) -> [String]? {
    guard
      [.waypoint, .waypointLeft, .waypointRight, .waypointStraight].contains(
        card.step.maneuver.kind)
    else { return nil }
    return texts(of: card).filter { $0.lowercased().contains("destination") }
  }

  private static func announcements(_ card: Card) -> [String]? {
    let spots = card.step.announcements.map(\.distance)
    return Set(spots).count == spots.count ? [] : card.step.announcements.map(\.text)
  }

  private static func lists(_ card: Card) -> [String]? {
    (card.instructionVariants + card.roadVariants + [card.exitLabel].compactMap(\.self))
      .filter { $0.contains(";") }
  }

  /// Announcements speak the units that the card shows.
  private static func units(_ card: Card) -> [String]? {
    guard let unit = card.remainingToDestination.distance.rounded?.unit else { return nil }
    let isMetric = unit == .meters || unit == .kilometers
    let words = isMetric ? ["feet", "mile", "yard"] : ["met"]
    let texts = card.step.announcements.map(\.text)
      .filter { text in words.contains { text.contains($0) } }
    guard !texts.isEmpty else { return [] }
    let others =
      isMetric
      ? #/\b(?:\d|half a|quarter) ?(?:feet|miles?|yards?)\b/#
      : #/\b\d ?(?:kilo)?met(?:er|re)s?\b/#
    return texts.filter { $0.firstMatch(of: others) != nil }
  }

  /// The side that a kind names; nil where it names none.
  static func side(of kind: ManeuverKind) -> DrivingSide? {
    let name = kind.rawValue
    if kind.circulation != nil { return nil }
    if name.hasSuffix("-left") { return .left }
    if name.hasSuffix("-right") { return .right }
    return nil
  }

  /// The kind, the English words and the lit lanes name one side.
  private static func side(_ card: Card) -> [String]? {
    guard let own = side(of: card.step.maneuver.kind) else { return nil }
    let (word, other) = own == .left ? ("left", "right") : ("right", "left")
    var faults: [String] = []
    if card.language.hasPrefix("en") {
      let names = names(of: card)
      for text in card.instructionVariants {
        var rest = text
        for name in names.sorted(by: { $0.count > $1.count }) {
          rest = rest.replacingOccurrences(of: name, with: " ")
        }
        let words = rest.lowercased().split { !$0.isLetter }.map(String.init)
        if words.contains(other), !words.contains(word) { faults.append(text) }
      }
    }
    let lit = card.step.lanes.compactMap(\.followed).map(\.degrees)
    let isTurn = !["keep", "fork", "merge", "arrive", "waypoint", "depart", "on-ramp", "off-ramp"]
      .contains { card.step.maneuver.kind.rawValue.hasPrefix($0) }
    if isTurn, !lit.isEmpty, lit.allSatisfy({ own == .left ? $0 > 0 : $0 < 0 }) {
      faults.append("lanes \(lit) for \(card.step.maneuver.kind.rawValue)")
    }
    return faults
  }
}

import Routes
import Testing

@testable import Guidance

/// What is said of single steps.
enum Spoken {
  static func isRightToLeft(_ tag: String) -> Bool {
    (try? LocaleTag(tag)).flatMap(Languages.builtIn.find)?.language.isRightToLeft ?? false
  }

  /// The card of a step in a language.
  static func card(
    _ kind: ManeuverKind, _ tag: String, after old: Road? = nil, words: WordSource = .ours,
    _ change: (inout Step) -> Void = { _ in }
  ) throws -> Card {
    var step = Step(maneuver: Maneuver(kind: kind, engineType: "test"), distance: 9, duration: 9)
    change(&step)
    var steps = [step]
    if let old {
      var first = Step(
        maneuver: Maneuver(kind: .depart, engineType: "test"), distance: 9, duration: 9)
      first.road = old
      steps.insert(first, at: 0)
    }
    let route = Route(
      legs: [Leg(steps: steps, distance: 9, duration: 9)], distance: 9, duration: 9)
    var guide = try Guide(locale: LocaleTag(tag))
    guide.instructions = words
    // An arrival follows.
    return try guide.guide(route).cards[steps.count - 1]
  }

  /// What the card says, longest first, without the marks of direction.
  static func variants(
    _ kind: ManeuverKind, _ tag: String, after old: Road? = nil, words: WordSource = .ours,
    _ change: (inout Step) -> Void = { _ in }
  ) throws -> [String] {
    try card(kind, tag, after: old, words: words, change).instructionVariants.map(plain)
  }

  /// The longest with a road of some name, or some number where it begins with one.
  static func fullest(
    _ kind: ManeuverKind, _ tag: String, name: String? = nil, ref: String? = nil,
    staying: Bool = false
  ) throws -> String {
    var road = Road()
    road.name = name
    road.ref = ref
    return try #require(
      try variants(kind, tag, after: staying ? road : nil) { $0.road = road }.first)
  }

  static func plain(_ text: String) -> String {
    text.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }
  }
}

import Testing
import Faults

@testable import Guidance
@testable import Routes

@Suite struct CardLanguageTests {
  private func route(
    _ instructions: [String?], language: String? = nil, kind: ManeuverKind = .turnRight
  ) -> Route {
    let steps = instructions.map { text in
      var step = Step(
        maneuver: Maneuver(kind: kind, engineType: "turn"), distance: 100, duration: 10)
      step.maneuver.instruction = text
      step.road.name = "Main Street"
      return step
    }
    return Route(
      legs: [Leg(steps: steps, distance: 100, duration: 10)], distance: 100, duration: 10,
      language: language)
  }

  private func cards(_ route: Route, locale: String? = nil) throws -> [Card] {
    let tag = try locale.map { text throws(Fault) in try LocaleTag(text) }
    var guide = Guide(locale: tag)
    guide.instructions = .engine
    // Without the arrival, which the engine has no sentence for.
    return try Array(guide.guide(route).cards.prefix(route.legs[0].steps.count))
  }

  private static let tags: [(String?, String?, String)] = [
    ("Biegen Sie rechts ab", nil, "de"), ("Turn right", nil, "en"),
    ("Turn right", "en-GB", "en-GB"),
    ("Tournez à droite", "fr-CA", "fr"), (nil, nil, "en"), (nil, "de", "de"),
    ("Поверните направо", nil, "ru"), ("Turniĝu dekstren", "eo", "eo"), (nil, "eo", "en"),
    ("右转", nil, "zh-Hans"), ("Main Street", nil, "en"), ("Turn right", "not a tag", "en"),
  ]

  @Test(arguments: tags)
  func `cards have the language that the route states, else that of its instructions`(
    text: String?, stated: String?, tag: String
  ) throws {
    for card in try cards(route([text, text], language: stated)) { #expect(card.language == tag) }
  }

  private static let sentences: [(String, String?, String?, Bool)] = [
    ("Biegen Sie rechts ab", "de", nil, true), ("Biegen Sie rechts ab", nil, "de-AT", true),
    ("Biegen Sie rechts ab", nil, "fr", false), ("Biegen Sie rechts ab", "en", nil, false),
    ("Take the slip road", "en-GB", "en", false), ("Take the slip road", nil, "en-GB", true),
    ("Take the slip road", "en", "en-GB", true), ("右轉", "zh-TW", "zh-HK", true),
    ("右转", "zh-CN", "zh-TW", false), ("Main Street", nil, "de", false),
  ]

  @Test(arguments: sentences)
  func `the engine's sentence is a variant only in the card's language`(
    text: String, stated: String?, locale: String?, isKept: Bool
  ) throws {
    let card = try cards(route([text], language: stated), locale: locale)[0]
    #expect(card.instructionVariants.contains(text) == isKept)
    #expect(card.step.maneuver.instruction == text)
  }

  @Test func `a sentence in another language than the rest is left out`() throws {
    let cards = try cards(route(["Biegen Sie rechts ab", "Turn right now", "Weiter halten"]))
    #expect(cards.map(\.language) == ["de", "de", "de"])
    #expect(!cards[1].instructionVariants.contains { $0.contains("Turn") })
  }

  @Test func `a language without words keeps only the engine's sentences`() throws {
    let esperanto = try cards(route(["Turniĝu dekstren", nil], language: "eo"))
    #expect(esperanto[0].instructionVariants == ["Turniĝu dekstren"])
    #expect(esperanto[0].estimate.distance.rounded != nil)
    // What the engine does not say is said in English, and says so.
    #expect(esperanto[1].language == "en")
    #expect(esperanto[1].instructionVariants.contains("Turn right"))
    let asked = try cards(route(["Turniĝu dekstren"]), locale: "eo")
    #expect(asked[0].instructionVariants == ["Turniĝu dekstren"])
    let other = try cards(route(["Turn right"]), locale: "eo")
    #expect(other[0].language == "en")
  }

  @Test func `banners and announcements in another language are dropped`() throws {
    var route = route(["Turn right onto Main Street"], language: "en-US")
    let announcements = [
      Announcement(distance: 200, text: "In 600 feet, turn right"),
      Announcement(distance: 20, text: "Continue for 60 feet"),
      Announcement(distance: 20, text: "Turn right onto Main Street"),
      Announcement(distance: 5, text: "Rechts abbiegen"),
    ]
    route.legs[0].steps[0].announcements = announcements
    route.legs[0].steps[0].banners = [
      Banner(distance: 100, primary: Banner.Text(text: "Main Street", components: []))
    ]
    let own = try cards(route)[0].step
    // Of two at one spot, the one nearest to the maneuver.
    #expect(own.announcements == [announcements[0], announcements[2]])
    #expect(own.banners.count == 1)
    let german = try cards(route, locale: "de")[0].step
    #expect(german.announcements.isEmpty && german.banners.isEmpty)
  }

  @Test func `a stop is never called the destination`() throws {
    var route = route(["You have arrived at your destination"], language: "en", kind: .waypoint)
    route.legs[0].steps[0].announcements = [
      Announcement(distance: 100, text: "In 300 feet, you will arrive at your destination")
    ]
    let card = try cards(route)[0]
    #expect(!card.instructionVariants.contains { $0.contains("destination") })
    #expect(card.step.announcements.isEmpty)
  }
}

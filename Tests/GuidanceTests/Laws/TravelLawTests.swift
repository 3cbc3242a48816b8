import Routes
import TestSupport
import Testing

@testable import Guidance

/// Nobody who walks or rides is told to drive.
@Suite struct TravelLawTests {
  /// Languages whose words for a car's way do not fit a walk.
  static let driving = [
    "cs", "da", "de", "et", "fi", "fil", "hr", "hu", "lt", "lv", "ms", "nb", "nn", "pl", "ru", "sl",
    "sr", "sr-Latn", "sv", "th", "uk", "zh-Hans", "zh-Hant",
  ]

  private func words(_ tag: String) throws -> [String] {
    try #require(Languages.builtIn.find(try LocaleTag(tag))).language.driving
  }

  @Test func `languages list their words of driving, which no text on foot has`() throws {
    for tag in Languages.builtIn.tags {
      let file = try #require(LanguageFile.builtIn(tag))
      #expect(try words(tag).isEmpty != Self.driving.contains(tag), "\(tag)")
      #expect(!file.doubts.contains { $0.finding.contains("on foot") || $0.place == "driving" })
    }
  }

  @Test(arguments: driving)
  func `no instruction on foot has a word of driving`(tag: String) throws {
    let words = try words(tag)
    for kind in ManeuverKind.allCases {
      let card = try Spoken.card(kind, tag) { step in
        step.travel = .onFoot
        step.road.name = "X"
      }
      let texts = card.instructionVariants + card.announcements.map(\.text)
      for text in texts { #expect(!words.contains(where: text.says), "\(tag): \(text)") }
    }
  }

  @Test func `no card or announcement of a real walk has one`() throws {
    var cards = 0
    for sample in try Corpus.routes() where sample.origin != .atlas {
      guard let response = try? RouteReader().read(sample.bytes) else { continue }
      for route in response.routes {
        let steps = route.legs.flatMap(\.steps)
        guard steps.contains(where: { $0.travel == .onFoot }) else { continue }
        let share = Cases.share(
          of: Self.driving, every: sample.origin == .other ? 6 : 1, turn: cards)
        for tag in share {
          let words = try words(tag)
          for card in try Guide(locale: LocaleTag(tag)).guide(route).cards
          where card.step.travel == .onFoot {
            cards += 1
            for text in card.instructionVariants + card.announcements.map(\.text) {
              // A name may have any word.
              let names = [card.step.road.name, card.step.road.destinations].compactMap(\.self)
              let own = names.reduce(text) { $0.replacing($1, with: "") }
              #expect(!words.contains(where: own.says), "\(sample.name), \(tag): \(text)")
            }
          }
        }
      }
    }
    #expect(cards > 100)
  }

  private static func texts(_ name: String, _ tag: String) throws -> [String] {
    let sample = try #require(try Corpus.routes().first { $0.name.hasSuffix("routes/" + name) })
    let route = try RouteReader().read(sample.bytes).routes[0]
    return try Guide(locale: LocaleTag(tag)).guide(route).cards.map {
      Spoken.plain($0.instructionVariants[0])
    }
  }

  @Test(arguments: [
    ("pl", "Idź prosto ulicą Nową"), ("cs", "Jděte rovně po ulici ulica Nowa"),
    ("sv", "Gå norrut på ulica Leśna"), ("da", "Gå mod nord ad ulica Leśna"),
    ("nb", "Gå nordover på ulica Leśna"), ("nn", "Gå nordover på ulica Leśna"),
    ("zh", "向北出发，沿ulica Leśna步行"),
  ])
  func `walkers are told to walk`(tag: String, text: String) throws {
    #expect(try Self.texts("l-walk-pl.json", tag).contains(text))
  }

  @Test(arguments: [
    ("fi", "Nouse lautalle F1"), ("ru", "Поднимитесь на паром «F1»"),
    ("uk", "Підніміться на пором «F1»"), ("pl", "Wejdź na prom F1"),
    ("cs", "Nastupte na trajekt F1"), ("hu", "Szálljon fel a kompra: F1"),
    ("sl", "Vstopite na trajekt F1"), ("et", "Minge praamile F1"),
    ("lt", "Lipkite į keltą F1"), ("lv", "Uzkāpiet uz prāmja F1"),
  ])
  func `passengers board a ferry on foot`(tag: String, text: String) throws {
    #expect(try Self.texts("l-ferry-on-foot-otp.json", tag).contains { $0.hasPrefix(text) })
  }

  @Test(arguments: [
    ("sv", Travel.onFoot, "Gå av färjan"), ("sv", .byBike, "Cykla av färjan"),
    ("da", .onFoot, "Gå i land fra færgen"), ("nb", .onFoot, "Gå av fergen"),
    ("nn", .onFoot, "Gå av ferja"), ("fi", .onFoot, "Poistu lautalta"),
  ])
  func `a ferry is left as it was boarded`(tag: String, travel: Travel, text: String) throws {
    #expect(try Spoken.variants(.ferryDisembark, tag) { $0.travel = travel }[0] == text)
  }

  @Test func `a region's words and those on foot go together`() throws {
    let text = try Spoken.variants(.roundaboutEnterCCW, "de-CH") { $0.travel = .onFoot }[0]
    #expect(text == "In den Kreisel gehen")
  }
}

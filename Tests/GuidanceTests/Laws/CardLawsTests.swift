import Foundation
import Routes
import TestSupport
import Testing
import Faults

@testable import Guidance

/// The laws over responses of all engines.
@Suite struct CardLawsTests {
  /// How many cards each law held for.
  private struct Tally {
    var held: [String: Int] = [:]
    var cards = 0

    /// Checks the laws over a response in some locales.
    mutating func check(_ sample: Sample, locales: [String?]) throws {
      guard let response = try? RouteReader().read(sample.bytes) else { return }
      for locale in locales {
        let guide = Guide(
          locale: try locale.map { text throws(Fault) in try LocaleTag(text) })
        for route in response.routes {
          for card in try guide.guide(route).cards {
            cards += 1
            for (name, faults) in CardLaws.all {
              guard let found = faults(card) else { continue }
              held[name, default: 0] += found.isEmpty ? 1 : 0
              #expect(
                found.isEmpty,
                "\(name): \(sample.name), card \(card.index), \(locale ?? "own"): \(found)")
            }
          }
        }
      }
    }

    func end() {
      #expect(cards > 0)
      let counts = CardLaws.all.map { "\($0.name) \(held[$0.name] ?? 0)" }
      print("of \(cards) cards: " + counts.joined(separator: ", "))
    }
  }

  @Test func `examples keep the laws in every language`() throws {
    var tally = Tally()
    for (index, sample) in try Corpus.routes().filter({ $0.origin == .example }).enumerated() {
      let tags = Cases.share(of: Languages.builtIn.tags, every: 5, turn: index)
      try tally.check(sample, locales: [nil] + tags)
    }
    tally.end()
  }

  @Test func `responses of all engines keep the laws`() throws {
    var tally = Tally()
    var number = 0
    try Law.cards.check(every: 6) { sample in
      number += 1
      try tally.check(sample, locales: [nil] + (number % 4 == 0 ? ["de", "fr", "ja"] : []))
    }
    tally.end()
  }

  @Test(.enabled(if: Corpus.has("routes/mapbox"), "skipped: no corpus of routes"))
  func `Mapbox's responses have the units of the language that they state`() throws {
    var checked = 0
    for path in Corpus.files(under: "routes/mapbox", suffix: ".json") {
      let bytes = try Corpus.bytes(path)
      guard let response = try? RouteReader().read(bytes), let route = response.routes.first,
        // As it stands in the file, not as it was read.
        let text = String(bytes: bytes, encoding: .utf8),
        let tag = text.firstMatch(of: #/"voiceLocale"\s*:\s*"([a-zA-Z-]+)"/#)?.1,
        !text.contains("voice_units"), !text.contains("voiceUnits"),
        // Announcements in other units than those of the region state them too.
        text.firstMatch(of: #/"announcement"[^"]*"[^"]*\d (?:kilo)?met(?:er|re)s?\b/#) == nil
      else { continue }
      let expected: UnitSystem? =
        tag.uppercased().hasSuffix("-US")
        ? .us : tag.uppercased().hasSuffix("-GB") ? .uk : tag.contains("-") ? .metric : nil
      guard let expected else { continue }
      checked += 1
      #expect(try Guide().guide(route).guide.units == expected, "\(path)")
    }
    #expect(checked > 40)
  }
}

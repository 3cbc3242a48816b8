import Foundation
import Routes
import TestSupport
import Testing
import Faults

@testable import Guidance

/// The laws over real responses of all engines, where the corpus is present, and over the examples.
@Suite struct CardLawsTests {
  private static let corpus = "routes"

  /// The laws over some files in some locales; how many cards each held for.
  private func check(_ files: [URL], locales: [String?]) throws {
    var held: [String: Int] = [:]
    var cards = 0
    for file in files {
      guard let response = try? RouteReader().read(Data(contentsOf: file)) else { continue }
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
                "\(name): \(file.lastPathComponent), card \(card.index), \(locale ?? "own"): \(found)"
              )
            }
          }
        }
      }
    }
    #expect(cards > 0)
    let counts = CardLaws.all.map { "\($0.name) \(held[$0.name] ?? 0)" }
    print("of \(cards) cards: " + counts.joined(separator: ", "))
  }

  @Test func `examples keep the laws in every language`() throws {
    let folder = Corpus.package.appending(path: "Examples/routes")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil
    )
    .filter { $0.lastPathComponent.contains(".json") && !$0.lastPathComponent.contains(".cards.") }
    .sorted { $0.path < $1.path }
    for (index, file) in files.enumerated() {
      let tags = Cases.share(of: Languages.builtIn.tags, every: 5, turn: index)
      try check([file], locales: [nil] + tags)
    }
  }

  @Test(.enabled(if: Corpus.has(corpus), "the corpus of routes is absent"))
  func `real responses keep the laws`() throws {
    let files = Corpus.files(under: Self.corpus, suffix: ".json").map(Corpus.url)
    try check(files, locales: [nil])
    try check(Cases.share(of: files, every: 8), locales: ["de", "fr", "ja"])
  }

  @Test(.enabled(if: Corpus.has(corpus), "the corpus of routes is absent"))
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

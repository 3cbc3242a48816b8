import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

/// The numbers, names and places of the engines' sentences are in our words, or the table says why not.
@Suite struct UnsaidLawTests {
  /// A row of `Tests/Inputs/unsaid.csv`.
  private struct Row {
    /// Empty for all forms.
    let form: String
    let sentence: Regex<AnyRegexOutput>
    let isOpen: Bool
  }

  private static func rows() throws -> [Row] {
    let file = Corpus.package.appending(path: "Tests/Inputs/unsaid.csv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { line in
        let cells = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
        try #require(cells.count == 4 && ["accepted", "open"].contains(cells[2]), "\(line)")
        return Row(
          form: String(cells[0]), sentence: try Regex(String(cells[1])), isOpen: cells[2] == "open")
      }
  }

  @Test func `what a sentence names is said, or listed`() throws {
    let rows = try Self.rows()
    var used = Set<Int>()
    var (cards, accepted, open) = (0, 0, 0)
    try Law.unsaid.check(every: 5) { sample in
      guard let response = try? RouteReader().read(sample.bytes) else { return }
      for route in response.routes {
        let guided = try Guide().guide(route)
        cards += guided.cards.count
        for (card, sentence, words) in guided.unsaid {
          // Who stays on a number is told no new name of it; the card has it.
          let names = card.roadVariants.joined(separator: " ").lowercased()
          if card.step.road.ref != nil, card.instructionVariants[0].contains("stay on"),
            words.allSatisfy({ names.contains($0.lowercased()) })
          {
            accepted += 1
            continue
          }
          let place = rows.indices.first {
            ["", response.format.name].contains(rows[$0].form)
              && sentence.contains(rows[$0].sentence)
          }
          guard let place else {
            Issue.record("\(sample.name), card \(card.index): \(words) of '\(sentence)'")
            continue
          }
          used.insert(place)
          if rows[place].isOpen { open += 1 } else { accepted += 1 }
        }
      }
    }
    print("of \(cards) cards: \(accepted) accepted, \(open) open")
    if Cases.areAll, Corpus.has("routes/mapbox") {
      #expect(rows.indices.filter { !used.contains($0) } == [], "rows that nothing needs")
    }
  }

  /// A German sentence has nouns, which are no names, and the same names in other spaces.
  @Test(arguments: [
    (
      "en", "Turn left onto Elm St and cross Mill Bridge", "Turn left onto Elm Street",
      "Mill Bridge"
    ),
    ("en", "Take exit 7 toward the A5 road. It is tolled", "Take exit 7 toward A 5", ""),
    ("en", "Head past St. Ann toward the 2nd light", "Head past St. Ann", "2"),
    ("de", "An der Gabelung die Ausfahrt 4 nehmen", "Ausfahrt 4", ""),
    ("de", "Auf die Eichgasse fahren, Richtung Norden", "Weiter", "Eichgasse"),
    ("ja", "東京方面へ12号線を進む", "東京", "12"),
  ])
  func `words are names by their capitals and figures`(
    tag: String, sentence: String, ours: String, lacked: String
  ) throws {
    let found = UnsaidWords(Guide(locale: try LocaleTag(tag))).words(
      in: InstructionText([.init(.text, sentence)]), lackedBy: [ours, "Elm St"])
    #expect(found.joined(separator: " ") == lacked)
  }
}

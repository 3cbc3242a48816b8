import Foundation
import Guidance
import Routes
import TestSupport
import Testing

/// Real names of each language's countries in text and speech: one street has one grammar, chosen by the
/// name as it is spoken.
///
/// `Names` has a table for each language: a name, the instruction to turn onto it, and what a voice says;
/// `FINGERPOST_RECORD` writes it anew. `ref: ` marks a number, ` | ` the name beside it.
@Suite struct StreetNameTests {
  private static func card(_ tag: String, _ name: String) throws -> Card {
    try Spoken.card(.turnRight, tag) { step in
      // Far from the destination, which would be said with the turn, but no open road.
      (step.distance, step.duration) = (4500, 600)
      guard name.hasPrefix("ref: ") else { return step.road.name = name }
      let parts = name.dropFirst(5).components(separatedBy: " | ")
      step.road.ref = parts[0]
      step.road.name = parts.count > 1 ? parts[1] : nil
    }
  }

  @Test(arguments: Languages.builtIn.tags)
  func `streets are written and spoken as in the table of their language`(tag: String) throws {
    let url = Corpus.package.appending(path: "Tests/GuidanceTests/Names/\(tag).txt")
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let names = expected.split(separator: "\n").filter { !$0.hasPrefix("  ") }.map(String.init)
    #expect(names.count >= 40)
    let table = try names.flatMap { name in
      let card = try Self.card(tag, name)
      let voice = try #require(card.announcements.last?.text)
      return [name, "  " + Spoken.plain(card.instructionVariants[0]), "  " + voice]
    }
    if ProcessInfo.processInfo.environment["FINGERPOST_RECORD"] != nil {
      try Data((table.joined(separator: "\n") + "\n").utf8).write(to: url)
      Issue.record("written anew: read \(url.lastPathComponent) line by line")
      return
    }
    let lines = expected.split(separator: "\n").map(String.init)
    #expect(lines.count == table.count)
    for (line, wanted) in zip(table, lines) { #expect(line == wanted) }
  }

  @Test(
    arguments: [
      ("ru", "Третье транспортное кольцо", "остаться на Третьем транспортном кольце"),
      ("ru", "Лисий переулок", "остаться в Лисьем переулке"),
      ("uk", "Соборна площа", "залишитися на Соборній площі"),
      ("pl", "Most Grunwaldzki", "Mostem Grunwaldzkim"),
      ("pl", "Plac Grunwaldzki", "Placem Grunwaldzkim"),
      ("de", "Platz der Luftbrücke", "um auf dem Platz der Luftbrücke zu bleiben"),
      ("fi", "Iso Roobertinkatu", "Isoa Roobertinkatua"),
    ])
  func `a street that one stays on has the right case`(
    tag: String, name: String, words: String
  ) throws {
    var road = Road()
    road.name = name
    let text = try Spoken.variants(.turnRight, tag, after: road) { $0.road = road }[0]
    #expect(text.contains(words), "\(text)")
  }
}

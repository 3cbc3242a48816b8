import Foundation
import Routes
import TestSupport
import Testing

@testable import Guidance

/// The lists of `Names/Forms`: the most frequent names and street words of a language's countries, with the
/// words that grammar wants where one turns onto them, in text and in speech.
///
/// A line has a name, the words, and what a voice says where it differs, with ` | ` between; `ref: ` marks a
/// number, `- ` what is known to be wrong.
@Suite struct NameFormTests {
  @Test(arguments: Languages.builtIn.tags)
  func `names are declined as grammar wants`(tag: String) throws {
    let url = Corpus.package.appending(path: "Tests/GuidanceTests/Names/Forms/\(tag).txt")
    let lines = String(decoding: try Data(contentsOf: url), as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    #expect(lines.count >= 40)
    var wrong = 0
    for line in lines {
      let isFaulty = line.hasPrefix("- ")
      let parts = line.dropFirst(isFaulty ? 2 : 0).components(separatedBy: " | ")
      try #require(parts.count == 2 || parts.count == 3, "\(line)")
      let card = try Spoken.card(.turnRight, tag) { step in
        // Far from the destination, which would be said with the turn, but no open road.
        (step.distance, step.duration) = (4500, 600)
        if parts[0].hasPrefix("ref: ") {
          step.road.ref = String(parts[0].dropFirst(5))
        } else {
          step.road.name = parts[0]
        }
      }
      let texts = [card.instructionVariants[0], try #require(card.announcements.last?.text)]
      let isRight = zip(texts, parts.dropFirst()).allSatisfy(Self.says)
      #expect(isRight == !isFaulty, "\(line): \(texts)")
      if isFaulty { wrong += 1 }
    }
    #expect(wrong * 10 <= lines.count)
  }

  /// Whether a text has some words, which no letter of a word precedes or follows.
  private static func says(_ text: String, _ words: String) -> Bool {
    let text = Array(" " + Spoken.plain(text).replacing("\u{A0}", with: " ") + " ")
    let words = Array(words)
    return text.indices.dropFirst().dropLast(words.count).contains { start in
      let end = start + words.count
      return Array(text[start..<end]) == words && !(text[start - 1].isCased && words[0].isCased)
        && !(text[end].isCased && words[words.count - 1].isCased)
    }
  }
}

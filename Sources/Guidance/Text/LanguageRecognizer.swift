import Foundation

/// The words by which instructions are recognized, from `recognizer.json`.
struct RecognizerWords: Decodable, Sendable {
  static let builtIn: RecognizerWords = {
    do {
      return try JSONDecoder().decode(Self.self, from: Data(PackageResources.recognizer_json))
    } catch {
      preconditionFailure("recognizer.json: \(error)")
    }
  }()

  /// For each language, in lower case, what a driver does and where: no articles and no words of
  /// street names, which stand in instructions of other languages too.
  let words: [String: String]
  /// Characters that only one language writes, or one of the scripts of Chinese.
  let characters: [String: String]
  /// By the name of the system, words for units, each in its forms.
  let units: [String: String]
  let unspacedUnits: [String: String]
  /// Numbers in words before a unit, such as in "half a mile".
  let unitNumbers: String
}

/// Finds the language of driving instructions by the words of maneuvers in them.
///
/// Names of roads are words of other languages as often as not, so only the words for what a driver
/// does are counted (`RecognizerWords`). Languages without spaces between words are recognized by
/// their script, Chinese by characters that only one of its two scripts uses.
struct LanguageRecognizer: Sendable {
  static let shared = LanguageRecognizer(RecognizerWords.builtIn.words)

  let tags: [String]
  private let words: [String: String]
  private let table: WordTable

  /// - Parameter words: For each language, at most 64 of them, its words with spaces between.
  init(_ words: [String: String]) {
    self.words = words
    tags = words.keys.sorted()
    table = WordTable(tags.map { words[$0] ?? "" })
  }

  /// The recognizer with other words for a language, or with those of one more.
  func adding(_ words: [String], for tag: String) -> LanguageRecognizer {
    LanguageRecognizer(self.words.merging([tag: words.joined(separator: " ")]) { $1 })
  }

  /// The language of a text, or nil where its words leave a doubt.
  func language(of text: String) -> String? { best(score(text)).map { tags[$0] } }

  /// The language of most of some texts, each of which has one vote; nil where two have as many.
  func language(ofMost texts: some Sequence<String>) -> String? {
    var votes = tags.map { _ in 0 }
    for text in texts {
      guard let place = best(score(text)) else { continue }
      votes[place] += 1
      // So many votes for one language are enough.
      if votes[place] == 24 { break }
    }
    return best(votes).map { tags[$0] }
  }

  /// Whether a text has words of other languages and none of the one with a tag among `tags`.
  func contradicts(_ text: String, ownTag own: String) -> Bool {
    guard let place = tags.firstIndex(of: own) else { return false }
    let score = score(text)
    return score[place] == 0 && score.contains { $0 > 0 }
  }

  private func best(_ score: [Int]) -> Int? {
    guard let highest = score.max(), highest > 0 else { return nil }
    let places = score.indices.filter { score[$0] == highest }
    return places.count == 1 ? places[0] : nil
  }

  /// How often words of each language occur in a text, by the place of the language in `tags`.
  func score(_ text: String) -> [Int] {
    var score = tags.map { _ in 0 }
    table.forEachWord(of: text) { found, _ in
      var languages = found
      while languages != 0 {
        score[languages.trailingZeroBitCount] += 1
        languages &= languages - 1
      }
    }
    for (tag, count) in Self.unspacedLetters(in: text) {
      if let place = tags.firstIndex(of: tag) { score[place] += count }
    }
    return score
  }

  private static let characters = RecognizerWords.builtIn.characters
    .mapValues { Set($0.unicodeScalars) }

  /// How many letters of languages without spaces between words a text holds, by the tags of the
  /// languages; none for Chinese beside Japanese, which uses its characters.
  private static func unspacedLetters(in text: String) -> [String: Int] {
    // All of them take three bytes or more, which begin above 0xDF.
    guard text.utf8.contains(where: { $0 > 0xDF }) else { return [:] }
    var counts: [String: Int] = [:]
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0E01...0x0E5B: counts["th", default: 0] += 1
      case 0x1000...0x109F: counts["my", default: 0] += 1
      // Hiragana carries the grammar; katakana also writes foreign names.
      case 0x3041...0x3096: counts["ja", default: 0] += 1
      case 0xAC00...0xD7A3: counts["ko", default: 0] += 1
      default:
        for (tag, scalars) in characters where scalars.contains(scalar) {
          counts[tag, default: 0] += 1
        }
      }
    }
    return counts["ja"] == nil ? counts : counts.filter { !$0.key.hasPrefix("zh") }
  }
}

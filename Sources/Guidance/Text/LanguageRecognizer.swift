import Routes

/// Finds the language of driving instructions by the words of maneuvers in them.
///
/// Names of roads are words of other languages as often as not, so only the words for what a driver
/// does are counted (`RecognizerWords`). Languages without spaces between words are recognized by
/// their script, Chinese by characters that only one of its two scripts uses.
struct LanguageRecognizer: Sendable {
  /// How often words of each language occur in a text, by the place of the language in `tags`.
  typealias Score = [UInt8]

  static let shared = LanguageRecognizer(RecognizerWords.builtIn.languages)

  /// The languages, as BCP 47 tags.
  let tags: [String]
  private let table: [(tag: String, words: String)]
  private let words: WordTable

  /// - Parameter table: For each language, at most 64 of them, its words with spaces between.
  init(_ table: [(tag: String, words: String)]) {
    self.table = table
    tags = table.map(\.tag)
    words = WordTable(table.map(\.words))
  }

  /// The recognizer with other words for a language, or with those of one more.
  func adding(_ words: [String], for tag: String) -> LanguageRecognizer {
    LanguageRecognizer(
      table.filter { $0.tag != tag } + [(tag, words.joined(separator: " "))])
  }

  /// The language of a text, or `nil` where its words leave a doubt.
  func language(of text: String) -> String? { best(score(text)).map { tags[$0] } }

  /// The language of most of some texts, each of which has one vote; `nil` where none has a majority
  /// over each other one.
  func language(ofMost texts: some Sequence<String>) -> String? {
    var votes = Score(repeating: 0, count: tags.count)
    for text in texts {
      guard let place = best(score(text)) else { continue }
      votes[place] += 1
      if votes[place] == Self.enough { break }
    }
    return best(votes).map { tags[$0] }
  }

  /// After how many votes for one language the rest need not be read.
  private static let enough: UInt8 = 24

  /// Whether a text is in another language than one: it has words of others and none of that one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - own: A BCP 47 tag; no text contradicts one that is not among `tags`.
  /// - Returns: Whether the text is in another language.
  func contradicts(_ text: String, ownTag own: String?) -> Bool {
    guard let own, let place = tags.firstIndex(of: own) else { return false }
    var others = false
    var isOwn = false
    words.forEachWord(of: text) { languages, _ in
      if languages & 1 << place != 0 { isOwn = true } else if languages != 0 { others = true }
      return !isOwn
    }
    if isOwn { return false }
    let letters = UnspacedLetters(in: text)
    if letters.counts[own] != nil { return false }
    return others || letters.counts.contains { tags.contains($0.key) }
  }

  private func best(_ score: Score) -> Int? {
    guard let highest = score.max(), highest > 0 else { return nil }
    let places = score.indices.filter { score[$0] == highest }
    return places.count == 1 ? places[0] : nil
  }

  /// Counts the words of each language in a text.
  func score(_ text: String) -> Score {
    var score = Score(repeating: 0, count: tags.count)
    words.forEachWord(of: text) { found, _ in
      var languages = found
      while languages != 0 {
        let place = languages.trailingZeroBitCount
        score[place] = min(score[place], 254) + 1
        languages &= languages - 1
      }
      return true
    }
    let letters = UnspacedLetters(in: text)
    for (tag, count) in letters.counts {
      guard let place = tags.firstIndex(of: tag) else { continue }
      score[place] = UInt8(min(255, Int(score[place]) + count))
    }
    return score
  }
}

/// How many letters of languages without spaces between words a text holds.
private struct UnspacedLetters {
  /// By the tag of the language; none for Chinese beside Japanese, which uses its characters.
  private(set) var counts: [String: Int] = [:]

  init(in text: String) {
    // All of them take three bytes or more, which begin above 0xDF.
    guard text.utf8.contains(where: { $0 > 0xDF }) else { return }
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x0E01...0x0E5B: counts["th", default: 0] += 1
      case 0x1000...0x109F: counts["my", default: 0] += 1
      // Hiragana carries the grammar; katakana also writes foreign names.
      case 0x3041...0x3096: counts["ja", default: 0] += 1
      case 0xAC00...0xD7A3: counts["ko", default: 0] += 1
      default:
        for (tag, scalars) in RecognizerWords.builtIn.characters where scalars.contains(scalar) {
          counts[tag, default: 0] += 1
        }
      }
    }
    guard counts["ja"] != nil else { return }
    counts["zh-Hant"] = nil
    counts["zh-Hans"] = nil
  }
}

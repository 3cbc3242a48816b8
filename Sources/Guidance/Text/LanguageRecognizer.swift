import EmbeddedFiles
import Faults
import JSON

/// Recognizes the language of instructions by their words for maneuvers.
///
/// Ignores other words, since road names are often in other languages. Languages without spaces
/// have their script, Chinese characters of only one of its two scripts.
struct LanguageRecognizer: Sendable {
  /// The words of `recognizer.json`, and of the files whose languages it lacks.
  static let shared: LanguageRecognizer = {
    var words = builtIn("words")
    let known = Set(words.keys.map { $0.prefix { $0 != "-" } })
    for tag in LanguageFile.builtInTags where !known.contains(tag.prefix { $0 != "-" }) {
      guard let file = LanguageFile.builtIn(tag), !file.recognizerWords.isEmpty else { continue }
      words[file.locale.language] = file.recognizerWords.joined(separator: " ")
    }
    return LanguageRecognizer(words)
  }()

  /// A section of `recognizer.json`, by language.
  ///
  /// `words` are for maneuvers and places, in lower case; no articles or words of street names, which
  /// occur in instructions of other languages too. `characters` are those that only one language, or
  /// one of the scripts of Chinese, uses.
  static func builtIn(_ section: String) -> [String: String] {
    guard let root = try? JSONNode(text: EmbeddedFiles.read("Guidance/Languages/recognizer.json"))
    else { preconditionFailure("recognizer.json is not JSON") }
    var texts: [String: String] = [:]
    for (name, value) in root[section]?.members ?? [] { texts[name] = value.string }
    return texts
  }

  let tags: [String]
  private let words: [String: String]
  /// For each word in lower case, the languages that have it, as indices of `tags`.
  private var table: [String: [Int]] = [:]

  /// Takes space-separated words by language.
  init(_ words: [String: String]) {
    self.words = words
    tags = words.keys.sorted()
    for (place, tag) in tags.enumerated() {
      for word in Set((words[tag] ?? "").lowercased().split(separator: " ")) {
        table[String(word), default: []].append(place)
      }
    }
  }

  func adding(_ words: [String], for tag: String) -> LanguageRecognizer {
    var all = self.words
    all[tag] = words.joined(separator: " ")
    return LanguageRecognizer(all)
  }

  /// The language of most texts, one vote each; nil for a tie.
  func language(ofMost texts: some Sequence<String>) -> String? {
    var votes = tags.map { _ in 0 }
    for text in texts {
      guard let place = best(score(text)) else { continue }
      votes[place] += 1
      // This many votes for one language are enough.
      if votes[place] == 24 { break }
    }
    return best(votes).map { tags[$0] }
  }

  /// Whether a text has words of other languages and none of its own.
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

  /// How often words of each language occur in a text, by the index of the language in `tags`.
  func score(_ text: String) -> [Int] {
    var score = tags.map { _ in 0 }
    let words = text.lowercased().unicodeScalars.split { scalar in
      // U+2000 to U+203F: dashes, quotation marks, isolates.
      scalar.isASCII ? !("a"..."z").contains(scalar) : (0x2000..<0x2040).contains(scalar.value)
    }
    for word in words {
      for place in table[String(word)] ?? [] { score[place] += 1 }
    }
    for (tag, count) in Self.unspacedLetters(in: text) {
      if let place = tags.firstIndex(of: tag) { score[place] += count }
    }
    return score
  }

  private static let characters = builtIn("characters").mapValues { Set($0.unicodeScalars) }

  /// Counts letters of languages without spaces, by tag; omits Chinese beside Japanese.
  private static func unspacedLetters(in text: String) -> [String: Int] {
    // All of them have three bytes or more, and first bytes above 0xDF.
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

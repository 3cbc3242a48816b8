struct WordTable: Sendable {
  /// For the hash of each word, one bit for each list that contains it.
  private let words: [UInt64: UInt64]

  /// Takes at most 64 lists of space-separated words.
  init(_ lists: [String]) {
    var words: [UInt64: UInt64] = [:]
    for (place, list) in lists.enumerated() {
      for word in list.split(separator: " ") {
        // Lists both forms, since reading a text does not fold capitals beyond ASCII.
        for form in [word.lowercased(), word.prefix(1).uppercased() + word.dropFirst()] {
          words[form.utf8.reduce(Self.empty, Self.hash), default: 0] |= 1 << place
        }
      }
    }
    self.words = words
  }

  /// Passes the lists of each word as bits.
  func forEachWord(of text: String, _ use: (_ lists: UInt64) -> Void) {
    var word = Self.empty
    // The space ends the last word.
    let bytes = Array(text.utf8) + [0x20]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // U+2000 to U+203F: dashes, quotation marks, isolates.
      let isPunctuation = byte == 0xE2 && bytes[index + 1] == 0x80
      index += isPunctuation ? 3 : 1
      switch byte {
      case _ where isPunctuation, 0x00..<0x41, 0x5B..<0x61, 0x7B..<0x80:
        if word != Self.empty {
          use(words[word] ?? 0)
          word = Self.empty
        }
      case 0x41...0x5A: word = Self.hash(word, byte | 0x20)
      default: word = Self.hash(word, byte)
      }
    }
  }

  private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  /// FNV-1a (64 bits), which gives the same hash in each run.
  private static func hash(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    (word ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

struct StreetWords: Sendable {
  struct Entry: Sendable {
    var word: String
    var short: String
    var kind: Kind

    func abbreviate(_ part: Substring) -> String? {
      if part == word { return short }
      guard kind == .endings, part.count > word.count, part.hasSuffix(word) else { return nil }
      return part.dropLast(word.count) + short
    }
  }

  enum Kind: String, Sendable, CaseIterable {
    /// Stands alone.
    case words
    /// Also ends longer words, as in "Hauptstraße".
    case endings
    /// May follow the street word, as in "King Street West".
    case directions
  }

  var entries: [Entry] = []
  /// First is as in "Rue de Rivoli".
  enum Position: String, CaseIterable { case first, last }

  var position = Position.last

  /// Abbreviates the street word of a name; `nil` without a street word.
  ///
  /// The street word is the last, or the first in some languages; elsewhere it belongs to the name,
  /// as in "Lane Cove Road". Keeps a single word, unless the street word is its end.
  func abbreviated(_ name: String) -> String? {
    guard !entries.isEmpty else { return nil }
    var words = name.split(separator: " ", omittingEmptySubsequences: false)
    var place = position == .first ? 0 : words.count - 1
    var changed = false
    while words.indices.contains(place) {
      let found = entries.lazy.compactMap { entry in
        entry.abbreviate(words[place]).map { (entry, $0) }
      }.first
      guard let (entry, short) = found, words.count > 1 || words[place] != entry.word else { break }
      words[place] = short[...]
      changed = true
      guard entry.kind == .directions else { break }
      place -= 1
    }
    return changed ? words.joined(separator: " ") : nil
  }
}

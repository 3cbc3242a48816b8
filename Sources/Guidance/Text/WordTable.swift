/// Which lists of words each word of a text is in.
struct WordTable: Sendable {
  /// For each word, by the hash of its bytes, the lists that hold it, a bit for each.
  private let words: [UInt64: UInt64]

  /// - Parameter lists: At most 64 lists, each of words with spaces between.
  init(_ lists: [String]) {
    var words: [UInt64: UInt64] = [:]
    for (place, list) in lists.enumerated() {
      for word in list.split(separator: " ") {
        // Capitals beyond ASCII are not folded while a text is read, so both forms are listed.
        for form in [word.lowercased(), word.prefix(1).uppercased() + word.dropFirst()] {
          words[form.utf8.reduce(Self.empty, Self.hash), default: 0] |= 1 << place
        }
      }
    }
    self.words = words
  }

  /// Passes the lists of each word, a bit for each, and whether figures stand before the word.
  func forEachWord(of text: String, _ use: (_ lists: UInt64, _ followsFigures: Bool) -> Void) {
    var word = Self.empty
    var hasFigures = false
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
          use(words[word] ?? 0, hasFigures)
          (word, hasFigures) = (Self.empty, false)
        }
        if (0x30...0x39).contains(byte) { hasFigures = true }
      case 0x41...0x5A: word = Self.hash(word, byte | 0x20)
      default: word = Self.hash(word, byte)
      }
    }
  }

  private static let empty: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A hash of bytes that is the same in each run (FNV-1a, 64 bits).
  private static func hash(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    (word ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

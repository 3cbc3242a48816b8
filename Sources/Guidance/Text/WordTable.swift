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

  /// Passes the lists of each word as bits, and whether digits precede the word.
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

  /// FNV-1a (64 bits), which gives the same hash in each run.
  private static func hash(_ word: UInt64, _ byte: UInt8) -> UInt64 {
    (word ^ UInt64(byte)) &* 0x100_0000_01B3
  }
}

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
          var hash = WordHash()
          for byte in form.utf8 { hash.add(byte) }
          words[hash.value, default: 0] |= 1 << place
        }
      }
    }
    self.words = words
  }

  /// Passes the lists of each word, a bit for each, and whether figures stand before the word, until
  /// the closure returns false.
  func forEachWord(of text: String, _ use: (_ lists: UInt64, _ followsFigures: Bool) -> Bool) {
    var hash = WordHash()
    var hasFigures = false
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      // U+2000 to U+203F: dashes, quotation marks, isolates.
      let isPunctuation = byte == 0xE2 && index + 1 < bytes.count && bytes[index + 1] == 0x80
      index += isPunctuation ? 3 : 1
      switch byte {
      case _ where isPunctuation, 0x00..<0x41, 0x5B..<0x61, 0x7B..<0x80:
        if !hash.isEmpty {
          guard use(words[hash.value] ?? 0, hasFigures) else { return }
          (hash, hasFigures) = (WordHash(), false)
        }
        if (0x30...0x39).contains(byte) { hasFigures = true }
      case 0x41...0x5A: hash.add(byte | 0x20)
      default: hash.add(byte)
      }
    }
    if !hash.isEmpty { _ = use(words[hash.value] ?? 0, hasFigures) }
  }
}

/// A hash of bytes that is the same in each run (FNV-1a, 64 bits).
private struct WordHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325
  private(set) var isEmpty = true

  mutating func add(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x100_0000_01B3
    isEmpty = false
  }
}

/// Names in text that runs the other way.
enum Bidi {
  /// Starts a part whose direction is its own.
  static let isolate = "\u{2068}"
  /// Ends it.
  static let pop = "\u{2069}"

  /// Whether a text has letters written from right to left.
  static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  /// The number of characters that are seen.
  static func seenLength(_ text: String) -> Int {
    if let length = simpleLength(text) { return length }
    return text.count { $0 != "\u{2068}" && $0 != "\u{2069}" }
  }

  /// The number of characters that are seen, and of scalars in memory.
  static func measure(_ text: String) -> (seen: Int, scalars: Int) {
    if let length = simpleLength(text) { return (length, length) }
    return (seenLength(text), text.unicodeScalars.count)
  }

  /// The number of characters of a text below U+0300 without control characters, where each scalar
  /// is a character of its own (Unicode Standard Annex 29), or nil for other texts.
  private static func simpleLength(_ text: String) -> Int? {
    var count = 0
    for byte in text.utf8 {
      switch byte {
      case 0x20...0x7E, 0xC2...0xCB: count += 1
      case 0x80...0xBF: break
      default: return nil
      }
    }
    return count
  }
}

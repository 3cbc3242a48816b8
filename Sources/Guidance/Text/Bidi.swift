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
    // A byte a character, but for a line's end of two.
    let isPlain = text.utf8.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    return isPlain ? text.utf8.count : text.count { $0 != "\u{2068}" && $0 != "\u{2069}" }
  }
}

/// Isolates names that run against the direction of the text.
enum Bidi {
  /// These start and end a part with its own direction.
  static let isolate = "\u{2068}"
  static let pop = "\u{2069}"

  static func hasRightToLeft(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  }

  static func measure(_ text: String) -> (seen: Int, scalars: Int) {
    let scalars = text.unicodeScalars.count
    // Below U+0300, each scalar except controls is a character (Unicode Standard Annex 29).
    let isSimple = text.utf8.allSatisfy { 0x20...0x7E ~= $0 || 0x80...0xCB ~= $0 }
    return (isSimple ? scalars : text.count { $0 != "\u{2068}" && $0 != "\u{2069}" }, scalars)
  }
}

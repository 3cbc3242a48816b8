import Foundation

/// How the text of an answer is written.
enum TextForm {
  /// The text in UTF-8 without a byte order mark, from UTF-8, UTF-16 or UTF-32.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return [UInt8](bytes.dropFirst(3)) }
    let head = Array(bytes.prefix(4))
    let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    // JSON starts with a character of ASCII, so that zeros around it show wider forms.
    guard isWide || head.count == 4 && head.contains(0) else { return bytes }
    let zeros = head.map { $0 == 0 ? "0" : "x" }.joined()
    let forms: [String: String.Encoding] = [
      "000x": .utf32BigEndian, "00xx": .utf32BigEndian, "x000": .utf32LittleEndian,
      "xx00": .utf32LittleEndian, "0x0x": .utf16BigEndian, "0x00": .utf16BigEndian,
      "x0x0": .utf16LittleEndian,
    ]
    let encoding = forms[zeros] ?? (isWide ? .utf16 : nil)
    guard let encoding, var text = String(data: Data(bytes), encoding: encoding) else {
      return bytes
    }
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    return [UInt8](text.utf8)
  }

  /// Whether there is nothing but white space.
  static func isBlank(_ bytes: Span<UInt8>) -> Bool {
    for index in bytes.indices where !isSpace(bytes[index]) { return false }
    return true
  }

  /// The lines of JSON Lines: when the first line is an object by itself and others follow.
  static func lines(of bytes: [UInt8]) -> [[UInt8]]? {
    guard isFirstOfLines(bytes.span) else { return nil }
    return bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map([UInt8].init)
  }

  private static func isFirstOfLines(_ bytes: Span<UInt8>) -> Bool {
    var head: UInt8?
    var last: UInt8 = 0
    var index = 0
    while index < bytes.count, bytes[index] != 0x0A {
      if !isSpace(bytes[index]) {
        last = bytes[index]
        if head == nil { head = last }
        // A first line that is no object cannot start JSON Lines.
        if head != UInt8(ascii: "{") { return false }
      }
      index += 1
    }
    while index < bytes.count, isSpace(bytes[index]) { index += 1 }
    return last == UInt8(ascii: "}") && index < bytes.count
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

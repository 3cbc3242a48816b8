import Faults

/// How to decode the bytes of a document.
public enum XMLEncoding: Sendable {
  /// By its first bytes as UTF-16 or UTF-8; rejects a document that declares another encoding.
  case declared
  /// UTF-8, whatever the document declares.
  case utf8

  /// Decodes a document to UTF-8, without byte order mark; rejects characters that XML 1.0 forbids.
  func utf8(of bytes: [UInt8]) throws(Fault) -> [UInt8] {
    let text =
      switch self {
      case .declared: try Self.decoded(bytes)
      case .utf8: try Self.validated(bytes)
      }
    if let index = text.indices.first(where: { Self.isForbidden(text, $0) }) {
      throw .malformed(
        line: text[..<index].count { $0 == 0x0A } + 1,
        finding: "a character that XML does not allow")
    }
    return text
  }

  private static func decoded(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return try utf8(fromUTF16: bytes, isLittle: true)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return try utf8(fromUTF16: bytes, isLittle: false)
    }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let name = declaredEncoding(bytes) ?? "utf-8"
    guard ["utf-8", "utf8", "us-ascii", "ascii"].contains(name) else {
      throw .encoding(name)
    }
    return try validated(bytes)
  }

  private static func validated(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    if bytes.reduce(0, |) < 0x80 || String(validating: bytes, as: UTF8.self) != nil { return bytes }
    // A character of several bytes contains no line feed.
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let line = lines.firstIndex { String(validating: $0, as: UTF8.self) == nil } ?? 0
    throw .malformed(line: line + 1, finding: "a byte is invalid in the document's encoding")
  }

  /// Whether a byte is a forbidden control, or starts `U+FFFE` or `U+FFFF`.
  private static func isForbidden(_ text: [UInt8], _ index: Int) -> Bool {
    switch text[index] {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20: true
    case 0xEF: text.count - index > 2 && text[index + 1] == 0xBF && text[index + 2] >= 0xBE
    default: false
    }
  }

  private static func utf8(
    fromUTF16 bytes: [UInt8], isLittle: Bool
  ) throws(Fault) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw .malformed(line: 1, finding: "a byte is invalid in the document's encoding")
    }
    return Array(text.utf8.dropFirst(text.hasPrefix("\u{FEFF}") ? 3 : 0))
  }

  /// The name in small letters, empty if it is missing; `nil` if none is declared.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let start = String(decoding: bytes.prefix(256), as: UTF8.self).lowercased()
    guard let end = start.firstRange(of: "?>"),
      let key = start[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let value = start[key.upperBound..<end.lowerBound].split {
      $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'"
    }
    return value.first.map(String.init) ?? ""
  }
}

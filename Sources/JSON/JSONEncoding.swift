package import Faults

/// The forms in which a text of JSON comes: UTF-8, UTF-16, UTF-32, and JSON Lines.
package enum JSONEncoding {
  /// Converts UTF-8, UTF-16 or UTF-32 to UTF-8 without a byte order mark.
  package static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return [UInt8](bytes.dropFirst(3)) }
    let head = Array(bytes.prefix(4))
    let isMarked = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    // JSON starts with an ASCII character, so zeros around it reveal wider encodings.
    guard isMarked || head.count == 4 && head.contains(0) else { return bytes }
    let width: Int
    let isBigEndian: Bool
    switch head.map({ $0 == 0 ? "0" : "x" }).joined() {
    case "000x", "00xx": (width, isBigEndian) = (4, true)
    case "x000", "xx00": (width, isBigEndian) = (4, false)
    case "0x0x", "0x00": (width, isBigEndian) = (2, true)
    case "x0x0": (width, isBigEndian) = (2, false)
    default:
      guard isMarked else { return bytes }
      (width, isBigEndian) = (2, head[0] == 0xFE)
    }
    guard bytes.count % width == 0 else { return bytes }
    let units = stride(from: 0, to: bytes.count, by: width).map { start in
      let unit = bytes[start..<start + width]
      return (isBigEndian ? Array(unit) : unit.reversed()).reduce(UInt32(0)) {
        $0 << 8 | UInt32($1)
      }
    }
    let text =
      width == 4
      ? String(validating: units, as: UTF32.self)
      : String(validating: units.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
    guard let text else { return bytes }
    let mark = text.unicodeScalars.first == "\u{FEFF}" ? "\u{FEFF}".utf8.count : 0
    return [UInt8](text.utf8.dropFirst(mark))
  }

  package static func isBlank(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy(isSpace)
  }

  /// Parses JSON, or JSON Lines with an object in the first line and others below.
  package static func values(of bytes: [UInt8], named name: String) throws(Fault) -> [JSONNode] {
    do throws(Fault) {
      return [try JSONDocument(bytes, named: name).root]
    } catch {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let first = lines[0].filter { !isSpace($0) }
      guard lines.count > 1, first.first == UInt8(ascii: "{"), first.last == UInt8(ascii: "}")
      else { throw error }
      var values: [JSONNode] = []
      for (index, line) in lines.enumerated() where !line.allSatisfy(isSpace) {
        values.append(try JSONDocument([UInt8](line), named: name, line: index + 1).root)
      }
      return values
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

import Foundation
import Faults

enum TextForm {
  /// Converts UTF-8, UTF-16 or UTF-32 to UTF-8 without a byte order mark.
  static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return [UInt8](bytes.dropFirst(3)) }
    let head = Array(bytes.prefix(4))
    let isWide = head.starts(with: [0xFE, 0xFF]) || head.starts(with: [0xFF, 0xFE])
    // JSON starts with an ASCII character, so zeros around it reveal wider encodings.
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

  static func isBlank(_ bytes: [UInt8]) -> Bool { bytes.allSatisfy(isSpace) }

  /// Parses JSON, or JSON Lines with an object in the first line and others below.
  static func values(of bytes: [UInt8]) throws(Fault) -> [JSONNode] {
    do throws(Fault) {
      return [try JSONDocument(bytes).root]
    } catch {
      let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      let first = lines[0].filter { !isSpace($0) }
      guard lines.count > 1, first.first == UInt8(ascii: "{"), first.last == UInt8(ascii: "}")
      else { throw error }
      var values: [JSONNode] = []
      for (index, line) in lines.enumerated() where !line.allSatisfy(isSpace) {
        values.append(try JSONDocument([UInt8](line), line: index + 1).root)
      }
      return values
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}

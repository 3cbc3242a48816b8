/// Embeds data in a page's script.
package enum ScriptData {
  /// Encodes JSON on one line without any text that could end a script.
  package static func text(_ value: JSON) -> String {
    String(decoding: escaped(value.line), as: UTF8.self)
  }

  /// Escapes `<` and the line ends that only JavaScript knows.
  static func escaped(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count)
    for byte in json {
      switch byte {
      case UInt8(ascii: "<"): result += "\\u003c".utf8
      case 0xA8 where result.suffix(2) == [0xE2, 0x80]:
        result.removeLast(2)
        result += "\\u2028".utf8
      case 0xA9 where result.suffix(2) == [0xE2, 0x80]:
        result.removeLast(2)
        result += "\\u2029".utf8
      default: result.append(byte)
      }
    }
    return result
  }
}

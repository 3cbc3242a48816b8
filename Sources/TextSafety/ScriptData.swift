package import Foundation

/// Data of a page within its script.
package enum ScriptData {
  /// JSON with its keys in order, on one line.
  package static func json(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  /// The same as text in which nothing looks like the end of a script.
  package static func text(_ value: some Encodable) throws -> String {
    String(decoding: escaped(try json(value)), as: UTF8.self)
  }

  /// JSON without `<` and without the line ends that only JavaScript knows.
  static func escaped(_ json: Data) -> [UInt8] {
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

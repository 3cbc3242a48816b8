import Faults

extension XMLReader {
  mutating func text() throws(Fault) -> String {
    let start = place
    var isPlain = true
    while place < bytes.count, peek != UInt8(ascii: "<") {
      switch peek {
      case UInt8(ascii: "&"), 0x0D: isPlain = false
      case UInt8(ascii: "]") where starts(with: "]]>"): throw malformed("text contains ']]>'")
      default: break
      }
      place += 1
    }
    return isPlain ? string(start..<place) : try resolved(start..<place, isAttribute: false)
  }

  mutating func section() throws(Fault) -> String {
    place += "<![CDATA[".utf8.count
    let start = place
    try skip(past: "]]>")
    return string(start..<place - 3).replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  /// Decodes a range: resolves references and normalizes line ends.
  mutating func resolved(_ range: Range<Int>, isAttribute: Bool) throws(Fault) -> String {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      switch byte {
      case 0x0D:
        result.append(isAttribute ? 0x20 : 0x0A)
        if index + 1 < range.upperBound, bytes[index + 1] == 0x0A { index += 1 }
      case 0x09 where isAttribute, 0x0A where isAttribute: result.append(0x20)
      case UInt8(ascii: "&"):
        guard
          let end = bytes[index..<min(range.upperBound, index + 256)]
            .firstIndex(of: UInt8(ascii: ";"))
        else { throw faulty(at: index, "a '&' does not start a reference") }
        let text = try replacement(for: index + 1..<end)
        if isAttribute, bytes[index + 1] != UInt8(ascii: "#") {
          result += text.map { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
        } else {
          result += text
        }
        index = end
      default: result.append(byte)
      }
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  private mutating func replacement(for name: Range<Int>) throws(Fault) -> [UInt8] {
    let word = bytes[name]
    if word.first == UInt8(ascii: "#") {
      guard let scalar = Self.scalar(word.dropFirst()) else {
        throw faulty(at: name.lowerBound, "a reference to a character that XML does not allow")
      }
      return Array(String(scalar).utf8)
    }
    guard let text = entities[string(name)] else {
      throw faulty(at: name.lowerBound, "an entity is not declared")
    }
    expansion += text.count
    guard expansion <= limits.expansion else {
      throw .overLimit(
        line: line(), finding: "entities expand to more than \(limits.expansion >> 20) MiB of text")
    }
    return Array(text)
  }

  private mutating func faulty(at index: Int, _ finding: String) -> Fault {
    let behind = bytes[index..<max(index, place)].count { $0 == 0x0A }
    return .malformed(line: line() - behind, finding: finding)
  }

  /// Converts a character number, such as `38` or `x26`.
  private static func scalar(_ digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == UInt8(ascii: "x")
    let rest = isHexadecimal ? digits.dropFirst() : digits
    guard rest.first != UInt8(ascii: "+"), rest.first != UInt8(ascii: "-"),
      let value = UInt32(String(decoding: rest, as: UTF8.self), radix: isHexadecimal ? 16 : 10),
      let scalar = Unicode.Scalar(value)
    else { return nil }
    switch scalar {
    case "\t", "\n", "\r", " "..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
      return scalar
    default: return nil
    }
  }
}

import Faults

/// Encodes JSON value by value into one buffer.
///
/// The caller passes the members of an object in the order of their names, and `nil` for a member
/// to omit.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  /// The line end and indentation before the next member; `nil` for one line without spaces.
  private var lineBreak: [UInt8]?
  private var followsName = false

  /// Encodes on one line; at a depth, with two spaces per level and one member per line.
  package init(depth: Int? = nil) {
    lineBreak = depth.map { [0x0A] + [UInt8](repeating: 0x20, count: $0 * 2) }
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    open("{")
    members(&self)
    close("}")
  }

  package mutating func array(_ elements: (inout JSONWriter) -> Void) {
    open("[")
    elements(&self)
    close("]")
  }

  package mutating func object(_ name: String, _ members: (inout JSONWriter) -> Void) {
    begin(name)
    object(members)
  }

  package mutating func array(_ name: String, _ elements: (inout JSONWriter) -> Void) {
    begin(name)
    array(elements)
  }

  /// Encodes an object for each element.
  package mutating func objects<Element>(
    _ name: String, _ elements: [Element]?, _ members: (Element, inout JSONWriter) -> Void
  ) {
    guard let elements else { return }
    array(name) { json in
      for element in elements { json.object { members(element, &$0) } }
    }
  }

  package mutating func member(_ name: String, _ value: (some JSONConvertible)?) {
    guard let value else { return }
    begin(name)
    append(value.json)
  }

  /// Encodes an array of values that are already encoded on one line each.
  package mutating func array(_ name: String, encoded values: some Sequence<[UInt8]>) {
    array(name) { json in for value in values { json.append(encoded: value) } }
  }

  package mutating func member(_ name: String, encoded value: [UInt8]?) {
    guard let value else { return }
    begin(name)
    append(encoded: value)
  }

  private mutating func append(encoded value: [UInt8]) {
    separate()
    bytes += value
  }

  package mutating func append(_ value: JSON) {
    switch value {
    case .string(let text): append(text)
    case .integer(let number): append(number)
    case .number(let number): append(number)
    case .flag(let flag): append(word: flag ? "true" : "false")
    case .null: append(word: "null")
    case .array(let elements): array { json in for element in elements { json.append(element) } }
    case .object(let members):
      object { json in
        for member in Self.sorted(members) {
          json.begin(member.name)
          json.append(member.value)
        }
      }
    case .encoding(let members): object(members)
    }
  }

  package mutating func endLine() { bytes.append(0x0A) }

  private mutating func begin(_ name: String) {
    append(name)
    if lineBreak != nil { bytes.append(0x20) }
    bytes.append(UInt8(ascii: ":"))
    if lineBreak != nil { bytes.append(0x20) }
    followsName = true
  }

  private mutating func open(_ mark: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: mark))
    lineBreak? += [0x20, 0x20]
  }

  private mutating func close(_ mark: Unicode.Scalar) {
    lineBreak?.removeLast(2)
    if let lineBreak {
      // Foundation's encoder leaves an empty line in an empty object or array.
      if bytes.last == UInt8(ascii: mark) - 2 { bytes.append(0x0A) }
      bytes += lineBreak
    }
    bytes.append(UInt8(ascii: mark))
  }

  private mutating func append(word: String) {
    separate()
    bytes += word.utf8
  }

  /// Prepares for the next element or member name; a member's value follows its name.
  private mutating func separate() {
    guard let last = bytes.last, !followsName else { return followsName = false }
    if last != UInt8(ascii: "{"), last != UInt8(ascii: "[") { bytes.append(UInt8(ascii: ",")) }
    if let lineBreak { bytes += lineBreak }
  }

  private static func sorted(_ members: [JSON.Member]) -> [JSON.Member] {
    for index in members.indices.dropFirst() where members[index].name < members[index - 1].name {
      return members.sorted { $0.name < $1.name }
    }
    return members
  }

  private mutating func append(_ number: Int) { append(word: String(number)) }

  private mutating func append(_ text: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    // Searching an array is faster than searching a string.
    for index in start..<bytes.count where Self.isSpecial(bytes[index]) {
      let plain = Array(bytes[start...])
      bytes.removeLast(plain.count)
      for byte in plain { appendEscaped(byte) }
      break
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func appendEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0..<0x20: bytes += "\\u\(byte.digits(4, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }

  private mutating func append(_ number: Double) {
    if number.isFinite { append(word: DecimalText.shortest(number)) } else { append(.null) }
  }
}

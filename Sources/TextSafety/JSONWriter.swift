extension JSON {
  /// The value on one line, in UTF-8 without a line end.
  package var line: [UInt8] {
    var writer = JSONWriter(isPretty: false)
    writer.write(self, depth: 0)
    return writer.bytes
  }

  /// The value as a file: one member per line, two spaces per level, a line end at the end.
  package var file: [UInt8] {
    var bytes: [UInt8] = []
    append(to: &bytes, depth: 0)
    return bytes + [0x0A]
  }

  /// Appends the value, indented for a level from 0, without a line end.
  package func append(to bytes: inout [UInt8], depth: Int) {
    var writer = JSONWriter(isPretty: true)
    swap(&writer.bytes, &bytes)
    writer.write(self, depth: depth)
    swap(&writer.bytes, &bytes)
  }
}

/// Encodes JSON values into one buffer, with object members sorted by name.
private struct JSONWriter {
  var bytes: [UInt8] = []
  let isPretty: Bool
  /// The line end and indentation of each depth.
  private var indents: [[UInt8]] = []

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSON, depth: Int) {
    switch value {
    case .string(let text): write(text)
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): write(number)
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let elements):
      open("[")
      for index in elements.indices {
        begin(index, depth + 1)
        write(elements[index], depth: depth + 1)
      }
      close("]", isEmpty: elements.isEmpty, depth)
    case .object(let members):
      let members = Self.sorted(members)
      open("{")
      for index in members.indices {
        begin(index, depth + 1)
        write(members[index].name)
        if isPretty { bytes.append(0x20) }
        bytes.append(UInt8(ascii: ":"))
        if isPretty { bytes.append(0x20) }
        write(members[index].value, depth: depth + 1)
      }
      close("}", isEmpty: members.isEmpty, depth)
    }
  }

  private mutating func open(_ mark: Unicode.Scalar) { bytes.append(UInt8(ascii: mark)) }

  private mutating func begin(_ index: Int, _ depth: Int) {
    if index > 0 { bytes.append(UInt8(ascii: ",")) }
    breakLine(depth)
  }

  private mutating func close(_ mark: Unicode.Scalar, isEmpty: Bool, _ depth: Int) {
    if isEmpty, isPretty { bytes.append(0x0A) }
    breakLine(depth)
    bytes.append(UInt8(ascii: mark))
  }

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    while indents.count <= depth {
      indents.append([0x0A] + [UInt8](repeating: 0x20, count: indents.count * 2))
    }
    bytes += indents[depth]
  }

  private static func sorted(_ members: [JSON.Member]) -> [JSON.Member] {
    for index in members.indices.dropFirst() where members[index].name < members[index - 1].name {
      return members.sorted { $0.name < $1.name }
    }
    return members
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes += text.utf8
    // Searching an array is faster than searching a string.
    for index in start..<bytes.count where Self.isSpecial(bytes[index]) {
      let plain = Array(bytes[start...])
      bytes.removeLast(plain.count)
      for byte in plain { writeEscaped(byte) }
      break
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
    case 0x08: bytes += "\\b".utf8
    case 0x09: bytes += "\\t".utf8
    case 0x0A: bytes += "\\n".utf8
    case 0x0C: bytes += "\\f".utf8
    case 0x0D: bytes += "\\r".utf8
    case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
    default: bytes.append(byte)
    }
  }

  /// Writes the shortest digits that parse to the same number; whole numbers have no fraction.
  private mutating func write(_ number: Double) {
    guard number.isFinite else { return write(.null, depth: 0) }
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      whole != 0 || number.sign == .plus
    {
      bytes += String(whole).utf8
    } else {
      let digits = number.description
      bytes += digits.utf8.dropLast(digits.hasSuffix(".0") ? 2 : 0)
    }
  }
}

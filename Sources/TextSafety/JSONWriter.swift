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

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSON, depth: Int) {
    switch value {
    case .string(let text): write(text)
    case .integer(let number): bytes += String(number).utf8
    case .number(let number): write(number)
    case .flag(let flag): bytes += (flag ? "true" : "false").utf8
    case .null: bytes += "null".utf8
    case .array(let elements):
      write(elements, "[", "]", depth) { writer, element in
        writer.write(element, depth: depth + 1)
      }
    case .object(let members):
      write(Self.sorted(members), "{", "}", depth) { writer, member in
        writer.write(member.name)
        writer.bytes += (writer.isPretty ? " : " : ":").utf8
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Part>(
    _ parts: [Part], _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ depth: Int,
    _ write: (inout JSONWriter, Part) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    for index in parts.indices {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      write(&self, parts[index])
    }
    if parts.isEmpty, isPretty { bytes.append(0x0A) }
    breakLine(depth)
    bytes.append(UInt8(ascii: close))
  }

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: depth * 2))
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

extension JSON {
  /// The value on one line, in UTF-8 without a line end.
  package var line: [UInt8] {
    var writer = JSONWriter(isPretty: false)
    writer.write(self, depth: 0)
    return writer.bytes
  }

  /// The value as a file: each member on a line, two spaces for each level, a line end at the end.
  package var file: [UInt8] { lines(depth: 0) + [0x0A] }

  /// The value as it stands in a file, without a line end.
  ///
  /// - Parameter depth: The level of the value in the file, from 0.
  /// - Returns: UTF-8.
  package func lines(depth: Int) -> [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(self, depth: depth)
    return writer.bytes
  }
}

/// Writes JSON values into one buffer, the members of objects sorted by name.
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
        writer.bytes += writer.isPretty ? Self.prettyColon : Self.colon
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func write<Part>(
    _ parts: [Part], _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ depth: Int,
    _ write: (inout JSONWriter, Part) -> Void
  ) {
    bytes.append(UInt8(ascii: open))
    var isFirst = true
    for part in parts {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      breakLine(depth + 1)
      write(&self, part)
    }
    if isFirst, isPretty { bytes.append(0x0A) }
    breakLine(depth)
    bytes.append(UInt8(ascii: close))
  }

  private static let colon = Array(":".utf8)
  private static let prettyColon = Array(" : ".utf8)

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    bytes.append(0x0A)
    for _ in 0..<depth * 2 { bytes.append(0x20) }
  }

  private static func sorted(_ members: [JSON.Member]) -> [JSON.Member] {
    for (member, next) in zip(members, members.dropFirst()) where next.name < member.name {
      return members.sorted { $0.name < $1.name }
    }
    return members
  }

  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if text.utf8.contains(where: Self.isSpecial) {
      for byte in text.utf8 { writeEscaped(byte) }
    } else {
      bytes += text.utf8
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

  /// Writes the shortest digits that give the number back; a whole number has no fraction.
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

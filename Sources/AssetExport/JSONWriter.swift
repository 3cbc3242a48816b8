/// Writes values as JSON in one buffer, the keys of objects sorted.
///
/// The form is that of Foundation's encoder with sorted keys and plain slashes, byte for byte; it
/// takes a fraction of the time, since no tree of the values is built first.
final class JSONWriter {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool

  init(isPretty: Bool) { self.isPretty = isPretty }

  /// The JSON of a value.
  static func bytes(of value: some Encodable, isPretty: Bool) throws -> [UInt8] {
    let writer = JSONWriter(isPretty: isPretty)
    try writer.write(value, depth: 0)
    return writer.bytes
  }

  /// Appends a value of any type.
  func write(_ value: some Encodable, depth: Int) throws {
    let frame = JSONFrame(start: bytes.count, depth: depth)
    try value.encode(to: JSONValueEncoder(writer: self, frame: frame))
    finish(frame)
  }

  func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    // Copied first and looked at then, which is faster than the other way round.
    let start = bytes.count
    bytes += text.utf8
    var isPlain = true
    for place in start..<bytes.count {
      let byte = bytes[place]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { isPlain = false }
    }
    if !isPlain {
      bytes.removeLast(bytes.count - start)
      writeEscaped(text)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private func writeEscaped(_ text: String) {
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x08: write(escape: "b")
      case 0x09: write(escape: "t")
      case 0x0A: write(escape: "n")
      case 0x0C: write(escape: "f")
      case 0x0D: write(escape: "r")
      case 0..<0x20:
        let digits = Array("0123456789abcdef".utf8)
        write(escape: "u")
        bytes += [0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
  }

  private func write(escape letter: Unicode.Scalar) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(UInt8(ascii: letter))
  }

  func write(_ value: Int) { bytes += String(value).utf8 }

  func write(_ value: Double) throws { bytes += try Self.digits(of: value).utf8 }

  /// A number as it is written.
  ///
  /// - Throws: `EncodingError` for one that is not finite.
  static func digits(of value: Double) throws -> Substring {
    guard value.isFinite else {
      throw EncodingError.invalidValue(
        value, EncodingError.Context(codingPath: [], debugDescription: "not finite"))
    }
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53, value != 0 || value.sign == .plus
    {
      return String(whole)[...]
    }
    let text = value.description
    return text.hasSuffix(".0") ? text.dropLast(2) : text[...]
  }

  func write(_ value: Bool) { bytes += (value ? "true" : "false").utf8 }

  func writeNull() { bytes += "null".utf8 }

  /// Begins a member of an object; where it ends is known when the next one begins.
  func begin(_ name: String, in frame: JSONFrame) {
    bytes.append(frame.members.isEmpty ? UInt8(ascii: "{") : UInt8(ascii: ","))
    breakLine(frame.depth + 1)
    frame.members.append((name, bytes.count))
    // Names of fields have nothing to escape.
    bytes.append(UInt8(ascii: "\""))
    bytes += name.utf8
    bytes += isPretty ? Self.prettyColon : Self.colon
  }

  private static let colon = Array("\":".utf8)
  private static let prettyColon = Array("\" : ".utf8)
  private static let margin: [UInt8] = [0x0A] + [UInt8](repeating: 0x20, count: 63)

  /// Begins an element of an array.
  func beginElement(in frame: JSONFrame) {
    bytes.append(frame.count == 0 ? UInt8(ascii: "[") : UInt8(ascii: ","))
    breakLine(frame.depth + 1)
    frame.count += 1
  }

  private func breakLine(_ depth: Int) {
    guard isPretty else { return }
    let width = depth * 2 + 1
    if width <= Self.margin.count {
      bytes += Self.margin[..<width]
    } else {
      bytes += [0x0A] + [UInt8](repeating: 0x20, count: width - 1)
    }
  }

  /// Ends a value: sorts the members of an object and closes what is open.
  private func finish(_ frame: JSONFrame) {
    switch frame.kind {
    case .none,
      .object where frame.members.isEmpty:
      finishEmpty("{", "}", frame)
    case .array where frame.count == 0: finishEmpty("[", "]", frame)
    case .array:
      breakLine(frame.depth)
      bytes.append(UInt8(ascii: "]"))
    case .object: finishObject(frame)
    case .scalar: break
    }
  }

  private func finishEmpty(_ open: Unicode.Scalar, _ close: Unicode.Scalar, _ frame: JSONFrame) {
    bytes.append(UInt8(ascii: open))
    if isPretty { bytes.append(0x0A) }
    breakLine(frame.depth)
    bytes.append(UInt8(ascii: close))
  }

  private func finishObject(_ frame: JSONFrame) {
    let names = frame.members
    if !zip(names, names.dropFirst()).allSatisfy({ $0.name < $1.name }) { sort(frame) }
    breakLine(frame.depth)
    bytes.append(UInt8(ascii: "}"))
  }

  /// Puts the members of an object, which was just written up to its end, in the order of names.
  private func sort(_ frame: JSONFrame) {
    let start = frame.start
    let written = Array(bytes[start...])
    // Before each member stand the bracket or comma and the line break.
    let lead = frame.members[0].start - start
    let ends = frame.members.dropFirst().map { $0.start - lead } + [bytes.count]
    let members = zip(frame.members, ends).map { (name: $0.name, range: $0.start..<$1) }
      .sorted { $0.name < $1.name }
    bytes.removeLast(written.count)
    for (index, member) in members.enumerated() {
      bytes.append(index == 0 ? UInt8(ascii: "{") : UInt8(ascii: ","))
      breakLine(frame.depth + 1)
      bytes += written[member.range.lowerBound - start..<member.range.upperBound - start]
    }
  }
}

/// A value that is being written.
final class JSONFrame {
  enum Kind {
    case none, object, array, scalar
  }

  var kind = Kind.none
  let start: Int
  let depth: Int
  /// The names of an object's members and where they start.
  var members: [(name: String, start: Int)] = []
  /// The number of an array's elements.
  var count = 0

  init(start: Int, depth: Int) {
    self.start = start
    self.depth = depth
  }
}

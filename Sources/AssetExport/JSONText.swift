/// Writes JSON piece by piece into one buffer, for records that there are many of.
///
/// The form is that of `JSONWriter`. Nothing is sorted here: who writes names the members in order.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth: Int
  /// Whether nothing has been written into the innermost container.
  private var isFresh: Bool
  /// What stands before an element: a comma, a line break and the margin.
  private let lead: [UInt8]
  /// What stands between a name and its value.
  private let colon: [UInt8]

  /// - Parameters:
  ///   - isPretty: Whether members stand on lines of their own, with two spaces for each level.
  ///   - depth: The level of what is written.
  ///   - isFresh: Whether what is written comes first in its container.
  ///   - capacity: About how many bytes will be written.
  init(isPretty: Bool, depth: Int = 0, isFresh: Bool = true, capacity: Int = 0) {
    self.isPretty = isPretty
    self.depth = depth
    self.isFresh = isFresh
    let margin = isPretty ? [0x0A] + [UInt8](repeating: 0x20, count: 63) : []
    lead = [UInt8(ascii: ",")] + margin
    colon = Array((isPretty ? "\" : " : "\":").utf8)
    bytes.reserveCapacity(capacity)
  }

  /// Writes an object, whose members the closure writes in the order of their names.
  mutating func object(_ members: (inout JSONText) throws -> Void) rethrows {
    try container(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes an array.
  mutating func array<Element>(
    _ elements: some Collection<Element>, _ write: (inout JSONText, Element) throws -> Void
  ) rethrows {
    try container(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
      for element in elements {
        json.next()
        try write(&json, element)
      }
    }
  }

  private mutating func container(
    _ open: UInt8, _ close: UInt8, _ content: (inout JSONText) throws -> Void
  ) rethrows {
    bytes.append(open)
    depth += 1
    isFresh = true
    try content(&self)
    depth -= 1
    if isFresh, isPretty { bytes.append(0x0A) }
    breakLine()
    bytes.append(close)
    isFresh = false
  }

  /// Begins an element of an array, behind a comma but for the first.
  mutating func next() {
    bytes.append(contentsOf: lead[(isFresh ? 1 : 0)..<leadEnd])
    isFresh = false
  }

  private var leadEnd: Int { isPretty ? min(lead.count, depth * 2 + 2) : 1 }

  /// Begins a member of an object, whose value is to follow.
  ///
  /// Names have nothing to escape.
  mutating func name(_ name: String) {
    next()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: colon)
  }

  private mutating func breakLine() {
    bytes.append(contentsOf: lead[1..<leadEnd])
  }

  /// Writes a string.
  mutating func value(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    if Self.needsEscapes(bytes.span, from: start) {
      bytes.removeLast(bytes.count - start)
      let writer = JSONWriter(isPretty: false)
      writer.write(text)
      bytes.append(contentsOf: writer.bytes[1...])
    } else {
      bytes.append(UInt8(ascii: "\""))
    }
  }

  /// Whether there are bytes that stand in no string as they are; counted, which is faster than to
  /// stop at the first.
  private static func needsEscapes(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var count = 0
    for place in start..<bytes.count {
      let byte = bytes[place]
      count &+= byte < 0x20 ? 1 : 0
      count &+= byte == UInt8(ascii: "\"") ? 1 : 0
      count &+= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    return count > 0
  }

  /// Writes a whole number.
  mutating func value(_ number: Int) {
    if number >= 0, number < 10 {
      bytes.append(0x30 + UInt8(number))
    } else {
      bytes.append(contentsOf: String(number).utf8)
    }
  }

  /// Writes a number that is finite.
  mutating func value(_ number: Double) throws {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      whole != 0 || number.sign == .plus
    {
      value(whole)
    } else {
      bytes.append(contentsOf: try JSONWriter.digits(of: number).utf8)
    }
  }

  /// Writes true or false.
  mutating func value(_ flag: Bool) { bytes.append(contentsOf: (flag ? "true" : "false").utf8) }

  /// Writes strings.
  mutating func value(_ texts: [String]) {
    array(texts) { json, text in json.value(text) }
  }

  /// Writes whatever there is not much of.
  mutating func value(rare record: some Encodable) throws {
    let writer = JSONWriter(isPretty: isPretty)
    try writer.write(record, depth: depth)
    bytes.append(contentsOf: writer.bytes)
  }
}

/// A record that writes itself with the members that its `Encodable` form has, in the same order.
protocol JSONRecord {
  func write(to json: inout JSONText) throws
}

extension JSONText {
  mutating func value(_ record: some JSONRecord) throws { try record.write(to: &self) }

  mutating func value(_ records: [some JSONRecord]) throws {
    try array(records) { json, record in try record.write(to: &json) }
  }

  // Members, left out where there is nothing.

  mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    name(key)
    value(text)
  }

  mutating func member(_ key: String, _ texts: [String]?) {
    guard let texts else { return }
    name(key)
    value(texts)
  }

  mutating func member(_ key: String, _ number: Int?) {
    guard let number else { return }
    name(key)
    value(number)
  }

  mutating func member(_ key: String, _ number: Double?) throws {
    guard let number else { return }
    name(key)
    try value(number)
  }

  mutating func member(_ key: String, _ flag: Bool) {
    name(key)
    value(flag)
  }

  mutating func member(_ key: String, _ record: (some JSONRecord)?) throws {
    guard let record else { return }
    name(key)
    try record.write(to: &self)
  }

  mutating func member(_ key: String, _ records: [some JSONRecord]?) throws {
    guard let records else { return }
    name(key)
    try value(records)
  }

  mutating func member(_ key: String, rare record: (some Encodable)?) throws {
    guard let record else { return }
    name(key)
    try value(rare: record)
  }
}

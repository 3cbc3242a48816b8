/// A value that writes itself as JSON, its members in the order of their names.
protocol JSONWritable {
  func write(to text: inout JSONText)
}

/// JSON while it is being written, in the form of `JSONWriter`.
///
/// `JSONWriter` takes any `Encodable` value and sorts its members. This writes values that know their
/// order themselves, in a fifth of the time; for cards, of which a route may have ten thousands.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private let isPretty: Bool
  private var depth: Int
  /// Whether nothing stands in the innermost object or array yet.
  var isEmpty: Bool
  /// A line end and spaces, for the deepest level that there is.
  private let indent: [UInt8] = [0x0A] + [UInt8](repeating: 0x20, count: 64)

  /// Begins a text, or a part of one that stands in some objects and arrays.
  init(isPretty: Bool, depth: Int = 0, isEmpty: Bool = true) {
    self.isPretty = isPretty
    self.depth = depth
    self.isEmpty = isEmpty
  }

  /// The text so far; what follows is a part of its own.
  mutating func take() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  mutating func beginObject() { begin(UInt8(ascii: "{")) }

  mutating func endObject() { end(UInt8(ascii: "}")) }

  mutating func beginArray() { begin(UInt8(ascii: "[")) }

  mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Begins an element of an array, or a member of an object.
  mutating func next() {
    if !isEmpty { bytes.append(UInt8(ascii: ",")) }
    isEmpty = false
    breakLine()
  }

  mutating func name(_ name: String) {
    next()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    if isPretty { bytes.append(0x20) }
    bytes.append(UInt8(ascii: ":"))
    if isPretty { bytes.append(0x20) }
  }

  private mutating func begin(_ bracket: UInt8) {
    bytes.append(bracket)
    depth += 1
    isEmpty = true
  }

  private mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isEmpty, isPretty { bytes.append(0x0A) }
    breakLine()
    bytes.append(bracket)
    isEmpty = false
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(contentsOf: indent.prefix(depth * 2 + 1))
    for _ in stride(from: indent.count, to: depth * 2 + 1, by: 1) { bytes.append(0x20) }
  }
}

extension JSONText {
  mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    if Self.isPlain(text) { bytes.append(contentsOf: text.utf8) } else { writeEscaped(text) }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func isPlain(_ text: String) -> Bool {
    let bytes = text.utf8.span
    for index in bytes.indices {
      let byte = bytes[index]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return false }
    }
    return true
  }

  private mutating func writeEscaped(_ text: String) {
    let writer = JSONWriter(isPretty: false)
    writer.writeEscaped(text)
    bytes.append(contentsOf: writer.bytes)
  }

  mutating func write(_ value: Int) {
    if value >= 0, value < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(value))
    } else {
      bytes.append(contentsOf: String(value).utf8)
    }
  }

  /// Writes a number that is finite; cards have no other.
  mutating func write(_ value: Double) {
    if let whole = Int(exactly: value), whole.magnitude < 1 << 53, value != 0 || value.sign == .plus
    {
      write(whole)
      return
    }
    let text = value.description
    bytes.append(contentsOf: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  mutating func write(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

  mutating func write(_ values: [some JSONWritable]) {
    beginArray()
    for value in values {
      next()
      value.write(to: &self)
    }
    endArray()
  }

  mutating func write(_ values: [String]) {
    beginArray()
    for value in values {
      next()
      write(value)
    }
    endArray()
  }
}

extension JSONText {
  mutating func member(_ name: String, _ value: String) {
    self.name(name)
    write(value)
  }

  mutating func member(_ name: String, _ value: Int) {
    self.name(name)
    write(value)
  }

  mutating func member(_ name: String, _ value: Double) {
    self.name(name)
    write(value)
  }

  mutating func member(_ name: String, _ value: Bool) {
    self.name(name)
    write(value)
  }

  mutating func member(_ name: String, _ value: some JSONWritable) {
    self.name(name)
    value.write(to: &self)
  }

  mutating func member(_ name: String, _ values: [some JSONWritable]) {
    self.name(name)
    write(values)
  }

  mutating func member(_ name: String, _ values: [String]) {
    self.name(name)
    write(values)
  }

  // Members that may be absent.

  mutating func member(_ name: String, _ value: String?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: String, _ value: Int?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: String, _ value: Double?) {
    if let value { member(name, value) }
  }

  mutating func member(_ name: String, _ value: (some JSONWritable)?) {
    if let value { member(name, value) }
  }

  mutating func member<Element: JSONWritable>(_ name: String, _ values: [Element]?) {
    if let values { member(name, values) }
  }

  mutating func member(_ name: String, _ values: [String]?) {
    if let values { member(name, values) }
  }
}

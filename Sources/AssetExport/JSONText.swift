/// Writes JSON piece by piece into one buffer, for records that there are many of.
///
/// The form is that of `JSONWriter`. Nothing is sorted here: who writes names the members in order.
struct JSONText {
  /// What is written, and room behind it.
  ///
  /// Bytes are put into room that is there already: to append them to an array takes twice the time,
  /// most of it for counting references to what is appended.
  private var storage: [UInt8]
  /// How much of it is written.
  private var count = 0
  private let isPretty: Bool
  private var depth: Int
  /// Whether nothing has been written into the innermost container.
  private var isFresh: Bool

  /// - Parameters:
  ///   - isPretty: Whether members stand on lines of their own, with two spaces for each level.
  ///   - depth: The level of what is written.
  ///   - isFresh: Whether what is written comes first in its container.
  ///   - capacity: About how many bytes will be written.
  init(isPretty: Bool, depth: Int = 0, isFresh: Bool = true, capacity: Int = 0) {
    self.isPretty = isPretty
    self.depth = depth
    self.isFresh = isFresh
    storage = [UInt8](repeating: 0, count: capacity)
  }

  /// What is written.
  var bytes: [UInt8] { Array(storage[..<count]) }

  private mutating func makeRoom(for length: Int) {
    guard count + length > storage.count else { return }
    storage += repeatElement(0, count: max(length, storage.count, 256))
  }

  private mutating func put(_ byte: UInt8) {
    makeRoom(for: 1)
    storage[count] = byte
    count += 1
  }

  /// Writes text as it stands.
  ///
  /// - Returns: Whether it holds bytes that stand in no string as they are; they are counted, which
  ///   is faster than to stop at the first.
  @discardableResult private mutating func put(_ text: String) -> Bool {
    let source = text.utf8.span
    let length = source.count
    makeRoom(for: length)
    let start = count
    var target = storage.mutableSpan
    var special = 0
    for place in 0..<length {
      let byte = source[place]
      target[start + place] = byte
      special &+= byte < 0x20 ? 1 : 0
      special &+= byte == UInt8(ascii: "\"") ? 1 : 0
      special &+= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    count = start + length
    return special > 0
  }

  private mutating func put(_ bytes: ArraySlice<UInt8>) {
    makeRoom(for: bytes.count)
    for byte in bytes {
      storage[count] = byte
      count += 1
    }
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
    put(open)
    depth += 1
    isFresh = true
    try content(&self)
    depth -= 1
    if isFresh, isPretty { put(0x0A) }
    breakLine()
    put(close)
    isFresh = false
  }

  /// Begins an element of an array, behind a comma but for the first.
  mutating func next() {
    if !isFresh { put(UInt8(ascii: ",")) }
    isFresh = false
    breakLine()
  }

  /// Begins a member of an object, whose value is to follow.
  ///
  /// Names have nothing to escape.
  mutating func name(_ name: String) {
    next()
    put(UInt8(ascii: "\""))
    put(name)
    put(isPretty ? "\" : " : "\":")
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    let end = count + 1 + depth * 2
    makeRoom(for: end - count)
    let start = count
    var target = storage.mutableSpan
    target[start] = 0x0A
    for place in start + 1..<end { target[place] = 0x20 }
    count = end
  }

  /// Writes a string.
  mutating func value(_ text: String) {
    put(UInt8(ascii: "\""))
    let start = count
    guard put(text) else { return put(UInt8(ascii: "\"")) }
    count = start
    let writer = JSONWriter(isPretty: false)
    writer.write(text)
    put(writer.bytes[1...])
  }

  /// Writes a whole number.
  mutating func value(_ number: Int) {
    if number >= 0, number < 10 {
      put(0x30 + UInt8(number))
    } else {
      put(String(number))
    }
  }

  /// Writes a number that is finite.
  mutating func value(_ number: Double) throws {
    if let whole = Int(exactly: number), whole.magnitude < 1 << 53,
      whole != 0 || number.sign == .plus
    {
      value(whole)
    } else {
      put(String(try JSONWriter.digits(of: number)))
    }
  }

  /// Writes true or false.
  mutating func value(_ flag: Bool) { put(flag ? "true" : "false") }

  /// Writes strings.
  mutating func value(_ texts: [String]) {
    array(texts) { json, text in json.value(text) }
  }

  /// Writes whatever there is not much of.
  mutating func value(rare record: some Encodable) throws {
    let writer = JSONWriter(isPretty: isPretty)
    try writer.write(record, depth: depth)
    put(writer.bytes[...])
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

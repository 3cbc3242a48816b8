/// Writes JSON piece by piece into one buffer, for records that there are many of.
///
/// The form is that of `JSONWriter`. Nothing is sorted here: who writes names the members in order.
struct JSONText {
  /// What is written, and room behind it.
  ///
  /// Bytes are put into room that is there already: to append them to an array takes twice the time,
  /// most of it for counting references to what is appended.
  var storage: [UInt8]
  /// How much of it is written.
  var count = 0
  private let isPretty: Bool
  private let keepsPieces: Bool
  private var depth: Int
  /// Whether nothing has been written into the innermost container.
  private var isFresh: Bool
  private var pieces = JSONPieces()

  /// - Parameters:
  ///   - isPretty: Whether members stand on lines of their own, with two spaces for each level.
  ///   - depth: The level of what is written.
  ///   - isFresh: Whether what is written comes first in its container.
  ///   - keepsPieces: Whether pieces are kept, which is of use for many cards.
  init(isPretty: Bool, depth: Int = 0, isFresh: Bool = true, keepsPieces: Bool = false) {
    self.isPretty = isPretty
    self.keepsPieces = keepsPieces
    self.depth = depth
    self.isFresh = isFresh
    storage = []
  }

  /// What is written.
  var bytes: ArraySlice<UInt8> { storage[..<count] }

  /// Takes away what is written, but for the room and the pieces that are kept.
  mutating func restart(depth: Int, isFresh: Bool) {
    count = 0
    self.depth = depth
    self.isFresh = isFresh
  }

  /// Forgets pieces, since what follows is written in another language.
  mutating func forgetPieces() { pieces.removeAll() }

  /// Writes what was written before for the same key, else writes it and keeps it.
  ///
  /// Most of a card is the same as in other cards: names of members, white space, words for
  /// platforms, rounded distances. To copy such a piece takes a fraction of the time of writing it.
  ///
  /// - Parameters:
  ///   - kind: What the piece says.
  ///   - key: All that it depends on, but for the kind and for the depth; 0 or more.
  ///   - write: Writes it. It may leave containers open, or close those that were open.
  @inline(__always)
  mutating func piece(
    _ kind: PieceKind, _ key: Int = 0, _ write: (inout JSONText) throws -> Void
  ) rethrows {
    let number = number(of: kind, key)
    if let number, putPiece(number) { return }
    let (start, level) = (count, depth)
    try write(&self)
    if let number { keepPiece(number, from: start, level: level) }
  }

  /// The number of a piece here; nothing where none is kept.
  private func number(of kind: PieceKind, _ key: Int) -> Int? {
    guard keepsPieces, key >= 0, key < 1 << 48, depth < 64 else { return nil }
    return key << 15 | depth << 9 | (isFresh ? 256 : 128) | kind.rawValue
  }

  private mutating func putPiece(_ number: Int) -> Bool {
    guard let piece = pieces.find(number) else { return false }
    makeRoom(for: Int(piece.length) + 16)
    pieces.copy(piece, to: &storage, at: count)
    count += Int(piece.length)
    depth += Int(piece.deeper)
    isFresh = piece.leavesFresh
    return true
  }

  private mutating func keepPiece(_ number: Int, from start: Int, level: Int) {
    pieces.keep(
      JSONPieces.Piece(number: number, deeper: Int32(depth - level), leavesFresh: isFresh),
      storage[start..<count])
  }

  mutating func makeRoom(for length: Int) {
    guard count + length > storage.count else { return }
    storage += repeatElement(0, count: max(length, storage.count, 256))
  }

  mutating func put(_ byte: UInt8) {
    makeRoom(for: 1)
    storage[count] = byte
    count += 1
  }

  mutating func put(_ bytes: ArraySlice<UInt8>) {
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
    begin(open)
    try content(&self)
    end(close)
  }

  /// Opens an object or array that `end` closes.
  mutating func begin(_ bracket: UInt8) {
    put(bracket)
    depth += 1
    isFresh = true
  }

  /// Closes an object or array.
  mutating func end(_ bracket: UInt8) {
    depth -= 1
    if isFresh, isPretty { put(0x0A) }
    breakLine()
    put(bracket)
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
    let source = name.utf8.span
    let length = source.count
    makeRoom(for: length + 5)
    let isPretty = isPretty
    var place = count
    var target = storage.mutableSpan
    target[place] = UInt8(ascii: "\"")
    place += 1
    for index in 0..<length { target[place + index] = source[index] }
    place += length
    target[place] = UInt8(ascii: "\"")
    place += 1
    if isPretty {
      target[place] = UInt8(ascii: " ")
      place += 1
    }
    target[place] = UInt8(ascii: ":")
    place += 1
    if isPretty {
      target[place] = UInt8(ascii: " ")
      place += 1
    }
    count = place
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
  ///
  /// Bytes that stand in no string as they are are counted, which is faster than to stop at the
  /// first.
  mutating func value(_ text: String) {
    let source = text.utf8.span
    let length = source.count
    makeRoom(for: length + 2)
    let start = count + 1
    var special = 0
    var target = storage.mutableSpan
    target[start - 1] = UInt8(ascii: "\"")
    for place in 0..<length {
      let byte = source[place]
      target[start + place] = byte
      special &+= byte < 0x20 ? 1 : 0
      special &+= byte == UInt8(ascii: "\"") ? 1 : 0
      special &+= byte == UInt8(ascii: "\\") ? 1 : 0
    }
    if special == 0 {
      target[start + length] = UInt8(ascii: "\"")
      count = start + length + 1
    } else {
      let writer = JSONWriter(isPretty: false)
      writer.write(text)
      put(writer.bytes[...])
    }
  }

  /// Writes what was just written once more.
  ///
  /// - Parameters:
  ///   - start: Where it begins.
  ///   - end: Where it ends.
  mutating func repeatBytes(from start: Int, to end: Int) {
    makeRoom(for: end - start)
    let shift = count - start
    var target = storage.mutableSpan
    for place in start..<end { target[place + shift] = target[place] }
    count += end - start
  }

  /// Writes true or false.
  mutating func value(_ flag: Bool) { put(Array((flag ? "true" : "false").utf8)[...]) }

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

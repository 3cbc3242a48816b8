import Faults

extension XMLReader {
  /// The next byte, or 0 at the end, which no document contains.
  var peek: UInt8 { place < bytes.count ? bytes[place] : 0 }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  func starts(with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    return bytes[place..<place + count].elementsEqual(word.description.utf8)
  }

  mutating func expect(_ mark: Unicode.Scalar, else finding: String) throws(Fault) {
    guard peek == UInt8(ascii: mark) else { throw malformed(finding) }
    place += 1
  }

  /// Skips white space; returns whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = place
    while peek == 0x20 || peek == 0x09 || peek == 0x0A || peek == 0x0D { place += 1 }
    return place > start
  }

  /// Skips up to and including an ASCII mark.
  mutating func skip(past mark: StaticString) throws(Fault) {
    while place < bytes.count {
      if starts(with: mark) {
        place += mark.utf8CodeUnitCount
        return
      }
      place += 1
    }
    throw malformed("the document ends too early")
  }

  /// Skips a comment or a processing instruction; returns whether there was one.
  mutating func skipRemark() throws(Fault) -> Bool {
    if starts(with: "<?") {
      place += 2
      try skip(past: "?>")
      return true
    }
    guard starts(with: "<!--") else { return false }
    place += 4
    try skip(past: "--")
    try expect(">", else: "a comment contains '--'")
    return true
  }

  static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsName(byte)
    }
  }

  /// Reads a name; any character beyond ASCII is allowed.
  mutating func readName() throws(Fault) -> Range<Int> {
    let start = place
    guard Self.startsName(peek) else { throw malformed("a '<' does not start a tag") }
    while Self.continuesName(peek) { place += 1 }
    return start..<place
  }
}

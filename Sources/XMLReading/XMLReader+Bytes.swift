extension XMLReader {
  func starts(with word: StaticString) -> Bool {
    let count = word.utf8CodeUnitCount
    guard bytes.count - place >= count else { return false }
    return zip(bytes[place..<place + count], word.description.utf8).allSatisfy { $0 == $1 }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Skips white space; returns whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = place
    while place < bytes.count, Self.isSpace(bytes[place]) { place += 1 }
    return place > start
  }

  /// Skips everything up to and including an ASCII mark.
  mutating func skip(past mark: StaticString) throws(XMLError) {
    let word = Array(mark.description.utf8)
    while place < bytes.count {
      if bytes[place] == word[0], starts(with: mark) {
        place += word.count
        return
      }
      place += 1
    }
    throw malformed("the document ends too early")
  }

  mutating func skipComment() throws(XMLError) {
    place += 4
    try skip(past: "--")
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw malformed("a comment contains '--'")
    }
    place += 1
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

  /// Reads a name; it may contain any character beyond ASCII.
  mutating func readName() throws(XMLError) -> Range<Int> {
    let start = place
    guard place < bytes.count, Self.startsName(bytes[place]) else {
      throw malformed("a '<' does not start a tag")
    }
    while place < bytes.count, Self.continuesName(bytes[place]) { place += 1 }
    return start..<place
  }
}

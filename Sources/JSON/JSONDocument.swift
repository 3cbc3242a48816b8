import Synchronization
package import Faults

/// A JSON text (RFC 8259) with a flat index of its values, in the order of the text.
///
/// A container precedes its members, a name its value; strings and numbers stay undecoded. It is a
/// class because every value refers to it.
package final class JSONDocument: Sendable {
  enum Kind: UInt8, Sendable {
    case object, array, string, escapedString, number, isTrue, isFalse, null
  }

  struct Entry: Sendable {
    /// The offset of the first byte; for a string, of the byte after the quote.
    var start: UInt32
    /// The offset after the last byte; for a string, of the closing quote.
    var end: UInt32
    /// The index of the entry after this one and its members.
    var next: UInt32
    var kind: Kind
  }

  private struct Notes {
    /// The length of each list of objects read so far, by index.
    var lengths: [Int: Int] = [:]
    var parts = 0
    /// The last member found in each container, and its position.
    var last: [Int: (index: Int, position: Int)] = [:]
  }

  /// What the whole text is called, such as `the response`.
  let name: String
  /// The line number in JSON Lines, from 1; `nil` for a single text.
  package let line: Int?
  let bytes: [UInt8]
  let entries: [Entry]
  private let notes = Mutex(Notes())

  /// Parses UTF-8; a fault has the line and the column, which count from 1 and in bytes.
  package init(_ bytes: [UInt8], named name: String, line: Int? = nil) throws(Fault) {
    (self.name, self.line) = (name, line)
    let firstLine = line ?? 1
    guard Int64(bytes.count) < UInt32.max else {
      throw JSONFinding.tooLong.fault(at: 0, in: bytes.span)
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONFinding.notUTF8.fault(
        at: Self.endOfUTF8(bytes), in: bytes.span, firstLine: firstLine)
    }
    var parser = JSONParser(expecting: bytes.count, firstLine: firstLine)
    try parser.parse(bytes.span)
    self.bytes = bytes
    entries = parser.entries
  }

  /// The length of the valid UTF-8 prefix.
  private static func endOfUTF8(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var end = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) { end += UTF8.width(scalar) }
    return end
  }

  /// Counts the elements of a list, each list once; returns the number in all lists so far.
  func count(_ length: Int, in list: Int) -> Int {
    notes.withLock { notes in
      if notes.lengths.updateValue(length, forKey: list) == nil { notes.parts += length }
      return notes.parts
    }
  }

  func isCounted(_ list: Int) -> Bool { notes.withLock { $0.lengths[list] != nil } }

  /// Finds the member of a container that contains an entry.
  ///
  /// Starts at the last member found, so the places of all members of a list take linear time.
  func member(of container: Int, holding index: Int) -> (index: Int, position: Int) {
    notes.withLock { notes in
      var member = (index: container + 1, position: 0)
      if let last = notes.last[container], last.index <= index { member = last }
      // An object's member is two entries: name and value.
      let offset = entries[container].kind == .object ? 1 : 0
      while Int(entries[member.index + offset].next) <= index {
        member = (Int(entries[member.index + offset].next), member.position + 1)
      }
      notes.last[container] = member
      return member
    }
  }

  package var root: JSONNode { JSONNode(document: self, index: 0) }
}

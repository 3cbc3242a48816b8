import Synchronization

/// A JSON text (RFC 8259) with an index of its values.
///
/// The index is a flat list in the order of the text: a container comes before its members, an
/// object's names before their values. Strings and numbers stay in the text until they are read.
///
/// A class, since every value refers to it.
final class JSONDocument: Sendable {
  enum Kind: UInt8, Sendable {
    case object, array, string, escapedString, number, isTrue, isFalse, null
  }

  struct Entry: Sendable {
    /// The offset of its first byte; of a string, the byte after the quote.
    var start: UInt32
    /// The offset after its last byte; of a string, the closing quote.
    var end: UInt32
    /// The index of the entry after it and its members.
    var next: UInt32
    var kind: Kind
  }

  private struct Notes {
    /// The lengths of the lists of objects read so far, by index.
    var lengths: [Int: Int] = [:]
    var parts = 0
    /// The member of each container whose place was asked for last, and its position.
    var last: [Int: (index: Int, position: Int)] = [:]
  }

  /// The line of JSON Lines that it is, from 1; `nil` for a text that is not one of several.
  let line: Int?
  let bytes: [UInt8]
  let entries: [Entry]
  private let notes = Mutex(Notes())

  init(_ bytes: [UInt8], line: Int? = nil) throws(JSONTextError) {
    self.line = line
    do throws(JSONFault) {
      guard bytes.count < Int(UInt32.max) else { throw JSONFault(.tooLong, at: 0) }
      guard String(validating: bytes, as: UTF8.self) != nil else {
        throw JSONFault(.notUTF8, at: Self.endOfUTF8(bytes))
      }
      var parser = JSONParser(expecting: bytes.count)
      try parser.parse(bytes.span)
      self.bytes = bytes
      entries = parser.entries
    } catch {
      throw JSONTextError(error, in: bytes, firstLine: line ?? 1)
    }
  }

  /// The length of the valid UTF-8 at the start of a text.
  private static func endOfUTF8(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var end = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) { end += UTF8.width(scalar) }
    return end
  }

  /// Counts the elements of a list of objects, each list once.
  func count(_ length: Int, in list: Int) throws(RouteError) {
    let parts = notes.withLock { notes in
      if notes.lengths.updateValue(length, forKey: list) == nil { notes.parts += length }
      return notes.parts
    }
    guard parts <= RouteReader.partLimit else { throw .tooLong }
  }

  /// Finds the member of a container that holds an entry.
  ///
  /// The search goes on from the last member found, so the places of all members of a long list
  /// take linear time.
  func member(of container: Int, holding index: Int) -> (index: Int, position: Int) {
    notes.withLock { notes in
      var member = (index: container + 1, position: 0)
      if let last = notes.last[container], last.index <= index { member = last }
      // An object's name and value are two entries.
      let offset = entries[container].kind == .object ? 1 : 0
      while Int(entries[member.index + offset].next) <= index {
        member = (Int(entries[member.index + offset].next), member.position + 1)
      }
      notes.last[container] = member
      return member
    }
  }

  var root: JSONNode { JSONNode(document: self, index: 0) }
}

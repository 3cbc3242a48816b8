import Synchronization

/// A JSON text (RFC 8259) with an index of its values.
///
/// The index is a flat list in the order of the text: a container stands before its members, an
/// object's names before their values. Strings and numbers stay in the text until they are asked
/// for, and an array of numbers alone is one entry, so that geometries and annotations cost little.
///
/// A class, since every value refers to it: one count to keep instead of one for each array.
final class JSONDocument: Sendable {
  /// What a value is.
  enum Kind: UInt8, Sendable {
    case object, array, numbers, string, escapedString, number, isTrue, isFalse, null
  }

  /// A value, in 12 bytes.
  struct Entry: Sendable {
    /// The offset of its first byte; of a string, the byte after the quote.
    var start: UInt32
    /// The offset after its last byte; of an object or array, the index of the entry after it.
    var link: UInt32
    var kind: Kind
  }

  let bytes: [UInt8]
  let entries: [Entry]
  /// How many processors to use for what is made of the values; 1 or more.
  let workers: Int
  /// The landmarks of the long containers that were asked for, by the index of the container.
  let landmarks = Mutex<[Int: [Int]]>([:])
  /// The lengths of the lists of objects that were read, by their indices, and their sum.
  private let lengths = Mutex<(byList: [Int: Int], sum: Int)>(([:], 0))

  /// Indexes a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - workers: How many processors to use where the text is long enough for more than one.
  /// - Throws: `JSONFault` with the place where the text stops being JSON.
  init(_ bytes: [UInt8], workers: Int = 1) throws(JSONFault) {
    self.workers = bytes.count < Self.longText ? 1 : workers
    guard bytes.count < Int(UInt32.max) else { throw JSONFault(.tooLong, at: 0) }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw JSONFault(.notUTF8, at: Self.endOfUTF8(bytes))
    }
    var parser = JSONParser(expecting: bytes.count)
    try parser.parse(bytes.span)
    self.bytes = bytes
    entries = parser.entries
  }

  /// The length of the part of a text that is UTF-8.
  private static func endOfUTF8(_ bytes: [UInt8]) -> Int {
    var decoder = UTF8()
    var rest = bytes.makeIterator()
    var end = 0
    while case .scalarValue(let scalar) = decoder.decode(&rest) { end += UTF8.width(scalar) }
    return end
  }

  /// Texts shorter than this are soon read by one processor.
  private static let longText = 1 << 19

  /// Counts the elements of a list of objects, each list once.
  ///
  /// - Parameters:
  ///   - length: How many there are.
  ///   - list: The index of the list.
  /// - Throws: `RouteError.tooLong` where there are more than `RouteReader.partLimit` in all.
  func count(_ length: Int, in list: Int) throws(RouteError) {
    let sum = lengths.withLock { lengths in
      if lengths.byList.updateValue(length, forKey: list) == nil { lengths.sum += length }
      return lengths.sum
    }
    guard sum <= RouteReader.partLimit else { throw .tooLong }
  }

  /// The outermost value.
  var root: JSONNode { JSONNode(document: self, index: 0, entry: entries[0]) }
}

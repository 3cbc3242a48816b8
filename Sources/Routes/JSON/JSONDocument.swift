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

  /// Indexes a text in UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - workers: How many processors to use where the text is long enough for more than one.
  /// - Throws: `JSONFault` with the place where the text stops being JSON.
  init(_ bytes: [UInt8], workers: Int = 1) throws(JSONFault) {
    self.workers = bytes.count < Self.longText ? 1 : workers
    guard bytes.count < Int(UInt32.max) else { throw JSONFault(.tooLong, at: 0) }
    let span = bytes.span
    do {
      _ = try UTF8Span(validating: span)
    } catch {
      throw JSONFault(.notUTF8, at: error.byteOffsets.lowerBound)
    }
    var parser = JSONParser(expecting: bytes.count)
    try parser.parse(span)
    self.bytes = bytes
    entries = parser.entries
  }

  /// Texts shorter than this are soon read by one processor.
  private static let longText = 1 << 19

  /// The outermost value.
  var root: JSONNode { JSONNode(document: self, index: 0, entry: entries[0]) }
}

/// Where and why a text is not JSON.
struct JSONFault: Error {
  enum Finding {
    case noValue, trailing, endsEarly, tooDeep, notUTF8, tooLong
  }

  var finding: Finding
  /// In bytes from the start of the text.
  var offset: Int

  init(_ finding: Finding, at offset: Int) {
    self.finding = finding
    self.offset = offset
  }

  /// What is wrong, with line and column; columns count bytes from 1.
  func words(in bytes: [UInt8]) -> String {
    let before = bytes.prefix(offset)
    let line = before.count { $0 == 0x0A } + 1
    let column = offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
    return switch finding {
    case .noValue, .trailing: "not a value at line \(line), column \(column)"
    case .tooDeep: "nested too deeply at line \(line), column \(column)"
    case .notUTF8: "not UTF-8 at line \(line), column \(column)"
    case .endsEarly: "the text ends too early, in line \(line)"
    case .tooLong: "longer than 4 GB"
    }
  }
}

/// Reads an XML 1.0 document piece by piece.
///
/// This is the only way in for XML, whoever wrote it. It reads elements, attributes, text, sections
/// and entities of plain text, and checks that the document is well-formed; it loads nothing,
/// declares nothing else, and keeps every limit while it reads. It does not validate. Foundation's
/// parser, which stops the program at some documents and gives up beyond 10 MB, takes no part.
public struct XMLReader: Sendable {
  /// The document in UTF-8.
  let bytes: [UInt8]
  let limits: XMLLimits
  /// The next byte to read.
  var place = 0
  /// The names of the elements that are open, as they are written, and how many namespaces were
  /// declared before each.
  var open: [(name: Range<Int>, bindings: Int)] = []
  /// The namespaces that are declared: prefix, then address; the last one counts.
  var bindings: [(prefix: String, address: String)] = [
    ("xml", "http://www.w3.org/XML/1998/namespace")
  ]
  /// The text of each entity, by the bytes of its name.
  var entities: [[UInt8]: ArraySlice<UInt8>] = [:]
  private var hasDocumentType = false
  private var hasRoot = false
  /// Whether the tag that was read last also ends its element.
  private var endsAtOnce = false
  private var elementCount = 0
  /// The bytes that references to entities stood for so far.
  var expansion = 0
  private var counted = (place: 0, line: 1)

  /// Prepares to read a document.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - encoding: How the bytes are read.
  ///   - limits: What the document may hold at most.
  /// - Throws: `XMLError` for a document that is too large or not in its encoding.
  public init(
    _ bytes: [UInt8], encoding: XMLEncoding = .declared, limits: XMLLimits
  ) throws(XMLError) {
    guard bytes.count <= limits.bytes else {
      throw .tooLarge(line: 1, finding: "the document has more than \(limits.bytes >> 20) MiB")
    }
    self.bytes = try encoding.utf8(of: bytes)
    self.limits = limits
  }

  /// The next piece, or `nil` at the end of the document.
  ///
  /// - Throws: `XMLError`, after which the rest cannot be read.
  public mutating func next() throws(XMLError) -> XMLEvent? {
    if endsAtOnce {
      endsAtOnce = false
      close()
      return .end
    }
    while true {
      guard place < bytes.count else {
        guard open.isEmpty else { throw malformed("the document ends too early") }
        guard hasRoot else { throw malformed("the document is empty or starts with no element") }
        return nil
      }
      if bytes[place] != UInt8(ascii: "<") {
        if !open.isEmpty { return .text(try text()) }
        guard skipSpace() else {
          throw malformed(
            hasRoot
              ? "text stands behind the root element"
              : "the document is empty or starts with no element")
        }
      } else if let event = try markup() {
        return event
      }
    }
  }

  /// Reads from a `<` on; `nil` for what is no piece.
  private mutating func markup() throws(XMLError) -> XMLEvent? {
    switch place + 1 < bytes.count ? bytes[place + 1] : 0 {
    case UInt8(ascii: "/"):
      try readEndTag()
      return .end
    case UInt8(ascii: "?"):
      place += 2
      try skip(past: "?>")
      return nil
    case UInt8(ascii: "!") where starts(with: "<!--"):
      try skipComment()
      return nil
    case UInt8(ascii: "!") where starts(with: "<![CDATA[") && !open.isEmpty:
      return .text(try section())
    case UInt8(ascii: "!") where starts(with: "<!DOCTYPE") && !hasRoot && !hasDocumentType:
      hasDocumentType = true
      try readDocumentType()
      return nil
    default: return .start(try readTag())
    }
  }

  /// The line of the next byte, counted from 1.
  public mutating func line() -> Int {
    var line = counted.line
    for index in counted.place..<max(counted.place, min(place, bytes.count))
    where bytes[index] == 0x0A {
      line += 1
    }
    counted = (max(counted.place, place), line)
    return line
  }

  mutating func malformed(_ finding: String) -> XMLError {
    .malformed(line: line(), finding: finding)
  }

  // MARK: Tags

  private mutating func readTag() throws(XMLError) -> XMLTag {
    guard !open.isEmpty || !hasRoot else {
      throw malformed("a second element stands behind the root element")
    }
    let line = line()
    hasRoot = true
    elementCount += 1
    guard elementCount <= limits.elements else {
      throw .tooLarge(line: line, finding: "more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else {
      throw .tooLarge(
        line: line, finding: "elements are nested more than \(limits.depth) deep")
    }
    place += 1
    let name = try readName()
    open.append((name, bindings.count))
    let attributes = try readAttributes()
    let (prefix, local) = parts(of: String(decoding: bytes[name], as: UTF8.self))
    let tag = XMLTag(
      name: local, namespace: try address(of: prefix), attributes: attributes, line: line)
    for attribute in attributes {
      let prefix = parts(of: attribute.name).prefix
      if !prefix.isEmpty { _ = try address(of: prefix) }
    }
    if bytes[place] == UInt8(ascii: "/") {
      place += 1
      endsAtOnce = true
    }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw malformed("a tag is not closed")
    }
    place += 1
    return tag
  }

  private mutating func readEndTag() throws(XMLError) {
    guard let start = open.last?.name else {
      throw malformed("an end tag does not match its start tag")
    }
    place += 2
    let name = try readName()
    guard bytes[name] == bytes[start] else {
      throw malformed("an end tag does not match its start tag")
    }
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: ">") else {
      throw malformed("a tag is not closed")
    }
    place += 1
    close()
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    bindings.removeLast(bindings.count - element.bindings)
  }

  /// The address of a namespace.
  private mutating func address(of prefix: String) throws(XMLError) -> String {
    if let binding = bindings.last(where: { $0.prefix == prefix }) { return binding.address }
    guard prefix.isEmpty else { throw malformed("a prefix is not declared") }
    return ""
  }
}

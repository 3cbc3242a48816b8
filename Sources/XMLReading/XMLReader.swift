public import Faults

/// Parses an XML 1.0 document event by event.
///
/// It checks that the document is well-formed and enforces limits, but does not validate and loads
/// no other file. Foundation's parser crashes on some documents and fails beyond 10 MB.
public struct XMLReader: Sendable {
  let bytes: [UInt8]
  let limits: XMLLimits
  var place = 0
  /// The open elements: prefixed name, and the number of namespaces declared before.
  var open: [(name: Range<Int>, bindings: Int)] = []
  /// The declared namespaces; the last declaration of a prefix counts.
  var bindings: [(prefix: String, address: String)] = [
    ("xml", "http://www.w3.org/XML/1998/namespace")
  ]
  var entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ].mapValues { ArraySlice($0.utf8) }
  private var hasDocumentType = false
  private var hasRoot = false
  /// Whether the last tag closes its own element.
  private var endsAtOnce = false
  private var elementCount = 0
  /// The bytes of text from all entities expanded so far.
  var expansion = 0
  private var counted = (place: 0, line: 1)

  /// Creates a parser of a whole document.
  ///
  /// - Throws: `Fault` if the document exceeds the limit of bytes or cannot be decoded.
  public init(
    _ bytes: [UInt8], encoding: XMLEncoding = .declared, limits: XMLLimits
  ) throws(Fault) {
    guard bytes.count <= limits.bytes else {
      throw .overLimit(line: 1, finding: "the document has more than \(limits.bytes >> 20) MiB")
    }
    self.bytes = try encoding.utf8(of: bytes)
    self.limits = limits
  }

  /// Returns the next event, or `nil` at the end; after an `Fault`, the rest cannot be parsed.
  public mutating func next() throws(Fault) -> XMLEvent? {
    if endsAtOnce {
      endsAtOnce = false
      close()
      return .end
    }
    let fault = "the document is empty or does not start with an element"
    while true {
      switch peek {
      case 0:
        guard open.isEmpty else { throw malformed("the document ends too early") }
        guard hasRoot else { throw malformed(fault) }
        return nil
      case UInt8(ascii: "<"): if let event = try markup() { return event }
      case _ where !open.isEmpty: return .text(try text())
      default:
        guard skipSpace() else { throw malformed(hasRoot ? "text after the root element" : fault) }
      }
    }
  }

  /// Reads from a `<` on; returns `nil` for markup without an event.
  private mutating func markup() throws(Fault) -> XMLEvent? {
    if try skipRemark() { return nil }
    if starts(with: "</") {
      try readEndTag()
      return .end
    }
    if !open.isEmpty, starts(with: "<![CDATA[") { return .text(try section()) }
    guard starts(with: "<!DOCTYPE"), !hasRoot, !hasDocumentType else {
      return .start(try readTag())
    }
    hasDocumentType = true
    try readDocumentType()
    return nil
  }

  /// The line of the next byte, from 1.
  public mutating func line() -> Int {
    counted.line += bytes[counted.place..<place].count { $0 == 0x0A }
    counted.place = place
    return counted.line
  }

  mutating func malformed(_ finding: String) -> Fault {
    .malformed(line: line(), finding: finding)
  }

  private mutating func readTag() throws(Fault) -> XMLTag {
    guard !open.isEmpty || !hasRoot else {
      throw malformed("a second element after the root element")
    }
    let line = line()
    hasRoot = true
    elementCount += 1
    guard elementCount <= limits.elements else {
      throw .overLimit(line: line, finding: "more than \(limits.elements) elements")
    }
    guard open.count < limits.depth else {
      throw .overLimit(line: line, finding: "elements are nested more than \(limits.depth) deep")
    }
    place += 1
    let name = try readName()
    open.append((name, bindings.count))
    let attributes = try readAttributes()
    let (prefix, local) = parts(of: string(name))
    let tag = XMLTag(
      name: local, namespace: try address(of: prefix), attributes: attributes, line: line)
    for prefix in attributes.map({ parts(of: $0.name).prefix }) where !prefix.isEmpty {
      _ = try address(of: prefix)
    }
    if peek == UInt8(ascii: "/") {
      place += 1
      endsAtOnce = true
    }
    try expect(">", else: "a tag is not closed")
    return tag
  }

  private mutating func readEndTag() throws(Fault) {
    let fault = "an end tag does not match its start tag"
    guard let start = open.last?.name else { throw malformed(fault) }
    place += 2
    guard bytes[try readName()] == bytes[start] else { throw malformed(fault) }
    skipSpace()
    try expect(">", else: "a tag is not closed")
    close()
  }

  private mutating func close() {
    guard let element = open.popLast() else { return }
    bindings.removeLast(bindings.count - element.bindings)
  }

  private mutating func address(of prefix: String) throws(Fault) -> String {
    if let binding = bindings.last(where: { $0.prefix == prefix }) { return binding.address }
    guard prefix.isEmpty || limits.allowsUndeclaredPrefixes else {
      throw malformed("a prefix is not declared")
    }
    return ""
  }
}

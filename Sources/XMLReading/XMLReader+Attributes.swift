extension XMLReader {
  /// Reads the attributes of a tag up to its end, and declares the namespaces among them.
  ///
  /// - Returns: The attributes without namespace declarations.
  mutating func readAttributes() throws(XMLError) -> [XMLAttribute] {
    var attributes: [XMLAttribute] = []
    var names = NameSet()
    while true {
      let hasSpace = skipSpace()
      guard place < bytes.count else { throw malformed("a tag is not closed") }
      let byte = bytes[place]
      if byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") { return attributes }
      guard hasSpace, Self.startsName(byte) else {
        throw malformed("an attribute is not written as name=\"value\"")
      }
      let range = try readName()
      let name = String(decoding: bytes[range], as: UTF8.self)
      guard names.insert(name) else { throw malformed("an attribute is given twice") }
      guard names.count <= limits.attributes else {
        throw .tooLarge(
          line: line(), finding: "an element has more than \(limits.attributes) attributes")
      }
      skipSpace()
      guard place < bytes.count, bytes[place] == UInt8(ascii: "=") else {
        throw malformed("an attribute is not written as name=\"value\"")
      }
      place += 1
      skipSpace()
      let value = try readValue()
      let (prefix, local) = parts(of: name)
      if name == "xmlns" {
        bindings.append(("", value))
      } else if prefix == "xmlns" {
        bindings.append((local, value))
      } else {
        attributes.append(XMLAttribute(name: name, value: value))
      }
    }
  }

  /// Reads a value in quotes.
  private mutating func readValue() throws(XMLError) -> String {
    guard place < bytes.count, "\"'".utf8.contains(bytes[place]) else {
      throw malformed("an attribute is not written as name=\"value\"")
    }
    let quote = bytes[place]
    place += 1
    let start = place
    var isPlain = true
    while place < bytes.count, bytes[place] != quote {
      switch bytes[place] {
      case UInt8(ascii: "<"): throw malformed("an attribute value contains '<'")
      case UInt8(ascii: "&"), 0x09, 0x0A, 0x0D: isPlain = false
      default: break
      }
      place += 1
    }
    guard place < bytes.count else { throw malformed("a tag is not closed") }
    let end = place
    place += 1
    if isPlain { return String(decoding: bytes[start..<end], as: UTF8.self) }
    return try resolved(start..<end, isAttribute: true)
  }

  /// The prefix, which may be empty, and the rest of a name.
  func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }
}

/// The names of attributes so far; comparing a few is faster than hashing.
private struct NameSet {
  private var few: [String] = []
  private var many: Set<String> = []

  var count: Int { few.count + many.count }

  /// Adds a name; returns whether it is new.
  mutating func insert(_ name: String) -> Bool {
    if few.contains(name) { return false }
    guard few.count >= 16 else {
      few.append(name)
      return true
    }
    return many.insert(name).inserted
  }
}

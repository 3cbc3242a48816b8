import Faults

extension XMLReader {
  /// Reads the attributes up to the end of the tag, and declares the namespaces among them.
  mutating func readAttributes() throws(Fault) -> [XMLAttribute] {
    let fault = "an attribute is not written as name=\"value\""
    var attributes: [XMLAttribute] = []
    var names: Set<String> = []
    while true {
      let hasSpace = skipSpace()
      if peek == 0 { throw malformed("a tag is not closed") }
      if peek == UInt8(ascii: ">") || peek == UInt8(ascii: "/") { return attributes }
      guard hasSpace, Self.startsName(peek) else { throw malformed(fault) }
      let name = string(try readName())
      guard names.insert(name).inserted else { throw malformed("an attribute is given twice") }
      guard names.count <= limits.attributes else {
        throw .overLimit(
          line: line(), finding: "an element has more than \(limits.attributes) attributes")
      }
      skipSpace()
      try expect("=", else: fault)
      skipSpace()
      guard peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") else { throw malformed(fault) }
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

  private mutating func readValue() throws(Fault) -> String {
    let quote = peek
    place += 1
    let start = place
    var isPlain = true
    while peek != quote {
      switch peek {
      case 0: throw malformed("a tag is not closed")
      case UInt8(ascii: "<"): throw malformed("an attribute value contains '<'")
      case UInt8(ascii: "&"), 0x09, 0x0A, 0x0D: isPlain = false
      default: break
      }
      place += 1
    }
    let end = place
    place += 1
    return isPlain ? string(start..<end) : try resolved(start..<end, isAttribute: true)
  }

  /// Splits a name into its prefix, which may be empty, and the rest.
  func parts(of name: String) -> (prefix: String, local: String) {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return ("", name) }
    return (String(name[..<colon]), String(name[name.utf8.index(after: colon)...]))
  }
}

import Faults

extension XMLReader {
  /// Reads the document type: keeps plain-text entities, and skips or rejects everything else.
  mutating func readDocumentType() throws(Fault) {
    guard limits.allowsDocumentType else {
      throw .declaration(line: line(), finding: "a document type")
    }
    place += "<!DOCTYPE".utf8.count
    while peek != UInt8(ascii: ">") {
      switch peek {
      case 0: throw malformed("the document ends too early")
      case UInt8(ascii: "["):
        place += 1
        try readSubset()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readLiteral()
      case UInt8(ascii: "<"): throw malformed("the document type is not closed")
      default: place += 1
      }
    }
    place += 1
  }

  private static let unsupported: [(mark: StaticString, finding: String)] = [
    ("<!ATTLIST", "a declaration of attributes"), ("<!NOTATION", "a notation"),
    ("%", "an entity of parameters"),
  ]

  private mutating func readSubset() throws(Fault) {
    while true {
      skipSpace()
      if peek == 0 {
        throw malformed("the document ends too early")
      } else if peek == UInt8(ascii: "]") {
        place += 1
        return
      } else if try skipRemark() {
        continue
      } else if starts(with: "<!ENTITY") {
        try readEntity()
      } else if starts(with: "<!ELEMENT") {
        try skip(past: ">")
      } else if let (_, finding) = Self.unsupported.first(where: { starts(with: $0.mark) }) {
        throw .declaration(line: line(), finding: finding)
      } else {
        throw malformed("expected a declaration in the document type")
      }
    }
  }

  /// Reads `<!ENTITY name "text">`; leaves an entity of another file undeclared.
  private mutating func readEntity() throws(Fault) {
    let line = line()
    place += "<!ENTITY".utf8.count
    skipSpace()
    if peek == UInt8(ascii: "%") {
      throw .declaration(line: line, finding: "an entity of parameters")
    }
    let name = string(try readName())
    skipSpace()
    var isExternal = false
    while peek != UInt8(ascii: ">") {
      if peek == 0 { throw malformed("the document ends too early") }
      if starts(with: "NDATA") {
        throw .declaration(line: line, finding: "an entity with a notation")
      }
      if peek == UInt8(ascii: "\"") || peek == UInt8(ascii: "'") {
        let text = try readLiteral()
        if isExternal { continue }
        guard text.count <= limits.entity else {
          throw .declaration(
            line: line, finding: "an entity of more than \(limits.entity >> 10) KiB")
        }
        guard !text.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
          throw .declaration(line: line, finding: "an entity with elements or references")
        }
        // The first declaration counts.
        if entities[name] == nil { entities[name] = text }
      } else {
        if starts(with: "SYSTEM") || starts(with: "PUBLIC") { isExternal = true }
        place += 1
      }
    }
    place += 1
  }

  private mutating func readLiteral() throws(Fault) -> ArraySlice<UInt8> {
    let quote = peek
    place += 1
    guard let end = bytes[place...].firstIndex(of: quote) else {
      throw malformed("the document ends too early")
    }
    defer { place = end + 1 }
    return bytes[place..<end]
  }
}

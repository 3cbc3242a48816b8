extension XMLReader {
  /// Reads the document type: keeps entities of plain text, and skips or rejects everything else.
  mutating func readDocumentType() throws(XMLError) {
    guard limits.allowsDocumentType else {
      throw .declaration(line: line(), finding: "a document type")
    }
    place += "<!DOCTYPE".utf8.count
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: ">"):
        place += 1
        return
      case UInt8(ascii: "["):
        place += 1
        try readSubset()
      case UInt8(ascii: "\""), UInt8(ascii: "'"): _ = try readLiteral()
      case UInt8(ascii: "<"): throw malformed("the document type is not closed")
      default: place += 1
      }
    }
    throw malformed("the document ends too early")
  }

  /// Reads declarations up to the closing bracket.
  private mutating func readSubset() throws(XMLError) {
    while place < bytes.count {
      if skipSpace() { continue }
      if bytes[place] == UInt8(ascii: "]") {
        place += 1
        return
      }
      if starts(with: "<!--") {
        try skipComment()
      } else if starts(with: "<?") {
        place += 2
        try skip(past: "?>")
      } else if starts(with: "<!ENTITY") {
        try readEntity()
      } else if starts(with: "<!ELEMENT") {
        try skip(past: ">")
      } else if starts(with: "<!ATTLIST") {
        throw .declaration(line: line(), finding: "a declaration of attributes")
      } else if starts(with: "<!NOTATION") {
        throw .declaration(line: line(), finding: "a notation")
      } else if bytes[place] == UInt8(ascii: "%") {
        throw .declaration(line: line(), finding: "an entity of parameters")
      } else {
        throw malformed("expected a declaration in the document type")
      }
    }
    throw malformed("the document ends too early")
  }

  /// Reads `<!ENTITY name "text">`; an entity of another file stays undeclared.
  private mutating func readEntity() throws(XMLError) {
    let line = line()
    place += "<!ENTITY".utf8.count
    skipSpace()
    guard place < bytes.count, bytes[place] != UInt8(ascii: "%") else {
      throw .declaration(line: line, finding: "an entity of parameters")
    }
    let name = Array(bytes[try readName()])
    skipSpace()
    var isExternal = false
    while place < bytes.count, bytes[place] != UInt8(ascii: ">") {
      if starts(with: "NDATA") {
        throw .declaration(line: line, finding: "an entity with a notation")
      }
      if bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
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
    guard place < bytes.count else { throw malformed("the document ends too early") }
    place += 1
  }

  /// Reads a text in quotes.
  private mutating func readLiteral() throws(XMLError) -> ArraySlice<UInt8> {
    let quote = bytes[place]
    place += 1
    guard let end = bytes[place...].firstIndex(of: quote) else {
      throw malformed("the document ends too early")
    }
    defer { place = end + 1 }
    return bytes[place..<end]
  }
}

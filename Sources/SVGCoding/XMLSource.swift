import Foundation

/// The text of an XML document, made ready for Foundation's parser.
///
/// That parser stops the program where a name or an attribute is not UTF-8, and where a declaration
/// or a processing instruction leaves out a part that may be absent.
public enum XMLSource {
  /// How far into a document its declaration can reach, in bytes.
  private static let declarationLimit = 256

  /// The most bytes of the declaration of an entity.
  private static let entityLimit = 1 << 16

  /// The encodings that a document in bytes may declare, in lower case; all others are UTF-16.
  private static let encodings: [String: String.Encoding] = [
    "utf-8": .utf8, "utf8": .utf8, "us-ascii": .utf8, "ascii": .utf8,
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "iso-8859-2": .isoLatin2,
    "windows-1250": .windowsCP1250, "windows-1251": .windowsCP1251,
    "windows-1252": .windowsCP1252, "windows-1253": .windowsCP1253,
    "windows-1254": .windowsCP1254,
  ]

  /// The document in UTF-8, with spaces in place of the declaration of its encoding and of
  /// processing instructions without data; lines keep their numbers.
  ///
  /// - Parameter bytes: The whole document, in UTF-8, UTF-16 or the single bytes that it declares.
  /// - Returns: The text without a byte order mark.
  /// - Throws: `SVGError` for bytes that are not of the encoding, and for declarations of attributes,
  ///   notations and parameters.
  public static func prepared(_ bytes: [UInt8]) throws(SVGError) -> [UInt8] {
    var text = try utf8(bytes)
    for start in try instructionsToBlank(text) { blankInstruction(at: start, of: &text) }
    return text
  }

  /// Where the declaration of the encoding and the processing instructions without data begin.
  ///
  /// - Throws: `SVGError.declaration` for one that is not read.
  private static func instructionsToBlank(_ text: [UInt8]) throws(SVGError) -> [Int] {
    var starts = text.starts(with: "<?xml".utf8) ? [0] : []
    var isTyped = false
    let bytes = text.span
    var index = 0
    while index < bytes.count - 1 {
      index += 1
      guard bytes[index - 1] == UInt8(ascii: "<") else { continue }
      if bytes[index] == UInt8(ascii: "?") {
        let isKnown = starts.first == index - 1
        if !isKnown, isEmptyInstruction(text[index...]) { starts.append(index - 1) }
      } else if bytes[index] == UInt8(ascii: "!") {
        isTyped = isTyped || text[index...].starts(with: "!DOCTYPE".utf8)
        if isTyped, let finding = refusedDeclaration(text[index...]) {
          throw .declaration(line: line(of: index, in: text), finding: finding)
        }
      }
    }
    return starts
  }

  private static func line(of index: Int, in text: [UInt8]) -> Int {
    text[..<index].count { $0 == 0x0A } + 1
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// Whether what starts with `?` ends after its first word.
  private static func isEmptyInstruction(_ text: ArraySlice<UInt8>) -> Bool {
    guard let end = text.dropFirst().firstIndex(where: { $0 == UInt8(ascii: "?") || isSpace($0) })
    else { return false }
    return text[end...].drop(while: isSpace).starts(with: "?>".utf8)
  }

  /// Puts spaces in place of everything up to `?>` but the ends of lines.
  private static func blankInstruction(at start: Int, of text: inout [UInt8]) {
    var index = start
    var previous: UInt8 = 0
    while index < text.count {
      let byte = text[index]
      if !isSpace(byte) { text[index] = 0x20 }
      index += 1
      if previous == UInt8(ascii: "?"), byte == UInt8(ascii: ">") { return }
      previous = byte
    }
  }

  /// What is declared that is not read, in a document from an exclamation mark on; nothing where all
  /// is well.
  private static func refusedDeclaration(_ text: ArraySlice<UInt8>) -> String? {
    if text.starts(with: "!ATTLIST".utf8) { return "a declaration of attributes" }
    if text.starts(with: "!NOTATION".utf8) { return "a notation" }
    guard text.starts(with: "!ENTITY".utf8) else { return nil }
    let words = text.dropFirst(7).drop(while: isSpace)
    if words.first == UInt8(ascii: "%") { return "an entity of parameters" }
    var quote: UInt8?
    for (place, index) in words.indices.enumerated() {
      let byte = words[index]
      if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&") {
          return "an entity with elements or references"
        }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return nil
      } else if words[index...].starts(with: "NDATA".utf8) {
        return "an entity with a notation"
      }
      if place > entityLimit { return "an entity of more than \(entityLimit >> 10) KiB" }
    }
    return nil
  }

  private static func utf8(_ bytes: [UInt8]) throws(SVGError) -> [UInt8] {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0x3C, 0]) {
      return try utf8(fromUTF16: bytes, isLittle: true)
    }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0, 0x3C]) {
      return try utf8(fromUTF16: bytes, isLittle: false)
    }
    let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let encoding = try declaredEncoding(bytes) ?? .utf8
    if bytes.reduce(0, |) < 0x80 { return bytes }
    if encoding == .utf8 {
      guard let line = faultyLine(of: bytes) else { return bytes }
      throw .malformed(line: line, finding: "a byte is not of the document's encoding")
    }
    guard let text = String(data: Data(bytes), encoding: encoding) else {
      throw .malformed(line: 1, finding: "a byte is not of the document's encoding")
    }
    return Array(text.utf8)
  }

  private static func utf8(fromUTF16 bytes: [UInt8], isLittle: Bool) throws(SVGError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return isLittle ? second << 8 | first : first << 8 | second
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw .malformed(line: 1, finding: "a byte is not of the document's encoding")
    }
    return Array((text.unicodeScalars.first == "\u{FEFF}" ? String(text.dropFirst()) : text).utf8)
  }

  /// The encoding of single bytes that a document declares; nothing where it declares none.
  private static func declaredEncoding(_ bytes: [UInt8]) throws(SVGError) -> String.Encoding? {
    guard bytes.starts(with: "<?xml".utf8) else { return nil }
    let start = String(decoding: bytes.prefix(declarationLimit), as: UTF8.self).lowercased()
    guard let end = start.range(of: "?>"),
      let key = start[..<end.lowerBound].range(of: "encoding")
    else { return nil }
    let value = start[key.upperBound..<end.lowerBound].split {
      $0.isWhitespace || $0 == "=" || $0 == "\"" || $0 == "'"
    }
    let name = value.first.map(String.init) ?? ""
    guard let encoding = encodings[name] else {
      throw .malformed(line: 1, finding: "the encoding '\(name)' is not read")
    }
    return encoding
  }

  /// The first line that is not UTF-8; nothing if all is well.
  private static func faultyLine(of bytes: [UInt8]) -> Int? {
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      // No character of several bytes holds a line feed.
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }
}

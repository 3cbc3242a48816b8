import Foundation

/// The encoding of an XML document, looked at before parsing.
///
/// Foundation's parser stops the program where a name or an attribute is not UTF-8.
enum XMLEncoding {
  /// How far into a document its declaration can reach.
  private static let declarationLimit = 256

  /// The first line that is not UTF-8 in a document that must be; nothing if all is well.
  ///
  /// - Parameter bytes: The whole document.
  /// - Returns: The number of the line, from 1.
  static func faultyLine(of bytes: [UInt8]) -> Int? {
    guard bytes.reduce(0, |) >= 0x80,
      String(validating: bytes, as: UTF8.self) == nil, !declaresAnother(bytes)
    else {
      return nil
    }
    var line = 1
    for part in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      // No character of several bytes holds a line feed.
      if String(validating: part, as: UTF8.self) == nil { return line }
      line += 1
    }
    return line
  }

  /// Whether a document starts as UTF-16 or declares one of the encodings of single bytes, in which
  /// all bytes are characters.
  private static func declaresAnother(_ bytes: [UInt8]) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let start = String(decoding: bytes.prefix(declarationLimit), as: UTF8.self).lowercased()
    guard start.hasPrefix("<?xml"), let end = start.range(of: "?>") else { return false }
    let declaration = start[..<end.lowerBound]
    return ["iso-8859-1", "latin1", "windows-1252"].contains { declaration.contains($0) }
  }
}

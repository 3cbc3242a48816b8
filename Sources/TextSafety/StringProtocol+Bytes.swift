extension StringProtocol {
  /// The longest prefix with at most so many bytes of UTF-8 and no part of a scalar.
  ///
  /// File systems limit the bytes of a name, not its characters.
  package func prefix(bytes count: Int) -> String {
    var result = String.UnicodeScalarView()
    var left = count
    for scalar in unicodeScalars {
      left -= UTF8.width(scalar)
      guard left >= 0 else { break }
      result.append(scalar)
    }
    return String(result)
  }

  /// Whether the bytes of the text end with an ASCII text, such as the ending of a file's name.
  ///
  /// - Parameters:
  ///   - ending: ASCII, in lower case where `ignoringCase`.
  ///   - ignoringCase: Whether `A` to `Z` count as `a` to `z`.
  /// - Returns: Whether it does, even if marks follow or precede.
  package func hasEnding(_ ending: StaticString, ignoringCase: Bool = false) -> Bool {
    let wanted = "\(ending)".utf8
    return utf8.count >= wanted.count
      && zip(utf8.suffix(wanted.count), wanted).allSatisfy { byte, other in
        let isUpper = ignoringCase && (0x41...0x5A).contains(byte)
        return (isUpper ? byte | 0x20 : byte) == other
      }
  }

  /// Whether the bytes of the text start with an ASCII text.
  package func hasBeginning(_ beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }

  /// The parts of a path between its slashes, empty ones too.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// Whether the text, as a path, is a folder or leads into it.
  ///
  /// - Parameter folder: A path without a slash at its end, except for `/` itself; both have no links
  ///   and no dots.
  /// - Returns: Whether the bytes show it.
  package func isPath(within folder: String) -> Bool {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return isSameBytes(as: folder) || utf8.starts(with: start.utf8)
  }

  /// Whether two texts have the same bytes; with `==`, `é` also equals `e` and a combining
  /// accent, which are names of two files.
  package func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

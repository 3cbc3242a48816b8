extension String {
  /// Replaces each Unicode scalar for which `replacement` does not return `nil`.
  ///
  /// It compares scalars because a `Character` may combine a special scalar with marks.
  func replacingScalars(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let text = replacement(scalar) {
        result.append(contentsOf: text.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a control or a line or paragraph separator.
  package var endsLine: Bool {
    switch value {
    case 0..<0x20, 0x7F...0x9F, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The scalar as `\n`, `\r`, `\t`, or `\u{…}` with hexadecimal digits.
  var spelledOut: String {
    switch self {
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: "\\u{\(String(value, radix: 16, uppercase: true))}"
    }
  }
}

extension StringProtocol {
  /// Whether the text's bytes end with an ASCII text, even if combining marks follow or precede.
  ///
  /// With `ignoringCase`, `A` to `Z` equal `a` to `z`, and `ending` must be in lower case.
  package func hasEnding(_ ending: StaticString, ignoringCase: Bool = false) -> Bool {
    let wanted = ending.description.utf8
    return String(self).utf8.suffix(wanted.count).elementsEqual(wanted) { byte, other in
      let isUpper = ignoringCase && (0x41...0x5A).contains(byte)
      return (isUpper ? byte | 0x20 : byte) == other
    }
  }

  package func hasBeginning(_ beginning: String) -> Bool { utf8.starts(with: beginning.utf8) }

  /// The parts of a path between slashes, including empty ones.
  package var pathParts: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
  }
}

extension String {
  /// Whether the text, as a path, is a folder or lies in it; only the bytes are compared.
  ///
  /// Neither path may contain links or dots, and `folder` has no slash at its end, unless it is
  /// `/`.
  package func isPath(within folder: String) -> Bool {
    let start = folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    return isSameBytes(as: folder) || utf8.starts(with: start.utf8)
  }

  /// Compares bytes; with `==`, `é` also equals `e` and a combining accent, another file's name.
  package func isSameBytes(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

import Escaping

extension Array {
  subscript(ifAny index: Int?) -> Element? {
    index.flatMap { indices.contains($0) ? self[$0] : nil }
  }
}

extension Optional where Wrapped == String {
  func joined(_ other: String?, by separator: String) -> String? {
    [self, other].compactMap { $0 }.joined(by: separator)
  }
}

extension [String] {
  func joined(by separator: String) -> String? {
    isEmpty ? nil : joined(separator: separator)
  }
}

extension String {
  /// Finds an ASCII text; comparing bytes takes a fraction of the time of comparing characters.
  func firstPlace(of words: String) -> Range<Index>? {
    var (own, part) = (self, words)
    let place = own.withUTF8 { own in
      part.withUTF8 { part -> Int? in
        guard let head = unsafe part.first, part.count <= own.count else { return nil }
        return (0...own.count - part.count).first { place in
          unsafe own[place] == head
            && part.indices.allSatisfy { unsafe own[place + $0] == part[$0] }
        }
      }
    }
    return place.map { place in
      let start = utf8.index(startIndex, offsetBy: place)
      return start..<utf8.index(start, offsetBy: words.utf8.count)
    }
  }

  package func holds(_ words: String) -> Bool { firstPlace(of: words) != nil }
}

extension String {
  /// The cleaned characters of the entity with this name; `nil` for an unknown one.
  var entityWords: String? {
    if let words = Self.entities[self] { return words }
    guard hasPrefix("#") else { return nil }
    let isHex = hasPrefix("#x") || hasPrefix("#X")
    let number = isHex ? UInt32(dropFirst(2), radix: 16) : UInt32(dropFirst())
    return number.flatMap(Unicode.Scalar.init).map { scalar in
      let text = String(scalar).cleaned
      // Convert control characters and spaces to a space.
      return scalar == "\u{A0}" || text.isEmpty ? " " : text
    }
  }

  private static let entities = WordList.dictionary("entities")
}

extension String {
  /// The text with single spaces, without controls and marks that redirect the text around it.
  var cleaned: String {
    if isClean { return self }
    var result = String.UnicodeScalarView()
    var needsSpace = false
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: continue
      case _ where scalar == " " || scalar.endsLine: needsSpace = !result.isEmpty
      default:
        if needsSpace { result.append(" ") }
        needsSpace = false
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Quick check: ASCII, Latin, Greek and Cyrillic letters, with single spaces between words.
  private var isClean: Bool {
    var previous: UInt8 = 0x20
    for byte in utf8 {
      switch byte {
      case 0x20: if previous == 0x20 { return false }
      case 0x21...0x7E, 0xC3...0xDF: break
      case 0x80...0xBF: if previous < 0xC3 || previous > 0xDF { return false }
      default: return false
      }
      previous = byte
    }
    return previous != 0x20 || isEmpty
  }
}

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

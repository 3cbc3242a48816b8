extension String {
  /// The text without the tags of HTML or TomTom's markup, with the characters that its entities
  /// stand for; block elements, and the breaks between words, leave a space.
  var withoutMarkup: String {
    var result = ""
    var rest = self[...]
    // Once no tag ends in the rest, none does: else each `<` would be followed to the end of the text.
    var mayHoldTags = true
    while let next = rest.utf8.firstIndex(where: Self.isMark) {
      result += rest[..<next]
      rest = rest[next...]
      let mark = rest.utf8[next]
      let tagEnd =
        mark == UInt8(ascii: "<") && mayHoldTags
        ? rest.utf8.firstIndex(of: UInt8(ascii: ">")) : nil
      if mark == UInt8(ascii: "<"), tagEnd == nil { mayHoldTags = false }
      if let end = tagEnd {
        let tag = rest[rest.utf8.index(after: rest.startIndex)..<end]
        let name = tag.prefix { $0.isLetter }.lowercased()
        if ["div", "br", "p"].contains(name) || tag.hasPrefix("/div") || tag.hasPrefix("/p") {
          result += " "
        }
        rest = rest[rest.utf8.index(after: end)...]
      } else if mark == UInt8(ascii: "&"),
        let end = rest.utf8.prefix(10).firstIndex(of: UInt8(ascii: ";")),
        let scalar = Self.scalar(ofEntity: rest[rest.utf8.index(after: rest.startIndex)..<end])
      {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.utf8.index(after: end)...]
      } else {
        result.unicodeScalars.append(Unicode.Scalar(mark))
        rest = rest[rest.utf8.index(after: rest.startIndex)...]
      }
    }
    guard rest.startIndex != startIndex else { return self }
    return (result + rest).cleaned
  }

  /// Whether a byte may begin a tag or an entity.
  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "<") || byte == UInt8(ascii: "&")
  }

  private static func scalar(ofEntity name: Substring) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
    return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "][name]
  }
}

extension String {
  /// The text without the tags of HTML or TomTom's markup, with the characters that its entities
  /// stand for; block elements, and the breaks between words, leave a space.
  var withoutMarkup: String {
    guard contains(where: { $0 == "<" || $0 == "&" }) else { return self }
    var result = ""
    var rest = self[...]
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">") {
        let tag = rest[rest.index(after: rest.startIndex)..<end]
        let name = tag.prefix { $0.isLetter }.lowercased()
        if ["div", "br", "p"].contains(name) || tag.hasPrefix("/div") || tag.hasPrefix("/p") {
          result += " "
        }
        rest = rest[rest.index(after: end)...]
      } else if character == "&", let end = rest.prefix(10).firstIndex(of: ";"),
        let scalar = Self.scalar(ofEntity: rest[rest.index(after: rest.startIndex)..<end])
      {
        result.unicodeScalars.append(scalar)
        rest = rest[rest.index(after: end)...]
      } else {
        result.append(character)
        rest.removeFirst()
      }
    }
    return result.cleaned
  }

  private static func scalar(ofEntity name: Substring) -> Unicode.Scalar? {
    if name.hasPrefix("#x") || name.hasPrefix("#X") {
      return UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    }
    if name.hasPrefix("#") { return UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) }
    return ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " "][name]
  }
}

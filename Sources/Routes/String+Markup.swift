extension String {
  /// The text without the tags of HTML or TomTom's markup, with the characters that its entities
  /// stand for; block elements, and the breaks between words, leave a space.
  var withoutMarkup: String {
    utf8.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
      ? MarkedText(self).whole : self
  }

  /// The characters that an entity of this name stands for, cleaned for display; nil for an unknown
  /// one.
  var entityWords: String? {
    if let words = Self.entities[self] { return words }
    guard hasPrefix("#") else { return nil }
    let isHex = hasPrefix("#x") || hasPrefix("#X")
    let number = isHex ? UInt32(dropFirst(2), radix: 16) : UInt32(dropFirst())
    return number.flatMap(Unicode.Scalar.init).map {
      $0 == "\u{A0}" ? " " : String($0).scalarCleaned
    }
  }

  /// A single character, where it can be displayed: a space for white space, else nothing.
  private var scalarCleaned: String { cleaned.isEmpty ? " " : cleaned }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "hellip": "…",
    "middot": "·", "rarr": "→", "larr": "←", "deg": "°", "szlig": "ß", "auml": "ä", "ouml": "ö",
    "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "agrave": "à", "aacute": "á",
    "acirc": "â", "atilde": "ã", "aring": "å", "aelig": "æ", "ccedil": "ç", "egrave": "è",
    "eacute": "é", "ecirc": "ê", "euml": "ë", "iacute": "í", "icirc": "î", "iuml": "ï",
    "ntilde": "ñ", "oacute": "ó", "ocirc": "ô", "otilde": "õ", "oslash": "ø", "ugrave": "ù",
    "uacute": "ú", "ucirc": "û", "Eacute": "É", "Aring": "Å", "Oslash": "Ø",
  ]
}

import TestSupport

/// Made-up text in which special characters stand beside marks of every kind.
enum MarkedText {
  /// What a `Character` takes in on its right or left: accents, spacing and enclosing marks,
  /// joiners, prepending signs, variation selectors, parts of flags and syllables, tags, and marks
  /// of direction.
  static let marks: [Unicode.Scalar] = [
    "\u{301}", "\u{308}", "\u{335}", "\u{338}", "\u{20E3}", "\u{903}", "\u{A0}", "\u{200D}",
    "\u{200C}", "\u{D4E}", "\u{600}", "\u{6DD}", "\u{110BD}", "\u{FE0F}", "\u{1F1E6}", "\u{1100}",
    "\u{1161}", "\u{11A8}", "\u{E0041}", "\u{202E}", "\u{2067}", "\u{2069}", "\u{61C}", "\u{FEFF}",
    "\u{34F}", "\u{1F3FB}", "\u{94D}", "\u{AD}",
  ]

  /// What any of the contexts gives a meaning.
  static let specials: [Unicode.Scalar] = [
    "<", ">", "&", "\"", "'", "`", "\\", "/", "|", "*", "_", "[", "]", "(", ")", "#", "~", "@", "!",
    "$", "%", ":", ";", ",", "=", "{", "}", " ", "\t", "\n", "\r", "\u{0}", "\u{7}", "\u{1B}",
    "\u{85}", "\u{2028}", "\u{2029}", "-", ".", "?", "a", "é", "東", "\u{FFFE}",
  ]

  /// Texts of one seed, all pairs for 0: every special before and behind every mark over enough
  /// seeds.
  static func texts(seed: Int, count: Int = 60) -> [String] {
    if seed == 0 { return all }
    var random = SeededRandom(seed: UInt64(seed))
    return (0..<count).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<random.int(0...8) {
        let isMark = random.int(0...1) == 1
        let set = isMark ? marks : specials
        text.append(set[random.int(0...set.count - 1)])
      }
      return String(text)
    }
  }

  /// Every special between every two marks of one kind.
  private static var all: [String] {
    specials.flatMap { special in
      marks.map { mark in
        var text = String.UnicodeScalarView()
        text.append(contentsOf: [mark, special, mark])
        return String(text)
      }
    }
  }
}

extension Voice {
  /// A voice begins and ends with a short silence, in seconds.
  private static let silence = 0.4

  /// Reckons how long a voice speaks a text, in seconds.
  ///
  /// It speaks `pace` letters in a second. Measured on 20 languages, in letters: 6 for a figure, which
  /// is a word, but 1 for a zero, which only makes it longer; 4 for the pause at a comma or a period;
  /// 2.5 for a letter that is spelled, as in words of up to three capitals; 3 for a kana, a Korean
  /// syllable or a Chinese ideograph; 6 for an ideograph beside kana, which has two syllables in
  /// Japanese.
  func seconds(_ text: String) -> Double {
    let hasKana = text.unicodeScalars.contains { ("\u{3040}"..."\u{30FF}").contains($0) }
    var size = 0.0
    var (letters, capitals) = (0, 0)
    func spelled() -> Double { 1...3 ~= letters && letters == capitals ? 1.5 * Double(letters) : 0 }
    for scalar in text.unicodeScalars {
      size += Self.letters(scalar, hasKana: hasKana)
      if Self.isLetter(scalar) {
        letters += 1
        if scalar.isASCII ? scalar.value < 0x60 : scalar.properties.isUppercase { capitals += 1 }
      } else {
        size += spelled()
        (letters, capitals) = (0, 0)
      }
    }
    size += spelled()
    return ((Self.silence + size / pace) * 10).rounded() / 10
  }

  // Asking for properties is slow, so it is left to scalars beyond ASCII.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    case _ where scalar.isASCII: false
    default: scalar.properties.isAlphabetic
    }
  }

  private static func letters(_ scalar: Unicode.Scalar, hasKana: Bool) -> Double {
    switch scalar {
    case "1"..."9": 6
    case ",", ".", "。", "、", "，", "،": 4
    case _ where scalar.isASCII: 1
    case _ where scalar.properties.numericType == .decimal:
      scalar.properties.numericValue == 0 ? 1 : 6
    case "\u{3040}"..."\u{30FF}", "\u{AC00}"..."\u{D7A3}": 3
    case _ where scalar.properties.isIdeographic: hasKana ? 6 : 3
    default: 1
    }
  }
}

/// How a name is pronounced, as the engine states it.
package struct Pronunciation: Hashable, Sendable {
  /// The alphabets that SSML names.
  package enum Alphabet: String, Hashable, Sendable {
    case ipa
    case xSAMPA = "x-sampa"
  }

  /// The name as the engine writes it.
  package var name: String
  package var alphabet: Alphabet
  /// The sounds, in the letters of the alphabet.
  package var phonemes: String

  /// Sounds in ASCII alone are not in IPA: `asciiAlphabet` is theirs, nil for one that SSML lacks.
  init?(_ phonemes: String?, of name: String?, asciiAlphabet: Alphabet?) {
    guard let phonemes, let name, phonemes.utf8.count <= Road.longest,
      phonemes.contains(where: \.isLetter)
    else { return nil }
    let isASCII = phonemes.utf8.allSatisfy { $0 < 0x80 }
    guard let alphabet = isASCII ? asciiAlphabet : .ipa else { return nil }
    self.name = name
    self.alphabet = alphabet
    self.phonemes = phonemes
  }
}

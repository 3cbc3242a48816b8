import Escaping

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

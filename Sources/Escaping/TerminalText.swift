package enum TerminalText {
  /// The columns of a text: 2 for East Asian wide and pictures, 0 for marks and direction controls.
  package static func width(_ text: String) -> Int {
    text.reduce(0) { sum, character in
      guard let first = character.unicodeScalars.first else { return sum }
      switch first.properties.generalCategory {
      case .format, .nonspacingMark, .enclosingMark: return sum
      default: break
      }
      switch first.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF,
        0x1F900...0x1FAFF, 0x20000...0x3FFFD:
        return sum + 2
      default: return sum + 1
      }
    }
  }

  /// Pads a text with spaces at its end or, with `isRight`, at its start.
  package static func padded(_ text: String, to width: Int, isRight: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - Self.width(text)))
    return isRight ? spaces + text : text + spaces
  }
}

/// Sanitizes untrusted text for a terminal or a log.
package enum Printable {
  /// Replaces controls, invisible characters and direction marks of a name by `\u{…}`.
  package static func text(_ text: String) -> String {
    withoutLogCommands(text.replacingScalars { isHidden($0) ? $0.spelledOut : nil })
  }

  /// Replaces characters that control the terminal or text direction by `U+FFFD`, on one line.
  ///
  /// Joiners, marks of a script and closed isolates stay.
  package static func prose(_ text: String) -> String {
    let hasOpenIsolates = !areIsolatesClosed(text)
    return withoutLogCommands(
      text.replacingScalars { scalar in
        switch scalar.value {
        case 0x202A...0x202E: "\u{FFFD}"
        case 0x2066...0x2069: hasOpenIsolates ? "\u{FFFD}" : nil
        default: scalar.endsLine ? "\u{FFFD}" : nil
        }
      })
  }

  /// Whether a scalar is invisible or reorders others.
  static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .format || scalar.endsLine
  }

  private static func areIsolatesClosed(_ text: String) -> Bool {
    var depth = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: depth += 1
      case 0x2069: depth -= 1
      default: break
      }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Breaks up `::` at the start of a line and `##[` anywhere: commands to GitHub's runner.
  private static func withoutLogCommands(_ text: String) -> String {
    let bytes = text.utf8
    guard bytes.contains(UInt8(ascii: ":")) || bytes.contains(UInt8(ascii: "[")) else {
      return text
    }
    var isStart = text.unicodeScalars.drop { $0.properties.isWhitespace }
      .starts(with: "::".unicodeScalars)
    var before: (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    return text.replacingScalars { scalar in
      defer { before = (before.1, scalar) }
      if isStart, scalar == ":" {
        isStart = false
        return scalar.spelledOut
      }
      return scalar == "[" && before == ("#", "#") ? scalar.spelledOut : nil
    }
  }
}

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

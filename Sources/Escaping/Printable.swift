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

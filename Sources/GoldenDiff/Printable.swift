/// Names as they can be shown on a terminal.
public enum Printable {
  /// The text with control characters and marks of direction written as `\u{…}`.
  public static func text(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    return text.unicodeScalars.map { scalar in
      isHidden(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }.joined()
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// The text as one word of a shell's command line.
  public static func shellWord(_ text: String) -> String {
    let plain = text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789._/@%+=:,-".contains(scalar.description))
    }
    if plain, !text.isEmpty { return text }
    return "'" + text.replacing("'", with: "'\\''") + "'"
  }
}

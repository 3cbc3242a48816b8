/// Names in source code for the words of schemas.
enum KitName {
  /// Such as `SlightLeft` for `slight left`, `slight-left`, `slightLeft` and `SLIGHT_LEFT`.
  static func upperCamel(_ text: String) -> String {
    parts(of: text).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined()
  }

  /// Such as `slightLeft`.
  static func lowerCamel(_ text: String) -> String {
    let words = parts(of: text)
    return (words.first?.lowercased() ?? "") + upperCamel(words.dropFirst().joined(separator: "-"))
  }

  /// Such as `SLIGHT_LEFT`.
  static func constant(_ text: String) -> String {
    parts(of: text).map { $0.uppercased() }.joined(separator: "_")
  }

  /// Splits at other characters than letters and digits, and before capitals inside of a word.
  private static func parts(of text: String) -> [String] {
    var parts: [String] = [""]
    let letters = Array(text)
    for (index, letter) in letters.enumerated() {
      guard letter.isLetter || letter.isNumber else {
        parts.append("")
        continue
      }
      let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
      let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, isAfterSmall || isBeforeSmall { parts.append("") }
      parts[parts.count - 1].append(letter)
    }
    return parts.filter { !$0.isEmpty }
  }

  /// A description as comment lines that begin with `mark`, such as `  /// `; empty without one.
  static func lineComment(_ text: String?, _ mark: String) -> String {
    guard let text else { return "" }
    return lines(text, indent: mark.count).map { mark + $0 + "\n" }.joined()
  }

  /// A description as a comment between `/**` and `*/`; empty without one.
  static func blockComment(_ text: String?, _ indent: String) -> String {
    guard let text else { return "" }
    let lines = lines(text, indent: indent.count + 4)
    guard lines.count > 1 else { return "\(indent)/** \(text) */\n" }
    return "\(indent)/**\n" + lines.map { "\(indent) * \($0)\n" }.joined() + "\(indent) */\n"
  }

  private static func lines(_ text: String, indent: Int) -> [String] {
    var lines: [String] = [""]
    for word in text.split(separator: " ") {
      if !lines[lines.count - 1].isEmpty,
        lines[lines.count - 1].count + word.count + 1 + indent > 100
      {
        lines.append("")
      }
      lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
    }
    return lines
  }
}

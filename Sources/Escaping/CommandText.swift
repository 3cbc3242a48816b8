import Faults

package enum ShellWord {
  /// Quotes a text as one word; leaves plain words unchanged.
  ///
  /// Controls and invisible characters become escapes in `$'…'` (POSIX.1-2024, bash, zsh, ksh), so
  /// that the word is readable and can be pasted. Other words are in single quotes.
  package static func quoted(_ text: String) -> String {
    if !text.isEmpty, text.utf8.first != UInt8(ascii: "="), text.utf8.allSatisfy(plain.contains) {
      return text
    }
    guard text.unicodeScalars.contains(where: Printable.isHidden) else {
      return "'" + text.replacingScalars { $0 == "'" ? "'\\''" : nil } + "'"
    }
    let inner = text.replacingScalars { scalar in
      switch scalar {
      case "'", "\\": "\\\(scalar)"
      case _ where Printable.isHidden(scalar):
        String(scalar).utf8.map { "\\" + $0.digits(3, radix: 8) }.joined()
      default: nil
      }
    }
    return "$'\(inner)'"
  }

  private static let plain = Set(
    ("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789" + "._/@%+=:,-").utf8)
}

/// Text in a workflow command of GitHub Actions, such as `::error title=TITLE::MESSAGE`.
package enum WorkflowCommand {
  package static func message(_ text: String) -> String {
    text.replacingScalars { ["%": "%25", "\r": "%0D", "\n": "%0A"][$0] }
  }

  package static func property(_ text: String) -> String {
    message(text).replacingScalars { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}

/// A field of CSV (RFC 4180).
package enum CSVField {
  /// Quotes the text if it contains commas, quotes or line ends.
  package static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { ",\"\n\r".utf8.contains($0) }) else { return text }
    return "\"" + text.replacingScalars { $0 == "\"" ? "\"\"" : nil } + "\""
  }
}

/// Text in GitHub's Markdown.
package enum MarkdownText {
  /// Escapes markup, HTML, mentions, links and the end of a table's cell.
  ///
  /// `Printable.prose` keeps it on one line.
  package static func escaped(_ text: String) -> String {
    var before: [Unicode.Scalar] = []
    return Printable.prose(text).replacingScalars { scalar in
      defer { before = before.suffix(2) + [scalar] }
      switch scalar {
      // GitHub turns addresses into links.
      case "/" where before.last == ":": return "&#47;"
      case "." where before == ["w", "w", "w"]: return "&#46;"
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\"": return "&quot;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~", "@": return "\\\(scalar)"
      default: return nil
      }
    }
  }

  /// The text as the value of an attribute of an HTML element in a table.
  ///
  /// Only the end of the cell is Markdown inside the element.
  package static func attribute(_ text: String) -> String {
    HTMLText.escaped(Printable.prose(text)).replacingScalars { $0 == "|" ? "&#124;" : nil }
  }

  /// The text as a block of code in a language, between fences longer than any run within.
  ///
  /// - Parameters:
  ///   - text: The lines of code.
  ///   - language: ASCII letters.
  /// - Returns: Lines with their ends.
  package static func code(_ text: String, language: StaticString) -> String {
    var (longest, run) = (2, 0)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)\n"
  }
}

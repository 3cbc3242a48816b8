package enum HTMLText {
  /// Escapes the content of an element, or of an attribute in quotes of either kind.
  package static func escaped(_ text: String) -> String {
    text.replacingScalars { $0 == "\0" ? "\u{FFFD}" : $0.reference }
  }
}

/// Text in an XML 1.0 document.
package enum XMLText {
  /// Escapes the content of an element, or of an attribute in quotes of either kind.
  ///
  /// Controls and characters forbidden in XML become `\u{…}`; parsers restore line breaks and tabs.
  package static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "\t", "\n", "\r": "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": scalar.spelledOut
      default: scalar.reference
      }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var reference: String? {
    switch self {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}

package enum MarkdownText {
  /// Escapes markup, HTML, mentions, links and cell ends, on one line by `Printable.prose`.
  package static func escaped(_ text: String) -> String {
    var (last, run): (Unicode.Scalar?, Int) = (nil, 0)
    return Printable.prose(text).replacingScalars { scalar in
      defer { (last, run) = (scalar, scalar == "w" ? run + 1 : 0) }
      switch scalar {
      // GitHub converts addresses to links.
      case "/" where last == ":": return "&#47;"
      case "." where run >= 3: return "&#46;"
      case "&": return "&amp;"
      case "<": return "&lt;"
      case ">": return "&gt;"
      case "\"": return "&quot;"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~", "@": return "\\\(scalar)"
      default: return nil
      }
    }
  }

  /// Escapes the value of an HTML attribute within a table.
  ///
  /// Inside the element, only the end of the cell is Markdown.
  package static func attribute(_ text: String) -> String {
    HTMLText.escaped(Printable.prose(text)).replacingScalars { $0 == "|" ? "&#124;" : nil }
  }

  /// A code block with its line ends; the fences are longer than any run of backticks in `text`.
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

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

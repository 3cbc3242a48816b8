/// Text in an HTML document.
package enum HTMLText {
  /// The text as content of an element, or as the value of an attribute in quotes of either kind.
  package static func escaped(_ text: String) -> String {
    text.replacingScalars { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      case "'": "&#39;"
      case "\0": "\u{FFFD}"
      default: nil
      }
    }
  }
}

/// Embeds data in a page's script.
package enum ScriptData {
  /// Encodes JSON on one line; escapes `<`, which could end the script, and the line ends that only
  /// JavaScript knows.
  package static func text(_ value: JSON) -> String {
    String(decoding: value.line, as: UTF8.self).replacingScalars { scalar in
      switch scalar {
      case "<": "\\u003c"
      case "\u{2028}": "\\u2028"
      case "\u{2029}": "\\u2029"
      default: nil
      }
    }
  }
}

package import Foundation
package import TextSafety

/// A text with marks of the form `/*NAME*/`, in whose places parts are put.
package enum PageTemplate {
  /// The template with its parts in place; marks within parts stay as they are.
  ///
  /// - Parameters:
  ///   - template: The text in UTF-8. Whatever stands in it between `/*` and `*/` is a mark.
  ///   - parts: A part for each mark; a mark without one is a fault of the program.
  /// - Returns: The text, in which no mark of the template is left.
  package static func fill(_ template: [UInt8], _ parts: [String: String]) -> String {
    var page = ""
    var rest = Substring(text(template))
    while let start = rest.range(of: "/*"), let end = rest.range(of: "*/") {
      let mark = String(rest[start.lowerBound..<end.upperBound])
      guard let part = parts[mark] else { preconditionFailure("no part for \(mark)") }
      page += rest[..<start.lowerBound]
      page += part
      rest = rest[end.upperBound...]
    }
    return page + rest
  }

  /// A page with its style, its scripts in order, and its data.
  ///
  /// - Parameters:
  ///   - template: The frame of the page.
  ///   - style: CSS.
  ///   - scripts: JavaScript.
  ///   - data: What the page shows.
  ///   - isLive: Whether the page may talk to the server that it comes from.
  ///   - parts: Further parts of the template.
  /// - Returns: HTML in UTF-8, and what the page may do, which also stands in it.
  package static func page(
    _ template: [UInt8], style: [UInt8], scripts: [[UInt8]], data: JSON, isLive: Bool = false,
    parts: [String: String] = [:]
  ) -> (html: Data, policy: ContentPolicy) {
    let (style, script) = (text(style), scripts.map(text).joined(separator: "\n"))
    let policy = ContentPolicy(styles: [style], scripts: [script], isLive: isLive)
    let all = parts.merging([
      "/*POLICY*/": HTMLText.escaped(policy.text), "/*STYLE*/": style, "/*SCRIPT*/": script,
      "/*DATA*/": ScriptData.text(data),
    ]) { part, _ in part }
    return (Data(fill(template, all).utf8), policy)
  }

  /// A resource as text.
  package static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

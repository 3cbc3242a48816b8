package import Foundation
package import Escaping
package import JSON

/// A template with `/*NAME*/` marks for its parts.
package enum PageTemplate {
  /// Replaces each mark by its part, which must exist; keeps marks inside of parts.
  ///
  /// All text of the UTF-8 template between `/*` and `*/` is a mark.
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

  /// Fills a page and returns its policy too; `isLive` lets the page connect to its server.
  package static func page(
    _ template: [UInt8], style: [UInt8], scripts: [[UInt8]], data: JSON, isLive: Bool = false,
    parts: [String: String] = [:]
  ) -> (html: Data, policy: ContentPolicy) {
    let (style, script) = (text(style), scripts.map(text).joined(separator: "\n"))
    let policy = ContentPolicy(styles: [style], scripts: [script], isLive: isLive)
    let all = parts.merging([
      "/*POLICY*/": HTMLText.escaped(policy.text), "/*STYLE*/": style, "/*SCRIPT*/": script,
      "/*DATA*/": data.script,
    ]) { part, _ in part }
    return (Data(fill(template, all).utf8), policy)
  }

  package static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

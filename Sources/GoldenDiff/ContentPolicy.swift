import Escaping
import SystemLibraries

/// The content security policy of a page with only its own scripts and styles.
///
/// Only what has a listed digest runs, so a script injected through a name has no
/// effect. No request goes to another host.
package struct ContentPolicy: Sendable {
  /// The exact texts between the tags of the style sheet and of the script.
  package var style, script: String
  package var isLive: Bool

  /// For a `meta` element.
  package var text: String {
    let own = isLive ? " 'self'" : ""
    return [
      "default-src 'none'", "img-src data: blob:" + own,
      "style-src " + Self.source(style), "script-src " + Self.source(script),
      isLive ? "connect-src 'self'" : nil, "base-uri 'none'", "form-action 'none'",
    ].compactMap { $0 }.joined(separator: "; ")
  }

  /// For a header; it also prevents framing by other pages.
  package var header: String { text + "; frame-ancestors 'none'" }

  package static let nothing = "default-src 'none'; frame-ancestors 'none'"

  private static func source(_ text: String) -> String {
    "'sha256-\(Data(SHA256.digest(of: text.utf8)).base64EncodedString())'"
  }
}

import Escaping
import SystemLibraries

/// The content security policy of a page with only its own scripts and styles.
///
/// Only scripts and styles with a listed digest run, so a script injected through a name has no
/// effect. No request goes to another host.
package struct ContentPolicy: Sendable {
  /// Each is the exact text between the tags of a style sheet.
  package var styles: [String]
  /// Each is the exact text between the tags of a script.
  package var scripts: [String]
  package var isLive: Bool

  /// For a `meta` element.
  package var text: String {
    let own = isLive ? " 'self'" : ""
    return [
      "default-src 'none'", "img-src data: blob:" + own,
      "style-src " + Self.sources(styles), "script-src " + Self.sources(scripts),
      isLive ? "connect-src 'self'" : nil, "base-uri 'none'", "form-action 'none'",
    ].compactMap { $0 }.joined(separator: "; ")
  }

  /// For a header; it also prevents framing by other pages.
  package var header: String { text + "; frame-ancestors 'none'" }

  package static let nothing = "default-src 'none'; frame-ancestors 'none'"

  private static func sources(_ texts: [String]) -> String {
    texts.map { "'sha256-\(Data(SHA256.digest(of: $0.utf8)).base64EncodedString())'" }
      .joined(separator: " ")
  }
}

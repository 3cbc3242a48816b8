import Foundation

/// The content security policy of a page whose scripts and styles are all its own.
///
/// Only scripts and styles with a listed digest run, so that one injected through a name has no
/// effect, and no request goes to another host.
package struct ContentPolicy: Sendable {
  /// The style sheets of the page, each the exact text between its tags.
  package var styles: [String]
  /// The scripts of the page, each the exact text between its tags.
  package var scripts: [String]
  /// Whether the page may send requests to its server.
  package var isLive: Bool

  /// Creates a policy.
  package init(styles: [String], scripts: [String], isLive: Bool) {
    self.styles = styles
    self.scripts = scripts
    self.isLive = isLive
  }

  /// The policy for a `meta` element.
  package var text: String {
    let own = isLive ? " 'self'" : ""
    return [
      "default-src 'none'", "img-src data: blob:" + own,
      "style-src " + Self.sources(styles), "script-src " + Self.sources(scripts),
      isLive ? "connect-src 'self'" : nil, "base-uri 'none'", "form-action 'none'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The policy for a header, which also prevents framing by other pages.
  package var header: String { text + "; frame-ancestors 'none'" }

  /// The policy of responses that are not pages.
  package static let nothing = "default-src 'none'; frame-ancestors 'none'"

  private static func sources(_ texts: [String]) -> String {
    texts.map { "'sha256-\(Data(SHA256.digest(of: $0.utf8)).base64EncodedString())'" }
      .joined(separator: " ")
  }
}

import Foundation

/// The content security policy of a page whose scripts and styles are all its own.
///
/// Scripts and styles run only where their digest is named, so that one which slips in through a
/// name does nothing, and no request leaves for another host.
package struct ContentPolicy: Sendable {
  /// The style sheets of the page, each as it stands between its tags.
  package var styles: [String]
  /// The scripts of the page, each as it stands between its tags.
  package var scripts: [String]
  /// Whether the page may ask the server that it comes from.
  package var isLive: Bool

  /// Makes a policy.
  package init(styles: [String], scripts: [String], isLive: Bool) {
    self.styles = styles
    self.scripts = scripts
    self.isLive = isLive
  }

  /// The policy in the words of a `meta` element.
  package var text: String {
    let own = isLive ? " 'self'" : ""
    return [
      "default-src 'none'", "img-src data: blob:" + own,
      "style-src " + Self.sources(styles), "script-src " + Self.sources(scripts),
      isLive ? "connect-src 'self'" : nil, "base-uri 'none'", "form-action 'none'",
    ].compactMap(\.self).joined(separator: "; ")
  }

  /// The policy in the words of a header, which also keeps other pages from framing this one.
  package var header: String { text + "; frame-ancestors 'none'" }

  /// What answers that are no pages are sent with.
  package static let nothing = "default-src 'none'; frame-ancestors 'none'"

  private static func sources(_ texts: [String]) -> String {
    texts.map { "'sha256-\(Data(SHA256.digest(of: $0.utf8)).base64EncodedString())'" }
      .joined(separator: " ")
  }
}

import Foundation
import GoldenDiff

/// Puts a page together: one HTML file that needs no other file and no network.
enum PageText {
  /// A page with its style, its data and its scripts.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - body: The HTML of the page, with places for the brand and the page's colors.
  ///   - scripts: JavaScript, in order.
  ///   - data: What the page shows, as JSON in its script.
  ///   - isLive: Whether the page may talk to the server that it comes from.
  /// - Returns: The page in UTF-8.
  /// - Throws: What encoding the data throws.
  static func page(
    title: String, body: [UInt8], scripts: [[UInt8]], data: some Encodable, isLive: Bool
  ) throws -> Data {
    let shared = [
      "/*BRAND*/": PageTemplate.fill(PackageResources.brand_html, ["/*TITLE*/": title]),
      "/*COLORS*/": PageTemplate.text(PackageResources.colors_html),
    ]
    let parts = [
      "/*POLICY*/": "default-src 'none'; img-src data: blob:\(isLive ? " 'self'" : ""); "
        + "style-src 'unsafe-inline'; script-src 'unsafe-inline'"
        + (isLive ? "; connect-src 'self'" : ""),
      "/*TITLE*/": title,
      "/*STYLE*/": PageTemplate.text(PackageResources.page_css),
      "/*BODY*/": PageTemplate.fill(body, shared),
      "/*SCRIPT*/": scripts.map(PageTemplate.text).joined(separator: "\n"),
      "/*DATA*/": try ScriptData.text(data),
    ]
    return Data(PageTemplate.fill(PackageResources.frame_html, parts).utf8)
  }
}

import Foundation
import GoldenDiff
import TextSafety

/// A page of this program: one HTML file that needs no other file and no network.
struct PageText {
  /// The page in UTF-8.
  var html: Data
  /// What the page may do, which also stands in it.
  var policy: ContentPolicy

  /// A page with its style, its data and its scripts.
  ///
  /// - Parameters:
  ///   - title: What the page is called.
  ///   - body: The HTML of the page, with places for the brand and the page's colors.
  ///   - scripts: JavaScript, in order.
  ///   - data: What the page shows, as JSON in its script.
  ///   - isLive: Whether the page may talk to the server that it comes from.
  init(
    title: String, body: [UInt8], scripts: [[UInt8]], data: JSON, isLive: Bool
  ) {
    let title = HTMLText.escaped(title)
    let shared = [
      "/*BRAND*/": PageTemplate.fill(PackageResources.brand_html, ["/*TITLE*/": title]),
      "/*COLORS*/": PageTemplate.text(PackageResources.colors_html),
    ]
    (html, policy) = PageTemplate.page(
      PackageResources.frame_html, style: PackageResources.page_css, scripts: scripts, data: data,
      isLive: isLive,
      parts: ["/*TITLE*/": title, "/*BODY*/": PageTemplate.fill(body, shared)])
  }
}

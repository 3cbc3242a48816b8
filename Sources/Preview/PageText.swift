import Foundation
import GoldenDiff
import TextSafety

/// A standalone HTML page that needs no other file and no network.
struct PageText {
  var html: Data
  /// The page's content security policy, which its HTML also contains.
  var policy: ContentPolicy

  /// Fills a page from its body template, styles after those of all pages, scripts, and JSON data.
  init(
    title: String, body: [UInt8], styles: [[UInt8]], scripts: [[UInt8]], data: JSON, isLive: Bool
  ) {
    let title = HTMLText.escaped(title)
    let shared = [
      "/*BRAND*/": PageTemplate.fill(PackageResources.brand_html, ["/*TITLE*/": title]),
      "/*COLORS*/": PageTemplate.text(PackageResources.colors_html),
    ]
    (html, policy) = PageTemplate.page(
      PackageResources.frame_html, style: Array(([PackageResources.page_css] + styles).joined()),
      scripts: scripts, data: data,
      isLive: isLive,
      parts: ["/*TITLE*/": title, "/*BODY*/": PageTemplate.fill(body, shared)])
  }
}

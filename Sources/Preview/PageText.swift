import EmbeddedFiles
import Foundation
import GoldenDiff
import Escaping
import JSON

/// A standalone HTML page that needs no other file and no network.
struct PageText {
  var html: Data
  /// The page's content security policy, which its HTML also contains.
  var policy: ContentPolicy

  /// Fills a page from files of `Page`: its body template, styles after those of all pages, scripts,
  /// and from JSON data.
  init(
    title: String, body: String, styles: [String], scripts: [String], data: JSON, isLive: Bool
  ) {
    let title = HTMLText.escaped(title)
    let shared = [
      "/*BRAND*/": PageTemplate.fill(Self.file("brand.html"), ["/*TITLE*/": title]),
      "/*COLORS*/": PageTemplate.text(Self.file("colors.html")),
    ]
    (html, policy) = PageTemplate.page(
      Self.file("frame.html"), style: Array((["page.css"] + styles).flatMap(Self.file)),
      scripts: scripts.map(Self.file), data: data,
      isLive: isLive,
      parts: ["/*TITLE*/": title, "/*BODY*/": PageTemplate.fill(Self.file(body), shared)])
  }

  /// The bytes of a file of `Page`.
  static func file(_ name: String) -> [UInt8] { EmbeddedFiles.read("Preview/Page/\(name)") }
}

import EmbeddedFiles
import Escaping
package import Faults
import SystemLibraries
import GoldenDiff
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

extension Fault {
  package static func port(_ port: Int, reason: String) -> Fault {
    Fault(
      .cannotCreate, at: "port \(port)", reason, remedy: "choose another, or 0 for any that is free"
    )
  }

  package static let noBrowser = Fault(
    .cannotCreate, "no browser for pictures of screens",
    remedy: "install Chromium or Chrome so that PATH has one of "
      + ScreenBrowser.names.joined(separator: ", "))

  package static func browser(_ finding: String, remedy: String = "") -> Fault {
    Fault(.inputOutput, "the browser \(finding)", remedy: remedy)
  }
}

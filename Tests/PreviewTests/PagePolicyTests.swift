import Foundation
import Testing

@testable import Preview
@testable import Escaping
@testable import GoldenDiff
@testable import JSON

/// Pages run their own scripts and styles, and nothing else.
@Suite struct PagePolicyTests {
  private static let names: JSON = ["name": "</script><script>alert(1)</script><!--"]

  private static let bodies = ["sheet.html", "route.html"]

  /// What stands between the start tags of an element and their end tags.
  private func contents(_ tag: String, in page: String) -> [String] {
    page.components(separatedBy: "<\(tag)>").dropFirst()
      .map { $0.components(separatedBy: "</\(tag)>")[0] }
  }

  @Test(arguments: 0..<2, [false, true])
  func `the policy names the digest of each script and style`(body: Int, isLive: Bool) {
    let page = PageText(
      title: "<t>", body: Self.bodies[body], styles: ["sheet.css"],
      scripts: ContactSheet.scripts + ["live.js"], data: Self.names, isLive: isLive)
    let html = String(decoding: page.html, as: UTF8.self)
    #expect(html.contains("content=\"\(HTMLText.escaped(page.policy.text))\""))
    #expect(!page.policy.text.contains("unsafe-"))
    let own = contents("script", in: html) + contents("style", in: html)
    #expect(own.count == 2)
    for text in own {
      let digest = Data(SHA256.digest(of: text.utf8)).base64EncodedString()
      #expect(page.policy.text.contains("'sha256-\(digest)'"))
    }
    #expect(page.policy.text.contains("connect-src") == isLive)
    #expect(!html.contains("<t>") && html.components(separatedBy: "</script>").count == 3)
  }

  @Test func `no element has an inline handler or style`() throws {
    let pages = Self.bodies + ["frame.html", "brand.html"]
    for page in pages.map({ String(decoding: PageText.file($0), as: UTF8.self) }) {
      #expect(page.firstMatch(of: /\s(on[a-z]+|style)\s*=/) == nil)
      #expect(!page.contains("http:") && !page.contains("https:"))
    }
  }
}

import Foundation
import Glyphs
import PNGCoding
import Raster
import TestSupport
import Testing

@testable import Preview

/// How the live page answers requests that no page of its own sends.
@Suite struct LivePageSafetyTests {
  private static func head(
    _ target: String, host: String = "127.0.0.1:8080", method: String = "GET"
  ) -> [UInt8] {
    Array("\(method) \(target) HTTP/1.1\r\nHost: \(host)\r\n\r\n".utf8)
  }

  @Test(arguments: [
    "/a%2Fb", "/a%2fb", "/..", "/a/../b", "/%2e%2e/a", "/a/./b", "/a%00b", "/a%5Cb", "/a\\b",
    "/a\u{301}b", "/a/\u{301}../b", "/a%", "/a%2", "/a%zz", "/a%+1", "//../a", "a", "http://a/b",
    "*",
    "/.git/config", "/a%0D%0Ab",
  ])
  func `an unknown path is not a request`(target: String) {
    #expect(PageRequest(head: Self.head(target)) == nil)
  }

  @Test(arguments: [
    "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
    "GET / HTTP/1.1\r\n Host: a\r\n\r\n", "GET / HTTP/1.1\r\nHost\r\n\r\n", "GET /\r\n\r\n",
    "GET / HTTP/2\r\n\r\n", "GET  / HTTP/1.1\r\n\r\n", "\r\n\r\n",
    "GET / HTTP/1.1\r\nHost:\u{301}a\r\n: b\r\n\r\n",
  ])
  func `an ambiguous head is not a request`(head: String) {
    #expect(PageRequest(head: Array(head.utf8)) == nil)
  }

  @Test func `a request is read with its query and headers`() throws {
    let head =
      "GET /picture/turn_left~light@100.png?v=1&w HTTP/1.1\r\nHost: A:1\r\nX-Y:\u{301}z\r\n\r\n"
    let request = try #require(PageRequest(head: Array(head.utf8)))
    #expect(request.method == "GET" && request.path == "/picture/turn_left~light@100.png")
    #expect(request.query.map(\.name) == ["v", "w"] && request.query.map(\.value) == ["1", ""])
    #expect(request.headers["host"] == "A:1" && request.headers["x-y"] == "\u{301}z")
    #expect(PageRequest(head: Self.head("/picture/a%7Eb%40c"))?.path == "/picture/a~b@c")
  }

  /// A server of pages with a folder of goldens, beside which a secret stands.
  private func pages(_ folder: TemporaryFolder) async throws -> LivePages {
    let picture = try PNGCoder.encode(Pixmap(width: 4, height: 4))
    for name in ["gold/turn_left~light.png", "secret.png"] {
      let url = folder.url.appending(path: name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(picture).write(to: url)
    }
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("gold/turn_left~dark.png"), withDestinationPath: "../secret.png")
    var sources = LiveSources()
    sources.goldens = folder.url.appending(path: "gold")
    let site = try LiveSite(
      sources: sources, generator: "test",
      specs: ["turn_left"].compactMap { GlyphSpec(name: $0) })
    try await site.start()
    return LivePages(site: site)
  }

  private static let address = PageAddress(port: 8080)

  private func code(
    _ pages: LivePages, _ target: String, host: String = "127.0.0.1:8080", method: String = "GET",
    origin: String? = nil
  ) async throws -> Int? {
    let secret = try #require(Self.address.url).path
    var request = try #require(
      PageRequest(head: Self.head(secret + target, host: host, method: method)))
    request.headers["origin"] = origin
    return Int(try await Self.address.response(to: request, from: pages).code.rawValue.prefix(3))
  }

  @Test func `only goldens in their folder are sent`() async throws {
    let folder = try TemporaryFolder()
    let pages = try await pages(folder)
    #expect(try await code(pages, "/before/turn_left~light@100.png") == 200)
    for target in [
      "/before/turn_left~dark@100.png", "/before/turn_left~x/../../secret@100.png",
      "/before/turn_left~x@100.png", "/before/secret.png", "/gold/turn_left~light.png",
      "/before/turn_left~light@9999.png", "/before//turn_left~light@100.png",
    ] where PageRequest(head: Self.head(target)) != nil {
      #expect(try await code(pages, target) == 404, "\(target)")
    }
  }

  @Test func `only pages of this machine get a response`() async throws {
    let folder = try TemporaryFolder()
    let pages = try await pages(folder)
    for host in ["evil.example:8080", "127.0.0.1:81", "127.0.0.1", "127.0.0.1:8080.evil.example"] {
      #expect(try await code(pages, "/data.json", host: host) == 403, "\(host)")
    }
    #expect(try await code(pages, "/data.json", origin: "http://evil.example") == 403)
    #expect(try await code(pages, "/data.json", origin: "null") == 403)
    #expect(try await code(pages, "/data.json", origin: "http://localhost:8080") == 200)
    let edit = "/theme?light.lit=%23104080"
    #expect(try await code(pages, edit, method: "POST", origin: "http://evil.example") == 403)
    #expect(try await code(pages, edit, method: "POST") == 403)
    #expect(try await code(pages, edit, origin: "http://127.0.0.1:8080") == 404)
    #expect(try await code(pages, edit, method: "POST", origin: "http://127.0.0.1:8080") == 200)
    for method in ["POST", "OPTIONS", "TRACE", "HEADS", "head"] {
      #expect(try await code(pages, "/data.json", method: method) == 405, "\(method)")
    }
  }

  @Test(arguments: [
    ("/", 200), ("/data.json", 200), ("/before/turn_left~light@100.png", 200), ("/events", 200),
    ("/nowhere", 404), ("/theme?light.lit=%23104080", 404),
  ])
  func `HEAD is answered like GET`(target: String, code: Int) async throws {
    let folder = try TemporaryFolder()
    let pages = try await pages(folder)
    var heads: [Data] = []
    for method in ["HEAD", "GET"] {
      let request = try #require(PageRequest(head: Self.head(target, method: method)))
      #expect(request.wantsBody == (method == "GET"))
      heads.append(try await pages.answer(request).head(keepsAlive: true))
      #expect(try await self.code(pages, target, method: method) == code)
    }
    #expect(heads[0] == heads[1])
  }

  @Test func `only requests that begin with the secret reach the pages`() throws {
    let (address, other) = (PageAddress(port: 8080), PageAddress(port: 8080))
    let url = try #require(address.url)
    #expect(url.absoluteString.hasPrefix("http://127.0.0.1:8080/") && url.path != "/")
    #expect(url != other.url)
    func opened(_ target: String) throws -> PageRequest? {
      address.opened(try #require(PageRequest(head: Self.head(target))))
    }
    let base = String(url.absoluteString.dropFirst("http://127.0.0.1:8080".count))
    #expect(try opened(base)?.path == "/")
    #expect(try opened(base + "data.json?since=1")?.path == "/data.json")
    #expect(try opened(base + "data.json?since=1")?.query.first?.value == "1")
    for target in [
      "/", "/data.json", String(base.dropLast()), String(base.dropLast(2)) + "/", "/" + base,
    ] {
      #expect(try opened(target) == nil, "\(target)")
    }
  }

  @Test func `each response has a policy`() async throws {
    let folder = try TemporaryFolder()
    let pages = try await pages(folder)
    for (target, part) in [
      ("/", "script-src 'sha256-"), ("/data.json", "default-src 'none'; frame-ancestors 'none'"),
      ("/nowhere", "default-src 'none'; frame-ancestors 'none'"),
    ] {
      let request = try #require(PageRequest(head: Self.head(target)))
      let head = String(
        decoding: try await pages.answer(request).head(keepsAlive: false), as: UTF8.self)
      #expect(head.contains("Content-Security-Policy: default-src 'none'") && head.contains(part))
      #expect(!head.contains("unsafe-"))
    }
  }
}

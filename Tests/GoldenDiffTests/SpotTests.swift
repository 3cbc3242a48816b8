import Foundation
import Paths
import PictureDiff
import Raster
import TestSupport
import Testing

@testable import GoldenDiff

/// What a report points at.
@Suite struct SpotTests {
  private func result(_ change: (inout Pixmap) -> Void) async throws -> DiffResult {
    let folder = try TemporaryFolder()
    let arrow = try Pictures.arrow()
    var changed = arrow
    change(&changed)
    try Pictures.write(arrow, to: "a/x.png", in: folder)
    try Pictures.write(changed, to: "b/x.png", in: folder)
    return try await Pictures.compare(folder)
  }

  private func spot(_ change: (inout Pixmap) -> Void) async throws -> PixelBox? {
    try await result(change).findings.first?.spot
  }

  @Test func `one pixel, and a small box of them, are pointed at`() async throws {
    let pixel = try await spot { $0[24, 20] = .black }
    #expect(pixel == PixelBox(x: 24, y: 20, width: 1, height: 1))
    let box = try await spot {
      for x in 22..<25 { $0[x, 20] = .black }
    }
    #expect(box == PixelBox(x: 22, y: 20, width: 3, height: 1))
  }

  @Test func `of a few pixels far apart, the worst is pointed at`() async throws {
    let gray = Color(red: 200, green: 200, blue: 200)
    let box = try await spot {
      $0[24, 4] = gray
      $0[24, 43] = .black
      $0[2, 40] = gray.with(alpha: 9)
    }
    #expect(box == PixelBox(x: 24, y: 43, width: 1, height: 1))
  }

  @Test func `a difference that nobody misses needs no ring`() async throws {
    let box = try await spot { picture in
      for y in 10..<40 { for x in 10..<40 { picture[x, y] = .black } }
    }
    #expect(box == nil)
    #expect(Finding(name: "x.png", state: .new).spot == nil)
  }

  @Test func `the page has the place, and draws it`() async throws {
    let result = try await self.result { $0[24, 20] = .black }
    let page = HTMLReport.page(of: result, generator: "test", acceptCommand: [], on: [:])
    let html = String(decoding: page.html, as: UTF8.self)
    #expect(html.contains(#""spot":{"height":1,"width":1,"x":24,"y":20}"#))
    for part in ["function ring(", "function closer(", ".ring {"] {
      #expect(html.contains(part), "\(part)")
    }
  }
}

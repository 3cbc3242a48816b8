import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

@testable import Terminal

/// A picture with edges, holes and two colors.
private func sample(width: Int, height: Int) throws -> Pixmap {
  var pixmap = try Pixmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width where (x + y) % 5 != 0 {
      let alpha = UInt8((x * 37 + y * 11) % 256)
      pixmap[x, y] =
        x < width / 2
        ? Color(red: 0, green: 0, blue: 0, alpha: alpha)
        : Color(red: 200, green: 30, blue: 90, alpha: 255)
    }
  }
  return pixmap
}

@Test func `kitty's pieces contain the picture`() throws {
  var pixmap = try sample(width: 150, height: 150)
  // Noise, so that there are several.
  var random = SeededRandom(seed: 1)
  for y in 0..<150 {
    for x in 0..<75 { pixmap[x, y] = Color(red: UInt8(random.int(0...255)), green: 0, blue: 0) }
  }
  let text = TerminalGraphics.kitty.text(of: pixmap, on: .white)
  var base64 = ""
  let pieces = text.components(separatedBy: "\u{1B}_G").dropFirst()
  for (place, piece) in pieces.enumerated() {
    let parts = piece.components(separatedBy: "\u{1B}\\")[0].split(
      separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    #expect(parts[1].count <= 4096)
    #expect(parts[0].contains("m=\(place + 1 < pieces.count ? 1 : 0)"))
    base64 += parts[1]
  }
  #expect(pieces.count > 1)
  let png = try #require(Data(base64Encoded: base64))
  let shown = try PNGCoder.decode([UInt8](png))
  #expect(shown.pixels.map { $0.over(.white) } == pixmap.pixels.map { $0.over(.white) })
}

@Test func `half blocks hold two pixels each`() throws {
  var pixmap = try Pixmap(width: 4, height: 2)
  pixmap[1, 0] = .black
  pixmap[2, 1] = Color(red: 255, green: 0, blue: 0, alpha: 128)
  pixmap[3, 0] = .white
  pixmap[3, 1] = .black
  let text = TerminalGraphics.blocks.text(of: pixmap, on: .white)
  #expect(
    text == "\u{1B}[0m \u{1B}[0m\u{1B}[38;2;0;0;0m▀\u{1B}[0m\u{1B}[38;2;255;127;127m▄"
      + "\u{1B}[38;2;255;255;255;48;2;0;0;0m▀\u{1B}[0m\n")
}

@Test(arguments: [
  ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", TerminalGraphics.kitty), ("\u{1B}[?62;4;22c", nil),
])
func `a terminal's response gives its graphics`(response: String, graphics: TerminalGraphics?) {
  #expect(TerminalProbe(response: response, environment: [:]).graphics == graphics)
}

@Test func `true color alone gives half blocks, and no response gives names`() {
  let response = "\u{1B}]11;rgb:ffff/fafa/f0f0\u{1B}\\\u{1B}[6;18;9t\u{1B}[?1;2c"
  let probe = TerminalProbe(response: response, environment: ["COLORTERM": "truecolor"])
  #expect(probe.graphics == .blocks)
  #expect(probe.background == Color(red: 255, green: 250, blue: 240))
  #expect(probe.cell.width == 9 && probe.cell.height == 18)
  #expect(TerminalProbe(response: "", environment: [:]).graphics == nil)
}

import Foundation
import PNGCoding
import PNGReading
import Paths
import Raster
import TestSupport
import Testing

@testable import Terminal

/// A picture with edges, holes and two colors.
private func sample(width: Int = 21, height: Int = 14) throws -> Pixmap {
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

@Test func `iTerm2's image contains the picture and its size`() throws {
  let pixmap = try sample()
  let text = TerminalGraphics.iterm2.text(of: pixmap, on: .black)
  #expect(text.hasPrefix("\u{1B}]1337;File=inline=1;"))
  #expect(text.contains("width=21px;height=14px;"))
  let start = try #require(text.firstIndex(of: ":"))
  let end = try #require(text.firstIndex(of: "\u{7}"))
  let png = try #require(Data(base64Encoded: String(text[text.index(after: start)..<end])))
  let shown = try PNGCoder.decode([UInt8](png))
  #expect(shown.pixels.map { $0.over(.black) } == pixmap.pixels.map { $0.over(.black) })
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

/// Reads sixels by the VT340's manual, apart from the writer: colors in percent by pixel.
private func decode(_ text: String, width: Int, height: Int) -> [[Int]?] {
  var pixels = [[Int]?](repeating: nil, count: width * height)
  var palette: [Int: [Int]] = [:]
  var (x, top, color) = (0, 0, 0)
  var rest = Substring(text.dropFirst("\u{1B}P0;1;0q".count))
  func numbers() -> [Int] {
    let run = rest.prefix { $0.isNumber || $0 == ";" }
    rest = rest.dropFirst(run.count)
    return run.split(separator: ";").compactMap { Int($0) }
  }
  while let letter = rest.popFirst(), letter != "\u{1B}" {
    switch letter {
    case "\"": _ = numbers()
    case "#":
      let values = numbers()
      color = values[0]
      if values.count == 5 { palette[color] = Array(values[2...]) }
    case "$": x = 0
    case "-": (x, top) = (0, top + 6)
    default:
      let count = letter == "!" ? numbers()[0] : 1
      let sixel = letter == "!" ? rest.removeFirst() : letter
      let bits = Int(sixel.unicodeScalars.first?.value ?? 63) - 63
      for _ in 0..<count {
        for bit in 0..<6 where bits >> bit & 1 == 1 {
          pixels[(top + bit) * width + x] = palette[color]
        }
        x += 1
      }
    }
  }
  return pixels
}

@Test func `sixels match the picture to a percent`() throws {
  let pixmap = try sample()
  let text = TerminalGraphics.sixel.text(of: pixmap, on: .white)
  let shown = decode(text, width: pixmap.width, height: pixmap.height)
  for (pixel, percent) in zip(pixmap.pixels, shown) {
    #expect((pixel.alpha == 0) == (percent == nil))
    guard let percent else { continue }
    let seen = pixel.over(.white)
    for (level, share) in zip([seen.red, seen.green, seen.blue], percent) {
      #expect(abs(Double(level) / 255 - Double(share) / 100) <= 0.0051)
    }
  }
}

@Test func `sixels of many colors fit the palette`() throws {
  var pixmap = try Pixmap(width: 32, height: 32)
  for y in 0..<32 {
    for x in 0..<32 {
      pixmap[x, y] = Color(red: UInt8(x * 8), green: UInt8(y * 8), blue: UInt8((x * y) % 256))
    }
  }
  let text = TerminalGraphics.sixel.text(of: pixmap, on: .white)
  #expect(text.components(separatedBy: ";2;").count - 1 <= 255)
  #expect(!decode(text, width: 32, height: 32).contains(nil))
}

@Test(arguments: [
  ("\u{1B}_Gi=31;OK\u{1B}\\\u{1B}[?62;c", TerminalGraphics.kitty),
  ("\u{1B}P>|iTerm2 3.5.0\u{1B}\\\u{1B}[?62;4c", .iterm2),
  ("\u{1B}[?62;4;22c", .sixel),
])
func `a terminal's response gives its graphics`(response: String, graphics: TerminalGraphics) {
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

import Paths
import Raster

/// Encodes pictures as sixels: bands of six rows, one color after another, with runs.
///
/// The format is from the VT340 manual: `#n;2;r;g;b` sets a color in percent, a character from `?`
/// up holds six pixels from top to bottom, `!n` repeats, `$` returns to the band's start and `-`
/// starts the next one.
enum SixelEncoder {
  /// The colors that every terminal supports.
  private static let paletteLimit = 255

  /// Encodes a picture; transparent pixels leave the screen unchanged.
  static func text(of pixmap: Pixmap, on background: Color) -> String {
    let (indices, palette) = indexed(pixmap, background)
    var text = "\u{1B}P0;1;0q\"1;1;\(pixmap.width);\(pixmap.height)"
    for (index, color) in palette.enumerated() {
      text += "#\(index);2;\(color[0]);\(color[1]);\(color[2])"
    }
    for top in stride(from: 0, to: pixmap.height, by: 6) {
      let rows = top..<min(top + 6, pixmap.height)
      var used = Set<Int>()
      for y in rows {
        for x in 0..<pixmap.width { used.insert(indices[y * pixmap.width + x]) }
      }
      used.remove(-1)
      for color in used.sorted() {
        text += "#\(color)" + band(of: color, indices, rows, width: pixmap.width) + "$"
      }
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  /// Six rows of one color; abbreviates runs of more than three.
  private static func band(
    of color: Int, _ indices: [Int], _ rows: Range<Int>, width: Int
  ) -> String {
    var text = ""
    var last: UInt8 = 0
    var count = 0
    func flush() {
      let letter = Character(UnicodeScalar(63 + last))
      text += count > 3 ? "!\(count)\(letter)" : String(repeating: letter, count: count)
    }
    for x in 0..<width {
      var bits: UInt8 = 0
      for (bit, y) in rows.enumerated() where indices[y * width + x] == color { bits |= 1 << bit }
      if bits == last, count > 0 {
        count += 1
      } else {
        flush()
        (last, count) = (bits, 1)
      }
    }
    if last != 0 { flush() }
    return text
  }

  /// Each pixel's index in a palette of percentages, or -1 if it is transparent.
  ///
  /// Pictures with too many colors lose their lowest bits until the colors fit.
  private static func indexed(
    _ pixmap: Pixmap, _ background: Color
  ) -> (indices: [Int], palette: [[Int]]) {
    for step in [1, 2, 4, 5, 10, 20, 25] {
      var palette: [[Int]] = []
      var places: [[Int]: Int] = [:]
      var indices: [Int] = []
      indices.reserveCapacity(pixmap.pixels.count)
      for pixel in pixmap.pixels {
        guard pixel.alpha > 0 else {
          indices.append(-1)
          continue
        }
        let seen = pixel.over(background)
        let percent = [seen.red, seen.green, seen.blue].map { level in
          let whole = (Int(level) * 100 + 127) / 255
          return min(100, (whole + step / 2) / step * step)
        }
        let place = places[percent, default: palette.count]
        if place == palette.count {
          places[percent] = place
          palette.append(percent)
        }
        indices.append(place)
      }
      if palette.count <= paletteLimit || step == 25 { return (indices, palette) }
    }
    preconditionFailure("the last step always ends the search")
  }
}

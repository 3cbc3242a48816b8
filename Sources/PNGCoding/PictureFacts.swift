import Paths
import Raster

/// What of a picture decides in which forms it can be stored.
struct PictureFacts {
  /// Whether red, green and blue are alike in every pixel that shows.
  private(set) var isGray = true
  /// Whether no pixel lets anything through.
  private(set) var isOpaque = true
  /// Bits that hold each level of gray: 1, 2, 4 or 8; of use in gray pictures only.
  private(set) var grayDepth = 1
  /// The colors as they come, row by row; nothing if there are more than 256.
  private(set) var palette: Palette? = Palette()

  /// Looks at each pixel once and copies none.
  init(_ pixmap: Pixmap) {
    var colors = Palette()
    var isFull = false
    let pixels = pixmap.pixels.span
    // The first one differs from it.
    var last = Color(red: ~pixels[0].red, green: 0, blue: 0)
    for index in pixels.indices where pixels[index] != last {
      last = pixels[index]
      let seen = last.seen
      isGray = isGray && seen.red == seen.green && seen.green == seen.blue
      isOpaque = isOpaque && seen.alpha == 255
      while grayDepth < 8, !Self.fits(seen.red, depth: grayDepth) { grayDepth *= 2 }
      if !isFull { isFull = !colors.insert(seen) }
    }
    palette = isFull ? nil : colors
  }

  /// Whether a level of 8 bits is one of those that fewer bits give.
  private static func fits(_ level: UInt8, depth: Int) -> Bool {
    level % UInt8(255 / (1 << depth - 1)) == 0
  }

  /// The form without a palette.
  var plainLayout: PNGLayout {
    switch (isGray, isOpaque) {
    case (true, true): PNGLayout(colorType: .gray, bitDepth: grayDepth)
    case (true, false): PNGLayout(colorType: .grayAlpha, bitDepth: 8)
    case (false, true): PNGLayout(colorType: .rgb, bitDepth: 8)
    case (false, false): PNGLayout(colorType: .rgba, bitDepth: 8)
    }
  }

  /// The form that is smallest for most pictures.
  var usualLayout: PNGLayout {
    guard let palette else { return plainLayout }
    let depth = PNGLayout.depth(ofColors: palette.colors.count)
    if isGray, isOpaque, grayDepth <= depth { return plainLayout }
    // A palette of many colors takes more than it saves in pixels of two bytes.
    if isGray, depth == 8 { return plainLayout }
    return PNGLayout(colorType: .palette, bitDepth: depth, palette: palette.sorted())
  }
}

extension Palette {
  /// The same colors, those with the least opacity first.
  func sorted() -> Palette {
    Palette(
      colors.sorted {
        ($0.alpha, $0.red, $0.green, $0.blue) < ($1.alpha, $1.red, $1.green, $1.blue)
      })
  }
}

import Paths
import Raster

/// What of a picture decides in which forms it can be stored.
struct PictureFacts {
  /// Whether red, green and blue are alike in every pixel that shows.
  private(set) var isGray = true
  /// Whether no pixel lets anything through.
  private(set) var isOpaque = true
  /// Whether a pixel that lets everything through has another color than black.
  private(set) var hasHiddenColors = false
  /// The colors as they come, row by row; nothing if there are more than 256.
  private(set) var palette: Palette?
  /// The stretches of one color of all rows, if the picture is small and has a palette.
  private(set) var runs: ColoredRuns?

  /// The stretches of one color of all rows, and the place of each color in the palette.
  struct ColoredRuns {
    var runs: PixelRuns
    /// As many as there are starts; those of the ends of rows mean nothing.
    var places: [UInt8]
  }

  /// About so many pixels are looked at together.
  private static let pixelShare = 1 << 15

  /// The most colors of a gray picture that may take a palette, unless all forms are wanted.
  private static let fewColors = 16

  /// Looks at each pixel once or twice and copies none.
  ///
  /// - Parameters:
  ///   - pixmap: The picture.
  ///   - needsPalette: Whether there is to be a palette wherever it holds all colors; else a gray
  ///     picture of many colors has none, since pixels of two bytes take less.
  init(_ pixmap: Pixmap, needsPalette: Bool) {
    look(pixmap.pixels.span)
    if isGray, !needsPalette, Self.hasMany(pixmap.pixels.span) { return }
    var colors = Palette()
    let share = max(1, Self.pixelShare / pixmap.width)
    var row = 0
    while row < pixmap.height {
      let rows = row..<min(row + share, pixmap.height)
      let runs = PixelRuns(pixmap, rows: rows)
      guard let places = colors.insert(runs, of: pixmap, from: row) else { return }
      if rows.count == pixmap.height { self.runs = ColoredRuns(runs: runs, places: places) }
      row = rows.upperBound
    }
    palette = colors
  }

  /// Whether there are more than a few colors; where there are, that shows soon.
  private static func hasMany(_ pixels: Span<Color>) -> Bool {
    var colors = InlineArray<17, UInt32>(repeating: 0)
    var count = 0
    var last = ~pixels[0].word
    var index = 0
    while index < pixels.count {
      let word = pixels[index].word
      if word == last {
        // Eight at once, as long as they are alike.
        let isPlain =
          index &+ 8 <= pixels.count && pixels.extracting(index..<index &+ 8).isAll(last)
        index &+= isPlain ? 8 : 1
        continue
      }
      last = word
      index &+= 1
      let seen = word >> 24 == 0 ? 0 : word
      var place = 0
      while place < count, colors[place] != seen { place &+= 1 }
      guard place == count else { continue }
      if count == fewColors { return true }
      colors[count] = seen
      count &+= 1
    }
    return false
  }

  /// Looks at each pixel.
  private mutating func look(_ pixels: Span<Color>) {
    // The bits that differ between channels, those missing in any opacity, and those of colors that
    // don't show.
    var (differences, transparency, hidden): (UInt32, UInt32, UInt32) = (0, 0, 0)
    // Without a look at the bounds, which are those of the span, many pixels are done at once.
    for index in pixels.indices {
      let word = unsafe pixels[unchecked: index].word
      let mask: UInt32 = word >> 24 == 0 ? 0 : .max
      differences |= (word ^ word >> 8) & mask
      transparency |= ~word
      hidden |= word & ~mask
    }
    isGray = differences & 0xFFFF == 0
    isOpaque = transparency >> 24 == 0
    hasHiddenColors = hidden != 0
  }

  /// Bits that hold each level of gray: 1, 2, 4 or 8; of use in opaque gray pictures only.
  private var grayDepth: Int {
    let colors = palette?.colors ?? []
    return [1, 2, 4].first { depth in
      !colors.isEmpty && colors.allSatisfy { Self.fits($0.red, depth: depth) }
    } ?? 8
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
    let keys = colors.map {
      UInt32($0.alpha) << 24 | UInt32($0.red) << 16 | UInt32($0.green) << 8 | UInt32($0.blue)
    }
    return Palette(
      keys.sorted().map {
        Color(
          red: UInt8(truncatingIfNeeded: $0 >> 16), green: UInt8(truncatingIfNeeded: $0 >> 8),
          blue: UInt8(truncatingIfNeeded: $0), alpha: UInt8(truncatingIfNeeded: $0 >> 24))
      })
  }
}

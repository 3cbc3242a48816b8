import Paths
import Raster

extension PNGLayout {
  /// Chooses the smallest layout for most pictures: few bits per pixel, often by a palette.
  init(of pixmap: Pixmap) {
    let (isGray, isOpaque) = Self.look(pixmap.pixels.span)
    // Gray and alpha take two bytes, so a palette pays off only if it makes pixels of few bits.
    guard let palette = Palette(of: pixmap, limit: isGray ? 16 : 256) else {
      self.init(isGray: isGray, isOpaque: isOpaque, grayDepth: 8)
      if Self.isSmooth(pixmap.pixels.span) { filter = .up }
      return
    }
    let depth = [1, 2, 4].first { palette.colors.count <= 1 << $0 } ?? 8
    let grayDepth = Self.grayDepth(palette.colors)
    self.init(isGray: isGray, isOpaque: isOpaque, grayDepth: grayDepth)
    let plainSize = byteCount(pixels: pixmap.width) * pixmap.height
    if isGray && isOpaque && grayDepth <= depth { return }
    if plainSize < 8 * palette.fileSize { return }
    self.init(colorType: .palette, bitDepth: depth, palette: palette)
  }

  private init(isGray: Bool, isOpaque: Bool, grayDepth: Int) {
    let (opaque, seeThrough) =
      isGray ? (ColorType.gray, ColorType.grayAlpha) : (ColorType.rgb, ColorType.rgba)
    self.init(
      colorType: isOpaque ? opaque : seeThrough, bitDepth: isGray && isOpaque ? grayDepth : 8)
  }

  /// Whether all visible pixels are gray, and whether all are opaque.
  private static func look(_ pixels: Span<Color>) -> (isGray: Bool, isOpaque: Bool) {
    // Bits that differ between channels, and bits missing in any alpha.
    var (differences, transparency): (UInt32, UInt32) = (0, 0)
    for index in pixels.indices {
      let word = pixels[index].word
      differences |= (word ^ word >> 8) & (word >> 24 == 0 ? 0 : .max)
      transparency |= ~word
    }
    return (differences & 0xFFFF == 0, transparency >> 24 == 0)
  }

  /// Whether most pixels that differ from the one before differ little: a distance field.
  private static func isSmooth(_ pixels: Span<Color>) -> Bool {
    var (near, far) = (0, 0)
    var last = pixels[0]
    for index in pixels.indices {
      let pixel = pixels[index]
      if pixel == last { continue }
      let isNear =
        isNear(pixel.red, last.red) && isNear(pixel.green, last.green)
        && isNear(pixel.blue, last.blue) && isNear(pixel.alpha, last.alpha)
      if isNear { near += 1 } else { far += 1 }
      last = pixel
    }
    return near > 4 * far
  }

  private static func isNear(_ a: UInt8, _ b: UInt8) -> Bool { a &- b &+ 8 <= 16 }

  /// The fewest bits that hold each level of gray: 1, 2, 4 or 8.
  private static func grayDepth(_ colors: [Color]) -> Int {
    [1, 2, 4].first { depth in
      colors.allSatisfy { $0.red % UInt8(255 / (1 << depth - 1)) == 0 }
    } ?? 8
  }
}

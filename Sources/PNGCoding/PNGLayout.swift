import Paths

/// A form of PNG that stores a picture without loss.
struct PNGLayout: Hashable {
  /// The color type; raw values are those of the PNG header.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The filter of a row; raw values are PNG's filter types.
  enum Filter: UInt8 {
    /// The unchanged row: best for drawings.
    case none = 0
    /// Differences from the row above: best for gradual changes.
    case up = 2
  }

  var colorType: ColorType
  /// Bits per sample: 1, 2, 4 or 8.
  var bitDepth: Int
  /// Empty for other color types than `palette`.
  var palette = Palette()
  var filter = Filter.none

  /// Bytes from a pixel to the next, 1 or more.
  var pixelBytes: Int { max(1, colorType.channels * bitDepth / 8) }

  /// Bytes of packed pixels in a row, padded with zero bits.
  func byteCount(pixels: Int) -> Int { (pixels * bitDepth * colorType.channels + 7) / 8 }

  /// Packs pixels of a row into `byteCount` bytes, which must be 0 before.
  ///
  /// Fully transparent pixels become black, since their color is invisible. The pixel count must be
  /// a multiple of 8 except at the end of a row.
  func pack(_ row: Span<Color>, into bytes: inout MutableSpan<UInt8>, at start: Int) {
    let channels = colorType.channels
    guard channels > 1 else { return packSamples(row, into: &bytes, at: start) }
    var place = start
    for index in row.indices {
      let pixel = row[index].visible
      bytes[place] = pixel.red
      if channels > 2 {
        bytes[place &+ 1] = pixel.green
        bytes[place &+ 2] = pixel.blue
      }
      place &+= channels
      if channels != 3 { bytes[place &- 1] = pixel.alpha }
    }
  }

  /// Packs pixels of one sample, the leftmost in a byte's highest bits.
  private func packSamples(
    _ row: Span<Color>, into bytes: inout MutableSpan<UInt8>, at start: Int
  ) {
    guard !row.isEmpty else { return }
    var place = start
    var shift = 8
    // Most pixels equal the one before.
    var (last, value) = (row[0], sample(of: row[0]))
    for index in row.indices {
      let pixel = row[index]
      if pixel != last { (last, value) = (pixel, sample(of: pixel)) }
      shift &-= bitDepth
      bytes[place] |= value &<< UInt8(truncatingIfNeeded: shift)
      if shift == 0 {
        shift = 8
        place &+= 1
      }
    }
  }

  private func sample(of pixel: Color) -> UInt8 {
    colorType == .palette ? palette.place(of: pixel.visible) : pixel.red >> UInt8(8 - bitDepth)
  }
}

extension Color {
  /// The channels in one number, red lowest.
  @inline(__always)
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

import Paths
import Raster

/// A form of PNG that holds a picture without loss.
struct PNGLayout: Hashable {
  /// How a pixel is stored; raw values are those of the PNG header.
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples of a pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// What is stored of each row; raw values are the filter types of PNG.
  enum Filter: UInt8 {
    /// The row as it is: best for drawings.
    case none = 0
    /// The differences from the row above: best for what changes little by little.
    case up = 2
  }

  var colorType: ColorType
  /// Bits a sample: 1, 2, 4 or 8.
  var bitDepth: Int
  /// The colors of a palette; empty for other color types.
  var palette = Palette()
  /// The filter of all rows.
  var filter = Filter.none

  /// Bytes from a pixel to the one on its left, 1 or more.
  var pixelBytes: Int { max(1, colorType.channels * bitDepth / 8) }

  /// Bytes of so many packed pixels of a row, the last filled up with zero bits.
  func byteCount(pixels: Int) -> Int { (pixels * bitDepth * colorType.channels + 7) / 8 }

  /// Packs pixels of a row into bytes, as many as `byteCount` says.
  ///
  /// The color of a fully transparent pixel does not show, so it is stored as black.
  ///
  /// - Parameters:
  ///   - row: The pixels; a multiple of 8 unless they end the row.
  ///   - bytes: Receives them; 0 where they are written.
  ///   - start: Where they are written.
  func pack(_ row: Span<Color>, into bytes: inout MutableSpan<UInt8>, at start: Int) {
    let channels = colorType.channels
    guard channels > 1 else { return packSamples(row, into: &bytes, at: start) }
    var place = start
    for index in row.indices {
      let pixel = row[index].seen
      bytes[place] = pixel.red
      if channels > 2 {
        bytes[place &+ 1] = pixel.green
        bytes[place &+ 2] = pixel.blue
      }
      place &+= channels
      if channels != 3 { bytes[place &- 1] = pixel.alpha }
    }
  }

  /// Packs pixels of one sample, the leftmost of a byte in its highest bits.
  private func packSamples(
    _ row: Span<Color>, into bytes: inout MutableSpan<UInt8>, at start: Int
  ) {
    guard !row.isEmpty else { return }
    var place = start
    var shift = 8
    // Most pixels are as the one before.
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

  /// The sample of a form that has one a pixel.
  private func sample(of pixel: Color) -> UInt8 {
    colorType == .palette ? palette.place(of: pixel.seen) : pixel.red >> UInt8(8 - bitDepth)
  }
}

extension Color {
  /// The color, or black without opacity where there is none to see.
  @inline(__always)
  var seen: Color { alpha == 0 ? Color(red: 0, green: 0, blue: 0, alpha: 0) : self }

  /// The channels in one number, red lowest.
  @inline(__always)
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

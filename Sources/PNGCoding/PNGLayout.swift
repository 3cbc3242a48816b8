import Paths
import Raster

/// A form of PNG that holds a picture without loss.
struct PNGLayout: Hashable {
  /// How a pixel is stored; raw values are those of the PNG header.
  enum ColorType: Int32 {
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

  var colorType: ColorType
  /// Bits a sample: 1, 2, 4 or 8.
  var bitDepth: Int
  /// The colors of a palette; empty for other color types.
  var palette = Palette()

  /// How many first colors of the palette have their opacity written; the rest are opaque.
  var alphaCount: Int {
    palette.colors.lastIndex { $0.alpha < 255 }.map { $0 + 1 } ?? 0
  }

  /// Bytes from a pixel to the one on its left, 1 or more.
  var pixelBytes: Int { max(1, colorType.channels * bitDepth / 8) }

  /// Bytes of a packed row, the last filled up with zero bits.
  func rowBytes(width: Int) -> Int { (width * bitDepth * colorType.channels + 7) / 8 }

  /// The depth at which a palette's places fit.
  static func depth(ofColors count: Int) -> Int {
    switch count {
    case ...2: 1
    case ...4: 2
    case ...16: 4
    default: 8
    }
  }

  /// Whether a pixel is some whole bytes.
  var hasWholeBytes: Bool { bitDepth == 8 }

  /// Repeats the bytes of a pixel, which must be whole.
  ///
  /// - Parameter color: Black where it does not show.
  /// - Returns: The bytes, the first one lowest, as often as they fit into eight.
  @inline(__always)
  func pattern(of color: Color) -> UInt64 {
    let red = UInt64(color.red)
    switch colorType {
    case .palette: return UInt64(palette.place(of: color)) &* 0x0101_0101_0101_0101
    case .gray: return red &* 0x0101_0101_0101_0101
    case .grayAlpha: return (red | UInt64(color.alpha) << 8) &* 0x0001_0001_0001_0001
    case .rgb:
      return (red | UInt64(color.green) << 8 | UInt64(color.blue) << 16) &* 0x0000_0000_0100_0001
    case .rgba:
      let low = red | UInt64(color.green) << 8 | UInt64(color.blue) << 16
      return (low | UInt64(color.alpha) << 24) &* 0x0000_0001_0000_0001
    }
  }

  /// Packs a row of a picture into bytes, as many as `rowBytes` says.
  ///
  /// The color of a fully transparent pixel does not show, so it is stored as black.
  ///
  /// - Parameters:
  ///   - row: The pixels.
  ///   - bytes: Receives the row; 0 where it is written.
  ///   - start: Where it is written.
  func pack(_ row: Span<Color>, into bytes: inout MutableSpan<UInt8>, at start: Int) {
    var place = start
    switch colorType {
    case .palette, .gray: packSamples(row, into: &bytes, at: start)
    case .grayAlpha:
      for index in row.indices {
        let pixel = row[index].seen
        bytes[place] = pixel.red
        bytes[place &+ 1] = pixel.alpha
        place &+= 2
      }
    case .rgb:
      for index in row.indices {
        let pixel = row[index]
        bytes[place] = pixel.red
        bytes[place &+ 1] = pixel.green
        bytes[place &+ 2] = pixel.blue
        place &+= 3
      }
    case .rgba:
      for index in row.indices {
        let pixel = row[index].seen
        bytes[place] = pixel.red
        bytes[place &+ 1] = pixel.green
        bytes[place &+ 2] = pixel.blue
        bytes[place &+ 3] = pixel.alpha
        place &+= 4
      }
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
}

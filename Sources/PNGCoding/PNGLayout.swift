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

  /// Packs a row of a picture into bytes; `bytes` is as long as `rowBytes` says.
  ///
  /// The color of a fully transparent pixel does not show, so it is stored as black.
  func pack(_ row: ArraySlice<Color>, into bytes: inout [UInt8]) {
    switch (colorType, bitDepth) {
    case (.palette, 8), (.gray, 8):
      for (index, pixel) in row.enumerated() { bytes[index] = sample(of: pixel) }
    case (.palette, _), (.gray, _): packBits(row, into: &bytes)
    case (.grayAlpha, _):
      for (index, pixel) in row.lazy.map(\.seen).enumerated() {
        bytes[2 * index] = pixel.red
        bytes[2 * index + 1] = pixel.alpha
      }
    case (.rgb, _):
      for (index, pixel) in row.enumerated() {
        bytes[3 * index] = pixel.red
        bytes[3 * index + 1] = pixel.green
        bytes[3 * index + 2] = pixel.blue
      }
    case (.rgba, _):
      for (index, pixel) in row.lazy.map(\.seen).enumerated() {
        bytes[4 * index] = pixel.red
        bytes[4 * index + 1] = pixel.green
        bytes[4 * index + 2] = pixel.blue
        bytes[4 * index + 3] = pixel.alpha
      }
    }
  }

  /// Packs samples of fewer than 8 bits, the leftmost in the highest bits.
  private func packBits(_ row: ArraySlice<Color>, into bytes: inout [UInt8]) {
    for index in bytes.indices { bytes[index] = 0 }
    let perByte = 8 / bitDepth
    for (column, pixel) in row.enumerated() {
      let shift = 8 - bitDepth * (column % perByte + 1)
      bytes[column / perByte] |= sample(of: pixel) << UInt8(shift)
    }
  }

  /// The sample of a form that has one a pixel.
  private func sample(of pixel: Color) -> UInt8 {
    colorType == .palette ? palette.place(of: pixel.seen) : pixel.red >> UInt8(8 - bitDepth)
  }
}

extension Color {
  /// The color, or black without opacity where there is none to see.
  var seen: Color { alpha == 0 ? .transparent : self }
}

import Paths
import Raster

/// The smallest form of PNG that holds a picture without loss.
struct PNGLayout {
  /// How a pixel is stored; raw values are those of the PNG header.
  enum ColorType: Int32 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6
  }

  var colorType: ColorType
  /// Bits a sample: 1, 2, 4 or 8.
  var bitDepth: Int
  /// The colors of a palette, those with the least opacity first.
  var palette: [Color] = []
  /// The rows, each padded to whole bytes.
  var rows: [UInt8]
  /// Bytes in a row.
  var rowBytes: Int

  /// Lays out a picture.
  ///
  /// The color of a fully transparent pixel does not show, so it is stored as black.
  static func smallest(for pixmap: Pixmap) -> PNGLayout {
    let visible = pixmap.pixels.map { $0.alpha == 0 ? Color.transparent : $0 }
    if let palette = Palette(visible) {
      return indexed(visible, width: pixmap.width, palette: palette)
    }
    let isGray = visible.allSatisfy { $0.red == $0.green && $0.green == $0.blue }
    let isOpaque = visible.allSatisfy { $0.alpha == 255 }
    let (colorType, rows): (ColorType, [UInt8]) =
      switch (isGray, isOpaque) {
      case (true, true): (.gray, visible.map(\.red))
      case (true, false): (.grayAlpha, visible.flatMap { [$0.red, $0.alpha] })
      case (false, true): (.rgb, visible.flatMap { [$0.red, $0.green, $0.blue] })
      case (false, false):
        (.rgba, visible.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] })
      }
    return PNGLayout(
      colorType: colorType, bitDepth: 8, rows: rows, rowBytes: rows.count / pixmap.height)
  }

  private static func indexed(_ pixels: [Color], width: Int, palette: Palette) -> PNGLayout {
    let bitDepth =
      switch palette.colors.count {
      case ...2: 1
      case ...4: 2
      case ...16: 4
      default: 8
      }
    let rowBytes = (width * bitDepth + 7) / 8
    let perByte = 8 / bitDepth
    var rows = [UInt8](repeating: 0, count: rowBytes * (pixels.count / width))
    for (index, pixel) in pixels.enumerated() {
      let (row, column) = index.quotientAndRemainder(dividingBy: width)
      let shift = 8 - bitDepth * (column % perByte + 1)
      rows[row * rowBytes + column / perByte] |= palette.index(of: pixel) << UInt8(shift)
    }
    return PNGLayout(
      colorType: .palette, bitDepth: bitDepth, palette: palette.colors, rows: rows,
      rowBytes: rowBytes)
  }
}

/// Up to 256 colors and their places.
private struct Palette {
  private(set) var colors: [Color] = []
  private var places: [Color: UInt8] = [:]

  /// Finds the colors of some pixels; nothing if there are more than 256.
  init?(_ pixels: [Color]) {
    var found: Set<Color> = []
    var last: Color?
    for pixel in pixels where pixel != last {
      last = pixel
      if found.insert(pixel).inserted, found.count > 256 { return nil }
    }
    colors = found.sorted {
      ($0.alpha, $0.red, $0.green, $0.blue) < ($1.alpha, $1.red, $1.green, $1.blue)
    }
    for (place, color) in colors.enumerated() { places[color] = UInt8(place) }
  }

  func index(of color: Color) -> UInt8 { places[color] ?? 0 }
}

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
  /// The colors, sorted by opacity first.
  private(set) var colors: [Color] = []
  /// A hash table with open addressing: places of colors, or `empty`.
  private var slots = [Int16](repeating: empty, count: slotCount)
  private var places: [UInt8] = []

  private static let slotCount = 1024
  private static let empty: Int16 = -1

  /// Finds the colors of some pixels; nothing if there are more than 256.
  init?(_ pixels: [Color]) {
    for pixel in pixels where pixel != colors.last {
      let slot = slot(of: pixel)
      guard slots[slot] == Self.empty else { continue }
      guard colors.count < 256 else { return nil }
      slots[slot] = Int16(colors.count)
      colors.append(pixel)
    }
    let found = colors
    let order = found.indices.sorted {
      let (a, b) = (found[$0], found[$1])
      return (a.alpha, a.red, a.green, a.blue) < (b.alpha, b.red, b.green, b.blue)
    }
    colors = order.map { found[$0] }
    places = [UInt8](repeating: 0, count: found.count)
    for (place, index) in order.enumerated() { places[index] = UInt8(place) }
  }

  /// The slot that holds a color, or where it would go.
  private func slot(of color: Color) -> Int {
    let word =
      UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
      | UInt32(color.alpha) << 24
    var slot = Int((word &* 0x9E37_79B1) >> 22)
    while slots[slot] != Self.empty, !holds(slot, color) { slot = (slot + 1) % Self.slotCount }
    return slot
  }

  private func holds(_ slot: Int, _ color: Color) -> Bool {
    let index = Int(slots[slot])
    return (places.isEmpty ? colors[index] : colors[Int(places[index])]) == color
  }

  func index(of color: Color) -> UInt8 { places[Int(slots[slot(of: color)])] }
}

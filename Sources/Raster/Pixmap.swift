public import Paths
public import Faults

/// A picture of pixels with straight alpha: opacity is not multiplied into the colors.
///
/// Rows run from the top, each with `width` pixels of 4 bytes (red, green, blue, alpha), unpadded.
public struct Pixmap: Hashable, Sendable {
  /// Pixels in a row; 1 or more.
  public let width: Int
  /// Rows; 1 or more.
  public let height: Int
  /// The pixels, row-major from the top left.
  public internal(set) var pixels: [Color]

  /// The most pixels a picture may have: 8,192 × 8,192.
  public static let pixelLimit = 1 << 26

  /// Makes a transparent picture.
  ///
  /// - Throws: `Fault.badSize` for a size out of range.
  public init(width: Int, height: Int) throws(Fault) {
    try Self.check(width: width, height: height)
    self.width = width
    self.height = height
    pixels = [Color](repeating: .transparent, count: width * height)
  }

  /// Makes a picture from `width * height` pixels, row-major from the top left.
  ///
  /// - Throws: `Fault.badSize` for a size out of range or another number of pixels.
  public init(width: Int, height: Int, pixels: [Color]) throws(Fault) {
    try self.init(width: width, height: height)
    guard pixels.count == self.pixels.count else { throw .badSize(width: width, height: height) }
    self.pixels = pixels
  }

  /// The pixel in a column from the left and a row from the top, both counted from 0.
  public subscript(x: Int, y: Int) -> Color {
    get { pixels[y * width + x] }
    set { pixels[y * width + x] = newValue }
  }

  /// Copies a picture; `x` and `y` are its top left corner, and it must fit.
  package mutating func place(_ picture: Pixmap, x left: Int, y top: Int = 0) {
    for y in 0..<picture.height {
      for x in 0..<picture.width { self[left + x, top + y] = picture[x, y] }
    }
  }

  static func check(width: Int, height: Int) throws(Fault) {
    guard width >= 1, height >= 1, width <= pixelLimit, height <= pixelLimit,
      Int64(width) * Int64(height) <= pixelLimit
    else {
      throw .badSize(width: width, height: height)
    }
  }
}

extension Size {
  /// The nearest size in whole pixels, at least 1 each, at `scale` pixels per point, above 0.
  ///
  /// - Throws: `Fault.badSize` for a picture without pixels or with too many.
  public func pixels(scale: Double) throws(Fault) -> (width: Int, height: Int) {
    // NaN counts as 0.
    func side(_ points: Double) -> Int {
      let pixels = points * scale + 0.5
      return pixels >= 1 ? Int(clamping: Int64(min(pixels, 0x1p31))) : 0
    }
    let (width, height) = (side(width), side(height))
    try Pixmap.check(width: width, height: height)
    return (width, height)
  }
}

extension Pixmap {
  /// Whether both look the same; the color of a fully transparent pixel does not count.
  package func looksSame(as other: Pixmap) -> Bool {
    width == other.width && height == other.height
      && (pixels == other.pixels
        || zip(pixels, other.pixels).allSatisfy { $0 == $1 || $0.alpha | $1.alpha == 0 })
  }

  /// The bytes of the pixels, row by row from the top: red, green, blue and straight alpha, all zero
  /// where a pixel is fully transparent.
  package var bytes: [UInt8] {
    let pixels = pixels.span
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var written = bytes.mutableSpan
    for index in pixels.indices {
      let pixel = pixels[index].visible
      written[4 * index] = pixel.red
      written[4 * index + 1] = pixel.green
      written[4 * index + 2] = pixel.blue
      written[4 * index + 3] = pixel.alpha
    }
    return bytes
  }

  /// This picture on an opaque background.
  package func over(_ background: Color) -> Pixmap {
    var result = self
    for index in pixels.indices { result.pixels[index] = pixels[index].over(background) }
    return result
  }
}

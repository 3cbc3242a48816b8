package import Faults
import Paths

/// A picture of pixels with straight alpha, in 16 bits a sample where 8 cannot hold it.
///
/// A sample `v` of 8 bits equals `v · 257` of 16, as in PNG.
public struct DeepPixmap: Sendable {
  /// The picture in 8 bits, each sample rounded to the nearest.
  public let pixmap: Pixmap
  /// Red, green, blue and alpha of each pixel, 0 to 65,535, row-major from the top left; `nil` if
  /// every visible pixel is one of 8 bits.
  package let samples: [SIMD4<UInt16>]?

  /// Whether 8 bits a sample cannot hold the picture.
  package var isDeep: Bool { samples != nil }

  /// Takes over a picture of 8 bits.
  public init(_ pixmap: Pixmap) {
    self.pixmap = pixmap
    samples = nil
  }

  /// Makes a picture from `width * height` pixels of 16 bits, row-major from the top left.
  ///
  /// Keeps the 16 bits only if some pixel that is not fully transparent needs them. Throws
  /// `Fault.badSize` for a size out of range or another number of pixels.
  package init(width: Int, height: Int, samples: [SIMD4<UInt16>]) throws(Fault) {
    var pixels: [Color] = []
    pixels.reserveCapacity(samples.count)
    var isDeep = false
    for pixel in samples {
      let color = Color(
        red: Self.rounded(pixel.x), green: Self.rounded(pixel.y), blue: Self.rounded(pixel.z),
        alpha: Self.rounded(pixel.w))
      if pixel.w != 0, Self.widened(color) != pixel { isDeep = true }
      pixels.append(color)
    }
    pixmap = try Pixmap(width: width, height: height, pixels: pixels)
    self.samples = isDeep ? samples : nil
  }

  /// Places pictures on a transparent canvas, each with the column and row of its top left corner.
  ///
  /// All must fit. Throws `Fault.badSize` for a size out of range.
  package init(
    width: Int, height: Int, of parts: [(picture: DeepPixmap, x: Int, y: Int)]
  ) throws(Fault) {
    guard parts.contains(where: { $0.picture.isDeep }) else {
      var canvas = try Pixmap(width: width, height: height)
      for part in parts { canvas.place(part.picture.pixmap, x: part.x, y: part.y) }
      self.init(canvas)
      return
    }
    try Pixmap.check(width: width, height: height)
    var samples = [SIMD4<UInt16>](repeating: SIMD4(), count: width * height)
    for (picture, left, top) in parts {
      for y in 0..<picture.pixmap.height {
        for x in 0..<picture.pixmap.width {
          samples[(top + y) * width + left + x] = picture.channels(x, y)
        }
      }
    }
    try self.init(width: width, height: height, samples: samples)
  }

  /// The channels of a pixel in 16 bits, red, green, blue, alpha; all 0 for a fully transparent one.
  ///
  /// `x` counts columns from the left and `y` rows from the top, both from 0.
  package func channels(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
    guard let samples else { return Self.widened(pixmap[x, y]) }
    let pixel = samples[y * pixmap.width + x]
    return pixel.w == 0 ? SIMD4() : pixel
  }

  /// Whether both look the same; the color of a fully transparent pixel does not count.
  package func looksSame(as other: DeepPixmap) -> Bool {
    guard isDeep || other.isDeep else { return pixmap.looksSame(as: other.pixmap) }
    guard pixmap.width == other.pixmap.width, pixmap.height == other.pixmap.height else {
      return false
    }
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width where channels(x, y) != other.channels(x, y) { return false }
    }
    return true
  }

  /// The nearest sample of 8 bits.
  private static func rounded(_ sample: UInt16) -> UInt8 { UInt8((UInt32(sample) + 128) / 257) }

  /// The channels of a color in 16 bits; all 0 if it is fully transparent.
  private static func widened(_ color: Color) -> SIMD4<UInt16> {
    guard color.alpha != 0 else { return SIMD4() }
    return SIMD4(
      UInt16(color.red), UInt16(color.green), UInt16(color.blue), UInt16(color.alpha)) &* 257
  }
}

public import Faults
public import PNGCoding
public import Raster

extension PNGCoder {
  /// The most pixels that `decode` accepts: 8,192 × 4,096, or 128 MiB of 4 bytes.
  public static let pixelLimit = 1 << 25

  /// Decodes a PNG file of any kind, with straight alpha.
  ///
  /// Samples of 16 bits are rounded to 8. Gamma and color profiles are not applied.
  ///
  /// - Throws: `Fault.libpng` for a truncated or corrupt file, `.tooShort` for a file that
  ///   cannot contain what it declares, `.badSize` and `.tooManyPixels` for one that is too large.
  public static func decode(_ bytes: [UInt8]) throws(Fault) -> Pixmap {
    let (size, pixels) = try LibPNG.decode(bytes)
    return try Pixmap(width: size.width, height: size.height, pixels: pixels)
  }
}

public import Faults
public import PNGCoding
public import Raster

extension PNGCoder {
  /// Decodes a PNG file of any kind, with straight alpha.
  ///
  /// Samples of 16 bits are rounded to 8. Gamma and color profiles are not applied.
  ///
  /// - Throws: `Fault.libpng` for a truncated or corrupt file, or one that cannot contain what it
  ///   declares, `.badSize` for more than `Pixmap.pixelLimit` pixels.
  public static func decode(_ bytes: [UInt8]) throws(Fault) -> Pixmap {
    try decodeDeep(bytes).pixmap
  }

  /// Decodes a PNG file and keeps samples of 16 bits; otherwise as `decode`.
  public static func decodeDeep(_ bytes: [UInt8]) throws(Fault) -> DeepPixmap {
    try LibPNG.decode(bytes)
  }
}

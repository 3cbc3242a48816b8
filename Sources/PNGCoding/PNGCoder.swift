public import Raster
import Paths

/// Encodes and decodes PNG files in memory.
public enum PNGCoder {
  /// The most pixels of a file that is decoded: 8,192 × 4,096, or 128 MiB of 4 bytes.
  public static let pixelLimit = 1 << 25

  /// The bytes that each PNG file begins with.
  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Encodes a picture as a small PNG file, the same bytes on every machine.
  ///
  /// The file says that its colors are sRGB, and holds neither time nor text. A fully transparent
  /// pixel is stored as black. Beside the picture and the file, the work takes less than 4 MiB,
  /// whatever the size, and time in proportion to the pixels.
  ///
  /// - Parameter pixmap: Straight alpha, as PNG stores it.
  /// - Returns: The bytes of the file.
  public static func encode(_ pixmap: Pixmap) -> [UInt8] {
    PNGFile.bytes(pixmap, PNGLayout(of: pixmap))
  }

  /// Decodes a PNG file of any kind.
  ///
  /// Samples of 16 bits are rounded to 8. Gamma and color profiles are not applied.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture with straight alpha.
  /// - Throws: `PNGError.libpng` for a file that is cut short or corrupt, `.tooShort` for one that
  ///   cannot hold what it declares, `.picture` and `.tooManyPixels` for one that is too large.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Pixmap {
    let (size, pixels) = try LibPNG.decode(bytes, limit: pixelLimit)
    do throws(RasterError) {
      return try Pixmap(width: size.width, height: size.height, pixels: pixels)
    } catch {
      throw .picture(error)
    }
  }
}

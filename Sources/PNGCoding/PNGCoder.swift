public import Raster
import Paths

/// Writes and reads PNG files in memory.
public enum PNGCoder {
  /// The most pixels of a file that is read: 8,192 × 4,096, or 128 MiB of 4 bytes.
  public static let pixelLimit = 1 << 25

  /// The most pixels of a file that is read with 16 bits a channel: 128 MiB of 8 bytes.
  public static let deepPixelLimit = 1 << 24

  /// Writes a picture as a PNG file, in a small form that holds it without loss.
  ///
  /// The file says that its colors are sRGB, and holds neither time nor text. The color of a fully
  /// transparent pixel is not kept. Beside the picture and the file, the work takes less than
  /// 1 MiB, whatever the size.
  ///
  /// - Parameters:
  ///   - pixmap: Straight alpha, as PNG stores it.
  ///   - effort: How long to work for a smaller file.
  /// - Returns: The bytes of the file.
  /// - Throws: `PNGError.libpng` when memory runs out.
  public static func encode(
    _ pixmap: Pixmap, effort: PNGEffort = .small
  ) throws(PNGError) -> [UInt8] {
    let optimizer = PNGOptimizer(pixmap, effort: effort)
    return switch effort {
    case .fast: try optimizer.fastFile()
    case .small: try optimizer.smallFile()
    case .smallest: try optimizer.smallestFile()
    }
  }

  /// Reads a PNG file of any kind.
  ///
  /// Samples of 16 bits are rounded to 8. Gamma and color profiles are not applied.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture with straight alpha.
  /// - Throws: `PNGError.libpng` for a file that is cut short or corrupt, `.tooShort` for one that
  ///   cannot hold what it declares, `.picture` and `.tooManyPixels` for one that is too large.
  public static func decode(_ bytes: [UInt8]) throws(PNGError) -> Pixmap {
    let (size, pixels) = try LibPNG.decode(bytes, as: Color.self, limit: pixelLimit)
    do throws(RasterError) {
      return try Pixmap(width: size.width, height: size.height, pixels: pixels)
    } catch {
      throw .picture(error)
    }
  }

  /// Reads a PNG file of any kind with 16 bits a channel, so that none is lost.
  ///
  /// Gamma and color profiles are not applied.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture with straight alpha.
  /// - Throws: What `decode` throws; the limit is `deepPixelLimit`.
  public static func decodeDeep(_ bytes: [UInt8]) throws(PNGError) -> DeepPixmap {
    let (size, pixels) = try LibPNG.decode(bytes, as: UInt16.self, limit: deepPixelLimit)
    return DeepPixmap(width: size.width, height: size.height, samples: pixels)
  }
}

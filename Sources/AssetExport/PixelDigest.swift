import PNGCoding
import Paths
public import Raster

/// A check value of a picture's pixels, which does not depend on how its file is compressed.
public enum PixelDigest {
  /// The CRC-32 of the RGBA bytes of a picture, row by row from the top, as 8 hexadecimal digits.
  ///
  /// The polynomial is that of PNG and zlib, 0xEDB88320 reflected. Alpha is straight; the color of
  /// a fully transparent pixel counts as black.
  public static func crc32(of pixmap: Pixmap) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(4 * pixmap.pixels.count)
    for pixel in pixmap.pixels {
      let seen = pixel.alpha == 0 ? Color.transparent : pixel
      bytes += [seen.red, seen.green, seen.blue, seen.alpha]
    }
    return CRC32.digits(of: bytes)
  }
}

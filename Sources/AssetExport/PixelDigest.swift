import PNGCoding
import Paths
public import Raster

/// A checksum of a picture's pixels, independent of the compression of its file.
public enum PixelDigest {
  /// Computes the CRC-32 of the RGBA bytes, row by row from the top, as 8 hexadecimal digits.
  ///
  /// Uses the polynomial of PNG and zlib, reflected 0xEDB88320. Alpha is straight; a fully
  /// transparent pixel counts as black.
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

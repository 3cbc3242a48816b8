import PNGCoding
package import Raster

/// A checksum of a picture's pixels, independent of the compression of its file.
package enum PixelDigest {
  /// Computes the CRC-32 of the RGBA bytes, row by row from the top, as 8 hexadecimal digits.
  ///
  /// Uses the polynomial of PNG and zlib, reflected 0xEDB88320. Alpha is straight; a fully
  /// transparent pixel counts as black.
  package static func crc32(of pixmap: Pixmap) -> String {
    var bytes = [UInt8](repeating: 0, count: 4 * pixmap.pixels.count)
    for (index, pixel) in pixmap.pixels.enumerated() where pixel.alpha > 0 {
      bytes[4 * index] = pixel.red
      bytes[4 * index + 1] = pixel.green
      bytes[4 * index + 2] = pixel.blue
      bytes[4 * index + 3] = pixel.alpha
    }
    return CRC32.digits(of: bytes)
  }
}

import PNGCoding
package import Raster

/// A checksum of a picture's pixels, independent of the compression of its file.
package enum PixelDigest {
  /// Computes the CRC-32 of the RGBA bytes, row by row from the top, as 8 hexadecimal digits.
  ///
  /// Uses the polynomial of PNG and zlib, reflected 0xEDB88320. Alpha is straight; a fully
  /// transparent pixel counts as black.
  package static func crc32(of pixmap: Pixmap) -> String {
    let pixels = pixmap.pixels.span
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var written = bytes.mutableSpan
    var index = 0
    while index < pixels.count {
      let pixel = pixels[index]
      if pixel.alpha > 0 {
        written[4 * index] = pixel.red
        written[4 * index + 1] = pixel.green
        written[4 * index + 2] = pixel.blue
        written[4 * index + 3] = pixel.alpha
      }
      index += 1
    }
    return CRC32.digits(of: bytes)
  }
}

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
    var crc = CRC32()
    var words = [UInt32](repeating: 0, count: pixmap.width)
    for row in 0..<pixmap.height {
      for column in 0..<pixmap.width {
        let pixel = pixmap.pixels[row * pixmap.width + column]
        // The bytes red, green, blue, alpha as one little-endian word.
        words[column] =
          pixel.alpha == 0
          ? 0
          : UInt32(pixel.red) | UInt32(pixel.green) << 8 | UInt32(pixel.blue) << 16
            | UInt32(pixel.alpha) << 24
      }
      crc.add(words: words.span)
    }
    return crc.digits
  }
}

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
    var bytes = [UInt8](repeating: 0, count: 4 * pixmap.width)
    for row in 0..<pixmap.height {
      for column in 0..<pixmap.width {
        var pixel = pixmap.pixels[row * pixmap.width + column]
        if pixel.alpha == 0 { pixel = .transparent }
        bytes[4 * column] = pixel.red
        bytes[4 * column + 1] = pixel.green
        bytes[4 * column + 2] = pixel.blue
        bytes[4 * column + 3] = pixel.alpha
      }
      crc.add(bytes.span)
    }
    return crc.digits
  }
}

public import Raster

/// A check value of a picture's pixels, which does not depend on how its file is compressed.
public enum PixelDigest {
  /// The CRC-32 of the RGBA bytes of a picture, row by row from the top, as 8 hexadecimal digits.
  ///
  /// The polynomial is that of PNG and zlib, 0xEDB88320 reflected. Alpha is straight; the color of
  /// a fully transparent pixel counts as black.
  public static func crc32(of pixmap: Pixmap) -> String {
    var crc: UInt32 = 0xFFFF_FFFF
    for pixel in pixmap.pixels {
      // The bytes red, green, blue, alpha as one little-endian word.
      let word =
        pixel.alpha == 0
        ? 0
        : UInt32(pixel.red) | UInt32(pixel.green) << 8 | UInt32(pixel.blue) << 16
          | UInt32(pixel.alpha) << 24
      crc ^= word
      crc =
        table[768 + Int(crc & 255)] ^ table[512 + Int(crc >> 8 & 255)]
        ^ table[256 + Int(crc >> 16 & 255)] ^ table[Int(crc >> 24)]
    }
    let digits = String(crc ^ 0xFFFF_FFFF, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// The remainders of a byte followed by none to three zero bytes, 256 each.
  private static let table: [UInt32] = {
    var table = [UInt32](repeating: 0, count: 1024)
    for byte in 0..<256 {
      var value = UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
      table[byte] = value
    }
    for index in 256..<1024 {
      let value = table[index - 256]
      table[index] = value >> 8 ^ table[Int(value & 255)]
    }
    return table
  }()
}

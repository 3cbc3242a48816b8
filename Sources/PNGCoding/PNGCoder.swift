public import Raster
public import Faults

/// Encodes and decodes PNG files in memory.
public enum PNGCoder {
  /// The most pixels that `decode` accepts: 8,192 × 4,096, or 128 MiB of 4 bytes.
  public static let pixelLimit = 1 << 25

  package static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Encodes a picture as a small PNG file, the same bytes on every machine.
  ///
  /// The file declares sRGB and contains neither time nor text. Fully transparent pixels become
  /// black. Besides the picture and the file, encoding takes less than 4 MiB, and time in
  /// proportion to the pixels.
  public static func encode(_ pixmap: Pixmap) -> [UInt8] {
    PNGFile.bytes(pixmap, PNGLayout(of: pixmap))
  }

  /// Encodes frames of one size as an animated PNG file, with `still` for readers that show none.
  ///
  /// The animation takes 0.96 seconds and `plays` times, or without end for 0. Throws
  /// `Fault.picture` for frames of other sizes than `still`, or too many pixels in all.
  public static func encode(
    frames: [Pixmap], still: Pixmap, plays: UInt32
  ) throws(Fault) -> [UInt8] {
    let rows = still.height * (frames.count + 1)
    let all = try Pixmap(
      width: still.width, height: rows, pixels: still.pixels + frames.flatMap(\.pixels))
    return PNGFile.bytes(still, PNGLayout(of: all), frames: frames, plays: plays)
  }

  /// Decodes a PNG file of any kind, with straight alpha.
  ///
  /// Samples of 16 bits are rounded to 8. Gamma and color profiles are not applied.
  ///
  /// - Throws: `Fault.libpng` for a truncated or corrupt file, `.tooShort` for a file that
  ///   cannot contain what it declares, `.badSize` and `.tooManyPixels` for one that is too large.
  public static func decode(_ bytes: [UInt8]) throws(Fault) -> Pixmap {
    let (size, pixels) = try LibPNG.decode(bytes)
    return try Pixmap(width: size.width, height: size.height, pixels: pixels)
  }
}

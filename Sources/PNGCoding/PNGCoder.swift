import Paths
public import Raster
public import Faults

/// Encodes PNG files in memory; the module PNGReading decodes them.
public enum PNGCoder {
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
      width: still.width, height: rows, pixels: still.pixels + frames.flatMap { $0.pixels })
    return PNGFile.bytes(still, PNGLayout(of: all), frames: frames, plays: plays)
  }
}

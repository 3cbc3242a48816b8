import PNGCoding
public import Raster

/// A picture as a source has it.
public enum StoredPicture: Sendable {
  /// The bytes of a PNG file.
  case file([UInt8])
  /// Pixels that were never in a file.
  case drawn(Pixmap)

  /// The pixels.
  ///
  /// - Throws: `PictureFault.broken` for what is no whole PNG file, or too large a one.
  public func pixmap() throws(PictureFault) -> Pixmap {
    switch self {
    case .drawn(let pixmap): return pixmap
    case .file(let bytes):
      // Says more of damage than the decoder does, and before it asks for memory.
      let structure = try PNGStructure(bytes)
      guard structure.width * structure.height <= PNGCoder.pixelLimit else {
        throw .broken(
          "the picture has \(structure.width)×\(structure.height) px; "
            + "at most \(PNGCoder.pixelLimit) pixels are read")
      }
      do throws(PNGError) {
        return try PNGCoder.decode(bytes)
      } catch {
        throw .broken(error.description)
      }
    }
  }

  /// The bytes of a PNG file.
  public func png() -> [UInt8] {
    switch self {
    case .file(let bytes): bytes
    case .drawn(let pixmap): PNGCoder.encode(pixmap)
    }
  }
}

public import Raster

/// Why a PNG file cannot be written or read.
public enum PNGError: Error, Hashable {
  /// libpng gave up, with its own words.
  case libpng(String)
  /// The picture is too large to hold, or has no pixels.
  case picture(RasterError)
  /// The picture would take more memory than a reader grants to one file.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file is too short for the pixels that it declares, however well they are packed.
  case tooShort(width: Int, height: Int, bytes: Int)
}

extension PNGError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .libpng(let words): "not a readable PNG (\(words)); write the file again"
    case .picture(let error): error.description
    case .tooManyPixels(let width, let height, let limit):
      "a PNG of \(width) × \(height) pixels; at most \(limit) are read, so scale it down"
    case .tooShort(let width, let height, let bytes):
      "not a readable PNG (\(width) × \(height) pixels cannot be packed into \(bytes) bytes); "
        + "write the file again"
    }
  }
}

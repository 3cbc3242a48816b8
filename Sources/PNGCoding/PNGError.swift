public import Raster

/// An error in encoding or decoding a PNG file.
public enum PNGError: Error, Hashable {
  case libpng(String)
  /// The picture is too large, or has no pixels.
  case picture(RasterError)
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The file is too short for the pixels that it declares, even at the best compression.
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

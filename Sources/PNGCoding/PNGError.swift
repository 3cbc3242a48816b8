public import Raster

/// Why a PNG file cannot be written or read.
public enum PNGError: Error, Hashable {
  /// libpng gave up, with its own words.
  case libpng(String)
  /// The picture is too large.
  case picture(RasterError)
}

extension PNGError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .libpng(let words): "not a readable PNG (\(words)); write the file again"
    case .picture(let error): error.description
    }
  }
}

public import Paths

/// Why a picture cannot be drawn.
public enum RasterError: Error, Hashable {
  /// The width or height is below 1, or the picture has more pixels than allowed.
  case badSize(width: Int, height: Int)
  /// Nested groups need layers of more pixels than allowed.
  case tooManyLayers(limit: Int)
  /// The path cannot be flattened or stroked.
  case path(PathError)
}

extension RasterError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .badSize(let width, let height):
      "the size is \(width)×\(height) px; use 1×1 or more and at most \(Pixmap.pixelLimit) pixels"
    case .tooManyLayers(let limit):
      "groups inside each other need layers of more than \(limit) pixels; nest fewer, or draw smaller"
    case .path(let error): error.description
    }
  }
}

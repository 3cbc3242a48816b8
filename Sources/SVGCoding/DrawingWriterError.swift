public import Paths

/// Why a drawing cannot be written in a vector format.
public enum DrawingWriterError: Error, Hashable {
  /// A stroke's outline would need too many pieces.
  case path(PathError)
  /// A coordinate has more digits than a double.
  case coordinate(Double)
  /// Shapes that overlap share one opacity, which the format cannot express.
  case sharedOpacity
}

extension DrawingWriterError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .path(let error): error.description
    case .coordinate(let value): "a coordinate is \(value); use numbers below 10⁹"
    case .sharedOpacity:
      "shapes that overlap share an opacity, which VectorDrawable cannot express; "
        + "give each shape an opacity of its own, or join them into one"
    }
  }
}

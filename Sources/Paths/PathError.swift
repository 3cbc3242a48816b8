/// Why a path cannot be drawn.
public enum PathError: Error, Hashable {
  /// The stroke's width, miter limit or dashes are out of range.
  case badStroke(String)
  /// The path needs more pieces than allowed.
  case tooManyPieces(limit: Int)
}

extension PathError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .badStroke(let finding): finding
    case .tooManyPieces(let limit):
      "more than \(limit) line pieces; simplify the path or its dashes"
    }
  }
}

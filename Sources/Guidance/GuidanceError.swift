/// Why cards cannot be made.
public enum GuidanceError: Error, Hashable {
  /// A distance is negative or not finite.
  case badDistance(Double)
  /// A time is negative or not finite.
  case badTime(Double)
}

extension GuidanceError: CustomStringConvertible {
  /// One line: the finding and the remedy.
  public var description: String {
    switch self {
    case .badDistance(let meters): "the distance is \(meters) m; use a finite number of 0 or more"
    case .badTime(let seconds): "the time is \(seconds) s; use a finite number of 0 or more"
    }
  }
}

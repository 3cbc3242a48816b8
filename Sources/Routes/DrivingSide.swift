/// The side of the road that traffic keeps to.
public enum DrivingSide: String, Hashable, Sendable, CaseIterable, Codable {
  case left
  case right

  /// The way round roundabouts on this side.
  public var circulation: Circulation {
    switch self {
    case .left: .clockwise
    case .right: .counterClockwise
    }
  }
}

/// The direction of a roundabout.
public enum Circulation: String, Hashable, Sendable, CaseIterable, Codable {
  /// As in left-hand traffic.
  case clockwise
  /// As in right-hand traffic.
  case counterClockwise
}

/// The way round a roundabout is driven.
public enum Circulation: String, Hashable, Sendable, CaseIterable, Codable {
  /// As in left-hand traffic.
  case clockwise
  /// As in right-hand traffic.
  case counterClockwise
}

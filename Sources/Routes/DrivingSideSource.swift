/// How the driving side of a step was found.
public enum DrivingSideSource: String, Hashable, Sendable, Codable {
  /// The answer states it for this step.
  case stated
  /// The answer states it for another step of the route.
  case route
  /// From the junctions along the route: the side of joining ramps and of the opposite carriageway.
  case junctions
  /// From a roundabout: its word, its angle, or the turn into it.
  case roundabout
  /// From the side to which a vehicle makes a U-turn.
  case uTurn = "u-turn"
  /// From the caller's option.
  case option
  /// From the country where the route starts.
  case country
  /// Right-hand traffic, assumed without evidence.
  case assumed
}

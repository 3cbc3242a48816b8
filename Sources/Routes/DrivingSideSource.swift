/// How the driving side of a step was found.
public enum DrivingSideSource: String, Hashable, Sendable, Codable {
  /// The answer says so for this step.
  case stated
  /// The answer says so for another step of the route.
  case route
  /// From the junctions along the route: where ramps join, and where the opposite carriageway lies.
  case junctions
  /// From a roundabout: the word for it, its angle, or the turn into it.
  case roundabout
  /// From the side to which the answer says that a vehicle turns back.
  case uTurn = "u-turn"
  /// The caller said so.
  case option
  /// From the country where the route starts.
  case country
  /// Nothing was known, so right-hand traffic was assumed.
  case assumed
}

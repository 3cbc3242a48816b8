/// What the Google Navigation SDK's feed says of a step beyond the fields of ``Step``.
package struct StepInfo: Hashable, Sendable {
  /// An arrow on a lane.
  package struct Arrow: Hashable, Sendable {
    package var direction: Lane.Direction
    /// The word of the shape, if it is not known.
    package var unknownShape: String?
    package var isRecommended: Bool
  }

  /// Its place in the route, from 0.
  package var number: Int
  /// The enumerator of the maneuver for iOS, or the word that is not known.
  package var maneuver: String
  /// Nil if the maneuver is not known.
  package var maneuverValue: Int?
  package var roundaboutTurnNumber: Int?
  package var fullRoadName: String?
  package var simpleRoadName: String?
  /// The names of the pictures.
  package var maneuverImage: String?
  package var lanesImage: String?
  /// From left to right; a lane may recommend several arrows.
  package var lanes: [[Arrow]]
}

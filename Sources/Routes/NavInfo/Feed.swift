package import Faults

/// The messages of a turn-by-turn feed in order, without faults.
package struct Feed: Hashable, Sendable {
  /// A remaining way; a part that the message does not say is nil.
  package struct Way: Hashable, Sendable {
    package var meters: Double?
    package var seconds: Double?
  }

  /// A message that is en route, rerouting or stopped.
  package struct Message: Hashable, Sendable {
    /// From the first message.
    package var milliseconds: Int
    package var state: NavState
    /// The index of the route among those of the response.
    package var route: Int
    /// The number of the current step; of use only en route.
    package var step = 0
    package var toStep = Way()
    package var toNextDestination = Way()
    package var toFinalDestination = Way()
  }

  /// The first is en route.
  package var messages: [Message] = []
  /// The time of the first message; nil if the feed has no dates.
  package var start: CivilTime?
  /// In the order of the file; the remedy is what the reader does about it.
  package var faults: [Fault] = []
}

/// The state of navigation in a message of the Google Navigation SDK's feed.
package enum NavState: String, Hashable, Sendable, CaseIterable {
  /// An error, or no state.
  case unknown
  case enroute
  /// Another route is looked for; there is no current step.
  case rerouting
  case stopped

  /// Reads an enumerator of either SDK, by name or by number.
  init?(word: String) {
    var name = word.lowercased().filter { $0 != "_" && $0 != " " }
    for prefix in ["gmsnavigationnavstate", "navstate."] where name.hasPrefix(prefix) {
      name.removeFirst(prefix.count)
    }
    let numbered = Int(name).flatMap { Self.allCases[ifAny: $0] }
    guard let state = numbered ?? NavState(rawValue: name) else { return nil }
    self = state
  }

  /// The enumerator of the SDK for iOS.
  package var name: String {
    "GMSNavigationNavState" + rawValue.prefix(1).uppercased() + rawValue.dropFirst()
  }
}

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
  /// The sentence, with isolates around names if the feed has them.
  package var instruction: String?
  package var fullRoadName: String?
  package var simpleRoadName: String?
  /// The names of the pictures.
  package var maneuverImage: String?
  package var lanesImage: String?
  /// From left to right; a lane may recommend several arrows.
  package var lanes: [[Arrow]]
}

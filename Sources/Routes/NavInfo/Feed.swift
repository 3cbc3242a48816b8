/// The messages of a turn-by-turn feed in order, without faults.
package struct Feed: Hashable, Sendable {
  /// A remaining way; a part that the message does not say is nil.
  package struct Way: Hashable, Sendable {
    package var meters: Double?
    package var seconds: Double?

    package init(meters: Double? = nil, seconds: Double? = nil) {
      (self.meters, self.seconds) = (meters, seconds)
    }
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
  /// In the order of the file.
  package var faults: [FeedFault] = []
}

/// A fault in a recorded feed, and what the reader does about it.
package enum FeedFault: Hashable, Sendable {
  case unreadable(finding: String)
  case repeated(at: String, times: Int)
  /// Earlier than the message before; put in its place if that is one line up.
  case outOfOrder(at: String, isMoved: Bool)
  /// Messages are absent, by the numbers of the steps.
  case gap(at: String, from: Int, to: Int)
  /// An earlier step goes on without a change of the route.
  case unmarkedChange(at: String, from: Int, to: Int)
  case noSteps(at: String)
  case unknownState(at: String, word: String, isEnroute: Bool)
  /// An enumerator of a step that another message has with a known one.
  case unknownWord(at: String, word: String)
  case badMeasure(at: String, value: Double)
  case afterStop(at: String)

  /// The largest measure that is no nonsense, in meters or seconds.
  static let most = 1e8
}

extension FeedFault: CustomStringConvertible {
  /// One line: the place, the finding, and the remedy taken.
  package var description: String {
    switch self {
    case .unreadable(let finding): "\(finding); left the message out"
    case .repeated(let place, 1): "\(place): repeats the message before; left it out"
    case .repeated(let place, let times):
      "\(place): repeats the message before \(times) times; left the repetitions out"
    case .outOfOrder(let place, let isMoved):
      "\(place): older than the message before; " + (isMoved ? "swapped them" : "left it out")
    case .gap(let place, let first, let second):
      "\(place): step \(second) follows step \(first); messages are missing, went on"
    case .unmarkedChange(let place, let first, let second):
      "\(place): step \(second) follows step \(first) without 'routeChanged'; took it as a new route"
    case .noSteps(let place): "\(place): en route without a step; left the message out"
    case .unknownState(let place, let word, let isEnroute):
      "\(place): navState '\(word)' is not known; "
        + (isEnroute ? "took it as en route" : "left the message out")
    case .unknownWord(let place, let word):
      "\(place): '\(word)' is not known; took the step of another message"
    case .badMeasure(let place, let value):
      "\(place): \(value) is out of range, 0 to \(Int(Self.most)); took it as unknown"
    case .afterStop(let place): "\(place): messages after the stop; left them out"
    }
  }
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

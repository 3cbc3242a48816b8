public import Guidance
public import Routes

/// Something that a driver sees or hears, or that an app must know.
public struct DriveEvent: Hashable, Sendable {
  /// The time from the first position, in milliseconds.
  public var milliseconds: Int
  /// The local time, or nil if the start is unknown.
  public var time: CivilTime?
  /// What happens.
  public var content: Content

  /// What happens at a time.
  public enum Content: Hashable, Sendable {
    indirect case guidanceStarted(DriveStart)
    case location(VehicleLocation)
    /// Remaining values count to the end of a leg.
    case remainingTime(seconds: Double, leg: Int)
    case remainingDistance(meters: Double, leg: Int)
    indirect case card(ShownCard)
    /// The card is nil for an arrival without one.
    indirect case announcement(CardAnnouncement, card: Int?, leg: Int)
    /// A banner of the engine.
    indirect case banner(Banner, card: Card)
    indirect case lanesShown(Card)
    indirect case lanesHidden(Card)
    /// How near the maneuver of the card that is shown is; for each card it only comes nearer.
    indirect case maneuverState(ManeuverState, card: Card)
    /// A second card, to show below the first.
    indirect case next(NextCard, card: Card)
    /// The names of the road from here on, longest first; none if it is unknown.
    case road([String])
    /// With the instructions of the arrival, longest first.
    case arrived(leg: Int, name: String?, isDestination: Bool, variants: [String])
    case continued(leg: Int)
    case guidanceEnded(hasArrived: Bool)
    case delayCategory(DelayCategory?)
    case speeding(Speeding, Speedometer?)
    /// An object ahead; congestion has its own event.
    indirect case approaching(ObjectAhead)
    indirect case passed(GuidedObject)
    /// The speed limit from here on, or nil if it is unknown.
    case speedLimit(SpeedLimitSign?)
    case lightingMode(LightingMode)
    case offRoute(meters: Double, OffRouteReason)
    case onRoute
    /// Guidance continues on another route, by its index among the given routes.
    case routeChanged(route: Int)
    /// No maneuver is ahead until guidance resumes or ends; another pause replaces the one before.
    case paused(PauseReason)
    case resumed
  }

  /// The kinds of events by their names in the output of `fingerpost drive`.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case guidanceStarted = "guidance-started"
    case location
    case remainingTime = "remaining-time"
    case remainingDistance = "remaining-distance"
    case card
    case announcement
    case banner
    case lanes
    case maneuverState = "maneuver-state"
    case next
    case road
    case arrived
    case continued
    case guidanceEnded = "guidance-ended"
    case delayCategory = "delay-category"
    case speeding
    case approaching
    case passed
    case speedLimit = "speed-limit"
    case traffic
    case lightingMode = "lighting-mode"
    case offRoute = "off-route"
    case onRoute = "on-route"
    case routeChanged = "route-changed"
    case paused
    case resumed
  }

  /// The name of its kind.
  public var name: Name {
    switch content {
    case .guidanceStarted: .guidanceStarted
    case .location: .location
    case .remainingTime: .remainingTime
    case .remainingDistance: .remainingDistance
    case .card: .card
    case .announcement: .announcement
    case .banner: .banner
    case .lanesShown, .lanesHidden: .lanes
    case .maneuverState: .maneuverState
    case .next: .next
    case .road: .road
    case .arrived: .arrived
    case .continued: .continued
    case .guidanceEnded: .guidanceEnded
    case .delayCategory: .delayCategory
    case .speeding: .speeding
    case .approaching(let ahead): ahead.object.group == .congestion ? .traffic : .approaching
    case .passed: .passed
    case .speedLimit: .speedLimit
    case .lightingMode: .lightingMode
    case .offRoute: .offRoute
    case .onRoute: .onRoute
    case .routeChanged: .routeChanged
    case .paused: .paused
    case .resumed: .resumed
    }
  }
}

/// The route at the start of a drive; lengths in meters, times in seconds.
public struct DriveStart: Hashable, Sendable {
  /// The index of the route, and how many legs and cards it has.
  public var route, legs, cards: Int
  /// The planned way and its time.
  public var meters, seconds: Double
  /// Whether the engine states no times, so that the drive assumes 50 km/h.
  public var hasAssumedTimes: Bool
}

/// The position and movement of a vehicle; nil means unknown.
public struct VehicleLocation: Hashable, Sendable {
  /// On the line of the route, unless the vehicle is off the route.
  public var place: Coordinate
  /// Above the sea, in meters.
  public var altitude: Double?
  /// In degrees clockwise from north, 0 up to 360.
  public var course: Double?
  /// In meters per second.
  public var speed: Double?
  /// The speed as it is shown.
  public var speedometer: Speedometer?
  /// Whether the place matches the route.
  public var isOnRoute: Bool
  /// The recorded position, or nil without a trace.
  public var recorded: Coordinate?
}

/// An object of the route that comes near.
public struct ObjectAhead: Hashable, Sendable {
  /// What comes.
  public var object: GuidedObject
  /// To its beginning.
  public var meters: Double
  /// To its beginning, as planned.
  public var seconds: Double
}

/// What becomes of the second card.
public enum NextCard: String, Hashable, Sendable, CaseIterable {
  case shown
  /// Shown where there is room beside the lanes of the first; on CarPlay they take its place.
  case covered
  case hidden
}

/// A card as the driver sees it now.
public struct ShownCard: Hashable, Sendable {
  /// The card with all its content.
  public var card: Card
  /// The instructions of the card, or of the arrival once the vehicle is there; longest first.
  public var instructionVariants: [String]
  /// Whether the card is new; else its visible content changed.
  public var isNew: Bool
  /// To the card's maneuver, or nil after it.
  public var toManeuver: TravelEstimate?
  /// To the end of the leg and of the route.
  public var toWaypoint, toDestination: TravelEstimate
  /// The time of arrival; nil if the start is unknown.
  public var arrival: Arrival?
  /// The delay by traffic on the rest of the way, for the color of the time; nil if unknown.
  public var delay: DelayCategory?
  /// How much of the route is driven, and the traffic on it.
  public var progress: TripProgress
}

/// Why a vehicle is off the route.
public enum OffRouteReason: String, Hashable, Sendable, CaseIterable {
  /// It is too far away.
  case distance
  /// It is near, and drives another way than the route.
  case direction
  /// Its position was lost, or is elsewhere than the way since the last one allows.
  case gap
}

/// Why guidance waits, in CarPlay's words.
public enum PauseReason: String, Hashable, Sendable, CaseIterable {
  /// The vehicle is at a stop.
  case arrived
  /// The maneuvers are not known yet.
  case loading
  /// The position of the vehicle is not known.
  case locating
  /// The vehicle is off the route, and another one is looked for.
  case rerouting
  /// The vehicle has not reached the route yet.
  case proceedToRoute = "proceed-to-route"
}

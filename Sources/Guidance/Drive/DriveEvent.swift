public import Routes

/// Something that happens on a drive.
public struct DriveEvent: Hashable, Sendable {
  /// When, in milliseconds from the start of the drive.
  public var milliseconds: Int
  /// When, by the clocks there, or nil if the start is unknown.
  public var time: CivilTime?
  /// What.
  public var content: Content

  /// What happens.
  public enum Content: Hashable, Sendable {
    /// Guidance along a route starts.
    indirect case guidanceStarted(DriveStart)
    /// The vehicle is somewhere.
    case location(VehicleLocation)
    /// As many seconds remain to the end of a leg.
    case remainingTime(seconds: Double, leg: Int)
    /// As many meters remain to the end of a leg.
    case remainingDistance(meters: Double, leg: Int)
    /// A card is shown, or what is shown on it changes.
    indirect case card(ShownCard)
    /// The lanes before the maneuver of a card are shown.
    indirect case lanesShown(Card)
    /// The lanes are shown no longer.
    indirect case lanesHidden(Card)
    /// The end of a leg is reached.
    case arrived(leg: Int, name: String?, isDestination: Bool)
    /// The drive goes on to the end of another leg.
    case continued(leg: Int)
    /// Guidance ends: at the destination, or because the trace does.
    case guidanceEnded(hasArrived: Bool)
    /// The traffic ahead delays more or less than before.
    case delayCategory(DelayCategory?)
    /// The driver is too fast, by more or less than before, or no longer.
    case speeding(Speeding)
    /// The light changes.
    case lightingMode(LightingMode)
    /// The vehicle has left the route; it is this many meters away.
    case offRoute(meters: Double)
    /// The vehicle is on the route again.
    case onRoute
    /// Guidance is along another route from now on, counted as the routes were given.
    case routeChanged(route: Int)
  }

  /// The names of what happens.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case guidanceStarted = "guidance-started"
    case location
    case remainingTime = "remaining-time"
    case remainingDistance = "remaining-distance"
    case card
    case lanes
    case arrived
    case continued
    case guidanceEnded = "guidance-ended"
    case delayCategory = "delay-category"
    case speeding
    case lightingMode = "lighting-mode"
    case offRoute = "off-route"
    case onRoute = "on-route"
    case routeChanged = "route-changed"
  }

  /// The name of what happens.
  public var name: Name {
    switch content {
    case .guidanceStarted: .guidanceStarted
    case .location: .location
    case .remainingTime: .remainingTime
    case .remainingDistance: .remainingDistance
    case .card: .card
    case .lanesShown, .lanesHidden: .lanes
    case .arrived: .arrived
    case .continued: .continued
    case .guidanceEnded: .guidanceEnded
    case .delayCategory: .delayCategory
    case .speeding: .speeding
    case .lightingMode: .lightingMode
    case .offRoute: .offRoute
    case .onRoute: .onRoute
    case .routeChanged: .routeChanged
    }
  }
}

/// What is known when guidance starts.
public struct DriveStart: Hashable, Sendable {
  /// The route, counted as the routes were given.
  public var route: Int
  /// From the start to the end, in meters.
  public var meters: Double
  /// From the start to the end, in seconds.
  public var seconds: Double
  /// From stop to stop.
  public var legs: Int
  /// The cards of the route.
  public var cards: Int
  /// Whether the engine states no times, so that 50 km/h are assumed.
  public var hasAssumedTimes: Bool
}

package import Routes

package struct DriveEvent: Hashable, Sendable {
  package var milliseconds: Int
  /// When, by the clocks there, or nil if the start is unknown.
  package var time: CivilTime?
  package var content: Content

  package enum Content: Hashable, Sendable {
    indirect case guidanceStarted(DriveStart)
    case location(VehicleLocation)
    /// These remain to the end of a leg.
    case remainingTime(seconds: Double, leg: Int)
    case remainingDistance(meters: Double, leg: Int)
    /// A card is shown, or what is shown on it changes.
    indirect case card(ShownCard)
    /// The lanes before the maneuver of a card are shown.
    indirect case lanesShown(Card)
    indirect case lanesHidden(Card)
    case arrived(leg: Int, name: String?, isDestination: Bool)
    case continued(leg: Int)
    /// Guidance ends: at the destination, or because the trace does.
    case guidanceEnded(hasArrived: Bool)
    /// The traffic ahead delays more or less than before.
    case delayCategory(DelayCategory?)
    /// The driver is too fast, by more or less than before, or no longer.
    case speeding(Speeding)
    case lightingMode(LightingMode)
    /// The vehicle has left the route; it is this many meters away.
    case offRoute(meters: Double)
    case onRoute
    /// Guidance is along another route from now on, counted as the routes were given.
    case routeChanged(route: Int)
  }

  package enum Name: String, Hashable, Sendable, CaseIterable {
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

  package var name: Name {
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

package struct DriveStart: Hashable, Sendable {
  package var route: Int
  package var meters: Double
  package var seconds: Double
  package var legs: Int
  package var cards: Int
  /// Whether the engine states no times, so that 50 km/h are assumed.
  package var hasAssumedTimes: Bool
}

/// Where a vehicle is and how it moves; nil is unknown.
package struct VehicleLocation: Hashable, Sendable {
  /// On the line of the route, unless the vehicle is off it.
  package var place: Coordinate
  /// Above the sea, in meters.
  package var altitude: Double?
  /// The heading, in degrees clockwise from north, 0 up to 360.
  package var course: Double?
  /// In meters per second.
  package var speed: Double?
  package var isOnRoute: Bool
  /// The place that was recorded, or nil in a drive without trace.
  package var recorded: Coordinate?
}

/// A card as it is shown at a moment.
package struct ShownCard: Hashable, Sendable {
  package var card: Card
  /// Whether it has just come up; else what is shown on it changed.
  package var isNew: Bool
  /// To its maneuver, or nil once that is passed.
  package var toManeuver: TravelEstimate?
  package var toWaypoint: TravelEstimate
  package var toDestination: TravelEstimate
  package var arrival: Arrival?
  package var progress: TripProgress
}

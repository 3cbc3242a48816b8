/// A part of a route, from one stop to the next.
public struct Leg: Hashable, Sendable {
  /// The maneuvers and the roads after them; empty if the request did not ask for steps.
  public var steps: [Step]
  /// The length, in meters.
  public var distance: Double
  /// The expected time, in seconds.
  public var duration: Double
  /// The distance before the first maneuver, in meters; 0 if the leg starts with a departure.
  public var approachDistance: Double
  /// The time before the first maneuver, in seconds.
  public var approachDuration: Double
  /// The time at the stop before the leg, such as for charging, in seconds; no part of `duration`.
  public var stopDuration: Double = 0
  /// The engine's short description, such as the main roads.
  public var summary: String?
  /// The name of the stop at the end, or of its street.
  public var destinationName: String?
  /// The name of the stop, if it is certainly a place and not a street.
  public var placeName: String?
  /// When the leg begins, if the response states it.
  public var departure: StatedTime?
  /// When the leg ends, if the response states it.
  public var arrival: StatedTime?
  /// The points before the first maneuver; without steps, those of the whole leg.
  public var approachLine: [Coordinate] = []
  /// The share of slow traffic; `nil` if the engine does not report it.
  package var congestion: Congestion?
  /// The delay by traffic, in seconds, above 0; `nil` if unknown or 0, which may mean no data.
  public var trafficDelay: Double?
  package var features = RouteFeatures()
  package var annotation = Annotation()
  /// What lies along the leg, before it has places.
  var sightings: [Sighting] = []

  /// Creates a leg; an absent length or time is the sum of the approach and the steps.
  public init(
    steps: [Step], distance: Double?, duration: Double?, approachDistance: Double = 0,
    approachDuration: Double = 0
  ) {
    self.steps = steps
    self.distance = distance ?? steps.reduce(approachDistance) { $0 + $1.distance }
    self.duration = duration ?? steps.reduce(approachDuration) { $0 + $1.duration }
    self.approachDistance = approachDistance
    self.approachDuration = approachDuration
  }

  /// The road that the driver of a step comes from; nil if unknown.
  package func road(before step: Int) -> Road? {
    steps[step].roadBefore ?? steps[ifAny: step - 1]?.road
  }

  mutating func takeDelay(beyond base: Double?) {
    if let base, base > 0, duration > base { trafficDelay = duration - base }
  }

  mutating func takePlace(_ name: String?) {
    destinationName = name
    placeName = name
  }
}

/// Facts about each segment of a leg's geometry; unknown lists are empty.
package struct Annotation: Hashable, Sendable {
  /// Lengths, in meters.
  package var distances: [Double] = []
  /// Times, in seconds.
  package var durations: [Double] = []
  /// Levels of congestion, in the engine's words.
  package var congestion: [String] = []
  /// The engine's field of `congestion`.
  package var congestionField = "congestion"
  package var speedLimits: [PostedLimit?] = []

  package init() {}
}

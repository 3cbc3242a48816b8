/// A part of a route, from one stop to the next.
public struct Leg: Hashable, Sendable {
  /// The maneuvers and the roads after them; may be empty if the request did not ask for steps.
  public var steps: [Step]
  /// The length, in meters.
  public var distance: Double
  /// The expected time, in seconds.
  public var duration: Double
  /// The distance before the first maneuver, in meters; 0 for a leg that starts with departing.
  public var approachDistance: Double
  /// The time before the first maneuver, in seconds.
  public var approachDuration: Double
  /// The engine's short description, such as the main roads.
  public var summary: String?
  /// The name of the stop where the leg ends, or of the street it lies on.
  public var destinationName: String?
  /// The name of the stop if it is known to be the name of a place, not of a street.
  public var placeName: String?
  /// The way before the first maneuver, point by point; of a leg without steps, the whole way.
  public var approachLine: [Coordinate] = []
  /// How much of the leg has slow traffic; `nil` if the engine does not say.
  public var congestion: Congestion?
  /// How much of the time traffic costs, in seconds, more than 0; `nil` if the engine does not say,
  /// or says 0, which engines also write without traffic data.
  public var trafficDelay: Double?
  /// Features of the way, such as tolls.
  public var features = RouteFeatures()
  /// Facts about each segment of the geometry.
  public var annotation = Annotation()

  /// Creates a leg; without a length or a time, the approach and the steps add up to it.
  public init(
    steps: [Step], distance: Double?, duration: Double?, approachDistance: Double = 0,
    approachDuration: Double = 0, summary: String? = nil, destinationName: String? = nil
  ) {
    self.steps = steps
    self.distance = distance ?? steps.reduce(approachDistance) { $0 + $1.distance }
    self.duration = duration ?? steps.reduce(approachDuration) { $0 + $1.duration }
    self.approachDistance = approachDistance
    self.approachDuration = approachDuration
    self.summary = summary
    self.destinationName = destinationName
  }

  mutating func takeDelay(beyond base: Double?) {
    if let base, base > 0, duration > base { trafficDelay = duration - base }
  }

  mutating func takePlace(_ name: String?) {
    destinationName = name
    placeName = name
  }
}

/// Facts about each segment of a leg's geometry; a list is empty if the engine gives none.
public struct Annotation: Hashable, Sendable {
  /// Lengths, in meters.
  public var distances: [Double] = []
  /// Times, in seconds.
  public var durations: [Double] = []
  /// Levels of congestion in the engine's words.
  public var congestion: [String] = []
  /// Speed limits, in meters per second; `nil` if unknown or without limit.
  public var speedLimits: [Double?] = []

  /// Creates an annotation without facts.
  public init() {}
}

/// A place on Earth.
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, -90 to 90.
  public var latitude: Double
  /// Degrees east of Greenwich, -180 to 180.
  public var longitude: Double

  /// Makes a place from degrees.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A way from a start to a destination, over any number of stops.
public struct Route: Hashable, Sendable {
  /// From stop to stop, in order; one or more.
  public var legs: [Leg]
  /// The whole length, in meters.
  public var distance: Double
  /// The expected time, in seconds.
  public var duration: Double
  /// The language of the engine's own texts, as a BCP 47 tag, where the answer says so.
  public var language: String?

  /// Makes a route.
  public init(legs: [Leg], distance: Double, duration: Double, language: String? = nil) {
    self.legs = legs
    self.distance = distance
    self.duration = duration
    self.language = language
  }
}

/// A part of a route, from one stop to the next.
public struct Leg: Hashable, Sendable {
  /// The maneuvers and the roads after them; may be empty when the engine was not asked for steps.
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
  /// The name of the stop where it is known to be the name of a place, not of a street.
  public var placeName: String?
  /// The way before the first maneuver, point by point; of a leg without steps, the whole way.
  public var approachLine: [Coordinate] = []
  /// How much of the leg is held up by traffic; nothing where the engine says nothing of it.
  public var congestion: Congestion?
  /// How much of the time traffic costs, in seconds, more than 0; nothing where the engine does not
  /// tell, or tells 0, which engines write for want of traffic data too.
  public var trafficDelay: Double?
  /// Facts about each segment of the geometry.
  public var annotation: Annotation

  /// Makes a leg.
  public init(
    steps: [Step], distance: Double, duration: Double, approachDistance: Double = 0,
    approachDuration: Double = 0, summary: String? = nil, destinationName: String? = nil,
    annotation: Annotation = Annotation()
  ) {
    self.steps = steps
    self.distance = distance
    self.duration = duration
    self.approachDistance = approachDistance
    self.approachDuration = approachDuration
    self.summary = summary
    self.destinationName = destinationName
    self.annotation = annotation
  }
}

/// Facts about each segment of a leg's geometry; an empty list where the engine gave none.
public struct Annotation: Hashable, Sendable {
  /// Lengths, in meters.
  public var distances: [Double] = []
  /// Times, in seconds.
  public var durations: [Double] = []
  /// Levels of congestion in the engine's words.
  public var congestion: [String] = []
  /// Speed limits, in meters per second; nothing where unknown or without limit.
  public var speedLimits: [Double?] = []

  /// Makes an annotation without facts.
  public init() {}
}

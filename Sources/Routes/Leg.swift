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
  /// What the way holds, such as tolls.
  public var features = RouteFeatures()
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

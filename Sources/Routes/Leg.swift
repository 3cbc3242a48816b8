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
  /// How much of the time traffic costs, in seconds, more than 0; `nil` if the engine does not say, or
  /// says 0, which engines also write without traffic data.
  public var trafficDelay: Double?
  /// Features of the way, such as tolls.
  public var features = RouteFeatures()
  /// Facts about each segment of the geometry.
  public var annotation: Annotation

  /// Creates a leg.
  ///
  /// - Parameters:
  ///   - steps: The maneuvers and the roads after them.
  ///   - distance: The length, in meters; `nil` for the sum of the approach and the steps.
  ///   - duration: The time, in seconds; `nil` for the sum of the approach and the steps.
  ///   - approachDistance: The distance before the first maneuver, in meters.
  ///   - approachDuration: The time before the first maneuver, in seconds.
  ///   - summary: The engine's short description.
  ///   - destinationName: The name of the stop where the leg ends.
  ///   - annotation: Facts about each segment.
  public init(
    steps: [Step], distance: Double?, duration: Double?, approachDistance: Double = 0,
    approachDuration: Double = 0, summary: String? = nil, destinationName: String? = nil,
    annotation: Annotation = Annotation()
  ) {
    self.steps = steps
    self.distance = distance ?? steps.reduce(approachDistance) { $0 + $1.distance }
    self.duration = duration ?? steps.reduce(approachDuration) { $0 + $1.duration }
    self.approachDistance = approachDistance
    self.approachDuration = approachDuration
    self.summary = summary
    self.destinationName = destinationName
    self.annotation = annotation
  }

  /// Takes the name of the stop, which is the name of a place.
  mutating func takePlace(_ name: String?) {
    destinationName = name
    placeName = name
  }
}

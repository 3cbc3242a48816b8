/// The content of an answer.
public struct RouteAnswer: Hashable, Sendable {
  /// The format of the answer.
  public var format: RouteFormat
  /// The routes, the best first; one or more.
  public var routes: [Route]
}

/// A way from a start to a destination, over any number of stops.
public struct Route: Hashable, Sendable {
  /// From stop to stop, in order; one or more.
  public var legs: [Leg]
  /// The whole length, in meters.
  public var distance: Double
  /// The expected time, in seconds.
  public var duration: Double
  /// The language of the engine's own texts, as a BCP 47 tag, if the answer states it.
  public var language: String?
  /// The units of the engine's own texts, if the answer states it.
  public var statedUnits: MeasurementSystem?
  /// The country where it starts, if the answer states it: an ISO 3166 code of two letters, in
  /// capitals.
  public var country: String?

  /// Creates a route; without a length or a time, the legs add up to it.
  public init(legs: [Leg], distance: Double?, duration: Double?, language: String? = nil) {
    self.distance = distance ?? legs.reduce(0) { $0 + $1.distance }
    self.duration = duration ?? legs.reduce(0) { $0 + $1.duration }
    self.legs = legs
    self.language = language
  }
}

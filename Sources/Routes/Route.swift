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
  /// The units of the engine's own texts, where the answer says so.
  public var statedUnits: MeasurementSystem?
  /// The country where it starts, where the answer says so: an ISO 3166 code of two letters, in
  /// capitals.
  public var country: String?

  /// Makes a route.
  public init(legs: [Leg], distance: Double, duration: Double, language: String? = nil) {
    self.legs = legs
    self.distance = distance
    self.duration = duration
    self.language = language
  }
}

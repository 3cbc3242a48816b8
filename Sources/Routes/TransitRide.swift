/// A ride on public transport: what a passenger boards, where, and how far.
public struct TransitRide: Hashable, Sendable {
  /// The name or number of the line, such as `U2` or `304`.
  public var line: String?
  /// What the vehicle says it goes to.
  public var headsign: String?
  /// The stop where the ride begins.
  public var boardingStop: String?
  /// The stop where it ends.
  public var alightingStop: String?
  /// How many stops one rides, that of alighting included; 1 or more.
  public var stopCount: Int?

  /// Makes a ride of which nothing is known yet.
  public init() {}
}

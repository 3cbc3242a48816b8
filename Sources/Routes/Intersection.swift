/// The roads that meet at a junction.
public struct Intersection: Hashable, Sendable {
  /// The headings of the roads away from the junction, in degrees clockwise from north.
  public var bearings: [Double]
  /// The road before the maneuver, as an index of `bearings`.
  public var entry: Int?
  /// The road after the maneuver, as an index of `bearings`.
  public var exit: Int?

  /// Creates an intersection.
  public init(bearings: [Double], entry: Int?, exit: Int?) {
    self.bearings = bearings
    self.entry = entry
    self.exit = exit
  }
}

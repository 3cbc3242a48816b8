/// The roads that meet at a junction.
public struct Intersection: Hashable, Sendable {
  /// The headings of the roads away from the junction, in degrees clockwise from north.
  public var bearings: [Double]
  /// The road before the maneuver, as an index of `bearings`.
  public var entry: Int?
  /// The road after the maneuver, as an index of `bearings`.
  public var exit: Int?

  /// Creates a junction.
  public init(bearings: [Double], entry: Int? = nil, exit: Int? = nil) {
    (self.bearings, self.entry, self.exit) = (bearings, entry, exit)
  }

  /// `entry` and `exit`, if both are indices of `bearings`.
  package var way: (entry: Int, exit: Int)? {
    guard let entry, let exit, bearings.indices.contains(entry), bearings.indices.contains(exit)
    else { return nil }
    return (entry, exit)
  }
}

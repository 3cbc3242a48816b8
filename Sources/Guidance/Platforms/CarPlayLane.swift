public import Routes

/// A lane as CarPlay's `CPLane` takes it.
public struct CarPlayLane: Hashable, Sendable {
  /// The cases of `CPLaneStatus`.
  public enum Status: String, Hashable, Sendable, CaseIterable {
    case notGood
    case good
    case preferred
  }

  /// The arrows of the lane in degrees, -180 to 180: 0 is straight on, positive to the right.
  public let angles: [Double]
  /// The arrow to follow, one of `angles`.
  public let highlightedAngle: Double?
  /// How well the lane serves the route.
  public let status: Status

  /// Makes a lane.
  ///
  /// - Throws: `PlatformError.foreignAngle` for a highlighted angle that is none of the lane's.
  public init(
    angles: [Double], highlightedAngle: Double?, status: Status
  ) throws(PlatformError) {
    if let highlightedAngle, !angles.contains(highlightedAngle) {
      throw .foreignAngle(highlightedAngle)
    }
    self.angles = angles
    self.highlightedAngle = highlightedAngle
    self.status = status
  }

  /// The lane of a road; one without an arrow has no angles.
  public init(_ lane: Lane) {
    var angles: [Double] = []
    for direction in lane.directions where direction != .noArrow {
      if !angles.contains(direction.degrees) { angles.append(direction.degrees) }
    }
    self.angles = angles
    highlightedAngle = lane.followed.flatMap { angles.contains($0.degrees) ? $0.degrees : nil }
    switch lane.state {
    case .avoid: status = .notGood
    case .usable: status = .good
    case .preferred: status = .preferred
    }
  }
}

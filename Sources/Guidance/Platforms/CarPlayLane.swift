package import Routes

/// A lane as a CarPlay `CPLane`.
package struct CarPlayLane: Hashable, Sendable {
  /// The arrows in degrees, -180 to 180: 0 is straight on, positive to the right; may be empty.
  package let angles: [Double]
  /// The arrow to follow, one of `angles`.
  package let highlightedAngle: Double?
  /// A case of `CPLaneStatus`.
  package let status: String

  package init(_ lane: Lane) {
    var angles: [Double] = []
    for direction in lane.directions where direction != .noArrow {
      if !angles.contains(direction.degrees) { angles.append(direction.degrees) }
    }
    self.angles = angles
    highlightedAngle = lane.followed.flatMap { angles.contains($0.degrees) ? $0.degrees : nil }
    status =
      switch lane.state {
      case .avoid: "notGood"
      case .usable: "good"
      case .preferred: "preferred"
      }
  }
}

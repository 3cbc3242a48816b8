package import Routes

/// An arrow on a lane, with its names in Android Auto and the Google Navigation SDK.
package struct LaneArrow: Hashable, Sendable {
  /// A constant of Android Auto's `LaneDirection`.
  package let androidAuto: PlatformType
  /// An enumerator of the Google Navigation SDK for iOS.
  package let google: PlatformType
  /// Whether to follow it: it leads along the route, on one of the best lanes.
  package let isRecommended: Bool

  package init(_ direction: Lane.Direction, isRecommended: Bool) {
    let (number, android, google) = Self.shape(of: direction)
    androidAuto = PlatformType(name: "SHAPE_" + android, value: number + 1)
    self.google = PlatformType(name: "GMSNavigationLaneShape" + google, value: number)
    self.isRecommended = isRecommended
  }

  /// A merging arrow leads slightly aside.
  private static func shape(of direction: Lane.Direction) -> (Int, String, String) {
    switch direction {
    case .noArrow: (0, "UNKNOWN", "Unknown")
    case .through: (1, "STRAIGHT", "Straight")
    case .slightLeft, .mergeToLeft: (2, "SLIGHT_LEFT", "SlightLeft")
    case .slightRight, .mergeToRight: (3, "SLIGHT_RIGHT", "SlightRight")
    case .left: (4, "NORMAL_LEFT", "NormalLeft")
    case .right: (5, "NORMAL_RIGHT", "NormalRight")
    case .sharpLeft: (6, "SHARP_LEFT", "SharpLeft")
    case .sharpRight: (7, "SHARP_RIGHT", "SharpRight")
    case .uTurnLeft: (8, "U_TURN_LEFT", "UTurnLeft")
    case .uTurnRight: (9, "U_TURN_RIGHT", "UTurnRight")
    }
  }

  package static func arrows(of lanes: [Lane]) -> [[LaneArrow]] {
    let best = LaneGuidance.best(of: lanes)
    return lanes.map { lane in
      lane.directions.map { direction in
        LaneArrow(
          direction, isRecommended: lane.state == best && direction == lane.followed)
      }
    }
  }
}

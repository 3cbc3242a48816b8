public import Routes

/// An arrow on a lane as Android Auto and the Google Navigation SDK name it.
public struct LaneArrow: Hashable, Sendable {
  /// The shapes, with the numbers of the Google Navigation SDK; Android Auto counts one higher.
  public enum Shape: Int, Hashable, Sendable, CaseIterable {
    case unknown
    case straight, slightLeft, slightRight, normalLeft, normalRight, sharpLeft, sharpRight
    case uTurnLeft, uTurnRight

    /// The constant of Android Auto's `LaneDirection`.
    public var androidAutoName: String {
      switch self {
      case .unknown: "SHAPE_UNKNOWN"
      case .straight: "SHAPE_STRAIGHT"
      case .slightLeft: "SHAPE_SLIGHT_LEFT"
      case .slightRight: "SHAPE_SLIGHT_RIGHT"
      case .normalLeft: "SHAPE_NORMAL_LEFT"
      case .normalRight: "SHAPE_NORMAL_RIGHT"
      case .sharpLeft: "SHAPE_SHARP_LEFT"
      case .sharpRight: "SHAPE_SHARP_RIGHT"
      case .uTurnLeft: "SHAPE_U_TURN_LEFT"
      case .uTurnRight: "SHAPE_U_TURN_RIGHT"
      }
    }

    /// The number of Android Auto's constant.
    public var androidAutoValue: Int { rawValue + 1 }

    /// The enumerator of the Google Navigation SDK for iOS.
    public var googleName: String { Self.googleNames[rawValue] }

    private static let googleNames = allCases.map { shape in
      let name = "\(shape)"
      return "GMSNavigationLaneShape" + name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The shape of an arrow; one that merges leads slightly aside.
    public init(_ direction: Lane.Direction) {
      switch direction {
      case .noArrow: self = .unknown
      case .through: self = .straight
      case .slightLeft, .mergeToLeft: self = .slightLeft
      case .slightRight, .mergeToRight: self = .slightRight
      case .left: self = .normalLeft
      case .right: self = .normalRight
      case .sharpLeft: self = .sharpLeft
      case .sharpRight: self = .sharpRight
      case .uTurnLeft: self = .uTurnLeft
      case .uTurnRight: self = .uTurnRight
      }
    }
  }

  /// Where it points.
  public let shape: Shape
  /// Whether to follow it: on the best lanes of the road, the arrow that leads along the route.
  public let isRecommended: Bool

  /// The arrows of some lanes, from left to right.
  public static func arrows(of lanes: [Lane]) -> [[LaneArrow]] {
    let best = LaneGuidance.best(of: lanes)
    return lanes.map { lane in
      lane.directions.map { direction in
        LaneArrow(
          shape: Shape(direction),
          isRecommended: lane.state == best && direction == lane.followed)
      }
    }
  }
}

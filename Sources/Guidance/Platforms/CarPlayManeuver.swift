package import Routes

/// The facts about a maneuver that CarPlay passes to instrument clusters and head-up displays.
public struct CarPlayManeuver: Hashable, Sendable {
  /// A case of `CPManeuverType`.
  public let type: PlatformType
  /// A case of `CPJunctionType`.
  public let junctionType: String
  /// The turn into the road to take, -179 to 180 degrees, positive to the right; nil if unknown.
  ///
  /// Apple does not document where its angles start; the bands of its turns suggest 0 straight on.
  public let exitAngle: Int?
  /// The turns into the other roads in ascending order, without the roads that the driver uses.
  public let elementAngles: [Int]

  init(_ step: borrowing Step) {
    let kind = step.maneuver.kind
    // CarPlay counts 19 exits; the first has the number 28.
    if let exit = step.maneuver.roundaboutExitNumber, exit <= 19, kind.turnDirection != .uTurn {
      type = PlatformType(name: "roundaboutExit\(exit)", value: 27 + exit)
    } else {
      type = kind.row.carPlay
    }
    let angles = Self.angles(step.maneuver)
    exitAngle = angles.exit
    elementAngles = Set(angles.others).filter { $0 != angles.exit }.sorted()
    junctionType = step.maneuver.kind.circulation == nil ? "intersection" : "roundabout"
  }

  private static func angles(_ maneuver: Maneuver) -> (exit: Int?, others: [Int]) {
    if let circulation = maneuver.kind.circulation {
      func turn(_ driven: Double) -> Int {
        normalized(Bearing.turn(roundaboutAngle: driven, circulation: circulation))
      }
      return (maneuver.roundaboutAngle.map(turn), maneuver.otherExits.map(turn))
    }
    let kind = maneuver.kind
    // The driver comes from one road and continues on another.
    guard !kind.arrives, ![.none, .depart].contains(kind.family), kind != .parkVehicle else {
      return (nil, [])
    }
    if let roads = maneuver.intersection, let (entry, exit) = roads.way {
      func turn(_ index: Int) -> Int {
        normalized(roads.bearings[index] - roads.bearings[entry] + 180)
      }
      let others = roads.bearings.indices.filter { $0 != entry && $0 != exit }
      return (turn(exit), others.map(turn))
    }
    return (maneuver.headings.map { normalized($0.after - $0.before) }, [])
  }

  /// Normalizes an angle to whole degrees above -180 and up to 180.
  private static func normalized(_ degrees: Double) -> Int {
    guard degrees.magnitude < 1e6 else { return 0 }
    let turn = ((Int(degrees.rounded()) % 360) + 360) % 360
    return turn > 180 ? turn - 360 : turn
  }
}

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

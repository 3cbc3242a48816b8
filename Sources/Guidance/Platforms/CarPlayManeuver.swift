public import Routes

/// The facts about a maneuver that CarPlay passes to instrument clusters and head-up displays.
public struct CarPlayManeuver: Hashable, Sendable {
  /// A case of `CPManeuverType`.
  public let type: PlatformType
  /// A case of `CPJunctionType`.
  public let junctionType: String
  /// The side that traffic keeps to.
  public let trafficSide: DrivingSide
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
    trafficSide = step.drivingSide
    let angles = Self.angles(step.maneuver)
    exitAngle = angles.exit
    elementAngles = Set(angles.others).filter { $0 != angles.exit }.sorted()
    junctionType = step.maneuver.kind.circulation == nil ? "intersection" : "roundabout"
  }

  private static func angles(_ maneuver: Maneuver) -> (exit: Int?, others: [Int]) {
    if let circulation = maneuver.kind.circulation {
      func turn(_ driven: Double) -> Int {
        normalized(circulation == .counterClockwise ? 180 - driven : driven - 180)
      }
      return (maneuver.roundaboutAngle.map(turn), maneuver.otherExits.map(turn))
    }
    guard maneuver.kind.leadsOn else { return (nil, []) }
    if let roads = maneuver.intersection, let entry = roads.entry, let exit = roads.exit,
      roads.bearings.indices.contains(entry), roads.bearings.indices.contains(exit)
    {
      func turn(_ index: Int) -> Int {
        normalized(roads.bearings[index] - roads.bearings[entry] + 180)
      }
      let others = roads.bearings.indices.filter { $0 != entry && $0 != exit }
      return (turn(exit), others.map(turn))
    }
    // Some engines write 0 for all bearings.
    guard let before = maneuver.bearingBefore, let after = maneuver.bearingAfter,
      before != 0 || after != 0
    else { return (nil, []) }
    return (normalized(after - before), [])
  }

  /// Normalizes an angle to whole degrees above -180 and up to 180.
  private static func normalized(_ degrees: Double) -> Int {
    guard degrees.magnitude < 1e6 else { return 0 }
    let turn = ((Int(degrees.rounded()) % 360) + 360) % 360
    return turn > 180 ? turn - 360 : turn
  }
}

extension ManeuverKind {
  /// Whether the driver comes from one road and continues on another.
  fileprivate var leadsOn: Bool {
    !arrives && family != .none && family != .depart && self != .parkVehicle
  }
}

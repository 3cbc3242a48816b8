extension ManeuverKind {
  /// The kind that left-hand traffic has where right-hand traffic has this one.
  ///
  /// Roundabouts run the other way round with the same exit direction, and U-turns swing to the
  /// other side; all else stays. Only for words of engines that depend on the driving side: an
  /// engine may also say `u-turn-left` and mean it.
  var inLeftHandTraffic: ManeuverKind { Self.facts[ordinal].inLeftHandTraffic }

  /// The way round a roundabout is driven; nothing for other kinds.
  public var circulation: Circulation? { Self.facts[ordinal].circulation }

  /// The direction of the turn that the kind names; nothing for kinds that name none, and for the
  /// sides where places lie.
  var turnDirection: TurnDirection? { Self.facts[ordinal].turnDirection }

  /// The side that the kind names, of a roundabout that of the way out; nil for kinds that name
  /// none.
  var side: TurnSide? { Self.facts[ordinal].side }

  /// What the name of a kind tells.
  private struct Facts {
    var inLeftHandTraffic: ManeuverKind
    var circulation: Circulation?
    var turnDirection: TurnDirection?
    var side: TurnSide?
  }

  /// For all kinds in order, since names take long to look at and are asked for often.
  private static let facts = allCases.map { kind in
    Facts(
      inLeftHandTraffic: kind.namedInLeftHandTraffic, circulation: kind.namedCirculation,
      turnDirection: kind.namedTurnDirection, side: kind.namedSide)
  }

  private var namedInLeftHandTraffic: ManeuverKind {
    let name = rawValue
    if name.hasSuffix("-ccw") { return ManeuverKind(rawValue: name.dropLast(3) + "cw") ?? self }
    if name.hasSuffix("u-turn-left") {
      return ManeuverKind(rawValue: name.dropLast(4) + "right") ?? self
    }
    return self
  }

  private var namedSide: TurnSide? {
    let bare = rawValue.split(separator: "-").filter { $0 != "ccw" && $0 != "cw" }.last
    return bare == "left" ? .left : bare == "right" ? .right : nil
  }

  /// The same kind to a side: that of the other side, or that of a ramp, merge or change of
  /// highway that names no side; the kind itself where it knows no sides.
  func turned(to side: TurnSide) -> ManeuverKind {
    guard circulation == nil, self.side != side else { return self }
    switch self {
    case .onRamp: return side == .left ? .onRampSlightLeft : .onRampSlightRight
    case .offRamp: return side == .left ? .offRampSlightLeft : .offRampSlightRight
    case .merge: return side == .left ? .mergeLeft : .mergeRight
    case .changeHighway: return side == .left ? .changeHighwayLeft : .changeHighwayRight
    default:
      let (old, new) = side == .left ? ("-right", "-left") : ("-left", "-right")
      guard rawValue.hasSuffix(old) else { return self }
      return ManeuverKind(rawValue: rawValue.dropLast(old.count) + new) ?? self
    }
  }

  private var namedCirculation: Circulation? {
    if rawValue.hasSuffix("-ccw") { return .counterClockwise }
    if rawValue.hasSuffix("-cw") { return .clockwise }
    return nil
  }

  /// The kind of an intermediate stop where this is that of a destination.
  var asWaypoint: ManeuverKind {
    switch self {
    case .arrive: .waypoint
    case .arriveStraight: .waypointStraight
    case .arriveLeft: .waypointLeft
    case .arriveRight: .waypointRight
    default: self
    }
  }
}

extension ManeuverKind {
  private var namedTurnDirection: TurnDirection? {
    let name = rawValue
    for prefix in ["arrive", "waypoint", "depart", "ferry"] where name.hasPrefix(prefix) {
      return nil
    }
    let bare =
      namedCirculation == nil ? name : String(name.dropLast(name.hasSuffix("-ccw") ? 4 : 3))
    for (words, direction) in Self.directions where bare.hasSuffix(words) { return direction }
    switch self {
    case .keepLeft, .forkLeft, .mergeLeft, .changeHighwayLeft: return .slightLeft
    case .keepRight, .forkRight, .mergeRight, .changeHighwayRight: return .slightRight
    case .straight, .followRoad, .nameChange, .keepMiddle: return .straight
    default: break
    }
    return bare.hasSuffix("-left") ? .left : bare.hasSuffix("-right") ? .right : nil
  }

  private static let directions: [(String, TurnDirection)] = [
    ("u-turn", .uTurn), ("u-turn-left", .uTurn), ("u-turn-right", .uTurn),
    ("sharp-left", .sharpLeft), ("sharp-right", .sharpRight), ("slight-left", .slightLeft),
    ("slight-right", .slightRight), ("roundabout-straight", .straight),
  ]

  /// The kind for a turn onto a ferry; nothing for what is no turn.
  var ontoFerry: ManeuverKind? {
    switch self {
    case .notification, .straight, .followRoad, .nameChange, .keepMiddle, .merge, .onRamp, .offRamp:
      .ferryBoard
    case .turnSlightLeft, .turnLeft, .turnSharpLeft, .endOfRoadLeft, .keepLeft, .forkLeft,
      .mergeLeft, .onRampSlightLeft, .onRampLeft, .onRampSharpLeft, .offRampSlightLeft,
      .offRampLeft, .offRampSharpLeft:
      .ferryBoardLeft
    case .turnSlightRight, .turnRight, .turnSharpRight, .endOfRoadRight, .keepRight, .forkRight,
      .mergeRight, .onRampSlightRight, .onRampRight, .onRampSharpRight, .offRampSlightRight,
      .offRampRight, .offRampSharpRight:
      .ferryBoardRight
    default: nil
    }
  }

  /// Whether one enters a roundabout here, and perhaps leaves it too.
  var entersRoundabout: Bool { circulation != nil && !leavesRoundabout }

  /// Whether one leaves a roundabout that was entered before.
  var leavesRoundabout: Bool { self == .roundaboutExitCCW || self == .roundaboutExitCW }
}

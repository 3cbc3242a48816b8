extension ManeuverKind {
  /// What the driver does, whatever the side.
  package enum Family: Hashable, Sendable {
    case none, goOn, notice, depart, arrive, endOfDirections, waypoint
    case turn, uTurn, endOfRoad, keep, fork, merge, onRamp, offRamp, changeHighway, switchRoad
    case roundaboutEntry, roundaboutExit, numberedExit, roundabout
    case ferryBoard, ferryTrainBoard, ferryEnd, passenger
  }

  /// The values that make up a kind; kinds with equal forms differ in meaning alone.
  private struct Form: Hashable {
    var family: Family
    var turn: TurnDirection?
    var side: TurnSide?
    var circulation: Circulation?
  }

  private static let byForm = Dictionary(
    allCases.map { ($0.form, $0) }, uniquingKeysWith: { first, _ in first })

  private var form: Form {
    Form(family: family, turn: turn, side: side, circulation: circulation)
  }

  /// The kind whose form is changed; this kind if there is none.
  private func changing(_ change: (inout Form) -> Void) -> ManeuverKind {
    var form = form
    change(&form)
    return Self.byForm[form] ?? self
  }

  package var family: Family {
    switch self {
    case .noManeuver, .offRoute: .none
    case .straight, .followRoad, .nameChange: .goOn
    case .notification, .tollGate, .borderCrossing: .notice
    case .depart, .departLeft, .departRight: .depart
    case .arrive, .arriveStraight, .arriveLeft, .arriveRight: .arrive
    case .arriveEndOfDirections: .endOfDirections
    case .waypoint, .waypointStraight, .waypointLeft, .waypointRight: .waypoint
    case .turnSlightLeft, .turnSlightRight, .turnLeft, .turnRight, .turnSharpLeft,
      .turnSharpRight:
      .turn
    case .uTurnLeft, .uTurnRight: .uTurn
    case .endOfRoadLeft, .endOfRoadRight: .endOfRoad
    case .keepLeft, .keepRight, .keepMiddle: .keep
    case .forkLeft, .forkRight: .fork
    case .merge, .mergeLeft, .mergeRight: .merge
    case .onRamp, .onRampSlightLeft, .onRampSlightRight, .onRampLeft, .onRampRight,
      .onRampSharpLeft, .onRampSharpRight, .onRampUTurnLeft, .onRampUTurnRight:
      .onRamp
    case .offRamp, .offRampSlightLeft, .offRampSlightRight, .offRampLeft, .offRampRight,
      .offRampSharpLeft, .offRampSharpRight, .offRampUTurnLeft, .offRampUTurnRight:
      .offRamp
    case .changeHighway, .changeHighwayLeft, .changeHighwayRight: .changeHighway
    case .switchParallelRoad, .switchMainRoad: .switchRoad
    case .roundaboutEnterCCW, .roundaboutEnterCW: .roundaboutEntry
    case .roundaboutExitCCW, .roundaboutExitCW: .roundaboutExit
    case .roundaboutNthExitCCW, .roundaboutNthExitCW: .numberedExit
    case .roundaboutSharpRightCCW, .roundaboutRightCCW, .roundaboutSlightRightCCW,
      .roundaboutStraightCCW, .roundaboutSlightLeftCCW, .roundaboutLeftCCW,
      .roundaboutSharpLeftCCW, .roundaboutUTurnCCW, .roundaboutSharpRightCW, .roundaboutRightCW,
      .roundaboutSlightRightCW, .roundaboutStraightCW, .roundaboutSlightLeftCW,
      .roundaboutLeftCW, .roundaboutSharpLeftCW, .roundaboutUTurnCW:
      .roundabout
    case .ferryBoard, .ferryBoardLeft, .ferryBoardRight: .ferryBoard
    case .ferryTrainBoard, .ferryTrainBoardLeft, .ferryTrainBoardRight: .ferryTrainBoard
    case .ferryDisembark, .ferryChange, .ferryTrainDisembark: .ferryEnd
    case .parkVehicle, .bikeRent, .bikeReturn, .transitBoard, .transitTransfer,
      .transitRemainOn, .transitAlight, .transitStationEnter, .transitStationExit, .elevator,
      .stairs, .escalator, .buildingEnter, .buildingExit, .levelChange, .gate:
      .passenger
    }
  }

  /// Where the kind leads, or where its place or ferry lies.
  private var turn: TurnDirection? {
    switch self {
    case .straight, .followRoad, .nameChange, .keepMiddle, .arriveStraight, .waypointStraight,
      .roundaboutStraightCCW, .roundaboutStraightCW:
      .straight
    case .turnSlightLeft, .keepLeft, .forkLeft, .mergeLeft, .changeHighwayLeft,
      .onRampSlightLeft, .offRampSlightLeft, .roundaboutSlightLeftCCW, .roundaboutSlightLeftCW:
      .slightLeft
    case .turnSlightRight, .keepRight, .forkRight, .mergeRight, .changeHighwayRight,
      .onRampSlightRight, .offRampSlightRight, .roundaboutSlightRightCCW,
      .roundaboutSlightRightCW:
      .slightRight
    case .turnLeft, .endOfRoadLeft, .onRampLeft, .offRampLeft, .roundaboutLeftCCW,
      .roundaboutLeftCW, .departLeft, .arriveLeft, .waypointLeft, .ferryBoardLeft,
      .ferryTrainBoardLeft:
      .left
    case .turnRight, .endOfRoadRight, .onRampRight, .offRampRight, .roundaboutRightCCW,
      .roundaboutRightCW, .departRight, .arriveRight, .waypointRight, .ferryBoardRight,
      .ferryTrainBoardRight:
      .right
    case .turnSharpLeft, .onRampSharpLeft, .offRampSharpLeft, .roundaboutSharpLeftCCW,
      .roundaboutSharpLeftCW:
      .sharpLeft
    case .turnSharpRight, .onRampSharpRight, .offRampSharpRight, .roundaboutSharpRightCCW,
      .roundaboutSharpRightCW:
      .sharpRight
    case .uTurnLeft, .uTurnRight, .onRampUTurnLeft, .onRampUTurnRight, .offRampUTurnLeft,
      .offRampUTurnRight, .roundaboutUTurnCCW, .roundaboutUTurnCW:
      .uTurn
    default: nil
    }
  }

  /// The direction of the turn; `nil` for kinds without one, and for places and ferries.
  package var turnDirection: TurnDirection? { isPlace || isFerry ? nil : turn }

  /// The side of the turn, of a roundabout's exit, or of a place; `nil` for kinds without one.
  package var side: TurnSide? {
    switch self {
    case .uTurnLeft, .onRampUTurnLeft, .offRampUTurnLeft: .left
    case .uTurnRight, .onRampUTurnRight, .offRampUTurnRight: .right
    default: turn.flatMap(TurnSide.init)
    }
  }

  /// The direction of the roundabout; `nil` for other kinds.
  public var circulation: Circulation? {
    switch self {
    case .roundaboutEnterCW, .roundaboutExitCW, .roundaboutNthExitCW, .roundaboutSharpRightCW,
      .roundaboutRightCW, .roundaboutSlightRightCW, .roundaboutStraightCW,
      .roundaboutSlightLeftCW, .roundaboutLeftCW, .roundaboutSharpLeftCW, .roundaboutUTurnCW:
      .clockwise
    default:
      switch family {
      case .roundaboutEntry, .roundaboutExit, .numberedExit, .roundabout: .counterClockwise
      default: nil
      }
    }
  }
}

extension ManeuverKind {
  /// The kind in left-hand traffic if this is the kind in right-hand traffic.
  ///
  /// Roundabouts are clockwise with the same exit direction, and U-turns go to the right. Only for
  /// words that depend on the driving side: an engine's word may also mean `u-turn-left` anywhere.
  var inLeftHandTraffic: ManeuverKind {
    changing { form in
      if form.circulation != nil {
        form.circulation = .clockwise
      } else if form.turn == .uTurn {
        form.side = .right
      }
    }
  }

  /// The same maneuver on a roundabout with the other direction.
  var turnedRound: ManeuverKind {
    changing {
      $0.circulation = $0.circulation.map { $0 == .clockwise ? .counterClockwise : .clockwise }
    }
  }

  /// The kind of a roundabout's exit in a direction, with the circulation of this one.
  func leaving(to direction: TurnDirection) -> ManeuverKind {
    changing {
      ($0.family, $0.turn, $0.side) = (.roundabout, direction, TurnSide(direction))
    }
  }

  /// The kind of an entry whose exit is known.
  var withExit: ManeuverKind {
    family == .roundaboutEntry ? changing { $0.family = .numberedExit } : self
  }

  /// The same kind to a side: the mirrored kind, or for a ramp, merge or change of highway without a
  /// side the slight turn; this kind if it has no sides.
  func turned(to side: TurnSide) -> ManeuverKind {
    guard circulation == nil, self.side != side, self.side != nil || hasOpenSide else {
      return self
    }
    return changing {
      $0.side = side
      $0.turn = $0.turn?.mirrored ?? (side == .left ? .slightLeft : .slightRight)
    }
  }

  /// The kind of an intermediate stop if this is that of a destination.
  var asWaypoint: ManeuverKind {
    family == .arrive ? changing { $0.family = .waypoint } : self
  }

  /// The kind of an exit if an engine calls it a ramp or a merge; if the sentence begins with the exit
  /// (`isFirst`), also if it calls it a fork.
  func asExit(isFirst: Bool) -> ManeuverKind {
    let isFork = turn == .slightLeft || turn == .slightRight
    switch family {
    case .onRamp: return changing { $0.family = .offRamp }
    case .merge where turn == nil: return .offRamp
    case .turn where isFirst && isFork, .keep where isFirst && isFork, .fork where isFirst,
      .merge where isFirst:
      return changing { $0.family = .offRamp }
    default: return self
    }
  }

  /// The kind if the road taken is a ferry; `nil` for kinds that lead to no road.
  var ontoFerry: ManeuverKind? {
    switch family {
    case .goOn, .turn, .endOfRoad, .keep, .fork, .merge, .onRamp, .offRamp:
      if turn == .uTurn { return nil }
      return side.map { $0 == .left ? .ferryBoardLeft : .ferryBoardRight } ?? .ferryBoard
    default: return self == .notification ? .ferryBoard : nil
    }
  }

  /// Whether the driver enters a roundabout, and perhaps leaves it too.
  var entersRoundabout: Bool { circulation != nil && !leavesRoundabout }

  /// Whether the driver leaves a roundabout entered before.
  var leavesRoundabout: Bool { family == .roundaboutExit }

  /// Whether the kind is one of a ferry or car train.
  var isFerry: Bool { [.ferryBoard, .ferryTrainBoard, .ferryEnd].contains(family) }

  /// Whether the side of the kind is that of a place beside the road.
  var isPlace: Bool { [.depart, .arrive, .endOfDirections, .waypoint].contains(family) }

  /// Whether the kind has sides, but none is named.
  var hasOpenSide: Bool {
    turn == nil && [.onRamp, .offRamp, .merge, .changeHighway].contains(family)
  }
}

/// What a maneuver means, the same for every engine; a kind without a side leaves the side open.
///
/// `Words/kinds.csv` has the name, family, turn, side and circulation of each kind.
public enum ManeuverKind: Hashable, Sendable, CaseIterable {
  /// No maneuver information and no glyph; off the route, or not yet on it.
  case noManeuver, offRoute
  /// The start of a route or leg, with the side of the road where it lies.
  case depart, departLeft, departRight
  /// Straight across a junction; along the current road; along the road as its name changes.
  case straight, followRoad, nameChange
  case turnSlightLeft, turnSlightRight, turnLeft, turnRight, turnSharpLeft, turnSharpRight
  case uTurnLeft, uTurnRight
  /// A turn where the road ends at a T-junction.
  case endOfRoadLeft, endOfRoadRight
  /// A branch of a smoothly splitting carriageway; `keepMiddle` is the middle one of three.
  case keepLeft, keepRight, keepMiddle
  /// A branch where the road divides in two.
  case forkLeft, forkRight
  /// Moves to a side to join another road.
  case merge, mergeLeft, mergeRight
  case onRamp, onRampSlightLeft, onRampSlightRight, onRampLeft, onRampRight, onRampSharpLeft,
    onRampSharpRight, onRampUTurnLeft, onRampUTurnRight
  case offRamp, offRampSlightLeft, offRampSlightRight, offRampLeft, offRampRight, offRampSharpLeft,
    offRampSharpRight, offRampUTurnLeft, offRampUTurnRight
  case changeHighway, changeHighwayLeft, changeHighwayRight
  /// Moves to the parallel carriageway or back to the main one; the angle shows the side.
  case switchParallelRoad, switchMainRoad
  /// Counter-clockwise roundabout: enter, exit unknown; leave; take an exit by number or angle.
  case roundaboutEnterCCW, roundaboutExitCCW, roundaboutNthExitCCW
  /// Counter-clockwise roundabout: enter and leave in a direction.
  case roundaboutSharpRightCCW, roundaboutRightCCW, roundaboutSlightRightCCW,
    roundaboutStraightCCW, roundaboutSlightLeftCCW, roundaboutLeftCCW, roundaboutSharpLeftCCW,
    roundaboutUTurnCCW
  /// Clockwise roundabout: enter, exit unknown; leave; take an exit by number or angle.
  case roundaboutEnterCW, roundaboutExitCW, roundaboutNthExitCW
  /// Clockwise roundabout: enter and leave in a direction.
  case roundaboutSharpRightCW, roundaboutRightCW, roundaboutSlightRightCW, roundaboutStraightCW,
    roundaboutSlightLeftCW, roundaboutLeftCW, roundaboutSharpLeftCW, roundaboutUTurnCW
  /// Vehicle ferry: board, leave, change to another.
  case ferryBoard, ferryBoardLeft, ferryBoardRight, ferryDisembark, ferryChange
  /// Car train: board, leave.
  case ferryTrainBoard, ferryTrainBoardLeft, ferryTrainBoardRight, ferryTrainDisembark
  /// The destination; `arriveEndOfDirections`: the journey continues by another mode.
  case arrive, arriveStraight, arriveLeft, arriveRight, arriveEndOfDirections
  case waypoint, waypointStraight, waypointLeft, waypointRight
  /// `notification`: conditions or the mode of travel change.
  case notification, tollGate, borderCrossing
  /// `parkVehicle`: leave the vehicle and continue by another mode.
  case parkVehicle, bikeRent, bikeReturn
  case transitBoard, transitTransfer, transitRemainOn, transitAlight, transitStationEnter,
    transitStationExit
  /// A pedestrian in or around a building; `levelChange` leaves the means open.
  case elevator, stairs, escalator, buildingEnter, buildingExit, levelChange, gate
}

extension ManeuverKind {
  /// What the driver does, regardless of side.
  package enum Family: String {
    case none, goOn, notice, depart, arrive, endOfDirections, waypoint
    case turn, uTurn, endOfRoad, keep, fork, merge, onRamp, offRamp, changeHighway, switchRoad
    case roundaboutEntry, roundaboutExit, numberedExit, roundabout
    case ferryBoard, ferryTrainBoard, ferryEnd, passenger
  }

  /// The values that define a kind; a few kinds share a form and differ only in meaning.
  private struct Form: Hashable {
    var family: Family
    /// The direction of the way, or of the place or ferry.
    var turn: TurnDirection?
    var side: TurnSide?
    var circulation: Circulation?
  }

  /// The rows of `Words/kinds.csv`, in the order of the cases:
  /// `case,name,family,turn,side,circulation`, and the columns of `Guidance`.
  private static let rows = WordList.table("kinds.csv", in: "Maneuvers/Words") { row in
    Family(rawValue: row[2]).map { family in
      let form = Form(
        family: family, turn: TurnDirection(rawValue: row[3]), side: TurnSide(rawValue: row[4]),
        circulation: Circulation(rawValue: row[5]))
      return (name: row[1], form: form, others: Array(row[6...]))
    }
  }

  /// The columns of `Guidance`: its phrases in language files, its names on platforms.
  package var guidanceColumns: [String] { row.others }

  /// The names of all kinds, in their order.
  package static let names = rows.map { $0.name }

  private static let table = Dictionary(uniqueKeysWithValues: zip(allCases, rows))
  private static let byName = Dictionary(uniqueKeysWithValues: zip(names, allCases))
  private static let byForm = Dictionary(
    allCases.map { ($0.form, $0) }, uniquingKeysWith: { first, _ in first })

  private var row: (name: String, form: Form, others: [String]) {
    guard let row = Self.table[self] else { preconditionFailure("no \(self) in kinds.csv") }
    return row
  }
  private var form: Form { row.form }

  /// The name in files, such as `turn-slight-left`.
  public var rawValue: String { row.name }

  /// Creates the kind with a name; `nil` for an unknown name.
  public init?(rawValue name: String) {
    guard let kind = Self.byName[name] else { return nil }
    self = kind
  }

  package var family: Family { form.family }

  /// Whether a passenger rides on from here, on public transport.
  package var rides: Bool { [.transitBoard, .transitTransfer, .transitRemainOn].contains(self) }

  package var turnDirection: TurnDirection? { isPlace || isFerry ? nil : form.turn }

  /// The side of the turn, of a roundabout's exit, or of a place.
  package var side: TurnSide? { form.side }

  /// The direction of the roundabout; `nil` for other kinds.
  public var circulation: Circulation? { form.circulation }

  /// The kind with a changed form, or this kind if no kind has that form.
  private func changing(_ change: (inout Form) -> Void) -> ManeuverKind {
    var form = form
    change(&form)
    return Self.byForm[form] ?? self
  }
}

extension ManeuverKind {
  /// The kind for a word that depends on the driving side; others mean `u-turn-left` everywhere.
  package func on(_ side: DrivingSide) -> ManeuverKind { side == .left ? inLeftHandTraffic : self }

  /// The kind in left-hand traffic: roundabouts turn clockwise, U-turns go right.
  package var inLeftHandTraffic: ManeuverKind {
    changing { form in
      if form.circulation != nil {
        form.circulation = .clockwise
      } else if form.turn == .uTurn {
        form.side = .right
      }
    }
  }

  package var turnedRound: ManeuverKind {
    changing {
      $0.circulation = $0.circulation.map { $0 == .clockwise ? .counterClockwise : .clockwise }
    }
  }

  package func leaving(to direction: TurnDirection) -> ManeuverKind {
    changing {
      ($0.family, $0.turn, $0.side) = (.roundabout, direction, TurnSide(direction))
    }
  }

  package var withExit: ManeuverKind {
    family == .roundaboutEntry ? changing { $0.family = .numberedExit } : self
  }

  /// The kind on a side: mirrored, or slight if the side was open; unchanged if it has no sides.
  package func turned(to side: TurnSide) -> ManeuverKind {
    guard circulation == nil, self.side != side, self.side != nil || hasOpenSide else {
      return self
    }
    return changing {
      $0.side = side
      $0.turn = $0.turn?.mirrored ?? (side == .left ? .slightLeft : .slightRight)
    }
  }

  /// The same place on a side; nil for other kinds, and for a place that has one.
  package func at(_ side: TurnSide) -> ManeuverKind? {
    guard [.arrive, .waypoint].contains(family), self.side == nil else { return nil }
    return changing { ($0.side, $0.turn) = (side, side == .left ? .left : .right) }
  }

  package var asWaypoint: ManeuverKind {
    family == .arrive ? changing { $0.family = .waypoint } : self
  }

  /// Turns a ramp or merge into an exit, and a fork if the sentence begins with the exit.
  package func asExit(isFirst: Bool) -> ManeuverKind {
    let isFork = form.turn == .slightLeft || form.turn == .slightRight
    switch family {
    case .onRamp: return changing { $0.family = .offRamp }
    case .merge where form.turn == nil: return .offRamp
    case .turn where isFirst && isFork, .keep where isFirst && isFork, .fork where isFirst,
      .merge where isFirst:
      return changing { $0.family = .offRamp }
    default: return self
    }
  }

  /// The kind of boarding if the road is a ferry; `nil` for kinds that lead to no road.
  package var ontoFerry: ManeuverKind? {
    switch family {
    case .goOn, .turn, .endOfRoad, .keep, .fork, .merge, .onRamp, .offRamp:
      if form.turn == .uTurn { return nil }
      return side.map { $0 == .left ? .ferryBoardLeft : .ferryBoardRight } ?? .ferryBoard
    default: return self == .notification ? .ferryBoard : nil
    }
  }

  /// The same of a car train instead of a ferry.
  package var asCarTrain: ManeuverKind { changing { $0.family = .ferryTrainBoard } }

  package var entersRoundabout: Bool { circulation != nil && !leavesRoundabout }

  package var leavesRoundabout: Bool { family == .roundaboutExit }

  package var isFerry: Bool { [.ferryBoard, .ferryTrainBoard, .ferryEnd].contains(family) }

  /// Whether `side` is the side of the road where a place lies.
  package var isPlace: Bool { [.depart, .arrive, .endOfDirections, .waypoint].contains(family) }

  package var arrives: Bool { [.arrive, .endOfDirections, .waypoint].contains(family) }

  /// Whether the kind can have a side but lacks one.
  package var hasOpenSide: Bool {
    form.turn == nil && [.onRamp, .offRamp, .merge, .changeHighway].contains(family)
  }
}

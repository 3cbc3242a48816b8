/// The evidence for the driving side of a step.
public enum DrivingSideSource: String, Hashable, Sendable {
  /// The response states it for this step.
  case stated
  /// The response states it for another step of the route.
  case route
  /// The junctions along the route: joining ramps and opposite carriageways.
  case junctions
  /// A roundabout: its word, its angle, or the turn into it.
  case roundabout
  case uTurn = "u-turn"
  case option
  /// The country where the route starts.
  case country
  /// Right-hand traffic, assumed without evidence.
  case assumed
}

/// A driving side with its evidence.
public struct FoundSide: Hashable, Sendable {
  /// The side.
  public var side: DrivingSide
  /// The evidence.
  public var source: DrivingSideSource

  init(_ side: DrivingSide, _ source: DrivingSideSource) {
    self.side = side
    self.source = source
  }

  /// Takes the first evidence in parameter order, else the right; `country` has two letters.
  init(
    _ reader: RouteReader, stated: DrivingSide? = nil, junctions: DrivingSide? = nil,
    circulation: Circulation? = nil, uTurn: ManeuverKind? = nil, country: String? = nil,
    start: Coordinate?
  ) {
    let isLeftCountry = country.map(Country.keepsLeft) ?? start.map(Country.isLeftHandArea)
    let evidence: [(side: DrivingSide?, source: DrivingSideSource)] = [
      (reader.drivingSide, .option), (stated, .route), (junctions, .junctions),
      (circulation.map(DrivingSide.init), .roundabout), (uTurn?.side?.drivingSideOfUTurn, .uTurn),
      (isLeftCountry == true ? .left : country.map { _ in .right }, .country),
    ]
    let found = evidence.first { $0.side != nil }
    self.init(found?.side ?? .right, found?.source ?? .assumed)
  }

  /// The stated side of a step, unless the caller's option overrules it; else this side.
  func unless(stated: DrivingSide?) -> FoundSide {
    guard let stated, source != .option else { return self }
    return FoundSide(stated, .stated)
  }
}

// An engine states the side of a turn by its word, its sentence, the lanes to take and the
// headings. If they differ, each has one vote; the word wins a tie.

extension Step {
  /// Makes kind, direction, driving side and lanes agree on a side; drops lanes without meaning.
  mutating func settleSides() {
    settleUnknownWord()
    let kind = maneuver.kind
    if kind.circulation == nil { settleWay() }
    if kind.circulation != nil {
      settleRoundabout()
    } else if kind.turnDirection == .uTurn {
      settleUTurn()
    } else if kind.hasOpenSide {
      if let side = sentenceSide ?? litSide { turn(to: side) }
    } else if kind.turnDirection == .straight {
      dropLanesOfOtherWays()
    } else if let side = kind.side, !kind.isPlace {
      settleTurn(side)
    } else if kind.family == .depart, let side = kind.side, sentenceSide == side.opposite {
      // The kind has the side of the start, the sentence the way to go; the glyph shows no side.
      maneuver.kind = .depart
    }
    let turnsOff = [.turn, .endOfRoad].contains(maneuver.kind.family)
    if let side = maneuver.kind.side, turnsOff {
      settleJunction(side)
      dropLanesOfOtherWays()
    }
    if let (before, after) = maneuver.headings, !maneuver.kind.mayTurn(from: before, to: after) {
      (maneuver.bearingBefore, maneuver.bearingAfter) = (nil, nil)
    }
    let needsNoLane = kind.isPlace || [.none, .goOn, .notice].contains(kind.family)
    if needsNoLane, !lanes.isEmpty, !lanes.contains(where: { $0.state != .avoid }) {
      lanes = []
    }
  }

  /// Takes the turn that the sentence clearly names in place of an unknown word.
  private mutating func settleUnknownWord() {
    guard unreadWord != nil, maneuver.kind.turnDirection == .straight,
      let worded = maneuver.instruction.flatMap({ WordedStep.kind(of: $0, side: drivingSide) }),
      !worded.isPlace
    else { return }
    maneuver.become(worded)
  }

  /// Settles a turn: lanes and headings on the other side win only with the sentence's vote.
  private mutating func settleTurn(_ side: TurnSide) {
    let (lit, measured) = (litSide, measuredSide)
    guard lit == side.opposite || measured == side.opposite else { return }
    let voices = [side, lit, measured, sentenceSide].compactMap { $0 }
    let own = voices.count { $0 == side }
    if voices.count - own > own { turn(to: side.opposite) }
    if let side = maneuver.kind.side, litSide == side.opposite { relightLanes(to: side) }
  }

  /// Drops roads of which those marked as the ways in and out are not the ones that the driver takes.
  private mutating func settleWay() {
    guard let roads = maneuver.intersection, let (entry, exit) = roads.way,
      let (before, after) = maneuver.headings,
      Bearing.turn(from: roads.bearings[exit], to: after).magnitude > 45
        || Bearing.turn(from: roads.bearings[entry] + 180, to: before).magnitude > 45
    else { return }
    maneuver.intersection = nil
  }

  /// Drops roads that clearly turn to the other side: another junction, or the wrong road marked.
  private mutating func settleJunction(_ side: TurnSide) {
    guard let roads = maneuver.intersection, let (entry, exit) = roads.way else { return }
    let turn = Bearing.turn(from: roads.bearings[entry] + 180, to: roads.bearings[exit])
    if (25...155).contains(turn.magnitude), TurnSide(degrees: turn) != side {
      maneuver.intersection = nil
    }
  }

  /// Settles a U-turn by sentence and lanes; the word, mostly set by driving side, breaks a tie.
  private mutating func settleUTurn() {
    let (stated, lit) = (sentenceSide, litSideOfUTurn)
    let isTie = stated != nil && lit != nil && stated != lit
    if !isTie, let side = stated ?? lit, side != maneuver.kind.side {
      turn(to: side)
      for index in lanes.indices { lanes[index].turnBack(to: side) }
      // Glyphs for cars draw U-turns by the driving side, so it must match.
      if drivingSideSource != .option, ownTravel == nil, drivingSide != side.drivingSideOfUTurn {
        foundSide = FoundSide(side.drivingSideOfUTurn, .uTurn)
      }
    }
    if let side = maneuver.kind.side, litSide == side.opposite { relightLanes(to: side) }
  }

  private mutating func turn(to side: TurnSide) {
    let kind = maneuver.kind.turned(to: side)
    if kind != maneuver.kind { maneuver.become(kind) }
  }
}

extension ManeuverKind {
  /// Whether a turn of this kind may have two headings: it is to the kind's side, and a U-turn is one.
  ///
  /// Ramps, forks and merges bend as the road does, so that they may have any.
  package func mayTurn(from before: Double, to after: Double) -> Bool {
    let turn = Bearing.turn(from: before, to: after)
    if family == .uTurn { return turn.magnitude >= 90 }
    guard [.turn, .endOfRoad].contains(family), let side else { return true }
    return turn.magnitude < 1 || TurnSide(degrees: turn) == side || turn == 180
  }
}

extension Step {
  var sentenceSide: TurnSide? {
    maneuver.instruction.flatMap { sentence in
      SideWords.side(
        in: sentence,
        without: [road.name, road.ref, road.destinations, road.junctionName, road.rotaryName])
    }
  }

  private var measuredSide: TurnSide? {
    guard let (before, after) = maneuver.headings else { return nil }
    let turn = Bearing.turn(from: before, to: after)
    return (30...150).contains(turn.magnitude) ? TurnSide(degrees: turn) : nil
  }

  /// The side of U-turn lanes, by other arrows, else position: U-turn arrows show the driving side.
  private var litSideOfUTurn: TurnSide? {
    let lit = litLanes
    guard let first = lit.first, let last = lit.last else { return nil }
    let implied: TurnSide = drivingSide == .right ? .left : .right
    let sides = Set(
      lit.flatMap { index in
        lanes[index].directions.compactMap { arrow -> TurnSide? in
          arrow.degrees.magnitude == 180 && arrow.side == implied ? nil : arrow.side
        }
      })
    if sides.count == 1 { return sides.first }
    if sides.isEmpty, last - first + 1 < lanes.count {
      if first == 0 { return .left }
      if last == lanes.count - 1 { return .right }
    }
    return nil
  }

  /// Whether a ferry or a train carries the driver along the step.
  package var isCarried: Bool {
    maneuver.kind == .ferryChange || maneuver.kind.isFerry && maneuver.kind.family != .ferryEnd
      || ["ferry", "train"].contains { mode?.lowercased().holds($0) ?? false }
  }

  /// Whether the mode of travel has one of the words; a motorcycle is no bicycle.
  func isBy(_ words: [String]) -> Bool {
    guard let mode = mode?.lowercased(), !mode.holds("motor") else { return false }
    return words.contains(where: mode.holds)
  }
}

extension Country {
  static func isLeftHandArea(_ place: Coordinate) -> Bool {
    leftHandAreas.contains { box in
      (box[0]...box[2]).contains(place.latitude) && (box[1]...box[3]).contains(place.longitude)
    }
  }
}

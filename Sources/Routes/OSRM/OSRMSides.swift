/// Finds the driving side of each step of a route.
struct OSRMSides {
  private let route: (DrivingSide, DrivingSideSource)
  /// Whether the side of the route is also that of steps that state another.
  private let isFinal: Bool

  init(route: OSRMRoute, reader: RouteReader) {
    // One after the other, since most often the first one tells.
    let steps = route.legs.lazy.flatMap(\.steps)
    let stated =
      steps.compactMap(\.drivingSide).first
      ?? steps.flatMap(\.banners).compactMap(\.drivingSide).first
    if let stated, reader.drivingSide == nil {
      let other = Self.sideShown(by: steps, against: stated)
      self.route = other ?? (stated, .route)
      isFinal = other != nil
      return
    }
    let turn = steps.compactMap(Self.turnIntoRoundabout).first
    // One turns right into a roundabout that runs counter-clockwise.
    let circulation = turn.map { $0 > 0 ? Circulation.counterClockwise : .clockwise }
    self.route = DrivingSideFinder(
      junctions: reader.drivingSide == nil ? JunctionVotes(osrm: steps).side : nil,
      circulation: circulation, country: route.country, start: route.start
    ).side(reader)
    isFinal = false
  }

  func side(of step: OSRMStep) -> (DrivingSide, DrivingSideSource) {
    isFinal ? route : DrivingSideFinder.side(stated: step.drivingSide, route: route)
  }

  /// The side that the route shows against the one that it states, as routers without borders in
  /// their data do: where two of its junctions, roundabouts and U-turns agree that it is the other
  /// one, and none of them that it is this one.
  private static func sideShown(
    by steps: some Sequence<OSRMStep>, against stated: DrivingSide
  ) -> (DrivingSide, DrivingSideSource)? {
    var (hasRing, hasUTurn) = (false, false)
    for step in steps {
      let ring = turnIntoRoundabout(step).map { $0 > 0 ? DrivingSide.right : .left }
      let uTurn = sideOfUTurn(step)
      if ring == stated || uTurn == stated { return nil }
      if ring != nil { hasRing = true }
      if uTurn != nil { hasUTurn = true }
    }
    let other: DrivingSide = stated == .left ? .right : .left
    // Junctions take long to look at: they are asked only where something else speaks up.
    guard hasRing || hasUTurn else { return nil }
    if JunctionVotes(osrm: steps).side == other { return (other, .junctions) }
    return hasRing && hasUTurn ? (other, .roundabout) : nil
  }

  /// The side to keep to where a vehicle turns back as the sentence of a step says.
  private static func sideOfUTurn(_ step: OSRMStep) -> DrivingSide? {
    guard step.maneuver.modifier == "uturn", step.mode == nil || step.mode == "driving",
      let sentence = step.maneuver.instruction
    else { return nil }
    return SideWords.side(in: sentence, without: [step.road.name, step.road.ref])?
      .drivingSideOfUTurn
  }

  /// By how many degrees one turns into a roundabout, if clearly to one side.
  private static func turnIntoRoundabout(_ step: OSRMStep) -> Double? {
    guard ["roundabout", "rotary"].contains(step.maneuver.type),
      let before = step.maneuver.bearingBefore, let after = step.maneuver.bearingAfter
    else { return nil }
    let turn = Bearing.turn(from: before, to: after)
    return turn.magnitude >= 10 && turn.magnitude <= 150 ? turn : nil
  }
}

extension JunctionVotes {
  /// Takes in the junctions of all steps in which a vehicle is driven.
  init(osrm steps: some Sequence<OSRMStep>) {
    for step in steps where step.mode == nil || step.mode == "driving" {
      for node in step.node?.elements("intersections") ?? [] {
        guard let junction = Intersection(osrm: node) else { continue }
        add(junction, isOpen: node.elements("entry").map { $0.flag ?? true })
      }
    }
  }
}

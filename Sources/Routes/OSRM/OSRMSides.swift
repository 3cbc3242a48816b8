import JSON

struct OSRMSides {
  private let route: FoundSide
  /// Whether the route's side overrules the sides that steps state.
  private let isFinal: Bool

  init(route: OSRMRoute, reader: RouteReader) {
    // Lazily, since the first step mostly states it.
    let steps = route.steps.lazy.flatMap { $0 }
    let stated =
      steps.compactMap { $0.drivingSide }.first
      ?? steps.flatMap { $0.banners }.compactMap { $0.drivingSide }.first
    let isBlank = Self.isBlank(steps)
    if let stated, reader.drivingSide == nil, !isBlank {
      let other = Self.sideShown(by: steps, against: stated)
      self.route = other ?? FoundSide(stated, .route)
      isFinal = other != nil
      return
    }
    let circulation = steps.compactMap(Self.sideOfRoundabout).first?.circulation
    self.route = FoundSide(
      reader, junctions: reader.drivingSide == nil ? JunctionVotes(osrm: steps).side : nil,
      circulation: circulation, country: route.route.country, start: route.start)
    isFinal = isBlank
  }

  /// Whether all bearings are 0, as an engine writes that also says `right` in every country; a route
  /// of a few steps may lead north.
  private static func isBlank(_ steps: some Sequence<OSRMStep>) -> Bool {
    var count = 0
    for bearing in steps.lazy.compactMap({ $0.bearingBefore }) {
      if bearing != 0 { return false }
      count += 1
    }
    return count > 2
  }

  func side(of step: OSRMStep) -> FoundSide {
    isFinal ? route : route.unless(stated: step.drivingSide)
  }

  /// The side opposite to `stated`, for routers without borders in their data, if two of junctions,
  /// roundabouts and U-turns show it and neither a roundabout nor a U-turn shows `stated`.
  private static func sideShown(
    by steps: some Sequence<OSRMStep>, against stated: DrivingSide
  ) -> FoundSide? {
    let evidence = [steps.compactMap(sideOfRoundabout), steps.compactMap(sideOfUTurn)]
      .filter { !$0.isEmpty }
    if evidence.isEmpty || evidence.contains(where: { $0.contains(stated) }) { return nil }
    let other: DrivingSide = stated == .left ? .right : .left
    // Junctions are slow to read, so other evidence comes first.
    if JunctionVotes(osrm: steps).side == other { return FoundSide(other, .junctions) }
    return evidence.count == 2 ? FoundSide(other, .roundabout) : nil
  }

  private static func sideOfUTurn(_ step: OSRMStep) -> DrivingSide? {
    guard step.modifier == "uturn", step.isDriven,
      let sentence = step.instruction
    else { return nil }
    return SideWords.side(in: sentence, without: [step.road.name, step.road.ref])?
      .drivingSideOfUTurn
  }

  /// The driving side that a clear turn into a roundabout shows: the side of the turn.
  private static func sideOfRoundabout(_ step: OSRMStep) -> DrivingSide? {
    guard ["roundabout", "rotary"].contains(step.type),
      let before = step.bearingBefore, let after = step.bearingAfter
    else { return nil }
    let turn = Bearing.turn(from: before, to: after)
    return (10...150).contains(turn.magnitude) ? (turn > 0 ? .right : .left) : nil
  }
}

extension JunctionVotes {
  init(osrm steps: some Sequence<OSRMStep>) {
    for step in steps where step.isDriven {
      for node in step.node.elements("intersections") {
        guard let junction = Intersection(osrm: node) else { continue }
        add(junction, isOpen: node.elements("entry").map { $0.flag ?? true })
      }
    }
  }
}

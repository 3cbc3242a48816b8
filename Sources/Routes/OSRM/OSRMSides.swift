/// Finds the driving side of each step of a route.
struct OSRMSides {
  private let fallback: (DrivingSide, DrivingSideSource)

  init(route: OSRMRoute, reader: RouteReader) {
    // One after the other, since most often the first one tells.
    let steps = route.legs.lazy.flatMap(\.steps)
    let stated =
      steps.compactMap(\.drivingSide).first
      ?? steps.flatMap(\.banners).compactMap(\.drivingSide).first
    if let stated {
      fallback = (stated, .route)
      return
    }
    let turn = steps.compactMap(Self.turnIntoRoundabout).first
    // One turns right into a roundabout that runs counter-clockwise.
    let circulation = turn.map { $0 > 0 ? Circulation.counterClockwise : .clockwise }
    fallback = DrivingSideFinder(
      junctions: JunctionVotes(osrm: steps).side, circulation: circulation,
      country: route.country, start: route.start
    ).side(reader)
  }

  func side(of step: OSRMStep) -> (DrivingSide, DrivingSideSource) {
    step.drivingSide.map { ($0, .stated) } ?? fallback
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

import Faults
public import Glyphs
import Guidance
public import Routes

extension JunctionView {
  /// The view before a step's maneuver; `nil` unless the road parts, and its lanes are known and
  /// agree with the bearings, or without bearings of two roads have arrows into as many or more.
  public init?(_ step: Step) {
    guard [.keep, .fork, .onRamp, .offRamp, .changeHighway].contains(step.maneuver.kind.family),
      let strip = try? LaneStrip(Array(step.lanes.prefix(LaneStrip.limit))),
      let junction = step.maneuver.intersection.flatMap(Junction.init)
        ?? Junction(arrowsOf: strip, turn: step.maneuver.turn),
      let view = try? JunctionView(
        strip, before: junction, manner: RoadManner(country: step.country?.code))
    else { return nil }
    // Bearings right at the junction may contradict the side that the engine names.
    switch step.maneuver.kind.side {
    case .left where view.chosen == view.branches.count - 1: return nil
    case .right where view.chosen == 0: return nil
    case .left, .right, nil: self = view
    }
    signpost = Signpost(
      step, isOnLeft: chosen == 0, longestName: Self.longestName - view.name.utf8.count)
  }
}

extension Signpost {
  /// The sign of a step's road; `nil` if the route has no sign and no number of it.
  ///
  /// Destinations are left out from the first that no sign can show, or that makes the name longer
  /// than a limit in bytes.
  init?(_ step: Step, isOnLeft: Bool, longestName: Int) {
    let finder = ShieldFinder.builtIn
    let (signed, places) = step.road.signs
    let exit = step.road.exits?.split(separator: ";").first.flatMap { number in
      finder.exitSign(
        number.trimmed, country: step.country, isOnLeft: isOnLeft)?.shield
    }
    var shields: [Shield] = []
    for ref in signed where shields.count < Self.limit {
      let shield = finder.shield(
        of: ref, sent: step.shields, country: step.country, among: step.neighbors)?.shield
      if let shield, !shields.contains(shield) { shields.append(shield) }
    }
    let colors = SignpostColors(
      country: step.country?.code, isNumberedExit: exit != nil, networks: shields.map { $0.network }
    )
    var best = Signpost(colors: colors, exit: exit, shields: shields)
    for count in 0..<min(places.count, Self.limit) {
      let more = Signpost(
        colors: colors, exit: exit, shields: shields,
        destinations: Array(places[...count]))
      guard let more, more.name.utf8.count <= longestName else { break }
      best = more
    }
    guard let best, best.name.utf8.count <= longestName else { return nil }
    self = best
  }
}

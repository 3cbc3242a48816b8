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
    takeSigns(step)
  }

  /// Takes the sign of a step's road; and at an exit from a road, the numbers of the road on the sign
  /// of the way that goes on, unless the exit has one of them too.
  ///
  /// Destinations are left out from the first that no sign can show, or that makes the name longer
  /// than a limit in bytes.
  private mutating func takeSigns(_ step: Step) {
    let (signed, places) = step.road.signs
    let exit = step.road.exits?.split(separator: ";").first.flatMap { number in
      ShieldFinder.builtIn.exitSign(
        number.trimmed, country: step.country, isOnLeft: chosen == 0)?.shield
    }
    var before = Road()
    before.ref = step.refBefore
    let (own, left) = (step.shields(of: signed), step.shields(of: before.signs.numbers))
    let colors = SignpostColors(
      country: step.country?.code,
      isAtMotorway: exit != nil || step.isMotorway || step.leavesMotorway,
      networks: (own + left).map { $0.network })
    func isShort(_ view: JunctionView) -> Bool { view.name.utf8.count <= Self.longestName }
    var view = self
    for count in 0...min(places.count, Signpost.limit) {
      view.signpost = Signpost(
        colors: colors, exit: exit, shields: own, destinations: Array(places.prefix(count)))
      guard view.signpost != nil || count == 0, isShort(view) else { break }
      self = view
    }
    guard signpost != nil, step.maneuver.kind.family == .offRamp, branches.count == 2,
      !left.contains(where: own.contains)
    else { return }
    view = self
    view.otherSign = Signpost(colors: colors, shields: left)
    if isShort(view) { self = view }
  }
}

extension Step {
  /// The first shields of numbers, each once.
  fileprivate func shields(of refs: [String]) -> [Shield] {
    refs.reduce(into: []) { shields, ref in
      let shield = ShieldFinder.builtIn.shield(
        of: ref, sent: self.shields, country: country, among: neighbors)?.shield
      if let shield, !shields.contains(shield), shields.count < Signpost.limit {
        shields.append(shield)
      }
    }
  }
}

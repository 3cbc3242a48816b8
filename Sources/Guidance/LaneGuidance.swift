public import Routes

/// The lanes of a road, and which of them to use.
public struct LaneGuidance: Hashable, Sendable {
  /// The lanes, from left to right.
  public let lanes: [Lane]
  /// Instructions for the lanes, longest first; empty if none or all lead along the route.
  public let instructionVariants: [String]

  /// Words the lanes to use; nil without lanes.
  init?(_ step: Step, language: Language) {
    guard !step.lanes.isEmpty else { return nil }
    lanes = step.lanes
    instructionVariants = (Self.use(of: step).map { language.texts($0) } ?? []).eachShorter
  }

  /// The preferred lanes, else the usable ones, without those for other vehicles if any is left; nil if
  /// there is nothing to choose.
  static func use(of step: Step) -> LaneUse? {
    guard let best = best(of: step.lanes) else { return nil }
    let lit = step.lanes.map { $0.state == best }
    let open = step.lanes.map { $0.state == best && !step.isReserved($0) }
    return LaneUse(open.contains(true) ? open : lit)
  }

  package var arrows: [[LaneArrow]] { LaneArrow.arrows(of: lanes) }

  /// Returns the best state among lanes, or nil if no lane leads along the route.
  package static func best(of lanes: [Lane]) -> Lane.State? {
    [.preferred, .usable].first { state in lanes.contains { $0.state == state } }
  }
}

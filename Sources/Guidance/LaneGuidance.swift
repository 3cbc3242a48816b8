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

  /// The preferred lanes, else the usable ones, those for other vehicles only if no other lane leads
  /// along the route; nil if there is nothing to choose.
  static func use(of step: Step) -> LaneUse? {
    let open = step.lanes.map { !step.isReserved($0) }
    let isOpen = zip(step.lanes, open).contains { $0.state != .avoid && $1 }
    let choice = isOpen ? open : step.lanes.map { _ in true }
    guard let best = best(of: zip(step.lanes, choice).filter(\.1).map(\.0)) else { return nil }
    let used = zip(step.lanes, choice).map { $0.state == best && $1 }
    let holders = zip(step.lanes, used).compactMap { $1 ? step.holder(of: $0) : nil }
    return LaneUse(used, holder: holders.first)
  }

  package var arrows: [[LaneArrow]] { LaneArrow.arrows(of: lanes) }

  /// Returns the best state among lanes, or nil if no lane leads along the route.
  package static func best(of lanes: [Lane]) -> Lane.State? {
    [.preferred, .usable].first { state in lanes.contains { $0.state == state } }
  }
}

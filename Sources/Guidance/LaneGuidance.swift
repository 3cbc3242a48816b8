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
    let leading = step.lanes.filter { $0.state != .avoid }
    let open = leading.filter { !step.isReserved($0) }
    guard let best = best(of: open.isEmpty ? leading : open) else { return nil }
    let used = step.lanes.map { lane in
      lane.state == best && (open.isEmpty || !step.isReserved(lane))
    }
    let holders = zip(step.lanes, used).compactMap { $1 ? step.holder(of: $0) : nil }
    return LaneUse(used, holder: holders.first)
  }

  package var arrows: [[LaneArrow]] { LaneArrow.arrows(of: lanes) }

  /// Returns the best state among lanes, or nil if no lane leads along the route.
  package static func best(of lanes: [Lane]) -> Lane.State? {
    [.preferred, .usable].first { state in lanes.contains { $0.state == state } }
  }
}

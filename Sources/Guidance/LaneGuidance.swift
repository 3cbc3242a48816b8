public import Routes

/// The lanes of a road, and which of them to use.
public struct LaneGuidance: Hashable, Sendable {
  /// The lanes, from left to right.
  public let lanes: [Lane]
  /// Instructions for the lanes, longest first; empty if no lane leads along the route.
  public let instructionVariants: [String]

  /// Words the preferred lanes, else the usable ones; nil without lanes.
  init?(_ lanes: [Lane], language: Language) {
    guard !lanes.isEmpty else { return nil }
    self.lanes = lanes
    let best = Self.best(of: lanes)
    let use = best.flatMap { state in LaneUse(lanes.map { $0.state == state }) }
    instructionVariants = (use.map { language.texts($0) } ?? []).eachShorter
  }

  package var arrows: [[LaneArrow]] { LaneArrow.arrows(of: lanes) }

  /// Returns the best state among lanes, or nil if no lane leads along the route.
  static func best(of lanes: [Lane]) -> Lane.State? {
    [.preferred, .usable].first { state in lanes.contains { $0.state == state } }
  }
}

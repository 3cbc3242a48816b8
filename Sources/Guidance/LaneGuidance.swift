public import Routes

/// Which lanes of a road to use.
public struct LaneGuidance: Hashable, Sendable {
  /// The lanes, from left to right.
  public let lanes: [Lane]
  /// What to do in words, the longest first; empty where no lane leads along the route.
  public let instructionVariants: [String]

  /// Words the lanes of a step, or nil without lanes.
  ///
  /// The preferred lanes are named; where none is, the usable ones.
  init?(_ lanes: [Lane], language: Language) {
    guard !lanes.isEmpty else { return nil }
    self.lanes = lanes
    let best = Self.best(of: lanes)
    let use = best.flatMap { state in LaneUse(lanes.map { $0.state == state }) }
    instructionVariants = (use.map { language.texts($0) } ?? []).eachShorter
  }

  /// For each lane its arrows as Android Auto and the Google Navigation SDK name them.
  package var arrows: [[LaneArrow]] { LaneArrow.arrows(of: lanes) }

  /// The best state among some lanes, or nil if all are to be avoided.
  static func best(of lanes: [Lane]) -> Lane.State? {
    [.preferred, .usable].first { state in lanes.contains { $0.state == state } }
  }
}

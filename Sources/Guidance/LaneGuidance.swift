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

  /// The preferred lanes, else the usable ones; nil if there is nothing to choose.
  static func use(of step: Step) -> LaneUse? {
    guard let best = best(of: step.lanes) else { return nil }
    let used = step.lanes.map { $0.state == best }
    let holders = zip(step.lanes, used).compactMap { $1 ? step.holder(of: $0) : nil }
    return LaneUse(used, holder: holders.first)
  }

  package var arrows: [[LaneArrow]] { LaneArrow.arrows(of: lanes) }

  /// Returns the best state among lanes, or nil if no lane leads along the route.
  package static func best(of lanes: [Lane]) -> Lane.State? {
    [.preferred, .usable].first { state in lanes.contains { $0.state == state } }
  }
}

struct LaneUse: Hashable, Sendable {
  /// The position of the lanes, as a key of `lanes` in language files.
  enum Side: String, Sendable, CaseIterable {
    case left, right
    /// With equally many lanes on either side.
    case middle
    /// Elsewhere, counted from the left.
    case fromLeft

    /// The placeholders of its texts: `{count}`, the number of lanes in words; `{ordinal}`, the
    /// position of a single lane; `{list}`, all positions.
    var placeholders: [String] {
      switch self {
      case .left, .right, .middle: ["count"]
      case .fromLeft: ["list", "ordinal"]
      }
    }
  }

  let side: Side
  /// From 1; at least one.
  let places: [Int]
  /// For whom one of the lanes is reserved; nil if all are for everyone.
  let holder: Lane.Access?

  /// Locates the lanes that are true; nil if none or all are, since a driver then has no choice.
  init?(_ lanes: [Bool], holder: Lane.Access? = nil) {
    self.holder = holder
    places = lanes.indices.filter { lanes[$0] }.map { $0 + 1 }
    guard let first = places.first, let last = places.last, places.count < lanes.count else {
      return nil
    }
    if last - first + 1 > places.count {
      side = .fromLeft
    } else if first == 1 || last == lanes.count {
      side = first == 1 ? .left : .right
    } else {
      side = first - 1 == lanes.count - last ? .middle : .fromLeft
    }
  }
}

extension Language {
  func texts(_ use: LaneUse) -> [String] {
    let texts = lanes[use.side]?.value(use.places.count, cardinal) ?? []
    let name = use.holder.flatMap { reservedLanes[$0] }
    return texts.map { text in
      let filled = Template.fill(text) { slot in
        switch slot {
        case "count": self.text(.laneCount, use.places.count)
        case "ordinal": self.text(.lane, use.places[0])
        default: list(use.places.map { digits("\($0)") })
        }
      }
      return filled + (name.map(aside) ?? "")
    }
  }

  /// In brackets; a voice pauses instead.
  private func aside(_ name: String) -> String {
    guard spokenNames != nil else { return brackets[0] + name + brackets[1] }
    return (brackets[0] == "（" ? "、" : ", ") + name
  }

  private func list(_ figures: [String]) -> String {
    figures.dropLast().joined(separator: laneList[0])
      + (figures.count > 1 ? laneList[1] : "") + (figures.last ?? "")
  }
}

/// The sections of a route of TomTom that tell the lanes.
struct TomTomLanes {
  private struct Section {
    var start: Int
    var end: Int
    var isManeuver: Bool
    var lanes: [JSONNode]
  }

  private let sections: [Section]
  private let line: Polyline

  init(sections: [JSONNode], line: Polyline) {
    self.line = line
    self.sections = sections.compactMap { node in
      guard node.text("sectionType") == "LANES", let start = node.integer("startPointIndex"),
        let end = node.integer("endPointIndex")
      else { return nil }
      let lanes = node.elements("lanes")
      guard lanes.contains(where: { !$0.elements("directions").isEmpty }) else { return nil }
      return Section(
        start: start, end: end,
        isManeuver: node.elements("properties").contains { $0.text == "IS_MANEUVER" },
        lanes: lanes)
    }
  }

  /// The lanes that lead to a point: of the last section that starts before it and ends at most 30
  /// meters short of it; one that is marked as that of a maneuver goes first.
  func before(_ index: Int, _ step: Step) -> [Lane] {
    let near = sections.filter { section in
      section.start < index && section.end >= 0
        && (section.end >= index || line.length(from: section.end, to: index) <= 30)
    }
    guard let section = near.last(where: \.isManeuver) ?? near.last else { return [] }
    return section.lanes.map(Self.lane)
  }

  private static func lane(_ node: JSONNode) -> Lane {
    var lane = Lane(
      directions: node.elements("directions").map { direction($0.text) })
    if let follow = node.text("follow") {
      let followed = direction(follow)
      lane.state = .preferred
      lane.followed = lane.directions.contains(followed) ? followed : nil
    }
    return lane
  }

  private static func direction(_ word: String?) -> Lane.Direction {
    switch word {
    case "LEFT_U_TURN": .uTurnLeft
    case "SHARP_LEFT": .sharpLeft
    case "LEFT": .left
    case "SLIGHT_LEFT": .slightLeft
    case "STRAIGHT": .through
    case "SLIGHT_RIGHT": .slightRight
    case "RIGHT": .right
    case "SHARP_RIGHT": .sharpRight
    case "RIGHT_U_TURN": .uTurnRight
    default: .noArrow
    }
  }
}

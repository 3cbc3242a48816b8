/// The sections of a route of TomTom that tell the lanes.
struct TomTomLanes {
  private struct Section {
    var start: Int
    var end: Int
    var isManeuver: Bool
    var lanes: [JSONNode]
  }

  private let sections: [Section]
  /// How far each point of the route is along its line, in meters; empty without sections.
  private let distances: [Double]

  init(sections: [JSONNode], line: Polyline) {
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
    distances = self.sections.isEmpty ? [] : line.distances
  }

  /// Gives a step the lanes that lead to its point: of the last section that starts before it and
  /// ends at most 30 meters short of it; one that is marked as that of a maneuver goes first.
  func add(to step: inout Step, at index: Int) {
    var found: Section?
    for section in sections.reversed() where isNear(section, index) {
      if section.isManeuver {
        found = section
        break
      }
      found = found ?? section
    }
    for node in found?.lanes ?? [] { step.lanes.append(Self.lane(node, &step.fallbacks)) }
  }

  private func isNear(_ section: Section, _ index: Int) -> Bool {
    section.start < index && section.end >= 0
      && (section.end >= index || way(from: section.end, to: index) <= 30)
  }

  /// From one point of the line to a later one, in meters; 0 outside the line.
  private func way(from start: Int, to end: Int) -> Double {
    let end = min(end, distances.count - 1)
    return start < end ? distances[end] - distances[start] : 0
  }

  private static func lane(_ node: JSONNode, _ fallbacks: inout [Fallback]) -> Lane {
    var arrows: [Lane.Direction] = []
    for word in node.elements("directions").map({ $0.text ?? "" }) {
      let arrow = Lane.Direction(tomTom: word)
      if arrow == nil {
        fallbacks.append(
          Fallback(
            place: node.place, words: word, replacement: Lane.Direction.noArrow.rawValue))
      }
      arrows.append(arrow ?? .noArrow)
    }
    var lane = Lane(directions: arrows)
    if let follow = node.text("follow") {
      let followed = Lane.Direction(tomTom: follow) ?? .noArrow
      lane.state = .preferred
      lane.followed = lane.directions.contains(followed) ? followed : nil
    }
    return lane
  }
}

extension Lane.Direction {
  /// Reads TomTom's word for an arrow; nothing for one that is not known.
  fileprivate init?(tomTom word: String) {
    switch word {
    case "LEFT_U_TURN": self = .uTurnLeft
    case "SHARP_LEFT": self = .sharpLeft
    case "LEFT": self = .left
    case "SLIGHT_LEFT": self = .slightLeft
    case "STRAIGHT": self = .through
    case "SLIGHT_RIGHT": self = .slightRight
    case "RIGHT": self = .right
    case "SHARP_RIGHT": self = .sharpRight
    case "RIGHT_U_TURN": self = .uTurnRight
    default: return nil
    }
  }
}

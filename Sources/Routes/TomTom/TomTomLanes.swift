/// The sections of a route of TomTom with lanes.
struct TomTomLanes {
  private struct Section {
    var start: Int
    var end: Int
    var isManeuver: Bool
    var lanes: [JSONNode]
  }

  private let sections: [Section]
  /// The distance of each point along the line of the route, in meters; empty without sections.
  private let distances: [Double]
  /// The length of the line divided by that of the route; `nil` if the line is not that of the route.
  private let scale: Double?

  /// - Parameters:
  ///   - sections: The sections of the route.
  ///   - line: The line of the route.
  ///   - length: The length of the route as the answer states it, in meters.
  init(sections: [JSONNode], line: Polyline, length: Double?) {
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
    let distances = self.sections.isEmpty ? [] : line.distances
    let ratio = length.flatMap { $0 > 0 ? (distances.last ?? 0) / $0 : nil } ?? 0
    scale = (0.98...1.02).contains(ratio) ? ratio : nil
    self.distances = distances
  }

  /// Gives a step the lanes that lead to its maneuver.
  ///
  /// They are those of the section that ends nearest to it, preferably one marked as that of a
  /// maneuver. A section that ends more than 30 meters away leads to another junction.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - offset: The distance of the maneuver along the route, in meters; 0 if unknown. For a
  ///     roundabout it is that of the entry, while the point is that of the exit.
  ///   - index: The index of the point of the maneuver, if known.
  func add(to step: inout Step, offset: Double, pointIndex index: Int?) {
    let byPoint = index.flatMap { distances.indices.contains($0) ? distances[$0] : nil }
    guard let place = scale.flatMap({ offset > 0 ? offset * $0 : nil }) ?? byPoint else { return }
    func detour(_ section: Section) -> Double { (distances[section.end] - place).magnitude }
    let near = sections.filter { section in
      distances.indices.contains(section.end) && distances.indices.contains(section.start)
        && distances[section.start] <= place + 10 && detour(section) <= 30
    }
    let marked = near.filter(\.isManeuver)
    let found = (marked.isEmpty ? near : marked).min { detour($0) < detour($1) }
    for node in found?.lanes ?? [] { step.lanes.append(Self.lane(node, &step.fallbacks)) }
  }

  private static func lane(_ node: JSONNode, _ fallbacks: inout [Fallback]) -> Lane {
    var arrows: [Lane.Direction] = []
    for word in node.elements("directions").map({ $0.text ?? "" }) {
      let arrow = Lane.Direction(tomTom: word)
      if arrow == nil { fallbacks.append(Fallback(arrow: word, at: node.place)) }
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
  /// Reads TomTom's word for an arrow; `nil` for an unknown one.
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

import JSON
struct TomTomLanes {
  private struct Section {
    var start: Int
    var end: Int
    var isManeuver: Bool
    var lanes: [JSONNode]
  }

  private let sections: [Section]
  /// The distance of each point along the route's line, in meters; empty without sections.
  private let distances: [Double]
  /// The line's length divided by the route's; `nil` if the line is not the route's.
  private let scale: Double?

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

  /// Adds the lanes of the section that ends nearest, preferably one marked for a maneuver.
  ///
  /// A section that ends more than 30 meters away leads to another junction. `offset`, in meters
  /// along the route, is 0 if unknown; on a roundabout it is the entry's, but `index` the exit's.
  func add(to step: inout Step, offset: Double, pointIndex index: Int?) {
    let byPoint = distances[ifAny: index]
    guard let place = scale.flatMap({ offset > 0 ? offset * $0 : nil }) ?? byPoint else { return }
    func detour(_ section: Section) -> Double {
      ((distances[ifAny: section.end] ?? .infinity) - place).magnitude
    }
    let near = sections.filter { section in
      (distances[ifAny: section.start] ?? .infinity) <= place + 10 && detour(section) <= 30
    }
    let marked = near.filter(\.isManeuver)
    let found = (marked.isEmpty ? near : marked).min { detour($0) < detour($1) }
    for node in found?.lanes ?? [] { step.lanes.append(Self.lane(node, &step.fallbacks)) }
  }

  private static func lane(_ node: JSONNode, _ fallbacks: inout [Fallback]) -> Lane {
    var arrows: [Lane.Direction] = []
    for word in node.elements("directions").map({ $0.text ?? "" }) {
      let arrow = words[word]
      if arrow == nil { fallbacks.append(Fallback(arrow: word, at: node.place)) }
      arrows.append(arrow ?? .noArrow)
    }
    var lane = Lane(directions: arrows)
    if let follow = node.text("follow") {
      let followed = words[follow] ?? .noArrow
      lane.state = .preferred
      lane.followed = lane.directions.contains(followed) ? followed : nil
    }
    return lane
  }

  private static let words = WordList.dictionary("tomtom arrows")
    .compactMapValues(Lane.Direction.init)
}

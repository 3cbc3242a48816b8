/// Reads an answer of OSRM, version 4: `route_instructions`, each a list of code, road, meters,
/// index of the point, seconds and more.
///
/// iBikeCPH lists such answers under `routes`: a list for each route, with an answer for each way
/// on which the vehicle is another.
struct OSRM4Routes {
  private let node: JSONNode
  private let line: Polyline
  private let instructions: [JSONNode]

  /// Whether an answer has this form.
  static func speaks(_ answer: JSONNode) -> Bool {
    answer["route_instructions"] != nil || answer["route_summary"]?.isObject == true
      || answer["routes"]?.first?.first?["route_instructions"] != nil
  }

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    if let lists = try answer.list("routes") {
      for list in lists {
        var parts: [OSRM4Routes] = []
        for part in try list.objects() { parts.append(try OSRM4Routes(part)) }
        routes.append(try route(of: parts, reader))
      }
    } else {
      routes.append(try route(of: [try OSRM4Routes(answer)], reader))
      // The other ways, if any, are under names of their own.
      let geometries = answer.elements("alternative_geometries")
      let summaries = answer.elements("alternative_summaries")
      for (index, list) in answer.elements("alternative_instructions").enumerated() {
        let part = OSRM4Routes(
          node: index < summaries.count ? summaries[index] : answer,
          line: Polyline(index < geometries.count ? geometries[index] : nil, precision: 6),
          instructions: list.elements)
        routes.append(try route(of: [part], reader))
      }
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private init(node: JSONNode, line: Polyline, instructions: [JSONNode]) {
    self.node = node
    self.line = line
    self.instructions = instructions
  }

  private init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    if let status = node.integer("status"), status != 0, status != 200 {
      throw .refused(code: String(status), message: node.text("status_message"))
    }
    self.init(
      node: node, line: Polyline(node["route_geometry"], precision: 6),
      instructions: try node.list("route_instructions") ?? [])
  }

  private static func route(
    of parts: [OSRM4Routes], _ reader: RouteReader
  ) throws(RouteError) -> Route {
    let side = DrivingSideFinder(
      start: parts.lazy.compactMap(\.line.points.first).first
    ).side(reader)
    var legs: [Leg] = []
    var distance = 0.0
    var duration = 0.0
    for (index, part) in parts.enumerated() {
      let isLast = index == parts.count - 1
      let own = try part.legs(side: side, isLast: isLast, reader)
      let summary = part.node["route_summary"] ?? part.node
      distance +=
        try summary.optionalMeasure("total_distance") ?? own.reduce(0) { $0 + $1.distance }
      duration += try summary.optionalMeasure("total_time") ?? own.reduce(0) { $0 + $1.duration }
      legs += own
    }
    if legs.isEmpty { legs = [Leg(steps: [], distance: distance, duration: duration)] }
    return Route(legs: legs, distance: distance, duration: duration)
  }

  /// The legs, of which all but the first start with reaching the stop between.
  private func legs(
    side: (DrivingSide, DrivingSideSource), isLast: Bool, _ reader: RouteReader
  ) throws(RouteError) -> [Leg] {
    var legs = [Leg(steps: [], distance: 0, duration: 0)]
    var starts: [Int?] = []
    for instruction in instructions {
      let fields = instruction.elements
      var step = try step(fields, at: instruction, side: side)
      if !isLast { step.makeWaypoint() }
      if step.maneuver.engineModifier == "9", !legs[legs.count - 1].steps.isEmpty {
        legs.append(Leg(steps: [], distance: 0, duration: 0))
      }
      legs[legs.count - 1].steps.append(step)
      legs[legs.count - 1].distance += step.distance
      legs[legs.count - 1].duration += step.duration
      starts.append(fields.count > 3 ? fields[3].number.flatMap { Int(exactly: $0) } : nil)
    }
    if reader.readsLines { legs.takeLine(line.points, starts: starts) }
    return legs
  }

  private func step(
    _ fields: [JSONNode], at node: JSONNode, side: (DrivingSide, DrivingSideSource)
  ) throws(RouteError) -> Step {
    guard let word = fields.first?.text else {
      throw .wrongType(at: node.place, expected: "a list with the code of a turn")
    }
    func measure(_ place: Int) throws(RouteError) -> Double {
      fields.count > place ? try fields[place].measure() : 0
    }
    // A roundabout has its exit in the code: `11-3`.
    let parts = word.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let code = String(parts[0])
    let entry = Self.entries[code]
    var step = Step(
      entry, type: entry?.symbol ?? word, modifier: entry == nil ? nil : code, at: node,
      side: side, distance: try measure(2), duration: try measure(4))
    if step.maneuver.kind.circulation != nil, parts.count > 1 {
      step.maneuver.exit = Int(parts[1]).flatMap { $0 > 0 ? $0 : nil }
    }
    step.road.name = fields.count > 1 ? Self.road(fields[1].text) : nil
    if fields.count > 3, let index = fields[3].number.flatMap({ Int(exactly: $0) }) {
      step.maneuver.takeBearings(from: line, at: index)
    }
    return step
  }

  /// The name of a road; where it has none, the class stands in braces.
  private static func road(_ text: String?) -> String? {
    text.flatMap { $0.hasPrefix("{") ? nil : $0 }
  }

  private static let entries = Dictionary(
    uniqueKeysWithValues: Vocabulary.osrm4.entries.map { ($0.value, $0) })
}

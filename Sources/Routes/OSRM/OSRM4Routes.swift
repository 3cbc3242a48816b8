import JSON
import Faults

/// Reads a response of OSRM, version 4.
///
/// An item of `route_instructions` lists code, road, meters, point index, seconds and more. In
/// iBikeCPH's `routes`, each route is a list with a response for each part by another vehicle.
struct OSRM4Routes {
  private let summary: JSONNode
  private let line: Polyline
  private let instructions: [JSONNode]

  static func speaks(_ response: JSONNode) -> Bool {
    response["route_instructions"] != nil || response["route_summary"]?.isObject == true
      || response["routes"]?.first?.first?["route_instructions"] != nil
  }

  static func routes(from response: JSONNode, _ reader: RouteReader) throws(Fault) -> [Route] {
    if let lists = try response["routes"]?.list() {
      return try lists.map { (list) throws(Fault) in
        try route(of: try list.objects().map(part), reader)
      }
    }
    var routes = [try route(of: [try part(response)], reader)]
    // The alternatives have separate fields.
    let geometries = response.elements("alternative_geometries")
    let summaries = response.elements("alternative_summaries")
    for (index, list) in response.elements("alternative_instructions").enumerated() {
      let part = OSRM4Routes(
        summary: summaries[ifAny: index] ?? response["route_summary"] ?? response,
        line: Polyline(geometries[ifAny: index], precision: 6),
        instructions: list.elements)
      routes.append(try route(of: [part], reader))
    }
    return routes
  }

  private static func part(_ node: JSONNode) throws(Fault) -> OSRM4Routes {
    if let status = node.integer("status"), status != 0, status != 200 {
      throw .refused(code: String(status), message: node.text("status_message"))
    }
    return OSRM4Routes(
      summary: node["route_summary"] ?? node, line: Polyline(node["route_geometry"], precision: 6),
      instructions: try node["route_instructions"]?.list() ?? [])
  }

  private static func route(
    of parts: [OSRM4Routes], _ reader: RouteReader
  ) throws(Fault) -> Route {
    let side = FoundSide(reader, start: parts.firstValue { $0.line.points.first })
    var legs: [Leg] = []
    var distance = 0.0
    var duration = 0.0
    for part in parts {
      let own = try part.legs(side)
      distance +=
        try part.summary.optionalMeasure("total_distance") ?? own.reduce(0) { $0 + $1.distance }
      duration +=
        try part.summary.optionalMeasure("total_time") ?? own.reduce(0) { $0 + $1.duration }
      legs += own
    }
    return reader.route(legs: legs, distance: distance, duration: duration)
  }

  /// The legs; all but the first start at an intermediate stop.
  private func legs(_ side: FoundSide) throws(Fault) -> [Leg] {
    var steps: [[Step]] = [[]]
    for instruction in instructions {
      let step = try step(instruction.elements, at: instruction, side)
      if step.maneuver.engineModifier == "9", !steps[steps.count - 1].isEmpty { steps.append([]) }
      steps[steps.count - 1].append(step)
    }
    var legs = steps.map { Leg(steps: $0, distance: nil, duration: nil) }
    legs.takeLine(line.points, starts: instructions.map { Self.index($0.elements) })
    return legs
  }

  private static func index(_ fields: [JSONNode]) -> Int? {
    fields[ifAny: 3]?.number.flatMap { Int(exactly: $0) }
  }

  private func step(
    _ fields: [JSONNode], at node: JSONNode, _ side: FoundSide
  ) throws(Fault) -> Step {
    guard let word = fields.first?.text else {
      throw .wrongType(at: node.place, expected: "a list with the code of a turn")
    }
    // The code of a roundabout includes the exit: `11-3`.
    let parts = word.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let code = String(parts[0])
    let entry = Vocabulary.osrm4.entry(number: code)
    var step = Step(
      entry, type: entry?.symbol ?? word, modifier: entry == nil ? nil : code, at: node, side,
      distance: try fields[ifAny: 2]?.measure(), duration: try fields[ifAny: 4]?.measure())
    if step.maneuver.kind.circulation != nil, parts.count > 1 {
      step.maneuver.exit = Int(parts[1]).flatMap { $0 > 0 ? $0 : nil }
    }
    // A road without a name has its class in braces.
    let name = fields[ifAny: 1]?.text
    step.road.name = name?.hasPrefix("{") == true ? nil : name
    step.maneuver.takeBearings(from: line, at: Self.index(fields))
    return step
  }
}

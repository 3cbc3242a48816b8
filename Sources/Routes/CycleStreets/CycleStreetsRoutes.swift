import Faults
import JSON

extension Engine {
  /// The journeys of CycleStreets, version 1.
  public static let cycleStreets = Engine(
    "cyclestreets", vocabularies: [.cycleStreets]
  ) { response, _, reader throws(Fault) in
    try CycleStreetsRoutes.routes(from: response, reader)
  }
}

extension Vocabulary {
  static let cycleStreets = Vocabulary("cyclestreets")
}

/// Reads a CycleStreets journey, version 1: one `marker` is the route, the others its segments.
///
/// All fields are strings in `@attributes`. A segment's turn leads onto it; stops separate legs.
enum CycleStreetsRoutes {
  static func routes(from response: JSONNode, _ reader: RouteReader) throws(Fault) -> [Route] {
    let markers = try response.objects("marker").map { (marker) throws(Fault) in
      try marker.required("@attributes")
    }
    let segments = markers.filter { $0.text("type") == "segment" }
    let route = markers.last { $0.text("type") != "segment" }
    guard !markers.isEmpty else { return [] }
    let start = line(segments.first ?? route, "points").first ?? line(route, "coordinates").first
    let side = FoundSide(reader, start: start)
    var legs: [Leg] = []
    var steps: [Step] = []
    var first = 0
    for (index, segment) in segments.enumerated() {
      var step = try step(segment, side, isFirst: steps.isEmpty)
      step.line = line(segment, "points")
      steps.append(step)
      let next = segments[ifAny: index + 1]
      if let next, next.text("legNumber") == segment.text("legNumber") { continue }
      legs.append(Leg(steps: steps, distance: nil, duration: nil))
      legs[legs.count - 1].unplacedObjects = CycleStreetsObjects.unplacedObjects(
        of: Array(segments[first...index]))
      (steps, first) = ([], index + 1)
    }
    var result = reader.route(
      legs: legs, distance: try route?.optionalMeasure("length"),
      duration: try route?.optionalMeasure("time"), language: "en")
    result.originName = route?.text("start")
    result.legs[result.legs.count - 1].takePlace(route?.text("finish"))
    return [result]
  }

  private static func step(
    _ node: JSONNode, _ side: FoundSide, isFirst: Bool
  ) throws(Fault) -> Step {
    try node.expectObject()
    let word = node.text("turn") ?? ""
    var step = Step(
      Vocabulary.cycleStreets.entry(word.lowercased()), type: word, at: node, side,
      distance: try node.optionalMeasure("distance"), duration: try node.optionalMeasure("time"))
    if word.isEmpty {
      step.maneuver.become(isFirst ? .depart : .followRoad)
      step.unreadWord = nil
    }
    step.maneuver.exit = ["first exit": 1, "second exit": 2, "third exit": 3][word.lowercased()]
    step.maneuver.location = line(node, "points").first
    step.maneuver.bearingAfter = node.heading("startBearing")
    step.road.name = node.text("name")
    step.mode = node.text("walk") == "1" ? "walking" : "cycling"
    return step
  }

  /// Parses places such as `0.14771,52.20004 0.14748,52.19967`: longitude before latitude.
  private static func line(_ node: JSONNode?, _ name: String) -> [Coordinate] {
    (node?[name]?.string ?? "").split(separator: " ").compactMap { pair in
      let numbers = pair.split(separator: ",").compactMap { Double($0) }.filter { $0.isFinite }
      guard numbers.count == 2 else { return nil }
      return Coordinate(latitude: numbers[1], longitude: numbers[0])
    }
  }
}

/// What the segments of a CycleStreets journey say of the way.
enum CycleStreetsObjects {
  static func unplacedObjects(of segments: [JSONNode]) -> [UnplacedObject] {
    var joiner = StretchJoiner()
    for (index, segment) in segments.enumerated() {
      joiner.go(
        on: [roads.unplacedObject(segment.text("provisionName"))].compactMap { $0 },
        from: .step(index))
      for (name, field) in counts {
        // Each is somewhere on the segment; no segment has more than some.
        for _ in 0..<max(0, min(segment.integer(name) ?? 0, 100)) {
          guard var unplacedObject = field.unplacedObject("", from: .step(index)) else { continue }
          unplacedObject.end = .step(index + 1)
          joiner.add(unplacedObject)
        }
      }
    }
    joiner.end(at: .end)
    return joiner.unplacedObjects
  }

  private static let counts = ["signalledJunctions", "signalledCrossings"].map {
    ($0, AlongField("cyclestreets", $0))
  }
  private static let roads = AlongField("cyclestreets", "provisionName")
}

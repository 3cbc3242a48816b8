import Faults
import JSON

extension Engine {
  /// GraphHopper's own form; its navigate service writes Mapbox's.
  public static let graphHopper = Engine(
    "graphhopper", writesOSRM: true, hasDeparture: false, vocabularies: [.graphHopper],
    read: GraphHopperRoutes.routes)
}

/// Reads GraphHopper's own format: `paths` with `instructions`.
struct GraphHopperRoutes {
  private let path: JSONNode
  private let reader: RouteReader
  private let line: [Coordinate]
  private let instructions: [JSONNode]
  private let countries: [CountryStretches]
  private static let along = EngineAlong.rows(of: "graphhopper")

  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    try response.objects("paths").map { (path) throws(Fault) in
      try GraphHopperRoutes(path, reader).route()
    }
  }

  private init(_ path: JSONNode, _ reader: RouteReader) throws(Fault) {
    self.path = path
    self.reader = reader
    instructions = try path.objects("instructions")
    // With heights, points have three numbers, which only the number of points reveals.
    let precision = path.number("points_encoded_multiplier") == 1e6 ? 6 : 5
    let flat = [Coordinate](line: path["points"], precision: precision)
    let solid = [Coordinate](line: path["points"], precision: precision, dimensions: 3)
    let last = instructions.last?.end
    let isSolid =
      path["bbox"]?.numbers.count == 6
      || (last != flat.count - 1 && last == solid.count - 1)
    line = isSolid ? solid : flat
    // States, such as `US-CA`, say more than countries.
    countries = ["state", "country"].map { name in
      CountryStretches(
        path.ranges(of: name).map { start, _, value in
          let text = value?.replacing("_", with: "-")
          let code = text.map { String($0.prefix { $0 != "-" }) }
          return (start, FoundCountry(engine: code, state: name == "state" ? text : nil))
        })
    }
  }

  private func route() throws(Fault) -> Route {
    let country = Country.alpha2(
      path.ranges(of: "country").filter { $0.value != nil }.min { $0.start < $1.start }?.value)
    let side = FoundSide(
      reader, circulation: circulation, country: country, start: line.first)
    var steps = try instructions.map { (node) throws(Fault) in try step(node, side) }
    takeRides(&steps)
    var legs: [Leg] = []
    var first = 0
    for (last, step) in steps.enumerated()
    where step.maneuver.kind == .waypoint || last == steps.count - 1 {
      var leg = Leg(steps: Array(steps[first...last]), distance: nil, duration: nil)
      leg.features = features(
        from: instructions[first].start ?? 0, to: instructions[last].end ?? line.count)
      legs.append(leg)
      first = last + 1
    }
    var result = reader.route(
      legs: legs, distance: try path.optionalMeasure("distance") ?? line.length,
      duration: (try path.optionalMeasure("time") ?? 0) / 1000, line: line,
      starts: instructions.map { $0.start },
      unplacedObjects: try Self.along.objects(of: .route, in: EngineScope(path), countries[1]))
    if legs.count <= 1 { result.legs[0].features = features(from: 0, to: .max) }
    // Times of public transport are in UTC.
    let rides = path.elements("legs")
    result.legs[0].departure = StatedTime(rides.first?.text("departureTime"))?.withoutPlace
    result.legs[result.legs.count - 1].arrival =
      StatedTime(rides.last?.text("arrivalTime"))?.withoutPlace
    result.country = country
    return result
  }

  /// What the details say of the way between two points; unknown where a value is one of `silent`.
  private func features(from start: Int, to end: Int) -> RouteFeatures {
    func says(_ name: String, _ wanted: Set<String>, silent: Set<String> = []) -> Bool? {
      let found = path.ranges(of: name).filter { $0.start < max(end, start + 1) && $0.end > start }
        .compactMap { $0.value?.lowercased() }
      if found.contains(where: wanted.contains) { return true }
      return found.isEmpty || found.contains(where: silent.contains) ? nil : false
    }
    return RouteFeatures(
      hasTolls: says("toll", ["all", "yes", "true"], silent: ["missing", "hgv"]),
      hasFerry: says("road_environment", ["ferry", "shuttle_train"]),
      hasUnpaved: says("surface", Self.unpaved, silent: ["missing", "other"]),
      hasMotorway: says("road_class", ["motorway"]))
  }

  private static let unpaved = Set(WordList["graphhopper unpaved"])

  private func takeRides(_ steps: inout [Step]) {
    var rides = path.elements("legs").filter { $0.text("type") == "pt" }[...]
    var current: TransitRide?
    for index in steps.indices {
      switch steps[index].maneuver.kind {
      case .transitBoard, .transitTransfer:
        let leg = rides.popFirst()
        var ride = TransitRide(
          line: leg?.text("route_short_name") ?? leg?.text("route_name"),
          headsign: leg?.text("trip_headsign") ?? steps[index].road.name)
        var names = (leg?.elements("stops") ?? []).compactMap { $0.text("stop_name") }
        while let next = rides.first, next.flag("isInSameVehicleAsPrevious") == true {
          rides.removeFirst()
          names += next.elements("stops").dropFirst().compactMap { $0.text("stop_name") }
        }
        ride.take(stops: names.map(Optional.some))
        current = ride
        steps[index].take(ride)
      case .transitAlight:
        if current?.alightingStop == nil { current?.alightingStop = steps[index].road.name }
        steps[index].transit = current
      default: break
      }
    }
  }

  /// The direction of the first roundabout that shows it; a negative angle is counter-clockwise.
  private var circulation: Circulation? {
    instructions.firstValue { instruction in
      guard instruction.integer("sign") == 6 else { return nil }
      if let angle = instruction.number("turn_angle"), angle.magnitude > 0.01 {
        return angle > 0 ? .clockwise : .counterClockwise
      }
      return instruction.start.flatMap {
        RoundaboutShape(line, entry: $0, exit: nil).circulation
      }
    }
  }

  private func step(_ node: JSONNode, _ side: FoundSide) throws(Fault) -> Step {
    let number = try node.requiredText("sign")
    let entry = Vocabulary.graphHopper.entry(number: number)
    var step = Step(
      entry, type: entry?.symbol ?? number, modifier: entry?.value, at: node, side,
      distance: try node.optionalMeasure("distance"),
      duration: try node.optionalMeasure("time").map { $0 / 1000 })
    if node.index != instructions.last?.index { step.makeWaypoint() }
    step.maneuver.instruction = node.text("text")
    step.maneuver.exit = node.positive("exit_number")
    step.maneuver.takeLocation(from: line, at: node.start)
    step.maneuver.bearingAfter = node.heading("heading")
    if step.maneuver.kind.entersRoundabout, let radians = node.number("turn_angle"),
      radians.magnitude > 0.01, radians.magnitude < 6.5
    {
      let degrees = (radians.magnitude * 180 / .pi).rounded()
      step.maneuver.roundaboutAngle = min(360, max(1, degrees))
      step.maneuver.ring = node.start.map { RoundaboutShape(line, entry: $0, exit: nil) }
    }
    switch node.text("ferry") {
    case "board_ferry": step.maneuver.kind = step.maneuver.kind.ontoFerry ?? .ferryBoard
    case "leave_ferry": step.maneuver.kind = .ferryDisembark
    default: break
    }
    step.country = countries.firstValue { $0[node.start] }
    step.road.ref = node.text("street_ref")
    let name = node.text("street_name")
    if step.road.ref == nil, let name {
      step.road.take(listed: name)
    } else {
      step.road.name = name
    }
    step.road.destinations = node.text("street_destination_ref")
      .joined(node.text("street_destination"), by: ": ")
    if let label = node.text("motorway_junction") {
      if label.isExitNumber { step.road.exits = label } else { step.road.junctionName = label }
    }
    step.takeSignsBesideFields()
    step.mode = path.text("profile")
    if let start = node.start {
      step.walksBike = path.ranges(of: "get_off_bike").contains {
        $0.value == "true" && $0.start <= start && start < $0.end
      }
    }
    return step
  }
}

extension JSONNode {
  fileprivate var start: Int? { self["interval"]?.integers.first ?? nil }
  fileprivate var end: Int? { self["interval"]?.integers.last ?? nil }

  /// The ranges of points of a detail, each with its value, if it has one; skips other elements.
  fileprivate func ranges(of detail: String) -> [(start: Int, end: Int, value: String?)] {
    (self["details"]?.elements(detail) ?? []).map { $0.elements }.compactMap { fields in
      guard fields.count == 3, let start = fields[0].integer, let end = fields[1].integer
      else { return nil }
      return (start, end, fields[2].word)
    }
  }
}

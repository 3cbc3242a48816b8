/// Reads GraphHopper's own form of a route: `paths` with `instructions`.
struct GraphHopperRoutes {
  private let path: JSONNode
  private let reader: RouteReader
  private let line: Polyline
  private let instructions: [JSONNode]

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    for path in try answer.objects("paths") ?? [] {
      routes.append(try GraphHopperRoutes(path, reader).route())
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private init(_ path: JSONNode, _ reader: RouteReader) throws(RouteError) {
    try path.expectObject()
    self.path = path
    self.reader = reader
    instructions = try path.objects("instructions") ?? []
    // With heights each point has three numbers, which only the number of points tells.
    let precision = path.number("points_encoded_multiplier") == 1e6 ? 6 : 5
    let flat = Polyline(path["points"], precision: precision)
    let solid = Polyline(path["points"], precision: precision, dimensions: 3)
    let last = instructions.last?["interval"]?.numbers.last.flatMap { Int(exactly: $0) }
    let isSolid =
      path["bbox"]?.numbers.count == 6
      || (last != flat.points.count - 1 && last == solid.points.count - 1)
    line = isSolid ? solid : flat
  }

  private func route() throws(RouteError) -> Route {
    let details = GraphHopperDetails(path["details"])
    let side = DrivingSideFinder(
      circulation: circulation, country: details.country,
      start: line.points.first
    ).side(reader)
    var legs: [Leg] = []
    var steps = try instructions.parallelMap { node, _ throws(RouteError) in
      try step(node, side)
    }
    takeRides(&steps)
    // A stop on the way ends a leg.
    let stops = steps.indices.filter { steps[$0].maneuver.kind == .waypoint }
    var start = 0
    for stop in stops {
      legs.append(Self.leg(Array(steps[start...stop])))
      start = stop + 1
    }
    if start > 0 { steps.removeFirst(start) }
    let distance = try path.optionalMeasure("distance") ?? line.length()
    let duration = (try path.optionalMeasure("time") ?? 0) / 1000
    if !steps.isEmpty || legs.isEmpty { legs.append(Self.leg(steps)) }
    if instructions.isEmpty {
      legs = [Leg(steps: [], distance: distance, duration: duration)]
    }
    if reader.readsLines { legs.takeLine(line.points, starts: instructions.map(\.start)) }
    if legs.count == 1 { legs[0].features = details.features(from: 0, to: .max) }
    var number = 0
    for index in legs.indices where legs.count > 1 {
      let from = number < instructions.count ? instructions[number].start : nil
      number += legs[index].steps.count
      let to = number > 0 && number <= instructions.count ? instructions[number - 1].end : nil
      legs[index].features = details.features(from: from ?? 0, to: to ?? line.points.count)
    }
    var result = Route(legs: legs, distance: distance, duration: duration)
    result.country = details.country
    return result
  }

  /// Gives the steps of public transport their rides, which the legs of the path tell of in order.
  private func takeRides(_ steps: inout [Step]) {
    var rides = path.elements("legs").filter { $0.text("type") == "pt" }[...]
    var current: TransitRide?
    for index in steps.indices {
      switch steps[index].maneuver.kind {
      case .transitBoard, .transitTransfer:
        let leg = rides.popFirst()
        var ride = TransitRide()
        ride.headsign = leg?.text("trip_headsign") ?? steps[index].road.name
        ride.line = leg?.text("route_short_name") ?? leg?.text("route_name")
        var names = (leg?.elements("stops") ?? []).compactMap { $0.text("stop_name") }
        while let next = rides.first, next.flag("isInSameVehicleAsPrevious") == true {
          rides.removeFirst()
          names += next.elements("stops").dropFirst().compactMap { $0.text("stop_name") }
        }
        ride.boardingStop = names.first
        ride.alightingStop = names.count > 1 ? names.last : nil
        ride.stopCount = names.count > 1 ? names.count - 1 : nil
        current = ride
        steps[index].take(ride)
      case .transitAlight:
        if current?.alightingStop == nil { current?.alightingStop = steps[index].road.name }
        steps[index].transit = current
      default: break
      }
    }
  }

  private static func leg(_ steps: [Step]) -> Leg {
    Leg(
      steps: steps, distance: steps.reduce(0) { $0 + $1.distance },
      duration: steps.reduce(0) { $0 + $1.duration })
  }

  /// The sign of a roundabout's angle tells the way round: negative is counter-clockwise.
  private var circulation: Circulation? {
    for instruction in instructions where instruction.integer("sign") == 6 {
      if let angle = instruction.number("turn_angle"), angle.magnitude > 0.01 {
        return angle > 0 ? .clockwise : .counterClockwise
      }
      if let entry = instruction["interval"]?.numbers.first.flatMap({ Int(exactly: $0) }),
        let found = RoundaboutShape(line, entry: entry, exit: nil).circulation
      {
        return found
      }
    }
    return nil
  }

  private func step(
    _ node: JSONNode, _ side: (DrivingSide, DrivingSideSource)
  ) throws(RouteError) -> Step {
    let sign = try node.requiredText("sign")
    let entry = Self.entries[sign]
    var step = Step(
      entry, type: entry?.symbol ?? sign, modifier: entry == nil ? nil : sign, at: node, side: side,
      distance: try node.optionalMeasure("distance") ?? 0,
      duration: (try node.optionalMeasure("time") ?? 0) / 1000)
    if entry?.kind == .arrive, node.index != instructions.last?.index { step.makeWaypoint() }
    step.maneuver.instruction = node.text("text")
    step.maneuver.exit = node.integer("exit_number").flatMap { $0 > 0 ? $0 : nil }
    if let start = node.start {
      step.maneuver.takeBearings(from: line, at: start)
    }
    if step.maneuver.kind.entersRoundabout, let radians = node.number("turn_angle"),
      radians.magnitude > 0.01, radians.magnitude < 6.5
    {
      let degrees = (radians.magnitude * 180 / .pi).rounded()
      step.maneuver.roundaboutAngle = min(360, max(1, degrees))
      if let start = node.start {
        step.maneuver.ring = RoundaboutShape(line, entry: start, exit: nil)
      }
    }
    switch node.text("ferry") {
    case "board_ferry": step.maneuver.kind = step.maneuver.kind.ontoFerry ?? .ferryBoard
    case "leave_ferry": step.maneuver.kind = .ferryDisembark
    default: break
    }
    step.road.name = node.text("street_name")
    step.road.ref = node.text("street_ref")
    step.road.destinations = node.text("street_destination_ref")
      .joined(node.text("street_destination"), by: ": ")
    if let label = node.text("motorway_junction") {
      if label.isExitNumber { step.road.exits = label } else { step.road.junctionName = label }
    }
    step.takeSignsBesideFields()
    step.mode = path.text("profile")
    return step
  }

  /// The signs by number.
  private static let entries = Dictionary(
    uniqueKeysWithValues: Vocabulary.graphHopper.entries.map { ($0.value, $0) })
}

extension JSONNode {
  /// The index of the point where an instruction begins.
  fileprivate var start: Int? { self["interval"]?.numbers.first.flatMap { Int(exactly: $0) } }
  /// The index of the point where an instruction ends.
  fileprivate var end: Int? { self["interval"]?.numbers.last.flatMap { Int(exactly: $0) } }
}

/// A section of a route of HERE.
struct HERESection {
  let node: JSONNode
  private let actions: [JSONNode]
  /// The plain actions beside those of the turn-by-turn guidance: these alone have instructions.
  private let worded: [Spot: JSONNode]

  /// What tells actions apart.
  private struct Spot: Hashable {
    var offset: Int
    var action: String
  }

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    self.node = node
    var actions = try node.objects("turnByTurnActions") ?? []
    // The words stand with the plain actions.
    if actions.isEmpty { actions = try node.objects("actions") ?? [] }
    self.actions = actions
    var worded: [Spot: JSONNode] = [:]
    if node["turnByTurnActions"] != nil {
      for action in node.elements("actions") {
        guard let offset = action.integer("offset"), let word = action.text("action") else {
          continue
        }
        let spot = Spot(offset: offset, action: word)
        if worded[spot] == nil { worded[spot] = action }
      }
    }
    self.worded = worded
  }

  var language: String? { node.text("language") }
  var country: String? { CountryCode.alpha2(node["spans"]?.first?.text("countryCode")) }
  /// The units of the first sentence that states a length.
  var statedUnits: MeasurementSystem? {
    node.elements("actions").firstValue { $0.text("instruction").flatMap(StatedLength.units) }
  }
  var start: Coordinate? {
    Polyline(flexible: node["polyline"], limit: 1).points.first
      ?? node["departure"]?["place"]?.coordinate
  }

  /// Its line; not held, since the lines of all sections together take much memory.
  private var line: Polyline { Polyline(flexible: node["polyline"]) }

  /// The way round the first roundabout that shows it: by the line, or by the side where one leaves.
  var circulation: Circulation? {
    var known: Polyline?
    for (index, action) in actions.enumerated() {
      switch action.text("action") {
      case "roundaboutEnter":
        let line = known ?? line
        known = line
        if let found = ring(index, line)?.circulation { return found }
      case "roundaboutExit":
        if let side = action.text("direction") {
          if side == "left" { return .clockwise }
          if side == "right" { return .counterClockwise }
        }
      default: break
      }
    }
    return nil
  }

  /// What the line shows of the roundabout that an action enters; nil for other actions.
  private func ring(_ index: Int, _ line: Polyline) -> RoundaboutShape? {
    guard actions[index].text("action") == "roundaboutEnter" else { return nil }
    let next = index + 1 < actions.count ? actions[index + 1] : nil
    let exit = next?.text("action") == "roundaboutExit" ? next?.integer("offset") : nil
    return RoundaboutShape(line, entry: actions[index].integer("offset") ?? 0, exit: exit)
  }

  /// The first U-turn of a vehicle.
  var uTurn: ManeuverKind? {
    guard !["pedestrian", "bicycle"].contains(mode ?? "") else { return nil }
    for action in actions where action.text("action") == "uTurn" {
      if let entry = Vocabulary.here.entry("uTurn", action.text("direction") ?? ""),
        !entry.isSideSensitive
      {
        return entry.kind
      }
    }
    return nil
  }

  func leg(side: (DrivingSide, DrivingSideSource), isLast: Bool) throws(RouteError) -> Leg {
    let line = line
    let sum = try node.object(node["summary"] == nil ? "travelSummary" : "summary")
    let distance = try sum?.optionalMeasure("length") ?? line.length().rounded()
    let duration = try sum?.optionalMeasure("duration") ?? spanOfTimes
    var steps: [Step] = []
    for action in try node.objects("preActions") ?? [] {
      steps.append(try boarding(action, side))
    }
    if actions.isEmpty, node.text("type") == "transit", steps.isEmpty {
      steps.append(ride(side, distance, duration))
    }
    let moves = try actions.parallelMap { action, index throws(RouteError) in
      try step(action, index, side, line)
    }
    if steps.isEmpty { steps = moves } else { steps += moves }
    for action in try node.objects("postActions") ?? [] {
      steps.append(try boarding(action, side))
    }
    if !isLast {
      for index in steps.indices { steps[index].makeWaypoint() }
    }
    var leg = Leg(steps: steps, distance: distance, duration: duration)
    let place = node["arrival"]?["place"]
    leg.destinationName = place?.text("name")
    leg.placeName = leg.destinationName
    leg.features = RouteFeatures(here: node, mode: mode)
    if let base = try sum?.optionalMeasure("baseDuration"), base > 0, duration > base {
      leg.trafficDelay = duration - base
    }
    return leg
  }

  /// Gives the line to the leg that was made of this section.
  func addLine(to leg: inout Leg) {
    let line = line
    // What is done before the section happens at its start, what is done after it at its end.
    let before = Swift.max(0, leg.steps.count - actions.count - node.elements("postActions").count)
    var starts = [Int?](repeating: 0, count: before)
    starts += actions.map { $0.integer("offset") }
    starts += [Int?](repeating: line.points.count - 1, count: leg.steps.count)
    leg.takeLine(line.points, starts: Array(starts.prefix(leg.steps.count)))
  }

  /// The time between departure and arrival, in seconds; 0 where they are not told.
  private var spanOfTimes: Double {
    guard let start = node["departure"]?.text("time").flatMap(Timestamp.seconds),
      let end = node["arrival"]?.text("time").flatMap(Timestamp.seconds), end > start
    else { return 0 }
    return end - start
  }

  private var mode: String? { node["transport"]?.text("mode") ?? node.text("type") }

  /// A ride in public transport, which has no actions of its own.
  private func ride(
    _ side: (DrivingSide, DrivingSideSource), _ distance: Double, _ duration: Double
  ) -> Step {
    let entry = Vocabulary.here.entry("board", "transit")
    var step = Step(
      entry, type: "board", modifier: "transit", at: node, side: side, distance: distance,
      duration: duration)
    let transport = node["transport"]
    step.take(transitRide)
    step.road.name = step.road.name ?? transport?.text("category")
    step.maneuver.location = start
    step.mode = mode
    return step
  }

  /// What is done before or after a section.
  private func boarding(
    _ action: JSONNode, _ side: (DrivingSide, DrivingSideSource)
  ) throws(RouteError) -> Step {
    let word = try action.requiredText("action")
    let isFerry = ["ferry", "carShuttleTrain"].contains(mode ?? "")
    let value = isFerry ? "ferry" : "transit"
    let entry =
      Vocabulary.here.entry(word, value) ?? Vocabulary.here.entry(word, "")
    var step = Step(
      entry, type: word, modifier: nil, replacement: .notification, at: action, side: side,
      distance: 0, duration: try action.optionalMeasure("duration") ?? 0)
    if mode == "carShuttleTrain" {
      if step.maneuver.kind == .ferryBoard { step.maneuver.kind = .ferryTrainBoard }
      if step.maneuver.kind == .ferryDisembark { step.maneuver.kind = .ferryTrainDisembark }
    }
    step.maneuver.instruction = action.text("instruction")
    step.mode = mode
    switch step.maneuver.kind {
    case .transitBoard, .transitTransfer: step.take(transitRide)
    case .transitAlight: step.transit = transitRide
    default: break
    }
    return step
  }

  /// The ride of a section in public transport.
  private var transitRide: TransitRide? {
    guard node.text("type") == "transit" else { return nil }
    let transport = node["transport"]
    var ride = TransitRide()
    ride.line = transport?.text("shortName") ?? transport?.text("name")
    ride.headsign = transport?.text("headsign")
    ride.boardingStop = node["departure"]?["place"]?.text("name")
    ride.alightingStop = node["arrival"]?["place"]?.text("name")
    ride.stopCount = node["intermediateStops"].map { $0.elements.count + 1 }
    return ride
  }

  private func step(
    _ action: JSONNode, _ index: Int, _ side: (DrivingSide, DrivingSideSource), _ line: Polyline
  ) throws(RouteError) -> Step {
    let word = try action.requiredText("action")
    let direction = action.text("direction")
    let severity = action.text("severity")
    let entry = Self.entry(word, direction, severity)
    var step = Step(
      entry, type: word, modifier: direction.joined(severity, by: ";"), at: action, side: side,
      distance: try action.optionalMeasure("length") ?? 0,
      duration: try action.optionalMeasure("duration") ?? 0)
    step.mode = mode
    step.maneuver.instruction = action.text("instruction") ?? instruction(like: action, word)
    step.maneuver.exit = action.integer("exit").flatMap { $0 > 0 ? $0 : nil }
    // An exit that was not entered before stands for the whole roundabout.
    let previous = index > 0 ? actions[index - 1].text("action") : nil
    if step.maneuver.kind.leavesRoundabout, step.maneuver.exit != nil,
      previous != "roundaboutEnter"
    {
      step.maneuver.kind =
        side.0 == .left ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    if let offset = action.integer("offset") {
      step.maneuver.takeBearings(from: line, at: offset)
    }
    step.maneuver.roundaboutAngle = angle(of: action, step.maneuver.kind)
    step.maneuver.ring = ring(index, line)
    step.road = Road(here: action)
    // The plain actions say the road and its signs in words alone.
    if action["nextRoad"] == nil, let text = step.maneuver.instruction {
      if language?.lowercased().hasPrefix("en") == true {
        step.takeSigns(of: MarkedText(text))
      } else if step.road.exits == nil, step.maneuver.kind.leavesRoad {
        step.road.exits = ExitWords.number(in: MarkedText(text), leavesRoad: true)
      }
    }
    return step
  }

  /// The angle driven around a roundabout that is passed in one go.
  private func angle(of action: JSONNode, _ kind: ManeuverKind) -> Double? {
    guard let circulation = kind.circulation, kind.entersRoundabout, kind != .roundaboutEnterCCW,
      kind != .roundaboutEnterCW, let turn = action.number("turnAngle"), turn.magnitude <= 180
    else { return nil }
    return Bearing.roundaboutAngle(from: 0, to: turn, circulation: circulation)
  }

  /// The instruction of the plain action at the same place.
  private func instruction(like action: JSONNode, _ word: String) -> String? {
    guard let offset = action.integer("offset") else { return nil }
    return worded[Spot(offset: offset, action: word)]?.text("instruction")
  }

  private static func entry(
    _ word: String, _ direction: String?, _ severity: String?
  ) -> Vocabulary.Entry? {
    let vocabulary = Vocabulary.here
    if let direction {
      let normal = word == "turn" ? "quite" : "light"
      let values = [direction + ";" + (severity ?? normal), direction + ";" + normal, direction]
      for value in values {
        if let entry = vocabulary.entry(word, value) { return entry }
      }
    }
    return vocabulary.entry(word, "")
  }
}

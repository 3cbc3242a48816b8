/// A section of a route of HERE.
struct HERESection {
  private let node: JSONNode
  private let actions: [JSONNode]
  /// The plain actions beside those of the turn-by-turn guidance; only these have instructions.
  private let worded: [Spot: JSONNode]

  private struct Spot: Hashable {
    var offset: Int
    var action: String
  }

  init(_ node: JSONNode) throws(RouteError) {
    self.node = node
    let actions = try node.objects("turnByTurnActions")
    self.actions = actions.isEmpty ? try node.objects("actions") : actions
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
    Polyline(flexible: node["polyline"]?.string, limit: 1).points.first
      ?? node["departure"]?["place"]?.coordinate
  }

  /// Its line, decoded on each access, since the lines of all sections together take much memory.
  private var line: Polyline { Polyline(flexible: node["polyline"]?.string) }

  /// The direction of the first roundabout that shows it, by the line or by the side of the exit.
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

  /// What the line shows of the roundabout that an action enters; `nil` for other actions.
  private func ring(_ index: Int, _ line: Polyline) -> RoundaboutShape? {
    guard actions[index].text("action") == "roundaboutEnter" else { return nil }
    let next = index + 1 < actions.count ? actions[index + 1] : nil
    let exit = next?.text("action") == "roundaboutExit" ? next?.integer("offset") : nil
    return RoundaboutShape(line, entry: actions[index].integer("offset") ?? 0, exit: exit)
  }

  var uTurn: ManeuverKind? {
    guard !["pedestrian", "bicycle"].contains(mode ?? "") else { return nil }
    return actions.firstValue { action in
      guard action.text("action") == "uTurn",
        let entry = Vocabulary.here.entry("uTurn", action.text("direction") ?? ""),
        !entry.isSideSensitive
      else { return nil }
      return entry.kind
    }
  }

  func leg(_ side: FoundSide, isLast: Bool, _ reader: RouteReader) throws(RouteError) -> Leg {
    let line = line
    let sum = try node.object(node["summary"] == nil ? "travelSummary" : "summary")
    let distance = try sum?.optionalMeasure("length") ?? line.length().rounded()
    let duration = try sum?.optionalMeasure("duration") ?? spanOfTimes
    let before = try node.objects("preActions")
    let after = try node.objects("postActions")
    var steps: [Step] = []
    for action in before { steps.append(try boarding(action, side)) }
    if actions.isEmpty, node.text("type") == "transit", steps.isEmpty {
      steps.append(ride(side, distance, duration))
    }
    let first = steps.count
    for index in actions.indices { steps.append(try step(index, side, line)) }
    for action in after { steps.append(try boarding(action, side)) }
    if !isLast {
      for index in steps.indices { steps[index].makeWaypoint() }
    }
    var leg = Leg(steps: steps, distance: distance, duration: duration)
    let place = node["arrival"]?["place"]
    leg.takePlace(place?.text("name"))
    leg.features = RouteFeatures(here: node, mode: mode)
    if let base = try sum?.optionalMeasure("baseDuration"), base > 0, duration > base {
      leg.trafficDelay = duration - base
    }
    if reader.readsLines {
      // Actions before and after the section take place at its ends.
      let starts =
        [Int?](repeating: 0, count: first) + actions.map { $0.integer("offset") }
        + [Int?](repeating: line.points.count - 1, count: after.count)
      leg.takeLine(line.points, starts: starts)
    }
    return leg
  }

  /// The time between departure and arrival, in seconds; 0 if unknown.
  private var spanOfTimes: Double {
    guard let start = node["departure"]?.text("time").flatMap(Timestamp.seconds),
      let end = node["arrival"]?.text("time").flatMap(Timestamp.seconds)
    else { return 0 }
    return max(0, end - start)
  }

  private var mode: String? { node["transport"]?.text("mode") ?? node.text("type") }

  /// A ride in public transport, which has no actions of its own.
  private func ride(_ side: FoundSide, _ distance: Double, _ duration: Double) -> Step {
    var step = Step(
      Vocabulary.here.entry("board", "transit"), type: "board", modifier: "transit", at: node,
      side, distance: distance, duration: duration)
    step.take(transitRide)
    step.road.name = step.road.name ?? node["transport"]?.text("category")
    step.maneuver.location = start
    step.mode = mode
    return step
  }

  /// An action before or after a section.
  private func boarding(_ action: JSONNode, _ side: FoundSide) throws(RouteError) -> Step {
    let word = try action.requiredText("action")
    let isFerry = ["ferry", "carShuttleTrain"].contains(mode ?? "")
    let value = isFerry ? "ferry" : "transit"
    var step = Step(
      Vocabulary.here.entry(word, value) ?? Vocabulary.here.entry(word), type: word,
      replacement: .notification, at: action, side, distance: 0,
      duration: try action.optionalMeasure("duration"))
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
    return TransitRide(
      line: transport?.text("shortName") ?? transport?.text("name"),
      headsign: transport?.text("headsign"),
      boardingStop: node["departure"]?["place"]?.text("name"),
      alightingStop: node["arrival"]?["place"]?.text("name"),
      stopCount: node["intermediateStops"].map { $0.elements.count + 1 })
  }

  private func step(
    _ index: Int, _ side: FoundSide, _ line: Polyline
  ) throws(RouteError) -> Step {
    let action = actions[index]
    let word = try action.requiredText("action")
    let direction = action.text("direction")
    let severity = action.text("severity")
    var step = Step(
      Self.entry(word, direction, severity), type: word,
      modifier: direction.joined(severity, by: ";"), at: action, side,
      distance: try action.optionalMeasure("length"),
      duration: try action.optionalMeasure("duration"))
    step.mode = mode
    step.maneuver.instruction = action.text("instruction") ?? instruction(like: action, word)
    step.maneuver.exit = action.positive("exit")
    // An exit without an entry before it is the whole roundabout.
    let previous = index > 0 ? actions[index - 1].text("action") : nil
    if step.maneuver.kind.leavesRoundabout, step.maneuver.exit != nil,
      previous != "roundaboutEnter"
    {
      step.maneuver.kind =
        side.side == .left ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    step.maneuver.takeBearings(from: line, at: action.integer("offset"))
    step.maneuver.roundaboutAngle = angle(of: action, step.maneuver.kind)
    step.maneuver.ring = ring(index, line)
    step.road = Road(here: action)
    // The plain actions name the road and its signs in words alone.
    if action["nextRoad"] == nil, let text = step.maneuver.instruction {
      if language?.lowercased().hasPrefix("en") == true {
        step.takeSigns(of: MarkedText(text))
      } else if step.road.exits == nil, step.maneuver.kind.family == .offRamp {
        step.road.exits = ExitWords.number(in: MarkedText(text), leavesRoad: true)
      }
    }
    return step
  }

  /// The angle driven around a roundabout that is a single action.
  private func angle(of action: JSONNode, _ kind: ManeuverKind) -> Double? {
    guard let circulation = kind.circulation, kind.entersRoundabout,
      kind.family != .roundaboutEntry, let turn = action.number("turnAngle"), turn.magnitude <= 180
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
    guard let direction else { return Vocabulary.here.entry(word) }
    let normal = word == "turn" ? "quite" : "light"
    return ["\(direction);\(severity ?? normal)", "\(direction);\(normal)", direction, ""]
      .firstValue { Vocabulary.here.entry(word, $0) }
  }
}

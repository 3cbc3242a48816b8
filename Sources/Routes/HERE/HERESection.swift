import JSON
import Faults

struct HERESection {
  let node: JSONNode
  private let actions: [JSONNode]
  private let line: [Coordinate]
  /// The plain actions by spot; unlike those of the turn-by-turn guidance, they have instructions.
  private let worded: [String: JSONNode]

  init(_ node: JSONNode) throws(Fault) {
    self.node = node
    line = [Coordinate](flexible: node["polyline"]?.string)
    let actions = try node.objects("turnByTurnActions")
    self.actions = actions.isEmpty ? try node.objects("actions") : actions
    countries = CountryStretches(
      node.elements("spans").compactMap { span in
        let country = FoundCountry(
          engine: span.text("countryCode"), state: span.text("stateCode"))
        return country.map { (span.integer("offset") ?? 0, $0) }
      })
    let plain = node["turnByTurnActions"] == nil ? [] : node.elements("actions")
    worded = Dictionary(plain.map { (Self.spot($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func spot(_ action: JSONNode) -> String {
    "\(action.integer("offset") ?? -1) \(action.text("action") ?? "")"
  }

  var country: String? { Country.alpha2(node["spans"]?.first?.text("countryCode")) }
  private let countries: CountryStretches
  var statedUnits: MeasurementSystem? {
    node.elements("actions").firstValue { $0.text("instruction").flatMap(StatedLength.units) }
  }
  var start: Coordinate? { line.first ?? node["departure"]?["place"]?.coordinate }

  /// The direction of the first roundabout with evidence in its line or its exit's side.
  var circulation: Circulation? {
    actions.indices.firstValue { index in
      switch actions[index].text("action") {
      case "roundaboutEnter": ring(index)?.circulation
      case "roundaboutExit":
        ["left": Circulation.clockwise, "right": .counterClockwise][
          actions[index].text("direction") ?? ""]
      default: nil
      }
    }
  }

  private func ring(_ index: Int) -> RoundaboutShape? {
    guard actions[index].text("action") == "roundaboutEnter" else { return nil }
    let next = actions[ifAny: index + 1]
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

  func leg(_ side: FoundSide) throws(Fault) -> Leg {
    let sum = try node.object(node["summary"] == nil ? "travelSummary" : "summary")
    let distance = try sum?.optionalMeasure("length") ?? line.length.rounded()
    let duration = try sum?.optionalMeasure("duration") ?? spanOfTimes
    let before = try node.objects("preActions")
    let after = try node.objects("postActions")
    var steps = try before.map { (action) throws(Fault) in try boarding(action, side) }
    if actions.isEmpty, node.text("type") == "transit", steps.isEmpty {
      steps.append(ride(side, distance, duration))
    }
    if actions.isEmpty, let last = before.indices.last {
      // The way lies behind the action that boards.
      let stated = try (before + after).map { (action) throws(Fault) in
        try action.optionalMeasure("duration") ?? 0
      }
      steps[last].distance = distance
      steps[last].duration += max(0, duration - stated.reduce(0, +))
    }
    let first = steps.count
    for index in actions.indices { steps.append(try step(index, side)) }
    for action in after { steps.append(try boarding(action, side)) }
    var leg = Leg(steps: steps, distance: distance, duration: duration)
    leg.takePlace(node["arrival"]?["place"]?.text("name"))
    leg.departure = StatedTime(node["departure"]?.text("time"))
    leg.arrival = StatedTime(node["arrival"]?.text("time"))
    leg.charge = BatteryCharge(
      wattHours: node["arrival"]?.number("charge").map { ($0 * 1000).rounded() })
    leg.askedStart = node["departure"]?["place"]?["originalLocation"]?.coordinate
    leg.askedEnd = node["arrival"]?["place"]?["originalLocation"]?.coordinate
    leg.features = RouteFeatures(here: node, mode: mode)
    leg.unplacedObjects = HEREObjects.unplacedObjects(of: node, mode: mode)
    leg.takeDelay(beyond: try sum?.optionalMeasure("baseDuration"))
    // Actions before and after the section take place at its ends.
    let starts =
      [Int?](repeating: 0, count: first) + actions.map { $0.integer("offset") }
      + [Int?](repeating: line.count - 1, count: after.count)
    leg.takeLine(line, starts: starts)
    return leg
  }

  private var spanOfTimes: Double {
    let times = ["departure", "arrival"].compactMap { place in
      node[place]?.text("time").flatMap { CivilTime(rfc3339: $0, zone: 0)?.milliseconds }
    }
    return times.count == 2 ? max(0, Double(times[1] - times[0]) / 1000) : 0
  }

  private var mode: String? { node["transport"]?.text("mode") ?? node.text("type") }

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

  private func boarding(_ action: JSONNode, _ side: FoundSide) throws(Fault) -> Step {
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

  private var transitRide: TransitRide? {
    guard node.text("type") == "transit" else { return nil }
    let transport = node["transport"]
    return TransitRide(
      line: transport?.text("shortName") ?? transport?.text("name"),
      headsign: transport?.text("headsign"),
      boardingStop: node["departure"]?["place"]?.text("name"),
      alightingStop: node["arrival"]?["place"]?.text("name"),
      stopCount: node["intermediateStops"].map { $0.elements.count + 1 },
      departure: StatedTime(node["departure"]?.text("time")))
  }

  private func step(_ index: Int, _ side: FoundSide) throws(Fault) -> Step {
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
    let instruction = action.text("instruction")
    step.maneuver.instruction = instruction ?? worded[Self.spot(action)]?.text("instruction")
    step.maneuver.exit = action.positive("exit")
    // An exit without an entry before it means the whole roundabout.
    let previous = actions[ifAny: index - 1]?.text("action")
    if step.maneuver.kind.leavesRoundabout, step.maneuver.exit != nil,
      previous != "roundaboutEnter"
    {
      step.maneuver.kind = ManeuverKind.roundaboutNthExitCCW.on(side.side)
    }
    step.maneuver.takeLocation(from: line, at: action.integer("offset"))
    // The angle, if a single action describes the roundabout.
    let kind = step.maneuver.kind
    if kind.entersRoundabout, kind.family != .roundaboutEntry,
      let turn = action.number("turnAngle"), turn.magnitude <= 180
    {
      step.maneuver.takeRoundaboutAngle(from: 0, to: turn)
    }
    step.maneuver.ring = ring(index)
    step.road = Road(here: action)
    step.roadBefore = Road.before(here: action)
    step.country = countries[action.integer("offset")]
    // Plain actions name the road and its signs only in words.
    if action["nextRoad"] == nil, let text = step.maneuver.instruction {
      if node.text("language")?.lowercased().hasPrefix("en") == true {
        step.takeSigns(of: MarkedText(text))
      } else if step.road.exits == nil, step.maneuver.kind.family == .offRamp {
        step.road.exits = ExitWords.number(in: MarkedText(text), leavesRoad: true)
      }
    }
    return step
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

import Faults
import JSON

struct ValhallaLeg {
  private let node: JSONNode
  private let maneuvers: [JSONNode]
  let unit: Double
  let line: [Coordinate]

  init(_ node: JSONNode, unit: Double) throws(Fault) {
    self.node = node
    self.unit = unit
    line = [Coordinate](line: node["shape"], precision: 6)
    maneuvers = try node.objects("maneuvers")
  }

  var start: Coordinate? { line.first }

  var circulation: Circulation? {
    maneuvers.indices.filter { maneuvers[$0].integer("type") == 26 }
      .firstValue { ring($0)?.circulation }
  }

  private func ring(_ index: Int) -> RoundaboutShape? {
    guard maneuvers[index].integer("type") == 26,
      let entry = maneuvers[index].integer("begin_shape_index")
    else { return nil }
    let next = maneuvers[ifAny: index + 1]
    let exit = next?.integer("type") == 27 ? next?.integer("begin_shape_index") : nil
    return RoundaboutShape(line, entry: entry, exit: exit)
  }

  var uTurn: ManeuverKind? {
    maneuvers.firstValue { maneuver in
      guard maneuver.text("travel_mode") == "drive" else { return nil }
      return [12: ManeuverKind.uTurnRight, 13: .uTurnLeft][maneuver.integer("type") ?? 0]
    }
  }

  func leg(_ side: FoundSide) throws(Fault) -> Leg {
    var steps: [Step] = []
    var ride: TransitRide?
    for (index, maneuver) in maneuvers.enumerated() {
      var step = try step(maneuver, side)
      step.maneuver.ring = ring(index)
      step.announcements = try announcements(
        before: maneuvers[ifAny: index - 1], maneuver: maneuver)
      let next = maneuver["transit_info"].map(TransitRide.init(valhalla:))
      if next != nil || ride != nil { step.take(next, before: ride) }
      ride = next ?? ride
      steps.append(step)
    }
    let summary = try node.object("summary")
    var leg = Leg(
      steps: steps, distance: try summary?.optionalMeasure("length", unit: unit),
      duration: try summary?.optionalMeasure("time"))
    leg.features = features
    leg.unplacedObjects =
      try Self.along.objects(ofLeg: node, steps: maneuvers) + Self.crossings(in: node["summary"])
    leg.takeLine(line, starts: maneuvers.map { $0.integer("begin_shape_index") })
    return leg
  }

  private var features: RouteFeatures {
    func says(_ field: String, _ names: String...) -> Bool? {
      let isMarked = maneuvers.contains { maneuver in
        names.contains { maneuver.flag($0) == true }
      }
      return isMarked ? true : node["summary"]?.flag(field)
    }
    return RouteFeatures(
      hasTolls: says("has_toll", "toll"), hasFerry: says("has_ferry", "ferry"),
      hasUnpaved: says("has_unpaved", "rough", "unpaved"),
      hasMotorway: says("has_highway", "highway"))
  }

  /// The announcements, which have no places: after the previous maneuver, 35 s and 10 s ahead.
  private func announcements(
    before: JSONNode?, maneuver: JSONNode
  ) throws(Fault) -> [Announcement] {
    let distance = try before?.optionalMeasure("length", unit: unit) ?? 0
    let duration = try before?.optionalMeasure("time") ?? 0
    let speed = duration > 0 ? distance / duration : 0
    var result: [Announcement] = []
    if let text = before?.text("verbal_post_transition_instruction") {
      result.append(Announcement(distance: distance, text: text))
    }
    if let text = maneuver.text("verbal_transition_alert_instruction"), duration > 45 {
      var alert = Announcement(distance: (speed * 35).rounded(), text: text)
      alert.lacksDistance = true
      result.append(alert)
    }
    if let text = maneuver.text("verbal_pre_transition_instruction") {
      result.append(
        Announcement(distance: min(distance, (speed * 10).rounded()), text: text))
    }
    return result
  }
}

extension TransitRide {
  fileprivate init(valhalla node: JSONNode) {
    self.init(
      line: node.text("short_name") ?? node.text("long_name"), headsign: node.text("headsign"))
    let stops = node.elements("transit_stops")
    take(stops: stops.map { $0.text("name") })
    departure = StatedTime(stops.first?.text("departure_date_time"))
  }
}

extension ValhallaLeg {
  func step(_ node: JSONNode, _ side: FoundSide) throws(Fault) -> Step {
    let word = try node.requiredText("type")
    let number = Vocabulary.valhalla.entry(number: word)
    let share = node.text("bss_maneuver_type").flatMap { Self.shares[$0] }
    var step = Step(
      share ?? number, type: share?.symbol ?? number?.symbol ?? word, at: node, side,
      distance: try node.optionalMeasure("length", unit: unit),
      duration: try node.optionalMeasure("time"))
    step.maneuver.engineModifier = share == nil && number != nil ? word : nil
    step.maneuver.instruction = node.text("instruction")
    step.maneuver.exit = node.positive("roundabout_exit_count")
    step.maneuver.bearingBefore = node.heading("bearing_before")
    step.maneuver.bearingAfter = node.heading("bearing_after")
    step.maneuver.takeLocation(from: line, at: node.integer("begin_shape_index"))
    Self.refineRamp(&step.maneuver, node)
    step.mode = node.flag("ferry") == true ? "ferry" : node.text("travel_mode")
    step.road = Road(valhalla: node)
    if node["begin_street_names"] != nil {
      step.roadOnward = Road(name: node["street_names"]?.elements.texts(by: "/"))
    }
    step.takeSignsBesideFields()
    Self.addLanes(of: node, to: &step, side.side)
    return step
  }

  /// Corrects a slight ramp that turns by 45 to 135 degrees.
  private static func refineRamp(_ maneuver: inout Maneuver, _ node: JSONNode) {
    guard maneuver.kind == .onRampSlightLeft || maneuver.kind == .onRampSlightRight,
      let before = node.heading("bearing_before"), let after = node.heading("bearing_after")
    else { return }
    let turn = Bearing.turn(from: before, to: after)
    guard (45...135).contains(turn.magnitude), TurnSide(degrees: turn) == maneuver.kind.side else {
      return
    }
    maneuver.become(maneuver.kind == .onRampSlightRight ? .onRampRight : .onRampLeft)
  }

  /// Adds lanes from bit masks; `active` of lanes to take, else `valid`, has the arrow to follow.
  private static func addLanes(
    of node: JSONNode, to step: inout Step, _ side: DrivingSide
  ) {
    let turn = step.maneuver.direction?.degrees(on: step.drivingSide) ?? 0
    for source in node.elements("lanes") {
      var lane = Lane(directions: arrows(source.integer("directions") ?? 0, side))
      let active = source.integer("active") ?? 0
      let followed = arrows(active != 0 ? active : source.integer("valid") ?? 0, side)
      if !followed.isEmpty {
        lane.state = active != 0 ? .preferred : .usable
        lane.followed = Lane.nearest(
          to: turn, among: followed.filter(lane.directions.contains))
      }
      step.lanes.append(lane)
    }
  }

  static func arrows(_ mask: Int, _ side: DrivingSide) -> [Lane.Direction] {
    bits.filter { mask & $0.bit != 0 }.map { _, direction in
      direction == .uTurnLeft && side == .left ? .uTurnRight : direction
    }
  }

  /// The arrows from left to right, as painted.
  static let bits: [(bit: Int, direction: Lane.Direction)] = [
    (256, .uTurnLeft), (4, .sharpLeft), (8, .left), (16, .slightLeft), (512, .mergeToLeft),
    (2, .through), (1024, .mergeToRight), (32, .slightRight), (64, .right), (128, .sharpRight),
    (1, .noArrow),
  ]

  private static let shares = Dictionary(
    Vocabulary.valhallaBikeShare.entries.filter { $0.kind != .noManeuver }
      .flatMap { [($0.symbol, $0), ($0.value, $0)] },
    uniquingKeysWith: { $1 })
}

extension Road {
  fileprivate init(valhalla node: JSONNode) {
    let streets = node["begin_street_names"] ?? node["street_names"]
    name = streets?.elements.texts(by: "/")
    guard let sign = node["sign"] else { return }
    func text(_ name: String) -> String? { sign.texts(name, "text", by: ", ") }
    exits = sign.texts("exit_number_elements", "text", by: "; ")
    let branch = text("exit_branch_elements") ?? text("guide_branch_elements")
    let toward = text("exit_toward_elements") ?? text("guide_toward_elements")
    destinations = branch.joined(toward, by: ": ") ?? text("exit_name_elements")
    junctionName =
      text("junction_name_elements")
      ?? (branch == nil && toward == nil ? nil : text("exit_name_elements"))
  }
}

extension ValhallaLeg {
  /// The borders of countries and states that a leg crosses, each at the end of an edge.
  static func crossings(in summary: JSONNode?) -> [UnplacedObject] {
    let areas = summary?.elements("admins") ?? []
    return (summary?.elements("admin_crossings") ?? []).compactMap { node in
      func area(_ name: String) -> JSONNode? { node.integer(name).flatMap { areas[ifAny: $0] } }
      let place = node.integer("end_shape_index").map { UnplacedObject.Place.point($0) } ?? .unknown
      let before = Country.alpha2(area("from_admin_index")?.text("country_code"))
      guard let next = area("to_admin_index"),
        let country = Country.alpha2(next.text("country_code")),
        var unplacedObject = admins.unplacedObject(
          country == before ? "state" : "country", from: place)
      else { return nil }
      unplacedObject.add(.country, country)
      if country == before { unplacedObject.add(.region, next.text("state_text")) }
      return unplacedObject
    }
  }

  private static let along = EngineAlong.rows(of: "valhalla")
  private static let admins = AlongField("valhalla", "legs[].summary.admin_crossings[]")
}

/// Turns a maneuver of Valhalla into a step.
struct ValhallaStep {
  private let node: JSONNode
  private let unit: Double
  private let side: (DrivingSide, DrivingSideSource)
  private let line: Polyline

  init(
    _ node: JSONNode, unit: Double, side: (DrivingSide, DrivingSideSource), line: Polyline
  ) {
    self.node = node
    self.unit = unit
    self.side = side
    self.line = line
  }

  func step() throws(RouteError) -> Step {
    let word = try node.requiredText("type")
    let number = Self.entries[word]
    let share = node.text("bss_maneuver_type").flatMap { Self.shares[$0] }
    var step = Step(
      share ?? number, type: share?.symbol ?? number?.symbol ?? word, modifier: nil,
      at: node, side: side, distance: (try node.optionalMeasure("length") ?? 0) * unit,
      duration: try node.optionalMeasure("time") ?? 0)
    step.maneuver.engineModifier = share == nil && number != nil ? word : nil
    step.maneuver.instruction = node.text("instruction")
    step.maneuver.exit = node.integer("roundabout_exit_count").flatMap { $0 > 0 ? $0 : nil }
    step.maneuver.bearingBefore = node.heading("bearing_before")
    step.maneuver.bearingAfter = node.heading("bearing_after")
    if let index = node.integer("begin_shape_index") {
      step.maneuver.takeBearings(from: line, at: index)
    }
    refineRamp(&step.maneuver)
    step.mode = node.flag("ferry") == true ? "ferry" : node.text("travel_mode")
    step.road = road
    step.takeSignsBesideFields()
    addLanes(to: &step)
    return step
  }

  /// A ramp that turns by 45 to 135 degrees is no slight one.
  private func refineRamp(_ maneuver: inout Maneuver) {
    guard maneuver.kind == .onRampSlightLeft || maneuver.kind == .onRampSlightRight,
      let before = node.heading("bearing_before"), let after = node.heading("bearing_after")
    else { return }
    let turn = Bearing.turn(from: before, to: after)
    if maneuver.kind == .onRampSlightRight, turn >= 45, turn <= 135 { maneuver.kind = .onRampRight }
    if maneuver.kind == .onRampSlightLeft, turn <= -45, turn >= -135 { maneuver.kind = .onRampLeft }
    maneuver.direction = maneuver.kind.turnDirection
  }

  private var road: Road {
    var road = Road()
    let streets = node["begin_street_names"] ?? node["street_names"]
    road.name = streets?.elements.texts(by: "/")
    guard let sign = node["sign"] else { return road }
    func text(_ name: String) -> String? { sign.elements(name).texts("text", by: ", ") }
    road.exits = sign.elements("exit_number_elements").texts("text", by: "; ")
    let branch = text("exit_branch_elements") ?? text("guide_branch_elements")
    let toward = text("exit_toward_elements") ?? text("guide_toward_elements")
    road.destinations = branch.joined(toward, by: ": ") ?? text("exit_name_elements")
    road.junctionName =
      text("junction_name_elements")
      ?? (branch == nil && toward == nil ? nil : text("exit_name_elements"))
    return road
  }

  /// The lanes before the maneuver: bit masks of arrows, with the arrow to follow under `active`
  /// for lanes to take and under `valid` for others that lead along the route.
  private func addLanes(to step: inout Step) {
    let turn = step.maneuver.direction?.degrees(on: step.drivingSide) ?? 0
    for source in node.elements("lanes") {
      var lane = Lane(directions: Self.arrows(source.integer("directions") ?? 0, side.0))
      let active = source.integer("active") ?? 0
      let followed = Self.arrows(active != 0 ? active : source.integer("valid") ?? 0, side.0)
      if !followed.isEmpty {
        lane.state = active != 0 ? .preferred : .usable
        lane.followed = Lane.nearest(
          to: turn, among: followed.filter(lane.directions.contains))
      }
      step.lanes.append(lane)
    }
  }

  private static func arrows(_ mask: Int, _ side: DrivingSide) -> [Lane.Direction] {
    bits.filter { mask & $0.bit != 0 }.map { _, direction in
      direction == .uTurnLeft && side == .left ? .uTurnRight : direction
    }
  }

  /// In the order from left to right, as the arrows stand on the road.
  private static let bits: [(bit: Int, direction: Lane.Direction)] = [
    (256, .uTurnLeft), (4, .sharpLeft), (8, .left), (16, .slightLeft), (512, .mergeToLeft),
    (2, .through), (1024, .mergeToRight), (32, .slightRight), (64, .right), (128, .sharpRight),
    (1, .noArrow),
  ]

  private static let entries = Dictionary(
    uniqueKeysWithValues: Vocabulary.valhalla.entries.map { ($0.value, $0) })

  /// What is done at a bike share station, by name and by number.
  private static let shares: [String: Vocabulary.Entry] = {
    var result: [String: Vocabulary.Entry] = [:]
    for entry in Vocabulary.valhallaBikeShare.entries where entry.kind != .noManeuver {
      result[entry.symbol] = entry
      result[entry.value] = entry
    }
    return result
  }()
}

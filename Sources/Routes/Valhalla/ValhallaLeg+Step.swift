import JSON
import Faults

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
    step.maneuver.takeBearings(from: line, at: node.integer("begin_shape_index"))
    Self.refineRamp(&step.maneuver, node)
    step.mode = node.flag("ferry") == true ? "ferry" : node.text("travel_mode")
    step.road = Road(valhalla: node)
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

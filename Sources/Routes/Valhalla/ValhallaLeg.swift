/// A leg of a trip.
struct ValhallaLeg {
  let node: JSONNode
  private let maneuvers: [JSONNode]
  /// Its line; not held, since the lines of all legs together take much memory.
  private var line: Polyline { Polyline(node["shape"], precision: 6) }

  init(_ node: JSONNode) throws(RouteError) {
    try node.expectObject()
    self.node = node
    maneuvers = try node.objects("maneuvers") ?? []
  }

  /// The place where it starts.
  var start: Coordinate? {
    let shape = node["shape"]
    let first = Polyline(encoded: shape, precision: 6, limit: 1)
    return (shape?.isString == true ? first : line).points.first
  }

  /// The way round the first roundabout that shows it.
  var circulation: Circulation? {
    var known: Polyline?
    for (index, maneuver) in maneuvers.enumerated() where maneuver.integer("type") == 26 {
      let line = known ?? line
      known = line
      if let found = ring(index, line)?.circulation { return found }
    }
    return nil
  }

  /// What the line shows of the roundabout that a maneuver enters; nil for other maneuvers.
  private func ring(_ index: Int, _ line: Polyline) -> RoundaboutShape? {
    guard maneuvers[index].integer("type") == 26,
      let entry = maneuvers[index].integer("begin_shape_index")
    else { return nil }
    let next = index + 1 < maneuvers.count ? maneuvers[index + 1] : nil
    let exit = next?.integer("type") == 27 ? next?.integer("begin_shape_index") : nil
    return RoundaboutShape(line, entry: entry, exit: exit)
  }

  /// The first U-turn of a vehicle.
  var uTurn: ManeuverKind? {
    for maneuver in maneuvers where maneuver.text("travel_mode") == "drive" {
      switch maneuver.integer("type") {
      case 12: return .uTurnRight
      case 13: return .uTurnLeft
      default: continue
      }
    }
    return nil
  }

  /// Gives the line to a leg that was made of this one.
  func addLine(to leg: inout Leg) {
    leg.takeLine(line.points, starts: maneuvers.map { $0.integer("begin_shape_index") })
  }

  func leg(
    unit: Double, side: (DrivingSide, DrivingSideSource), isLast: Bool
  ) throws(RouteError) -> Leg {
    let line = line
    let steps = try maneuvers.parallelMap { maneuver, index throws(RouteError) in
      var step = try ValhallaStep(maneuver, unit: unit, side: side, line: line).step()
      if !isLast { step.makeWaypoint() }
      step.maneuver.ring = ring(index, line)
      let before = index > 0 ? maneuvers[index - 1] : nil
      step.announcements = try Self.announcements(before: before, maneuver: maneuver, unit: unit)
      return step
    }
    let summary = try node.object("summary")
    var leg = Leg(
      steps: steps,
      distance: try summary?.optionalMeasure("length").map { $0 * unit }
        ?? steps.reduce(0) { $0 + $1.distance },
      duration: try summary?.optionalMeasure("time") ?? steps.reduce(0) { $0 + $1.duration })
    leg.features = features
    leg.takeRides(maneuvers)
    return leg
  }

  /// What the summary and the maneuvers say that the way holds.
  private var features: RouteFeatures {
    let summary = node["summary"]
    func says(_ field: String, _ names: String...) -> Bool? {
      let isMarked = maneuvers.contains { maneuver in
        names.contains { maneuver.flag($0) == true }
      }
      return isMarked ? true : summary?.flag(field)
    }
    var features = RouteFeatures()
    features.hasTolls = says("has_toll", "toll")
    features.hasFerry = says("has_ferry", "ferry")
    features.hasMotorway = says("has_highway", "highway")
    features.hasUnpaved = says("has_unpaved", "rough", "unpaved")
    return features
  }

  /// What to say on the way to a maneuver.
  ///
  /// The answer has the words without the places: what follows the maneuver before is said at once,
  /// the alert 35 seconds and the instruction 10 seconds ahead, where the way is as long.
  private static func announcements(
    before: JSONNode?, maneuver: JSONNode, unit: Double
  ) throws(RouteError) -> [Announcement] {
    guard let before else {
      return maneuver.text("verbal_pre_transition_instruction").map {
        [Announcement(distance: 0, text: $0)]
      } ?? []
    }
    let distance = (try before.optionalMeasure("length") ?? 0) * unit
    let duration = try before.optionalMeasure("time") ?? 0
    let speed = duration > 0 ? distance / duration : 0
    var result: [Announcement] = []
    if let text = before.text("verbal_post_transition_instruction") {
      result.append(Announcement(distance: distance, text: text))
    }
    if let text = maneuver.text("verbal_transition_alert_instruction"), duration > 45 {
      result.append(Announcement(distance: (speed * 35).rounded(), text: text))
    }
    if let text = maneuver.text("verbal_pre_transition_instruction") {
      result.append(
        Announcement(distance: min(distance, (speed * 10).rounded()), text: text))
    }
    return result
  }
}

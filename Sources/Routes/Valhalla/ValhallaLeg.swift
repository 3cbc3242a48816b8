import JSON
import Faults

struct ValhallaLeg {
  private let node: JSONNode
  private let maneuvers: [JSONNode]
  let unit: Double
  let line: Polyline

  init(_ node: JSONNode, unit: Double) throws(Fault) {
    self.node = node
    self.unit = unit
    line = Polyline(node["shape"], precision: 6)
    maneuvers = try node.objects("maneuvers")
  }

  var start: Coordinate? { line.points.first }

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
    leg.sightings = Self.sightings(of: maneuvers) + Self.crossings(in: node["summary"])
    leg.takeLine(line.points, starts: maneuvers.map { $0.integer("begin_shape_index") })
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

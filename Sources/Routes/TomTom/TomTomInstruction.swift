import Faults
import JSON

struct TomTomInstruction {
  private let node: JSONNode
  private let word: String
  private let line: [Coordinate]
  /// The distance from the start of the route, in meters.
  let offset: Double
  /// The time from the start of the route, in seconds.
  let time: Double
  let location: Coordinate?
  let drivingSide: DrivingSide?
  let pointIndex: Int?
  /// The point at which a roundabout is left, if the instruction has the way around it.
  private let ringEnd: Int?

  /// Reads an instruction; `after` is the point index of the previous one.
  init(_ node: JSONNode, line: [Coordinate], after: Int) throws(Fault) {
    self.node = node
    self.line = line
    word = try node.requiredText("maneuver")
    let path = node["routePath"]?.first
    // The point of a roundabout is where it is left, its path begins where it is entered.
    let isRing = path != nil && Self.entry(word)?.kind.entersRoundabout == true
    offset = try node.optionalMeasure("routeOffsetInMeters") ?? 0
    let timed = node["travelTimeInSeconds"] == nil ? path : node
    time = try timed?.optionalMeasure("travelTimeInSeconds") ?? 0
    let point = isRing ? path?["point"] : node["maneuverPoint"] ?? path?["point"]
    let location = (node["point"] ?? point)?.coordinate
    self.location = location
    drivingSide = node.drivingSide("drivingSide")
    if let stated = node.integer("pointIndex") {
      pointIndex = stated
    } else if let location, after < line.count {
      pointIndex = line[max(0, after)...].firstIndex(of: location)
    } else {
      pointIndex = nil
    }
    let end = isRing ? node["maneuverPoint"]?.coordinate : nil
    ringEnd = pointIndex.flatMap { start in
      line.indices.contains(start)
        ? end.flatMap { line[start...].firstIndex(of: $0) } : nil
    }
  }

  var country: FoundCountry? {
    FoundCountry(engine: node.text("countryCode"), state: node.text("stateCode"))
  }
  var entry: Vocabulary.Entry? { Self.entry(word) }

  /// The word's entry; words mean the same in both versions.
  private static func entry(_ word: String) -> Vocabulary.Entry? {
    Vocabulary.tomTomRouting.entry(word) ?? Vocabulary.tomTomGuidance.entry(word)
  }

  func step(_ side: FoundSide, lanes: TomTomLanes) -> Step {
    var step = Step(
      entry, type: word, at: node, side.unless(stated: drivingSide), distance: 0, duration: 0)
    step.maneuver.location = location
    let message = node["message"]?.marked()
    step.maneuver.take(message)
    step.maneuver.landmark = node.text("landmark")
    step.maneuver.isObligatory = node["isManeuverObligatory"]?.flag
    step.maneuver.exit = node.positive("roundaboutExitNumber")
    step.maneuver.bearingAfter = ringEnd.flatMap { line.bearing(after: $0) }
    step.maneuver.takeLocation(from: line, at: pointIndex)
    let turn = node.number("turnAngleInDecimalDegrees") ?? node.number("changeOfAngleInDegrees")
    if let turn, turn.magnitude <= 360 {
      let kind = step.maneuver.kind
      if kind.entersRoundabout { step.maneuver.takeRoundaboutAngle(from: 0, to: turn) }
      // The word does not name the side.
      if kind.family == .switchRoad {
        step.maneuver.direction = TurnDirection(turnDegrees: Bearing.turn(from: 0, to: turn))
      }
    }
    step.road = road(message)
    step.country = country
    step.shields =
      node["nextRoadInfo"]?.elements("roadShields").compactMap { shield in
        guard let ref = shield["roadNumber"]?.text("text") else { return nil }
        let icon = shield["iconReference"]
        return SentShield(
          ref: ref, text: icon?.text("shieldContent"), name: icon?.text("reference"),
          country: Country.alpha2(shield.text("countryCode")))
      } ?? []
    // A ramp or an exit without a side takes the side of the sentence or of the turn.
    if let message, step.maneuver.kind == .offRamp || step.maneuver.kind == .onRamp,
      let side = WordedSigns(message.sentence).side
        ?? turn.flatMap({ TurnSide(TurnDirection(turnDegrees: $0)) })
    {
      step.maneuver.become(step.maneuver.kind.turned(to: side))
    }
    step.mode = node.text("travelMode")
    if !step.maneuver.kind.isPlace {
      lanes.add(to: &step, offset: offset, pointIndex: pointIndex)
    }
    return step
  }

  private func road(_ message: MarkedText?) -> Road {
    var road = Road()
    let next = node["nextRoadInfo"]
    road.name = node.text("street") ?? next?["streetName"]?.text("text")
    let shields = (next?.elements("roadShields") ?? []).compactMap { $0["roadNumber"] }
    let numbers = node["roadNumbers"] ?? next?["roadNumbers"]
    road.ref = numbers?.elements.texts(by: "; ") ?? shields.texts("text", by: "; ")
    let sign = node["signpost"]
    road.destinations =
      node.text("signpostText") ?? sign?["towardName"]?.text("text")
      ?? message?.words("signposttext", by: ", ")
    road.exits =
      node.text("exitNumber") ?? sign?["exitNumber"]?.text("text") ?? message?.words("exitnumber")
    if road.name == nil, road.ref == nil {
      road.name = message?.words("street", by: "/")
      road.ref = message?.words("roadnumber")
    }
    let named = [
      next?["streetName"], sign?["towardName"], sign?["exitName"], node["intersectionName"],
    ]
    // The other alphabet that it offers, LH+, is unknown to SSML.
    road.pronunciations = named.compactMap { node in
      Pronunciation(node?.text("phonetic"), of: node?.text("text"), asciiAlphabet: nil)
    }
    road.junctionName = node["intersectionName"]?.text("text") ?? sign?["exitName"]?.text("text")
    return road
  }
}

import JSON
import Faults

/// Reads `response.route` of HERE Routing, version 7, which describes maneuvers only in words.
enum HERE7Routes {
  static func routes(from response: JSONNode, _ reader: RouteReader) throws(Fault) -> [Route] {
    let content = try response.required("response")
    return try content.objects("route").map { (route) throws(Fault) in
      let sources = try route.objects("leg")
      let maneuvers = sources.flatMap { $0.elements("maneuver") }
      let side = FoundSide(
        reader, circulation: maneuvers.firstValue { HERE7Action($0)?.kind.circulation },
        start: maneuvers.first?["position"]?.coordinate)
      var legs = try sources.map { (leg) throws(Fault) in try self.leg(leg, side) }
      let summary = route["summary"]
      if legs.count == 1, legs[0].features == .unknown {
        legs[0].features = RouteFeatures(here7: summary)
      }
      var result = reader.route(
        legs: legs, distance: try summary?.optionalMeasure("distance"),
        duration: try summary?.optionalMeasure("travelTime"),
        language: content.text("language"),
        sentObjects: route.elements("note").compactMap { HEREObjects.note($0, notes, .unknown) })
      result.statedUnits = legs.lazy.flatMap { $0.steps }.firstValue {
        $0.maneuver.instruction.flatMap(StatedLength.units)
      }
      return result
    }
  }

  private static func leg(_ leg: JSONNode, _ side: FoundSide) throws(Fault) -> Leg {
    var steps: [Step] = []
    let maneuvers = try leg.objects("maneuver")
    let texts = maneuvers.map { $0.marked("instruction") ?? MarkedText("") }
    for (index, maneuver) in maneuvers.enumerated() {
      let text = texts[index]
      var step = Step(
        wordedBy: text, at: maneuver, isFirst: steps.isEmpty, side,
        distance: try maneuver.optionalMeasure("length") ?? 0,
        duration: try maneuver.optionalMeasure("travelTime") ?? 0)
      HERE7Action(maneuver)?.apply(to: &step)
      step.maneuver.location = maneuver["position"]?.coordinate
      step.maneuver.wording = text.sentence(without: "distance-description")
      step.road.take(
        here7: maneuver, text, isRoundabout: step.maneuver.kind.circulation != nil)
      takeRide(maneuver, text, next: texts[ifAny: index + 1], before: steps.last?.transit, &step)
      steps.append(step)
    }
    var result = Leg(
      steps: steps, distance: try leg.optionalMeasure("length"),
      duration: try leg.optionalMeasure("travelTime"))
    result.features = RouteFeatures(here7: leg["summary"])
    result.sentObjects = maneuvers.enumerated().flatMap { index, maneuver in
      maneuver.elements("note").compactMap { HEREObjects.note($0, stepNotes, .step(index)) }
    }
    return result
  }

  private static let notes = AlongField("here", "note[]")
  private static let stepNotes = AlongField("here", "leg[].maneuver[].note[]")

  private static func takeRide(
    _ node: JSONNode, _ text: MarkedText, next: MarkedText?, before: TransitRide?,
    _ step: inout Step
  ) {
    guard node.text("_type")?.hasPrefix("PublicTransport") == true else { return }
    let boards = text.words("line") != nil || text.words("transit") != nil
    let kind: ManeuverKind = boards ? .transitBoard : .transitAlight
    if boards || text.words("station") != nil, step.maneuver.kind != kind {
      step.maneuver.become(kind)
      step.fallbacks = []
    }
    guard boards else { return step.take(nil, before: before) }
    step.take(
      TransitRide(
        line: text.words("line"), headsign: text.words("destination"),
        boardingStop: text.words("station") ?? node.text("stopName"),
        alightingStop: next?.words("line") == nil ? next?.words("station") : nil,
        stopCount: text.words("stops").flatMap { Int($0.prefix { $0.isNumber }) }))
  }
}

/// The action of a maneuver, sent on request: it names the kind in all languages, not just English.
private struct HERE7Action {
  let kind: ManeuverKind
  private let word: String
  private let exit: Int?

  init?(_ node: JSONNode) {
    guard let word = node.text("action") else { return nil }
    self.word = word
    let start = word.prefix { !$0.isNumber }
    exit = Int(word.dropFirst(start.count))
    guard (1...20).contains(exit ?? 1), let kind = Self.kinds[exit == nil ? word : String(start)]
    else { return nil }
    self.kind = kind
  }

  /// Gives a step read from words the action's kind, unless the words are more precise.
  func apply(to step: inout Step) {
    step.maneuver.engineType = word
    step.fallbacks = []
    let read = step.maneuver.kind
    step.maneuver.exit = exit ?? step.maneuver.exit
    if kind == .arrive, read.family == .arrive { return }
    if kind == .followRoad, read.turnDirection == .straight { return }
    step.maneuver.become(kind)
  }

  private static let kinds = WordList.dictionary("here7 actions")
    .compactMapValues(ManeuverKind.init)
}

extension Road {
  /// Takes the road from fields, else from markup in any language, else keeps the one of English
  /// words; the exit number of a roundabout is not a motorway's.
  fileprivate mutating func take(here7 node: JSONNode, _ text: MarkedText, isRoundabout: Bool) {
    func bare(_ label: String) -> String? {
      text.words(label, by: "/").map {
        $0.hasPrefix("(") ? String($0.dropFirst()).withoutEnd(")") : $0
      }
    }
    let names = node.text("nextRoadName") ?? bare("next-street")
    let numbers = node.text("nextRoadNumber") ?? bare("number")
    if names != nil || numbers != nil {
      (name, ref) = (names, numbers)
    } else if name == nil, ref == nil {
      (name, ref) = (bare("street") ?? node.text("roadName"), node.text("roadNumber"))
    }
    if let signs = bare("sign") ?? bare("toward_street") {
      destinations = signs.partsOfName.joined(separator: ", ")
    }
    exits = isRoundabout ? nil : text.words("exit").flatMap { $0.isExitNumber ? $0 : nil } ?? exits
  }
}

extension RouteFeatures {
  fileprivate init(here7 summary: JSONNode?) {
    self.init()
    guard let list = summary?["flags"], list.isArray else { return }
    let flags = Set(list.elements.compactMap { $0.string?.lowercased() })
    hasTolls = flags.contains("tollroad")
    hasFerry = flags.contains("boatferry") || flags.contains("railferry")
    hasUnpaved = flags.contains("dirtroad")
    hasMotorway = flags.contains("motorway")
  }
}

import Faults
import JSON

extension Engine {
  /// Itineraries of OpenTripPlanner, version 1 or 2.
  public static let openTripPlanner = Engine(
    "opentripplanner", hasDeparture: false, vocabularies: [.openTripPlanner],
    read: OpenTripPlannerRoutes.routes)
}

/// Reads OpenTripPlanner's `plan`, from REST or GraphQL, and its newer queries `planConnection` and
/// Transmodel's `trip`; a transit ride becomes one step.
struct OpenTripPlannerRoutes {
  private let reader: RouteReader
  private let side: FoundSide
  private static let along = EngineAlong.rows(of: "opentripplanner")

  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    let data = try response.object("data") ?? response
    let itineraries: [JSONNode]
    if let connection = data["planConnection"] {
      itineraries = try connection.objects("edges").map { (edge) throws(Fault) in
        try edge.required("node")
      }
    } else if let trip = data["trip"] {
      itineraries = try trip.objects("tripPatterns")
    } else {
      itineraries = try data.required("plan").objects("itineraries")
    }
    return try itineraries.map { (itinerary) throws(Fault) in
      let sources = try itinerary.objects("legs")
      let side = FoundSide(
        reader,
        circulation: sources.lazy.flatMap { $0.elements("steps") }.firstValue { step in
          step.text("relativeDirection").flatMap { Self.entry($0)?.kind.circulation }
        },
        start: Self.place("from", of: sources.first)?.coordinate)
      let decoder = OpenTripPlannerRoutes(reader: reader, side: side)
      var legs: [Leg] = []
      for index in sources.indices {
        let leg = try decoder.leg(sources[index], after: sources[ifAny: index - 1])
        if leg.steps.first?.maneuver.kind == .transitRemainOn {
          legs[legs.count - 1].extend(by: leg)
        } else {
          legs.append(leg)
        }
      }
      // The total time includes the waits between legs.
      var route = reader.route(
        legs: legs, duration: try itinerary.optionalMeasure("duration"),
        language: response["requestParameters"]?.text("locale")?.replacing("_", with: "-"))
      route.originName = Self.name(of: Self.place("from", of: sources.first))
      return route
    }
  }

  private func leg(_ node: JSONNode, after previous: JSONNode?) throws(Fault) -> Leg {
    let distance = try node.optionalMeasure("distance") ?? 0
    let duration = try node.optionalMeasure("duration") ?? Self.span(of: node)
    var steps = try node.objects("steps").map { (source) throws(Fault) in
      try step(source, in: node, distance: distance, duration: duration)
    }
    if steps.isEmpty, Self.isRide(node) {
      steps = [ride(node, after: previous, distance, duration)]
    }
    var leg = Leg(steps: steps, distance: distance, duration: duration)
    leg.takePlace(Self.name(of: Self.place("to", of: node)))
    (leg.departure, leg.arrival) = (Self.time("start", of: node), Self.time("end", of: node))
    leg.features = Self.features(of: node)
    leg.unplacedObjects = try Self.along.objects(ofLeg: node, steps: node.elements("steps"))
    if let points = (node["legGeometry"] ?? node["pointsOnLink"])?["points"]?.string {
      leg.takeLine([Coordinate](encoded: points, precision: 5))
    }
    return leg
  }

  /// The name of a place; an end of the route without one has the word for it in English.
  private static func name(of place: JSONNode?) -> String? {
    place?.text("name").flatMap { ["Origin", "Destination"].contains($0) ? nil : $0 }
  }

  /// The place where a leg begins or ends.
  private static func place(_ end: String, of leg: JSONNode?) -> JSONNode? {
    leg?[end] ?? leg?[end + "Place"]
  }

  /// The mode in capitals, as Transmodel's queries do not write it.
  private static func mode(of leg: JSONNode) -> String? {
    leg.text("mode").map { modes[$0] ?? $0.uppercased() }
  }

  private static let modes = WordList.dictionary("transmodel modes")

  /// The entry of a word, which Transmodel's queries write as in `slightlyLeft`.
  private static func entry(_ word: String) -> Vocabulary.Entry? {
    Vocabulary.openTripPlanner.entry(word)
      ?? Vocabulary.openTripPlanner.entry(
        word.reduce("") { $0 + ($1.isUppercase ? "_" : "") + $1.uppercased() })
  }

  /// The name or number of the line of a ride.
  private static func line(of node: JSONNode) -> String? {
    let line = node["trip"]?["route"] ?? node["route"] ?? node["line"]
    return node.text("routeShortName") ?? line?.text("shortName") ?? line?.text("publicCode")
      ?? node.text("routeLongName") ?? line?.text("longName") ?? line?.text("name")
  }

  /// A time in milliseconds, or in newer queries one with its offset.
  private static func time(_ name: String, of node: JSONNode) -> StatedTime? {
    let newer = node[name]
    let part = name.prefix(1).uppercased() + name.dropFirst() + "Time"
    let call = node[(name == "start" ? "from" : "to") + "EstimatedCall"]
    let moment = name == "start" ? "DepartureTime" : "ArrivalTime"
    return StatedTime(
      newer?["estimated"]?.text("time") ?? newer?.text("scheduledTime")
        ?? node.text("expected" + part) ?? node.text("aimed" + part)
        ?? call?.text("expected" + moment) ?? call?.text("aimed" + moment))
      ?? StatedTime(
        milliseconds: node.number(name + "Time"),
        offset: node.number("agencyTimeZoneOffset").flatMap { Int(exactly: ($0 / 1000).rounded()) })
  }

  private static func span(of node: JSONNode) -> Double {
    guard let start = node.number("startTime"), let end = node.number("endTime") else { return 0 }
    return max(0, (end - start) / 1000)
  }

  /// Whether the leg is by public transport; GraphQL gives only the members that were asked for.
  private static func isRide(_ node: JSONNode) -> Bool {
    node.flag("transitLeg") ?? node.flag("ride")
      ?? (node["trip"] != nil || node["route"]?.isObject ?? (node["line"] != nil))
  }

  /// The number of stops, from the list of those between, else from positions on the line.
  private static func stopCount(of node: JSONNode) -> Int? {
    if let between = node["intermediateStops"] ?? node["intermediatePlaces"]
      ?? node["intermediateQuays"], between.isArray
    {
      return between.elements.count + 1
    }
    guard let start = node["from"]?.integer("stopIndex"),
      let end = node["to"]?.integer("stopIndex"), end > start
    else { return nil }
    return end - start
  }

  private static func features(of node: JSONNode) -> RouteFeatures {
    let isUnpaved = node.elements("steps").contains { step in
      step.elements("alerts").contains {
        $0.text("alertHeaderText")?.lowercased().holds("unpaved") == true
      }
    }
    return RouteFeatures(
      hasFerry: mode(of: node).map { $0 == "FERRY" }, hasUnpaved: isUnpaved ? true : nil)
  }

  private func ride(
    _ node: JSONNode, after previous: JSONNode?, _ distance: Double, _ duration: Double
  ) -> Step {
    let mode = Self.mode(of: node) ?? ""
    let isChange = previous.map(Self.isRide) ?? false
    let stays =
      isChange
      && (node.flag("interlineWithPreviousLeg")
        ?? previous?["interchangeTo"]?.flag("staySeated")) == true
    let (from, to) = (Self.place("from", of: node), Self.place("to", of: node))
    let kind: ManeuverKind =
      stays
      ? .transitRemainOn
      : mode == "FERRY" ? .ferryBoard : isChange ? .transitTransfer : .transitBoard
    var step = Step(kind, type: mode, side, distance: distance, duration: duration)
    let stop = from?["stop"] ?? from?["quay"]
    step.take(
      TransitRide(
        line: Self.line(of: node),
        headsign: node.text("headsign") ?? node["trip"]?.text("tripHeadsign")
          ?? node["fromEstimatedCall"]?["destinationDisplay"]?.text("frontText"),
        platform: from?.text("platformCode") ?? stop?.text("platformCode")
          ?? from?["quay"]?.text("publicCode"),
        boardingStop: from?.text("name"), alightingStop: to?.text("name"),
        stopCount: Self.stopCount(of: node), departure: Self.time("start", of: node)),
      before: TransitRide(line: previous.flatMap(Self.line)))
    step.maneuver.location = from?.coordinate
    step.mode = mode
    return step
  }

  /// Gives a step its share of the leg's time by length, since the response has no time for steps.
  private func step(
    _ node: JSONNode, in leg: JSONNode, distance total: Double, duration: Double
  ) throws(Fault) -> Step {
    let distance = try node.optionalMeasure("distance") ?? 0
    let time = total > 0 ? duration * min(1, distance / total) : 0
    let sentence = node.text("instruction") ?? node.text("instructions")
    let word =
      sentence == nil ? try node.requiredText("relativeDirection") : node.text("relativeDirection")
    let entry = word.flatMap(Self.entry)
    var step: Step
    if let word {
      step = Step(
        entry, type: entry?.symbol ?? word, at: node, side, distance: distance, duration: time)
    } else {
      step = Step(
        wordedBy: MarkedText(sentence ?? ""), at: node, isFirst: node.index == 0, side,
        distance: distance, duration: time)
    }
    if step.maneuver.kind.circulation != nil {
      step.maneuver.exit = node.positive("exit")
    } else {
      step.road.exits = node.text("exit")
    }
    step.maneuver.location = node.coordinate
    step.walksBike = node.flag("walkingBike") == true
    let feature = node["feature"]
    let place =
      feature?.text("name") ?? feature?.text("publicCode") ?? feature?.text("toLevelName")
      ?? feature?["to"]?.text("name")
    let name = node.text("streetName")
    if node.flag("bogusName") == true {
      step.road.way =
        node.flag("stairs") == true ? .stairs : name.flatMap { Road.Way(in: $0) }
    } else {
      if entry?.symbol == "FOLLOW_SIGNS" {
        step.road.destinations = name
      } else {
        step.road.name = name
      }
    }
    if step.maneuver.kind.family == .passenger {
      // The name may be that of the whole station.
      let own = step.road.name.flatMap { name in
        WordList["station"].contains(where: name.lowercased().holds) ? nil : name
      }
      step.place = place ?? own
    }
    step.mode = Self.mode(of: leg)
    return step
  }
}

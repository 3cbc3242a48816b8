import Faults
import JSON

extension Engine {
  /// Google Routes API, version 2.
  public static let googleRoutes = Engine(
    "google-routes", vocabularies: [.googleRoutes, .googleRoutesPreferred, .googleDirections]
  ) { response, _, reader throws(Fault) in
    try GoogleRoutes(isLegacy: false, reader: reader).routes(from: response)
  }

  /// The legacy Google Directions API.
  public static let googleDirections = Engine(
    "google-directions",
    vocabularies: [.googleDirections, .googleRoutes, .googleRoutesPreferred]
  ) { response, _, reader throws(Fault) in
    try GoogleRoutes(isLegacy: true, reader: reader).routes(from: response)
  }
}

/// Reads Google's Routes API, version 2, and the legacy Directions API: same parts, other names.
struct GoogleRoutes {
  let isLegacy: Bool
  let reader: RouteReader

  func routes(from response: JSONNode) throws(Fault) -> [Route] {
    try response.objects("routes").map(route)
  }

  private func route(_ route: JSONNode) throws(Fault) -> Route {
    let sources = try route.objects("legs")
    let nodes = sources.flatMap { $0.elements("steps") }
    let words = nodes.map(word)
    let side = FoundSide(
      reader, circulation: words.firstValue(Self.circulation),
      uTurn: zip(nodes, words).firstValue { node, word in
        ["DRIVE", "DRIVING"].contains(mode(node)) ? Self.uTurn(word) : nil
      },
      start: sources.first.flatMap(start) ?? (isLegacy ? nil : line(route).first))
    var legs = try sources.map { (node) throws(Fault) in try leg(node, side) }
    if legs.count == 1, route["travelAdvisory"]?["tollInfo"] != nil {
      legs[0].features.hasTolls = true
    }
    let length = isLegacy ? nil : try route.optionalMeasure("distanceMeters")
    var result = reader.route(
      legs: legs, distance: length, duration: isLegacy ? nil : try duration(route),
      line: line(route),
      unplacedObjects: GoogleAdvisory.unplacedObjects(
        ofRoute: route, legs: sources, line: line(route),
        meters: length ?? legs.reduce(0) { $0 + $1.distance }))
    let lengths = ([route] + sources + nodes).lazy.compactMap {
      isLegacy ? $0["distance"] : $0["localizedValues"]?["distance"]
    }
    result.statedUnits = lengths.firstValue { $0.text("text").flatMap(StatedLength.units) }
    result.originName = isLegacy ? sources.first?.text("start_address") : nil
    result.language = isLegacy ? nil : lengths.firstValue { $0.text("languageCode") }
    return result
  }

  private func leg(_ node: JSONNode, _ side: FoundSide) throws(Fault) -> Leg {
    var steps: [Step] = []
    var before: JSONNode?
    var lineBefore: [Coordinate] = []
    for source in try node.objects("steps") {
      var step = try step(source, after: before, side)
      let line = line(source)
      // The headings are those at the ends of the lines.
      step.maneuver.bearingBefore = lineBefore.bearing(before: lineBefore.count - 1)
      step.maneuver.bearingAfter = line.bearing(after: 0)
      step.line = line
      steps.append(step)
      (before, lineBefore) = (source, line)
    }
    var leg = Leg(steps: steps, distance: try distance(node), duration: try duration(node))
    (leg.departure, leg.arrival) = try times(of: node)
    leg.features = RouteFeatures(googleNotesOf: steps)
    if isLegacy {
      leg.takePlace(node.text("end_address"))
    } else {
      leg.takeDelay(beyond: try seconds(node["staticDuration"]))
    }
    if node["travelAdvisory"]?["tollInfo"] != nil { leg.features.hasTolls = true }
    leg.unplacedObjects = GoogleAdvisory.unplacedObjects(
      ofLeg: node, line: self.line(node), meters: leg.distance, steps: steps)
    return leg
  }

  private func step(
    _ node: JSONNode, after before: JSONNode?, _ side: FoundSide
  ) throws(Fault) -> Step {
    let instruction =
      isLegacy
      ? node["html_instructions"]?.marked() ?? node["instructions"]?.marked()
      : node["navigationInstruction"]?["instructions"]?.marked(breaksLines: true)
    let seconds = isLegacy ? try duration(node) : try seconds(node["staticDuration"])
    var step = step(
      node, instruction, side, distance: try distance(node) ?? 0, duration: seconds ?? 0,
      after: before)
    step.maneuver.location = start(node)
    step.take(ride(node), before: before.flatMap(ride))
    return step
  }

  func word(_ node: JSONNode) -> String? {
    (isLegacy ? node : node["navigationInstruction"])?.text("maneuver")
  }

  func mode(_ node: JSONNode) -> String? {
    node.text(isLegacy ? "travel_mode" : "travelMode")
  }

  private func start(_ node: JSONNode) -> Coordinate? {
    node[isLegacy ? "start_location" : "startLocation"]?.coordinate
  }

  private func distance(_ node: JSONNode) throws(Fault) -> Double? {
    try node.optionalMeasure(isLegacy ? "distance" : "distanceMeters")
  }

  private func duration(_ node: JSONNode) throws(Fault) -> Double? {
    try seconds(node["duration"] ?? (isLegacy ? nil : node["staticDuration"]))
  }

  /// Reads seconds from a number or a text such as `102s` or `3.5s`.
  func seconds(_ value: JSONNode?) throws(Fault) -> Double? {
    guard let value, let text = value.string, text.hasSuffix("s"),
      let seconds = Double(text.dropLast())
    else { return try value?.measure() }
    guard seconds >= 0, seconds.isFinite else {
      throw .invalid(at: value.place, value: text, expected: "a finite number of 0 or more")
    }
    return seconds
  }

  private func line(_ node: JSONNode) -> [Coordinate] {
    guard isLegacy else {
      let line = node["polyline"]
      return [Coordinate](line: line?["encodedPolyline"] ?? line?["geoJsonLinestring"])
    }
    let overview = node["overview_polyline"]
    return [Coordinate](line: overview?["points"] ?? overview ?? node["polyline"]?["points"])
  }

  private func ride(_ node: JSONNode) -> TransitRide? {
    guard let ride = node[isLegacy ? "transit_details" : "transitDetails"] else { return nil }
    let line = ride[isLegacy ? "line" : "transitLine"]
    let stops = isLegacy ? ride : ride["stopDetails"]
    return TransitRide(
      line: line?.text(isLegacy ? "short_name" : "nameShort") ?? line?.text("name"),
      headsign: ride.text("headsign"),
      boardingStop: stops?[isLegacy ? "departure_stop" : "departureStop"]?.text("name"),
      alightingStop: stops?[isLegacy ? "arrival_stop" : "arrivalStop"]?.text("name"),
      stopCount: ride.positive(isLegacy ? "num_stops" : "stopCount"),
      departure: isLegacy ? legacyTime(ride["departure_time"]) : time("departureTime", in: ride))
  }
}

extension RouteFeatures {
  fileprivate init(googleNotesOf steps: [Step]) {
    self.init()
    for note in steps.compactMap({ $0.maneuver.note }).map({ $0.lowercased() }) {
      if WordList["toll note"].contains(where: note.contains) { hasTolls = true }
      if WordList["ferry note"].contains(where: note.contains) { hasFerry = true }
    }
  }
}

extension GoogleRoutes {
  /// A step without its place and lines; without a word, takes the kind from a clear instruction.
  func step(
    _ node: JSONNode, _ instruction: MarkedText?, _ side: FoundSide, distance: Double,
    duration: Double, after before: JSONNode?
  ) -> Step {
    let (maneuver, mode) = (word(node), mode(node))
    var step: Step
    if let word = maneuver, word != "MANEUVER_UNSPECIFIED" || instruction == nil {
      step = Step(
        Self.entry(word), type: word, at: node, side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
      if let instruction { step.takeSigns(of: instruction) }
    } else if let kind = Self.ride(mode, after: before.flatMap(self.mode)) {
      step = Step(kind, type: maneuver ?? "", side, distance: distance, duration: duration)
      step.maneuver.take(instruction)
    } else {
      step = Step(
        wordedBy: instruction ?? MarkedText(""), at: node, isFirst: before == nil, side,
        distance: distance, duration: duration)
      step.maneuver.engineType = maneuver ?? ""
      // Without an instruction, there is no unknown text to report.
      if instruction == nil { step.unreadWord = nil }
    }
    // A roundabout's word names the side of the entry, and so the driving side.
    if let circulation = step.maneuver.kind.circulation, maneuver != nil, side.source != .option {
      step.foundSide = FoundSide(DrivingSide(circulation), .roundabout)
    }
    step.mode = mode
    return step
  }

  private static func ride(_ mode: String?, after before: String?) -> ManeuverKind? {
    let wasRiding = before == "TRANSIT"
    guard mode == "TRANSIT" else { return wasRiding ? .transitAlight : nil }
    return wasRiding ? .transitTransfer : .transitBoard
  }

  private static let byName = Dictionary(
    [Vocabulary.googleDirections, .googleRoutesPreferred, .googleRoutes].flatMap { $0.entries }
      .map { ($0.symbol, $0) },
    uniquingKeysWith: { $1 })

  /// The entry of a word from any of the services, in either style.
  private static func entry(_ word: String) -> Vocabulary.Entry? {
    byName[word] ?? Vocabulary.googleRoutes.entry(number: word) ?? byName[
      word.uppercased().replacing("-", with: "_")]
      ?? byName[word.lowercased().replacing("_", with: "-")]
  }

  static func circulation(_ word: String?) -> Circulation? {
    word.flatMap { byName[$0] }?.kind.circulation
  }

  static func uTurn(_ word: String?) -> ManeuverKind? {
    word.flatMap { byName[$0]?.kind }.flatMap { $0.family == .uTurn ? $0 : nil }
  }
}

// Google states times only for public transport: of a leg, or of its rides.

extension GoogleRoutes {
  func times(of leg: JSONNode) throws(Fault) -> (StatedTime?, StatedTime?) {
    if isLegacy { return (legacyTime(leg["departure_time"]), legacyTime(leg["arrival_time"])) }
    var (passed, start, end) = (0.0, nil as StatedTime?, nil as (time: StatedTime, after: Double)?)
    for step in leg.elements("steps") {
      let details = step["transitDetails"]
      if start == nil { start = time("departureTime", in: details)?.later(by: -passed) }
      passed += try seconds(step["staticDuration"]) ?? 0
      if let time = time("arrivalTime", in: details) { end = (time, passed) }
    }
    return (start, end.flatMap { $0.time.later(by: passed - $0.after) })
  }

  func legacyTime(_ node: JSONNode?) -> StatedTime? {
    StatedTime(
      milliseconds: node?.number("value").map { $0 * 1000 }, zone: node?.text("time_zone"))
  }

  /// The time is in UTC; the zone stands beside its words.
  func time(_ name: String, in details: JSONNode?) -> StatedTime? {
    let time = StatedTime(details?["stopDetails"]?.text(name))
    return StatedTime(
      milliseconds: time.map { Double($0.milliseconds) },
      zone: details?["localizedValues"]?[name]?.text("timeZone"))
  }
}

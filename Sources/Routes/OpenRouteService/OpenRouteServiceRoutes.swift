import Faults
import JSON

extension Engine {
  /// openrouteservice's JSON and GeoJSON.
  public static let openRouteService = Engine(
    "openrouteservice", vocabularies: [.openRouteService]
  ) { response, _, reader throws(Fault) in
    try OpenRouteServiceRoutes.routes(from: response, reader)
  }
}

extension Vocabulary {
  static let openRouteService = Vocabulary("openrouteservice")
}

/// Reads openrouteservice: JSON with `segments`, or GeoJSON with `segments` as a property.
struct OpenRouteServiceRoutes {
  private let content: JSONNode
  private let query: JSONNode?
  private let line: Polyline
  private let unit: Double
  private let language: String?
  private let extras: RangedFacts

  static func routes(from response: JSONNode, _ reader: RouteReader) throws(Fault) -> [Route] {
    try response.objects(response["features"] == nil ? "routes" : "features").map {
      (route) throws(Fault) in try OpenRouteServiceRoutes(route, in: response).route(reader)
    }
  }

  private init(_ route: JSONNode, in response: JSONNode) throws(Fault) {
    content = try route.object("properties") ?? route
    query = (response["metadata"] ?? response["info"])?["query"]
    let isSolid = query?.flag("elevation") == true || route["bbox"]?.numbers.count == 6
    line = Polyline(route["geometry"], dimensions: isSolid ? 3 : 2)
    switch query?.text("units") ?? route["summary"]?.text("unit") {
    case "km": unit = 1000
    case "mi": unit = Double.mile
    default: unit = 1
    }
    language = query?.text("language")
    var extras = RangedFacts()
    for name in ["tollways", "surface", "waytypes", "waytype", "waycategory"] {
      extras.add(name, lists: content["extras"]?[name]?.elements("values") ?? [])
    }
    self.extras = extras
  }

  private func route(_ reader: RouteReader) throws(Fault) -> Route {
    let summary = try content.object("summary")
    let segments = try content.objects("segments")
    let steps = segments.flatMap { $0.elements("steps") }
    let side = FoundSide(
      reader,
      circulation: steps.lazy.filter { $0.integer("type") == 7 }
        .firstValue { RoundaboutShape(line, entry: $0.start ?? 0, exit: nil).circulation },
      start: line.points.first)
    let legs = try segments.map { (segment) throws(Fault) in try leg(segment, side) }
    var result = reader.route(
      legs: legs, distance: try summary?.optionalMeasure("distance", unit: unit),
      duration: try summary?.optionalMeasure("duration"), language: language, line: line.points,
      starts: steps.map { $0.start },
      unplacedObjects: OpenRouteServiceExtras.unplacedObjects(of: content))
    result.statedUnits = MeasurementSystem(engine: query?.text("units"))
    return result
  }

  private func leg(_ segment: JSONNode, _ side: FoundSide) throws(Fault) -> Leg {
    let nodes = try segment.objects("steps")
    var leg = Leg(
      steps: try nodes.map { (node) throws(Fault) in try step(node, side) },
      distance: try segment.optionalMeasure("distance", unit: unit),
      duration: try segment.optionalMeasure("duration"))
    leg.features = features(
      from: nodes.first?.start ?? 0, to: nodes.last?.end ?? line.points.count)
    return leg
  }

  /// The features between two points of the route, from the service's numeric codes.
  private func features(from start: Int, to end: Int) -> RouteFeatures {
    func values(_ name: String) -> [Int]? {
      let found = extras.values(name, from: start, to: end).compactMap { Int($0) }
      return found.isEmpty ? nil : found
    }
    let categories = values("waycategory")
    func isCategory(_ bit: Int) -> Bool? { categories.map { $0.contains { $0 & bit != 0 } } }
    let types = values("waytype") ?? values("waytypes")
    return RouteFeatures(
      hasTolls: values("tollways").map { $0.contains { $0 > 0 } } ?? isCategory(2),
      hasFerry: types.map { $0.contains(9) } ?? isCategory(8),
      hasUnpaved: extras.says("surface", Self.unpaved, silent: ["0"], from: start, to: end),
      hasMotorway: isCategory(1))
  }

  private static let unpaved = Set(WordList["openrouteservice unpaved"])

  private func step(_ node: JSONNode, _ side: FoundSide) throws(Fault) -> Step {
    var step = Step(
      number: try node.requiredText("type"), in: .openRouteService, at: node, side,
      distance: try node.optionalMeasure("distance", unit: unit),
      duration: try node.optionalMeasure("duration"))
    step.maneuver.take(node.marked("instruction"))
    step.maneuver.exit = node.positive("exit_number")
    step.mode = query?.text("profile")
    if let name = node.text("name"), name != "-" { step.road.take(listed: name) }
    if let text = step.maneuver.instruction, language?.lowercased().hasPrefix("en") ?? true {
      step.takeSigns(of: MarkedText(text))
    }
    let maneuver = node["maneuver"]
    step.maneuver.location = maneuver?["location"]?.coordinate
    step.maneuver.bearingBefore = maneuver?.heading("bearing_before")
    step.maneuver.bearingAfter = maneuver?.heading("bearing_after")
    step.maneuver.takeLocation(from: line, at: node.start)
    if let start = node.start, step.maneuver.kind.entersRoundabout,
      let before = line.bearing(before: start)
    {
      let shape = RoundaboutShape(line, entry: start, exit: nil)
      step.maneuver.ring = shape
      if let out = shape.exitBearing { step.maneuver.takeRoundaboutAngle(from: before, to: out) }
    }
    return step
  }
}

extension JSONNode {
  fileprivate var start: Int? { self["way_points"]?.integers.first ?? nil }
  fileprivate var end: Int? { self["way_points"]?.integers.last ?? nil }
}

/// What openrouteservice's extras, lists of ranges of points with a code, say of the way.
enum OpenRouteServiceExtras {
  static func unplacedObjects(of route: JSONNode) -> [UnplacedObject] {
    func values(_ names: [String]) -> [JSONNode] {
      names.firstValue { route["extras"]?[$0]?["values"] }?.elements ?? []
    }
    let stretches = fields.flatMap { names, field in
      StretchJoiner.unplacedObjects(values(names)) { [field.unplacedObject($0.text)] }
    }
    let told = Set(stretches.map { $0.kind })
    // Categories are coarser than the other extras.
    let rest = StretchJoiner.unplacedObjects(values(["waycategory"])) { value in
      categories.unplacedObjects(bits: value.number.flatMap { Int(exactly: $0) } ?? 0).map(
        Optional.some)
    }.filter { !told.contains($0.kind) }
    let crossings = StretchJoiner.changes(values(["countryinfo"]), .border, source: borders) {
      countries[$0].map { (.country, $0) }
    }
    // A warning is about the whole route.
    let texts = route.elements("warnings").compactMap { warning -> UnplacedObject? in
      guard let text = warning.text("message") else { return nil }
      var unplacedObject = warnings.unplacedObject("")
      unplacedObject?.add(.text, text)
      return unplacedObject
    }
    return stretches + rest + crossings + texts
  }

  private static func field(_ name: String) -> AlongField {
    AlongField("openrouteservice", name)
  }

  private static let fields = [
    (["surface"], field("extras.surface")), (["waytype", "waytypes"], field("extras.waytype")),
    (["tollways"], field("extras.tollways")),
    (["roadaccessrestrictions"], field("extras.roadaccessrestrictions")),
  ]
  private static let categories = field("extras.waycategory")
  private static let borders = "extras.countryinfo"
  /// By their number in the service.
  private static let countries = WordList.dictionary("openrouteservice countries")
  private static let warnings = field("warnings[]")
}

import Faults
import JSON

extension Engine {
  /// OSRM's route, match and trip services, version 5.
  public static let osrm: Engine = Engine(
    "osrm", unknownKind: nil, vocabularies: [.osrm]
  ) { response, result, reader throws(Fault) in
    let source = try OSRMResponse(response, reader)
    if reader.format == .mapbox || source.isMapbox && reader.format != .osrm {
      result.format = .mapbox
    }
    return source.routes(reader)
  }

  /// Mapbox Directions, Map Matching and Optimization, version 5; told from OSRM as it is read.
  public static let mapbox: Engine = Engine(
    "mapbox", writesOSRM: true, unknownKind: nil, vocabularies: [.mapbox, .osrm]
  ) { response, result, reader throws(Fault) in try osrm.read(response, &result, reader) }
}

extension Vocabulary {
  /// OSRM's words except deprecated ones and that for no turn.
  static let mapbox = Vocabulary(
    provider: "mapbox-v5",
    entries: osrm.entries.filter { !["ramp", "use lane", "invalid"].contains($0.symbol) })
}

/// A response in OSRM's form: from OSRM, Mapbox and compatible services.
struct OSRMResponse {
  private let sources: [OSRMRoute]
  private var stops: [JSONNode] = []
  private var units: MeasurementSystem?
  /// Whether only Mapbox sends some of the fields.
  private(set) var isMapbox = false
  private var uuid: String?

  init(routes: [OSRMRoute]) { sources = routes }

  /// Reads a response.
  init(_ response: JSONNode, _ reader: RouteReader) throws(Fault) {
    stops = (response["waypoints"] ?? response["tracepoints"])?.elements ?? []
    units = OSRMRoute.statedUnits(response)
    uuid = response.text("uuid")
    var routes: [OSRMRoute] = []
    if response["legs"] != nil || (response["steps"] != nil && response["maneuver"] == nil) {
      routes = [try OSRMRoute(response, isLeg: OSRMRoute.isLeg(response), reader)]
    } else if let step = response["step"] {
      routes = [OSRMRoute(steps: [try OSRMStep(step, isAlone: true)], distance: nil)]
    } else {
      let field = ["routes", "matchings", "trips"].first { response[$0] != nil } ?? "routes"
      routes = try response.objects(field).map { (route) throws(Fault) in
        try OSRMRoute(route, reader)
      }
    }
    sources = routes
    isMapbox =
      ["uuid", "voiceLocale", "routeOptions"].contains { response[$0] != nil }
      || routes.contains { $0.isMapbox }
  }

  /// The routes.
  func routes(_ reader: RouteReader) -> [Route] { sources.map { route($0, reader) } }

  private func route(_ source: OSRMRoute, _ reader: RouteReader) -> Route {
    let sides = OSRMSides(route: source, reader: reader)
    let stops = source.stops.isEmpty ? stops : source.stops
    let hasAllStops = stops.count == source.steps.count + 1
    var route = source.route
    for (index, steps) in source.steps.enumerated() {
      let node = source.nodes[ifAny: index]
      let admins = node?.elements("admins") ?? []
      route.legs[index].steps = steps.enumerated().map { place, step in
        let context = OSRMContext(
          before: steps[ifAny: place - 1], next: steps[ifAny: place + 1],
          isLastLeg: index == source.steps.count - 1, sides: sides)
        var made = step.step(in: context)
        made.country = OSRMRoute.country(of: step.node, in: admins)
        return made
      }
      route.legs[index].takeSigns(from: steps, admins: admins)
      route.legs[index].charge = BatteryCharge(
        percent: node?["annotation"]?.elements("state_of_charge").last?.number)
      guard hasAllStops else { continue }
      route.legs[index].destinationName = stops[index + 1].text("name")
      route.legs[index].takeCharging(
        at: stops[index + 1], before: node?["annotation"],
        after: source.nodes[ifAny: index + 1]?["annotation"])
    }
    var result = reader.route(
      legs: route.legs, distance: route.distance, duration: route.duration,
      language: route.language,
      line: Polyline(osrm: source.geometry, start: source.start, length: route.distance).points)
    result.statedUnits = route.statedUnits ?? units
    result.country = route.country
    result.uuid = route.uuid ?? uuid
    result.refreshTime = route.refreshTime
    result.originName = hasAllStops ? stops[0].text("name") : nil
    return result
  }
}

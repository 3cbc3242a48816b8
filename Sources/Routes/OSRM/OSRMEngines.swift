import Faults
import JSON

extension Engine {
  /// OSRM's route, match and trip services, version 5.
  public static let osrm: Engine = Engine(
    "osrm", unknownKind: nil, vocabularies: [.osrm]
  ) { response, result, reader throws(Fault) in
    let (routes, isMapbox) = try OSRMRoute.routes(of: response)
    if reader.format == .mapbox || isMapbox && reader.format != .osrm { result.format = .mapbox }
    return routes.map { $0.finished(reader) }
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

extension OSRMRoute {
  /// The routes of a response from OSRM, Mapbox or a compatible service, and whether only Mapbox sends
  /// some of the fields.
  static func routes(
    of response: JSONNode
  ) throws(Fault) -> (routes: [OSRMRoute], isMapbox: Bool) {
    var routes: [OSRMRoute] = []
    if response["legs"] != nil || (response["steps"] != nil && response["maneuver"] == nil) {
      routes = [try OSRMRoute(response, isLeg: isLeg(response))]
    } else if let step = response["step"] {
      routes = [OSRMRoute(steps: [try OSRMStep(step, isAlone: true)], distance: nil)]
    } else {
      let field = ["routes", "matchings", "trips"].first { response[$0] != nil } ?? "routes"
      routes = try response.objects(field).map { (route) throws(Fault) in try OSRMRoute(route) }
    }
    for index in routes.indices { routes[index].takeCommon(of: response) }
    let isMapbox =
      ["uuid", "voiceLocale", "routeOptions"].contains { response[$0] != nil }
      || routes.contains { $0.isMapbox }
    return (routes, isMapbox)
  }

  /// Takes what a response states once for all routes.
  private mutating func takeCommon(of response: JSONNode) {
    if stops.isEmpty { stops = (response["waypoints"] ?? response["tracepoints"])?.elements ?? [] }
    route.statedUnits = route.statedUnits ?? Self.statedUnits(response)
    route.uuid = route.uuid ?? response.text("uuid")
  }

  /// The route with its steps.
  func finished(_ reader: RouteReader) -> Route {
    let sides = OSRMSides(route: self, reader: reader)
    let hasAllStops = stops.count == steps.count + 1
    var legs = route.legs
    for (index, sources) in steps.enumerated() {
      let node = nodes[ifAny: index]
      let admins = node?.elements("admins") ?? []
      legs[index].steps = sources.enumerated().map { place, step in
        var made = step.step(
          after: sources[ifAny: place - 1], before: sources[ifAny: place + 1],
          isLastLeg: index == steps.count - 1, sides)
        made.country = Self.country(of: step.node, in: admins)
        return made
      }
      legs[index].takeSigns(from: sources, admins: admins)
      legs[index].charge = BatteryCharge(
        percent: node?["annotation"]?.elements("state_of_charge").last?.number)
      guard hasAllStops else { continue }
      legs[index].destinationName = stops[index + 1].text("name")
      legs[index].takeCharging(
        at: stops[index + 1], before: node?["annotation"],
        after: nodes[ifAny: index + 1]?["annotation"])
    }
    var result = reader.route(
      legs: legs, distance: route.distance, duration: route.duration, language: route.language,
      line: [Coordinate](osrm: geometry, start: start, length: route.distance))
    result.statedUnits = route.statedUnits
    result.country = route.country
    result.uuid = route.uuid
    result.refreshTime = route.refreshTime
    result.originName = hasAllStops ? stops[0].text("name") : nil
    return result
  }
}

import Faults
import JSON

extension Engine {
  /// OSRM's route, match and trip services, version 5, and its `viaroute` of version 4.
  public static let osrm: Engine = Engine(
    "osrm", signs: ["routes", "step.maneuver", "legs", "steps", "matchings", "trips"],
    recognizes: OSRM4Routes.speaks, unknownKind: nil, vocabularies: [.osrm, .osrm4]
  ) { response, result, reader throws(Fault) in
    if OSRM4Routes.speaks(response) { return try OSRM4Routes.routes(from: response, reader) }
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
  static let osrm = Vocabulary("osrm-v5")
  static let osrm4 = Vocabulary("osrm4")

  /// OSRM's words except the deprecated ones.
  static let mapbox = Vocabulary(
    provider: "mapbox-v5",
    entries: osrm.entries.filter { $0.symbol != "ramp" && $0.symbol != "use lane" })
}

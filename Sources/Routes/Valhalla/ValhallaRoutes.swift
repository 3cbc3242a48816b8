import JSON
import Faults

extension Engine {
  /// Valhalla's own form; its OSRM form is `osrm`.
  public static let valhalla = Engine(
    "valhalla", writesOSRM: true, vocabularies: [.valhalla, .valhallaBikeShare],
    read: ValhallaRoutes.routes)
}

/// Reads Valhalla's own format: `trip`, and `alternates`.
enum ValhallaRoutes {
  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    let trips =
      [try response.required("trip")] + response.elements("alternates").compactMap { $0["trip"] }
    return try trips.map { (trip) throws(Fault) in try route(of: trip, reader) }
  }

  private static func route(
    of trip: JSONNode, _ reader: RouteReader
  ) throws(Fault) -> Route {
    try trip.expectObject()
    if trip.elements("legs").isEmpty { throw .noRoute }
    let unit = trip.text("units") == "miles" ? Double.mile : 1000
    let sources = try trip.objects("legs").map { (leg) throws(Fault) in
      try ValhallaLeg(leg, unit: unit)
    }
    let side = FoundSide(
      reader, circulation: sources.firstValue { $0.circulation },
      uTurn: sources.firstValue { $0.uTurn },
      start: sources.first?.start ?? trip["locations"]?.first?.coordinate)
    let locations = trip.elements("locations")
    let names = locations.map { $0.text("name") }
    var legs = try sources.map { (leg) throws(Fault) in try leg.leg(side) }
    if names.count == legs.count + 1 {
      for index in legs.indices {
        legs[index].takePlace(names[index + 1])
        legs[index].askedStart = locations[index].coordinate
        legs[index].askedEnd = locations[index + 1].coordinate
        legs[index].departure = index == 0 ? time(at: locations[0]) : nil
        legs[index].arrival = time(at: locations[index + 1])
      }
    }
    let summary = try trip.object("summary")
    var route = reader.route(
      legs: legs, distance: try summary?.optionalMeasure("length", unit: unit),
      duration: try summary?.optionalMeasure("time"), language: trip.text("language"))
    route.statedUnits = MeasurementSystem(engine: trip.text("units"))
    route.originName = names.count == legs.count + 1 ? names[0] : nil
    return route
  }

  /// The local time of a location; at a stop, that of the arrival.
  private static func time(at location: JSONNode) -> StatedTime? {
    StatedTime(
      location.text("date_time"), local: location.text("time_zone_offset"),
      zone: location.text("time_zone_name"))
  }
}

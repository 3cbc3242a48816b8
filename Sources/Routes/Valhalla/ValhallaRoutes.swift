/// Reads Valhalla's own form of a route: `trip`, and `alternates`.
enum ValhallaRoutes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let trips =
      [try answer.required("trip")] + answer.elements("alternates").compactMap { $0["trip"] }
    var routes: [Route] = []
    for trip in trips {
      try trip.expectObject()
      if let status = trip.integer("status"), status != 0 {
        throw .refused(code: String(status), message: trip.text("status_message"))
      }
      routes.append(try route(of: trip, reader))
    }
    return routes
  }

  private static func route(
    of trip: JSONNode, _ reader: RouteReader
  ) throws(RouteError) -> Route {
    let unit = trip.text("units") == "miles" ? 1609.344 : 1000
    var sources: [ValhallaLeg] = []
    for leg in try trip.objects("legs") { sources.append(try ValhallaLeg(leg, unit: unit)) }
    let side = DrivingSideFinder(
      circulation: sources.firstValue(\.circulation),
      uTurn: sources.firstValue(\.uTurn),
      start: sources.first?.start ?? trip["locations"]?.first?.coordinate
    ).side(reader)
    let names = trip.elements("locations").map { $0.text("name") }
    var legs: [Leg] = []
    for (index, source) in sources.enumerated() {
      var leg = try source.leg(side: side, isLast: index == sources.count - 1, reader)
      if names.count == sources.count + 1 { leg.takePlace(names[index + 1]) }
      legs.append(leg)
    }
    let summary = try trip.object("summary")
    var route = reader.route(
      legs: legs, distance: try summary?.optionalMeasure("length").map { $0 * unit },
      duration: try summary?.optionalMeasure("time"), language: trip.text("language"))
    route.statedUnits = MeasurementSystem(engine: trip.text("units"))
    return route
  }
}

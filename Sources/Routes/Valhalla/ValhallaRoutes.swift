/// Reads Valhalla's own form of a route: `trip`, and `alternates`.
struct ValhallaRoutes {
  private let trip: JSONNode
  private let reader: RouteReader
  private let legs: [ValhallaLeg]

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var trips = [try answer.required("trip")]
    trips += answer.elements("alternates").compactMap { $0["trip"] }
    var routes: [Route] = []
    for trip in trips {
      try trip.expectObject()
      if let status = trip.integer("status"), status != 0 {
        throw .refused(code: String(status), message: trip.text("status_message"))
      }
      routes.append(try ValhallaRoutes(trip, reader).route())
    }
    return routes
  }

  private init(_ trip: JSONNode, _ reader: RouteReader) throws(RouteError) {
    self.trip = trip
    self.reader = reader
    legs = try (trip.objects("legs") ?? []).parallelMap(inPiecesOf: 1) {
      node, _ throws(RouteError) in try ValhallaLeg(node)
    }
  }

  private func route() throws(RouteError) -> Route {
    let unit = trip.text("units") == "miles" ? 1609.344 : 1000
    let side = DrivingSideFinder(
      circulation: legs.firstValue(\.circulation),
      uTurn: legs.firstValue(\.uTurn),
      start: legs.first?.start ?? trip["locations"]?.first?.coordinate
    ).side(reader)
    let names = trip.elements("locations").map { $0.text("name") }
    let result = try legs.map(\.node).parallelMap(inPiecesOf: 1) {
      _, index throws(RouteError) in
      var decoded = try legs[index].leg(unit: unit, side: side, isLast: index == legs.count - 1)
      if names.count == legs.count + 1 {
        decoded.destinationName = names[index + 1]
        decoded.placeName = names[index + 1]
      }
      if reader.readsLines { legs[index].addLine(to: &decoded) }
      return decoded
    }
    let summary = try trip.object("summary")
    var route = Route(
      legs: result,
      distance: try summary?.optionalMeasure("length").map { $0 * unit }
        ?? result.reduce(0) { $0 + $1.distance },
      duration: try summary?.optionalMeasure("time") ?? result.reduce(0) { $0 + $1.duration },
      language: trip.text("language"))
    switch trip.text("units") {
    case "miles", "mi": route.statedUnits = .imperial
    case "kilometers", "km": route.statedUnits = .metric
    default: break
    }
    return route
  }
}

/// Reads a route of HERE Routing or Intermodal Routing, version 8: `routes` with `sections`.
///
/// A section, which ends at a stop or where the mode changes, is a leg.
struct HERERoutes {
  private let sections: [HERESection]

  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    for route in try answer.objects("routes") ?? [] {
      try route.expectObject()
      let sections = try (route.objects("sections") ?? []).parallelMap(inPiecesOf: 1) {
        node, _ throws(RouteError) in try HERESection(node)
      }
      guard !sections.isEmpty else { continue }
      routes.append(try HERERoutes(sections: sections).route(reader))
    }
    guard !routes.isEmpty else { throw .noRoute }
    return routes
  }

  private func route(_ reader: RouteReader) throws(RouteError) -> Route {
    let side = DrivingSideFinder(
      circulation: sections.firstValue(\.circulation),
      uTurn: sections.firstValue(\.uTurn),
      country: sections.firstValue(\.country),
      start: sections.firstValue(\.start)
    ).side(reader)
    let legs = try sections.map(\.node).parallelMap(inPiecesOf: 1) {
      _, index throws(RouteError) in
      var leg = try sections[index].leg(side: side, isLast: index == sections.count - 1)
      if reader.readsLines { sections[index].addLine(to: &leg) }
      return leg
    }
    var result = Route(
      legs: legs, distance: legs.reduce(0) { $0 + $1.distance },
      duration: legs.reduce(0) { $0 + $1.duration },
      language: sections.firstValue(\.language))
    result.country = sections.first.flatMap(\.country)
    result.statedUnits = sections.firstValue(\.statedUnits)
    return result
  }
}

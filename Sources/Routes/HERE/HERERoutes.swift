/// Reads a route of HERE Routing or Intermodal Routing, version 8: `routes` with `sections`.
///
/// A section, which ends at a stop or a change of mode, is a leg.
enum HERERoutes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    var routes: [Route] = []
    for route in try answer.objects("routes") {
      var sections: [HERESection] = []
      for section in try route.objects("sections") { sections.append(try HERESection(section)) }
      guard !sections.isEmpty else { continue }
      let side = DrivingSideFinder(
        circulation: sections.firstValue(\.circulation), uTurn: sections.firstValue(\.uTurn),
        country: sections.firstValue(\.country), start: sections.firstValue(\.start)
      ).side(reader)
      var legs: [Leg] = []
      for (index, section) in sections.enumerated() {
        legs.append(try section.leg(side, isLast: index == sections.count - 1, reader))
      }
      var result = reader.route(legs: legs, language: sections.firstValue(\.language))
      result.country = sections[0].country
      result.statedUnits = sections.firstValue(\.statedUnits)
      routes.append(result)
    }
    return routes
  }
}

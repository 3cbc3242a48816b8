import Faults

/// Reads HERE Routing or Intermodal Routing, version 8; a section, to a stop or new mode, is a leg.
enum HERERoutes {
  static func routes(from response: JSONNode, _ reader: RouteReader) throws(Fault) -> [Route] {
    let routes = try response.objects("routes").map { (route) throws(Fault) in
      (route, try route.objects("sections").map(HERESection.init))
    }
    return try routes.filter { !$0.1.isEmpty }.map { (route, sections) throws(Fault) in
      let side = FoundSide(
        reader, circulation: sections.firstValue(\.circulation),
        uTurn: sections.firstValue(\.uTurn), country: sections.firstValue(\.country),
        start: sections.firstValue(\.start))
      let legs = try sections.map { (section) throws(Fault) in try section.leg(side) }
      var result = reader.route(
        legs: legs, language: sections.firstValue { $0.node.text("language") },
        sightings: route.elements("notices").compactMap { HERESpans.notice($0, notices) })
      result.country = sections[0].country
      result.originName = sections[0].node["departure"]?["place"]?.text("name")
      result.statedUnits = sections.firstValue(\.statedUnits)
      return result
    }
  }

  private static let notices = AlongField("here", "notices[]")
}

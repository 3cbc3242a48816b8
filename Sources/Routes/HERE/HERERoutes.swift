/// Reads HERE Routing or Intermodal Routing, version 8; a section, to a stop or new mode, is a leg.
enum HERERoutes {
  static func routes(from answer: JSONNode, _ reader: RouteReader) throws(RouteError) -> [Route] {
    let sections = try answer.objects("routes").map { (route) throws(RouteError) in
      try route.objects("sections").map(HERESection.init)
    }
    return try sections.filter { !$0.isEmpty }.map { (sections) throws(RouteError) in
      let side = FoundSide(
        reader, circulation: sections.firstValue(\.circulation),
        uTurn: sections.firstValue(\.uTurn), country: sections.firstValue(\.country),
        start: sections.firstValue(\.start))
      let legs = try sections.map { (section) throws(RouteError) in try section.leg(side, reader) }
      var result = reader.route(
        legs: legs, language: sections.firstValue { $0.node.text("language") })
      result.country = sections[0].country
      result.statedUnits = sections.firstValue(\.statedUnits)
      return result
    }
  }
}

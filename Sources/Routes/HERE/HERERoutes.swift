import JSON
import Faults

extension Engine {
  /// HERE Routing and Intermodal Routing, version 8.
  public static let here = Engine("here", vocabularies: [.here], read: HERERoutes.routes)
}

/// Reads HERE Routing or Intermodal Routing, version 8; a section, to a stop or new mode, is a leg.
enum HERERoutes {
  static func routes(
    from response: JSONNode, _: inout RouteResponse, _ reader: RouteReader
  ) throws(Fault) -> [Route] {
    let routes = try response.objects("routes").map { (route) throws(Fault) in
      (route, try route.objects("sections").map(HERESection.init))
    }
    return try routes.filter { !$0.1.isEmpty }.map { (route, sections) throws(Fault) in
      let side = FoundSide(
        reader, circulation: sections.firstValue { $0.circulation },
        uTurn: sections.firstValue { $0.uTurn }, country: sections.firstValue { $0.country },
        start: sections.firstValue { $0.start })
      let legs = try sections.map { (section) throws(Fault) in try section.leg(side) }
      var result = reader.route(
        legs: legs, language: sections.firstValue { $0.node.text("language") },
        unplacedObjects: route.elements("notices").flatMap { HERESpans.notices($0, notices) })
      result.country = sections[0].country
      result.originName = sections[0].node["departure"]?["place"]?.text("name")
      result.statedUnits = sections.firstValue { $0.statedUnits }
      return result
    }
  }

  private static let notices = AlongField("here", "notices[]")
}

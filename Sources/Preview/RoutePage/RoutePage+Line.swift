import Guidance
import Routes
import JSON

extension RoutePage {
  /// The ends of legs, the last of them the destination, with their shares of the way.
  static func stops(of route: GuidedRoute) -> [JSON] {
    let whole = max(route.estimate.distance.meters, 1e-9)
    var driven = 0.0
    return route.legs.map { leg in
      driven += leg.estimate.distance.meters
      let place = leg.arrivalStep.maneuver.location
      return [
        "name": leg.destinationName, "place": place.map { [$0.latitude, $0.longitude] },
        "share": min(1, max(0, driven / whole)),
      ]
    }
  }

  /// The headings of the roads at a maneuver that the route does not use, in whole degrees.
  static func sideRoads(at maneuver: Maneuver) -> [Int]? {
    guard let roads = maneuver.intersection, let entry = roads.entry, let exit = roads.exit else {
      return nil
    }
    return roads.bearings.indices.filter { $0 != entry && $0 != exit }
      .map { Int(roads.bearings[$0].rounded()) }
  }
}

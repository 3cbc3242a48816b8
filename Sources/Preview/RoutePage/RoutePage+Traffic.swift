import Guidance
import Routes

extension RoutePage {
  /// The route's traffic as stretches of one level; one of level `unknown` where none is told.
  static func traffic(along route: GuidedRoute) -> [RouteData.Traffic] {
    var stretches: [RouteData.Traffic] = []
    for leg in route.legs {
      let facts = leg.annotation
      let isKnown =
        !facts.congestion.isEmpty && facts.congestion.count == facts.distances.count
      let parts =
        isKnown
        ? Array(zip(facts.congestion, facts.distances))
        : [("unknown", leg.estimate.distance.meters)]
      for (level, meters) in parts {
        let share = meters / max(route.estimate.distance.meters, 1e-9)
        if stretches.last?.level == level {
          stretches[stretches.count - 1].share += share
        } else {
          stretches.append(RouteData.Traffic(share: share, level: level))
        }
      }
    }
    return stretches
  }
}

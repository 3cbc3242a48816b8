import Guidance
import Routes
import Testing

@Suite struct GrowthTests {
  /// Routes that count how often one of them is taken.
  private final class CountedRoutes: RandomAccessCollection {
    let route: GuidedRoute
    let endIndex: Int
    let startIndex = 0
    private(set) var reads = 0

    init(_ route: GuidedRoute, count: Int) { (self.route, endIndex) = (route, count) }

    subscript(place: Int) -> GuidedRoute {
      reads += 1
      return route
    }
  }

  @Test func `twice the alternatives are compared with about twice the work`() throws {
    let leg = Leg(steps: [], distance: 900, duration: 60)
    let route = try Guide().guide(Route(legs: [leg], distance: 900, duration: 60))
    let work = [2000, 4000].map { count in
      let routes = CountedRoutes(route, count: count)
      #expect(routes.choices.count == count)
      return Double(routes.reads)
    }
    #expect(work[0] >= 2000 && work[1] < 2.5 * work[0], "\(work)")
  }
}

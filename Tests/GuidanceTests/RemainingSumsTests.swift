import Routes
import Testing

@testable import Guidance

/// What remains counts the lengths and times that legs and the route state themselves.
@Suite struct RemainingSumsTests {
  private func left(
    _ legs: [(own: Double, steps: [Double])], route: Double, stop: Double = 0
  ) throws -> [[Double]] {
    var all = legs.map { own, steps in
      Leg(
        steps: steps.map {
          Step(
            maneuver: Maneuver(kind: .turnLeft, engineType: "test"), distance: $0, duration: $0)
        }, distance: own, duration: own)
    }
    all[all.count - 1].stopDuration = stop
    let sums = try RemainingSums(Route(legs: all, distance: route, duration: route))
    return sums.left.map { $0.map(\.route.seconds) }
  }

  @Test func `unaccounted time is before an arrival, and a stop before the next leg`() throws {
    #expect(try left([(100, [60, 40, 0])], route: 100) == [[100, 40, 0]])
    #expect(try left([(150, [60, 40, 0])], route: 150) == [[150, 90, 0]])
    let two = try left([(100, [100, 0]), (50, [50, 0])], route: 1050, stop: 900)
    #expect(two == [[1050, 950], [50, 0]])
    // What the route has beyond its legs comes at the end.
    #expect(try left([(100, [100, 0])], route: 130) == [[130, 0]])
  }

  @Test func `parts that sum to more than the whole shrink in proportion`() throws {
    #expect(try left([(50, [60, 40, 0])], route: 50) == [[50, 20, 0]])
  }

  @Test func `the steps count where the sum is 0 or only rounded`() throws {
    #expect(try left([(100.4, [60, 40, 0])], route: 99.6) == [[100, 40, 0]])
    #expect(try left([(0, [60, 40, 0])], route: 0) == [[100, 40, 0]])
  }
}

import Faults
import Routes
import Testing

@testable import Driving
@testable import Guidance

@Suite struct SpherePointTests {
  private static func point(_ latitude: Double, _ longitude: Double) -> SpherePoint {
    SpherePoint(Coordinate(latitude: latitude, longitude: longitude))
  }

  @Test func `a degree of a great circle has its length everywhere`() {
    let degree = 111_195.08
    for (a, b) in [
      (Self.point(0, 0), Self.point(0, 1)), (Self.point(50, 7), Self.point(51, 7)),
      (Self.point(0, 179.5), Self.point(0, -179.5)), (Self.point(89.5, 0), Self.point(89.5, 180)),
    ] {
      #expect((a.distance(to: b) - degree).magnitude < 0.1)
    }
  }

  @Test(arguments: [(60.0, 24.0), (-33.9, 151.2), (0, 180), (0, -180), (89.999, -10), (90, 0)])
  func `a place survives the round trip`(latitude: Double, longitude: Double) {
    let back = Self.point(latitude, longitude).coordinate
    #expect((back.latitude - latitude).magnitude < 1e-7)
    if latitude < 90 {
      #expect((back.longitude - longitude).magnitude.truncatingRemainder(dividingBy: 360) < 1e-6)
    }
  }

  @Test func `courses are clockwise from north`() {
    let start = Self.point(10, 179.95)
    #expect(start.course(to: Self.point(10.1, 179.95)) == 0)
    #expect(start.course(to: Self.point(9.9, 179.95)) == 180)
    #expect(start.course(to: Self.point(10, -179.95)) == 90)
    #expect(start.course(to: Self.point(10, 179.85)) == 270)
    #expect(start.course(to: start) == nil)
  }

  @Test func `the nearest share of a way is found across the antimeridian`() {
    let (start, end) = (Self.point(0, 179.9), Self.point(0, -179.9))
    #expect((Self.point(0.01, 179.95).share(from: start, to: end) - 0.25).magnitude < 1e-4)
    #expect(Self.point(0, 170).share(from: start, to: end) == 0)
    #expect(Self.point(0, -170).share(from: start, to: end) == 1)
    #expect(start.toward(end, share: 0.5).coordinate == Coordinate(latitude: 0, longitude: 180))
  }
}

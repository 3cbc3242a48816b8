import Faults
import TestSupport
import Testing

@testable import Routes

@Suite struct UnplacedObjectTests {
  /// Two legs along the equator: points every 100 m, 1 km each, in steps of 500 m.
  private static func route() -> Route {
    let degrees = 100 / 111_195.0
    func step(_ points: ClosedRange<Int>) -> Step {
      var step = Step(
        maneuver: Maneuver(kind: .straight, engineType: "turn"), distance: 500, duration: 50)
      step.line = points.map { Coordinate(latitude: 0, longitude: Double($0) * degrees) }
      return step
    }
    let legs = [[step(0...5), step(5...10)], [step(10...15), step(15...20)]].map {
      Leg(steps: $0, distance: nil, duration: nil)
    }
    return Route(legs: legs, distance: nil, duration: nil)
  }

  private static func place(_ meters: Double, _ aside: Double = 0) -> Coordinate {
    Coordinate(latitude: aside / 111_195, longitude: meters / 111_195)
  }

  private static func objects(
    onLeg leg: Int? = nil, _ places: [(UnplacedObject.Place, UnplacedObject.Place?)]
  ) -> [RouteObject] {
    var route = route()
    let unplacedObjects = places.map {
      UnplacedObject(kind: .tunnel, start: $0, end: $1, source: "test")
    }
    if let leg {
      route.legs[leg].unplacedObjects = unplacedObjects
    } else {
      route.unplacedObjects = unplacedObjects
    }
    route.placeObjects(by: ObjectPlacer(route))
    return route.objects
  }

  private static func rounded(_ meters: Double?) -> Int? { meters.map { Int($0.rounded()) } }

  @Test func `points count from the leg's start, or from the route's`() {
    // A stretch over a stop is one on each leg.
    let ofRoute = Self.objects([(.point(3), .point(12))])
    #expect(ofRoute.map { Self.rounded($0.start) } == [300, 1000])
    #expect(ofRoute.map { Self.rounded($0.end) } == [1000, 1200])
    #expect(ofRoute.map(\.line) == [3...10, 10...12] && ofRoute.map(\.leg) == [0, 1])
    let ofLeg = Self.objects(onLeg: 1, [(.point(3), nil)])[0]
    #expect(Self.rounded(ofLeg.start) == 1300 && ofLeg.end == nil && ofLeg.leg == 1)
    #expect(ofLeg.line == nil && ofLeg.location == Self.route().geometry.points[13])
  }

  @Test(arguments: [
    (-7, 9, "point -7 is not on the line of 11 points"),
    (8, 11, "point 11 is not on the line of 11 points"),
    (8, 3, "point 8 is after the end, point 3"),
    (.max, .min, "point -9223372036854775808 is not on the line of 11 points"),
  ])
  func `a range past the line is left out and reported`(start: Int, end: Int, finding: String) {
    var route = Self.route()
    route.legs[1].unplacedObjects = [
      UnplacedObject(kind: .tunnel, start: .point(start), end: .point(end), source: "test")
    ]
    route.placeObjects(by: ObjectPlacer(route))
    #expect(route.objects.isEmpty)
    #expect(route.faults == ["test: \(finding); left the tunnel out"])
  }

  @Test func `the end of the line is on it`() {
    let found = Self.objects(onLeg: 1, [(.point(2), .point(10)), (.point(2), .end)])
    #expect(found.map { Self.rounded($0.end) } == [2000, 2000])
  }

  @Test func `a place off the line is put at its nearest point, and keeps its coordinate`() {
    let place = Self.place(1234, 20)
    let found = Self.objects([(.near(place), nil)])[0]
    #expect(Self.rounded(found.start) == 1234 && found.location == place && found.leg == 1)
    let inStep = Self.objects(
      onLeg: 1, [(.near(Self.place(1750), step: 1), nil), (.near(Self.place(1600), step: 1), nil)])
    // The second is behind the first; objects of a step never go back by more than a segment.
    #expect(Self.rounded(inStep.last?.start) == 1750)
    #expect(Self.objects(onLeg: 0, [(.near(Self.place(1, 1e8), step: 0), nil)])[0].location == nil)
  }

  @Test(arguments: UInt64(0)..<20)
  func `no place of a long line is nearer than the one found`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var point = Coordinate(latitude: random.double(-70...70), longitude: 10)
    let line = (0..<700).map { _ in
      point.latitude += random.double(-0.002...0.002)
      point.longitude += random.double(-0.002...0.003)
      return point
    }
    var step = Step(
      maneuver: Maneuver(kind: .straight, engineType: "turn"),
      distance: line.length, duration: 1)
    step.line = line
    var route = Route(
      legs: [Leg(steps: [step], distance: nil, duration: nil)], distance: nil, duration: nil)
    let places = (0..<10).map { _ in
      let near = line[random.int(0...699)]
      let off = random.double(0...0.1)
      return Coordinate(
        latitude: near.latitude + random.double(-off...off),
        longitude: near.longitude + random.double(-off...off))
    }
    route.unplacedObjects = places.map {
      UnplacedObject(kind: .toll, start: .near($0), source: "test")
    }
    route.placeObjects(by: ObjectPlacer(route))
    let geometry = route.geometry
    let meters = geometry.meters
    for object in route.objects {
      guard let place = object.location, let start = object.start else { continue }
      func gap(_ way: Double, _ segment: Int) -> Double {
        AlongPropertyTests.distance(to: place, geometry, meters, way, segment)
      }
      let segment = max(0, (meters.firstIndex { $0 >= start } ?? 0) - 1)
      var least = Double.infinity
      for index in 0..<699 {
        let length = meters[index + 1] - meters[index]
        for part in stride(from: 0.0, through: 1, by: 0.05) {
          least = min(least, gap(meters[index] + length * part, index))
        }
      }
      #expect(gap(start, segment) <= least + 0.01, "seed \(seed): \(place)")
    }
    #expect(route.objects.count == 10)
  }

  @Test func `meters count from the leg's start, up to the end of the route`() {
    let found = Self.objects(onLeg: 1, [(.meters(250), .meters(9e9)), (.meters(-5), nil)])
    #expect(found.map { Self.rounded($0.start) } == [1000, 1250])
    #expect(Self.rounded(found[1].end) == 2000 && found[1].line == 12...20)
  }

  @Test func `without a line only a step gives a distance, and objects without one come last`() {
    var route = Self.route()
    for leg in route.legs.indices {
      for step in route.legs[leg].steps.indices { route.legs[leg].steps[step].line = [] }
    }
    route.unplacedObjects = [UnplacedObject(kind: .border, start: .point(4), source: "test")]
    route.legs[1].unplacedObjects = [
      UnplacedObject(kind: .toll, start: .near(Self.place(7), step: 1), source: "test")
    ]
    route.placeObjects(by: ObjectPlacer(route))
    #expect(route.objects.map(\.kind) == [.toll, .border])
    #expect(route.objects[0].start == 1500 && route.objects[1].start == nil)
    #expect(route.objects[0].leg == 1)
  }

  @Test func `equal values of segments become a stretch`() {
    var route = Self.route()
    var annotation = Annotation()
    annotation.congestion =
      [.low, .heavy, .heavy, .unknown, .severe] + Array(repeating: .low, count: 5)
    annotation.speedLimits =
      Array(repeating: SentSpeedLimit(50), count: 4) + [nil]
      + Array(
        repeating: SentSpeedLimit(nil), count: 5)
    route.legs[0].annotation = annotation
    route.placeObjects(by: ObjectPlacer(route))
    let found = route.objects.map {
      "\($0.kind) \(Self.rounded($0.start) ?? -1) \(Self.rounded($0.end) ?? -1)"
    }
    #expect(
      found == [
        "speedLimit 0 400", "congestion 100 300", "congestion 400 500", "speedLimit 500 1000",
      ])
    #expect(route.objects[0].facts == [.value: .number(50), .unit: .text("km/h")])
    #expect(route.objects[3].facts == [.isUnlimited: .flag(true)])
  }
}

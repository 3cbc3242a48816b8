import Testing

@testable import Routes

@Suite struct ObjectSignTests {
  @Test(arguments: RouteObject.Kind.allCases)
  func `each kind has a sign, even if its type is unknown`(kind: RouteObject.Kind) {
    let plain = RouteObject(kind, from: 0).sign
    #expect(kind.signs.contains(plain))
    #expect(RouteObject(kind, from: 0, facts: [.type: .text("?!")]).sign == plain)
    #expect(kind.signs.allSatisfy { !$0.words.isEmpty || $0.named != nil })
  }

  @Test(arguments: [
    (RouteObject.Kind.toll, "toll_booth", "along.tollBooth"),
    (.incident, "roadClosure", "along.roadClosed"), (.incident, "CONGESTION", "trip.traffic.heavy"),
    (.roadClass, "motorway_link", "along.freeway"), (.surface, "gravel", "trip.unpaved"),
    (.closure, "LANE-closure", "along.laneClosed"),
  ])
  func `the type decides, however engines write it`(
    kind: RouteObject.Kind, type: String, words: String
  ) {
    #expect(RouteObject(kind, from: 0, facts: [.type: .text(type)]).sign.words == words)
  }

  @Test func `the subtype, the level or the lack of a limit decides if the type does not`() {
    let tunnel = RouteObject(
      .notice, from: 0, facts: [.type: .text("alert"), .subtype: .text("tunnel")])
    #expect(tunnel.sign.glyph == "tunnel")
    let jam = RouteObject(.congestion, from: 0, facts: [.level: .text("severe")])
    #expect(jam.sign.words == "trip.traffic.heavy")
    let free = RouteObject(.speedLimit, from: 0, facts: [.isUnlimited: .flag(true)])
    #expect(free.sign.glyph == "no_limit")
  }

  typealias Posted = (value: Double, unit: String, sign: String?, country: String?, shown: String)

  @Test(
    arguments: [
      (50, "km/h", nil, nil, "vienna 50 km/h"), (50, "km/h", nil, "DE", "vienna 50 km/h"),
      (48, "km/h", nil, "US", "us 30 mph"), (113, "km/h", nil, "US", "us 70 mph"),
      (30, "mph", nil, "US", "us 30 mph"), (48, "km/h", nil, "GB", "vienna 30 mph"),
      (97, "km/h", nil, "GB", "vienna 60 mph"), (40, "mph", nil, "GB", "vienna 40 mph"),
      (100, "km/h", nil, "CA", "canada 100 km/h"), (48, "km/h", "us", nil, "us 30 mph"),
      (60, "km/h", "us", "JP", "us 60 km/h"), (50, "km/h", "vienna", "US", "vienna 30 mph"),
      (49.6, "km/h", nil, "FR", "vienna 50 km/h"), (2, "km/h", nil, "US", "us 5 mph"),
    ] as [Posted])
  func `a limit is in the unit and the form of its country`(posted: Posted) {
    var object = RouteObject(
      .speedLimit, from: 0, facts: [.value: .number(posted.value), .unit: .text(posted.unit)])
    object.facts[.sign] = posted.sign.map { .text($0) }
    let sign = SpeedLimitSign(object, country: posted.country)
    let shown = sign.map { "\($0.form) \($0.value ?? 0) \($0.unit.rawValue)" }
    #expect(shown == posted.shown)
  }

  @Test func `an object is in the country of its place, near borders in that of the last one`() {
    var route = Route(legs: [], distance: 0, duration: 0)
    // Near Seattle, at the border to Canada, and far behind it.
    let places = [(47.6, -122.3), (49, -122.76), (50.7, -120.3)]
    route.objects = places.map { latitude, longitude in
      RouteObject(
        .speedLimit, from: 0, location: Coordinate(latitude: latitude, longitude: longitude))
    }
    #expect(route.countries == ["US", "US", "CA"])
    route.objects.removeFirst()
    #expect(route.countries == [nil, "CA"])
    route.country = "US"
    #expect(route.countries == ["US", "CA"])
  }

  @Test(arguments: [0, -50, 1e300, .nan, .infinity, 1000])
  func `a speed that no sign shows is not a limit`(speed: Double) {
    let object = RouteObject(.speedLimit, from: 0, facts: [.value: .number(speed)])
    #expect(SpeedLimitSign(object, country: nil) == nil)
  }

  @Test func `the other country begins after a border`() {
    var route = Route(legs: [], distance: 0, duration: 0)
    route.country = "US"
    route.objects = [
      RouteObject(.speedLimit, from: 0),
      RouteObject(.border, from: 5, facts: [.country: .text("CA")]),
      RouteObject(.speedLimit, from: 6),
      RouteObject(.speedLimit, from: 7, facts: [.country: .text("MX")]),
      RouteObject(.speedLimit, from: 8),
    ]
    #expect(route.countries == ["US", "CA", "CA", "MX", "CA"])
  }
}

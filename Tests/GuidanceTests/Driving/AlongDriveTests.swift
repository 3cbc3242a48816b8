import Driving
import Guidance
import Routes
import Testing

/// 2000 m in 200 s, so 10 m/s.
@Suite struct AlongDriveTests {
  static func route(_ objects: [RouteObject]) -> Route {
    var route = Roads.route([Roads.leg([2000, 0], seconds: [200, 0])])
    route.objects = objects
    return route
  }

  static func told(
    _ objects: [RouteObject], _ groups: Set<AlongGroup>? = nil, country: String? = nil,
    trace: Trace? = nil
  ) throws -> [String] {
    var guide = Guide()
    guide.along = groups
    var route = route(objects)
    route.country = country
    let events = try Roads.events([route], trace: trace, guide: guide) {
      $0.minorSpeeding = .percent(5)
      $0.majorSpeeding = .percent(20)
    }
    return events.compactMap { event in
      let second = event.milliseconds / 1000
      switch event.content {
      case .approaching(let ahead):
        let words = "\(ahead.object.object.kind.rawValue) \(Int(ahead.meters.rounded())) m"
        return "\(second) \(event.name.rawValue) \(words) \(Int(ahead.seconds.rounded())) s"
      case .passed(let object): return "\(second) passed \(object.object.kind.rawValue)"
      case .speedLimit(let limit):
        return "\(second) limit \(limit.map { "\($0.value ?? 0) \($0.unit.rawValue)" } ?? "?")"
      case .speeding(let speeding, _): return "\(second) \(speeding.level) \(speeding.percent)"
      case .offRoute: return "\(second) off"
      case .onRoute: return "\(second) on"
      default: return nil
      }
    }
  }

  @Test func `each group is reported with its lead, and as passed at its end`() throws {
    let objects = [
      RouteObject(.trafficSignal, from: 500), RouteObject(.tunnel, from: 600, to: 900),
      RouteObject(.incident, from: 1500),
    ]
    #expect(
      try Self.told(objects, Set(AlongGroup.allCases)) == [
        "30 approaching incident 1200 m 120 s", "40 approaching traffic-signal 100 m 10 s",
        "40 approaching tunnel 200 m 20 s", "51 passed traffic-signal", "91 passed tunnel",
        "151 passed incident",
      ])
    // Signals are dense, so that they need to be asked for.
    let rare = try Self.told(objects)
    #expect(rare.count == 4 && !rare.contains { $0.contains("signal") })
    #expect(try Self.told(objects, []) == [])
  }

  @Test func `an object near the start is reported at once, and one without a place never`() throws
  {
    let objects = [RouteObject(.toll, from: 100), RouteObject(.incident, from: nil)]
    #expect(
      try Self.told(objects) == ["0 approaching toll 100 m 10 s", "11 passed toll"])
  }

  @Test func `congestion ahead has its own event`() throws {
    let jam = RouteObject(
      .congestion, from: 1500, to: 1800, facts: [.level: .text("heavy"), .seconds: .number(90)])
    #expect(
      try Self.told([jam]) == ["30 traffic congestion 1200 m 120 s", "181 passed congestion"])
  }

  static let limits = [
    RouteObject(.speedLimit, from: 0, to: 500, facts: [.value: .number(50)]),
    RouteObject(.speedLimit, from: 500, to: 700, facts: [.value: .number(50)]),
    RouteObject(.speedLimit, from: 700.5, to: 1000, facts: [.value: .number(27)]),
    RouteObject(.speedLimit, from: 1400, to: 2000, facts: [.isUnlimited: .flag(true)]),
  ]

  @Test func `each change of the limit is reported, even without speeding`() throws {
    // 36 km/h are a third more than 27; limits are told whatever groups are chosen.
    for groups in [nil, [], [.tolls]] as [Set<AlongGroup>?] {
      #expect(
        try Self.told(Self.limits, groups) == [
          "0 limit 50 km/h", "71 limit 27 km/h", "71 major 33", "100 limit ?", "100 none 0",
          "140 limit 0 km/h",
        ])
    }
    let american = try Self.told(Self.limits, [.limits], country: "US")
    #expect(american.prefix(2) == ["0 limit 30 mph", "71 limit 15 mph"])
  }

  @Test func `traffic of objects gives the delay where there is no annotation`() throws {
    let jam = RouteObject(.congestion, from: 0, to: 1900, facts: [.level: .text("severe")])
    let events = try Roads.events([Self.route([jam])])
    let category = events.compactMap { event -> DelayCategory? in
      if case .delayCategory(let category) = event.content { category } else { nil }
    }.first
    #expect(category == .heavy)
  }

  @Test func `after a detour nothing behind the vehicle is reported`() throws {
    // Leaves the route at 300 m, comes back at 1200 m.
    let points = (0...190).map { second in
      let latitude = (30..<120).contains(second) ? 0.01 : 0
      return "{\"t\":\(second),\"speed\":10,\"latitude\":\(latitude),"
        + "\"longitude\":\(Double(second) * 10 / 111_195)}"
    }
    let objects = [
      RouteObject(.toll, from: 700), RouteObject(.toll, from: 1000),
      RouteObject(.speedCamera, from: 1300),
      RouteObject(.speedLimit, from: 0, to: 2000, facts: [.value: .number(50)]),
    ]
    let told = try Self.told(objects, trace: Trace(Array(points.joined(separator: "\n").utf8)))
    #expect(
      told == [
        "0 limit 50 km/h", "10 approaching toll 600 m 60 s", "32 off", "32 limit ?", "120 on",
        "120 approaching speed-camera 100 m 10 s", "120 limit 50 km/h", "131 passed speed-camera",
      ])
  }
}

import Driving
import Guidance
import Routes
import TestSupport
import Testing

@Suite struct TraceFollowerTests {
  /// What happens, without what is told all the time; cards when they come up.
  private static func story(_ events: [DriveEvent]) -> [String] {
    events.compactMap { event in
      switch event.content {
      case .location, .remainingTime, .remainingDistance, .delayCategory, .lightingMode,
        .announcement, .maneuverState, .next, .road:
        nil
      case .card(let card) where card.isNew:
        "card \(card.card.step.maneuver.kind.rawValue)"
      case .card: nil
      default: event.name.rawValue
      }
    }
  }

  @Test(arguments: [1.0 / 3, 1, 3], [1, 4, 10])
  func `a turn is warned of at any speed, however seldom the vehicle is seen`(
    pace: Double, interval: Int
  ) throws {
    let route = Roads.route([Roads.leg([4000, 4000, 0], seconds: [400, 400, 0])])
    var recorder = Recorder(noise: 10, seed: UInt64(interval))
    recorder.record()
    let piece = 10 * pace * Double(interval)
    while recorder.east < 7900 { recorder.jump(to: recorder.east + piece, 0, seconds: interval) }
    let events = try Roads.events([route], trace: try recorder.trace())
    let warnings = events.compactMap { event -> (seconds: Double, own: CardAnnouncement)? in
      guard case .announcement(let own, card: 1, _) = event.content,
        own.moment == .early || own.moment == .prepare
      else { return nil }
      return (Double(event.milliseconds) / 1000, own)
    }
    let turn = 4000 / (10 * pace)
    #expect(warnings.contains { $0.seconds <= turn - 12 }, "\(warnings.map(\.own.text))")
    for (seconds, own) in warnings {
      let left = 4000 - seconds * 10 * pace
      #expect(own.range.contains(left) || (left - own.meters).magnitude < 40, "\(own), \(left) m")
    }
  }

  @Test func `the radius of an arrival is an option`() throws {
    func end(_ radius: Double) throws -> Int? {
      var recorder = Recorder(noise: 0)
      recorder.record()
      recorder.move(to: 2000, 0)
      let events = try Roads.events([Roads.straight], trace: try recorder.trace()) {
        $0.arrivalRadius = radius
      }
      return events.first { $0.name == .arrived }?.milliseconds
    }
    #expect(try end(5) == 200_000 && end(100) == 190_000)
  }

  @Test(arguments: [UInt64](1...12))
  func `noise, a stop, a gap, a detour and a U-turn give sensible events`(seed: UInt64) throws {
    var recorder = Recorder(noise: 6, seed: seed)
    recorder.record()
    recorder.move(to: 500, 0)
    let stop = recorder.seconds
    recorder.stand(60)
    recorder.move(to: 800, 0)
    recorder.jump(to: 950, 0, seconds: 15)
    recorder.move(to: 1200, 0)
    let detour = recorder.seconds
    recorder.move(to: 1200, 300)
    recorder.move(to: 1500, 300)
    recorder.move(to: 1500, 0)
    let rejoined = recorder.seconds
    recorder.move(to: 1700, 0)
    let turn = recorder.seconds
    recorder.move(to: 1400, 0)
    let back = recorder.seconds
    recorder.move(to: 2000, 0)
    recorder.stand(5)
    let trace = try recorder.trace(isGPX: true)
    let events = try Roads.events([Roads.straight], trace: trace)
    #expect(
      Self.story(events) == [
        "guidance-started", "card depart", "card turn-left", "paused", "resumed", "card arrive",
        "off-route", "paused", "on-route", "resumed", "card arrive", "off-route", "paused",
        "on-route", "resumed", "card arrive", "arrived", "guidance-ended",
      ])
    #expect(events[0].time?.text == "2026-05-04T08:00:00Z")
    let crises = events.filter { $0.name == .offRoute || $0.name == .onRoute }
      .map { $0.milliseconds / 1000 }
    // Each is told within ten seconds of when the driver did it.
    for (told, done) in zip(crises, [detour, rejoined - 4, turn, back]) {
      #expect(told >= done && told <= done + 10, "told at \(told), done at \(done)")
    }
    var last: [DriveEvent.Name: Double] = [:]
    var updates = 0
    for event in events {
      switch event.content {
      case .onRoute: last = [:]
      case .remainingDistance(let value, _), .remainingTime(let value, _):
        #expect(value <= last[event.name] ?? .infinity, "\(event)")
        last[event.name] = value
      case .location(let location): #expect(location.altitude == 12.5)
      case .card:
        let seconds = event.milliseconds / 1000 - stop
        if seconds >= 5, seconds <= 55 { updates += 1 }
      default: break
      }
    }
    // Off the route the voice is silent, on it again it goes on; nothing interrupts it.
    var isOff = false
    var silence = 0
    var said: [[CardAnnouncement.Moment?]] = [[]]
    for event in events {
      switch event.content {
      case .offRoute: isOff = true
      case .onRoute: (isOff, said) = (false, said + [[]])
      case .announcement(let announcement, _, _):
        #expect(!isOff && event.milliseconds >= silence, "\(announcement)")
        silence = event.milliseconds + Int(announcement.duration * 1000)
        said[said.count - 1].append(announcement.moment)
      default: break
      }
    }
    #expect(said[0].contains(.act) && said.last?.contains(.act) == true, "\(said)")
    // While one stands, the estimates do too; the arrival moves on by a minute.
    #expect(updates <= 3, "\(updates) updates")
  }

  @Test func `leaving the route says why`() throws {
    func reasons(_ move: (inout Recorder) -> Void) throws -> [OffRouteReason] {
      var recorder = Recorder(noise: 0)
      recorder.record()
      recorder.move(to: 500, 0)
      move(&recorder)
      return try Roads.events([Roads.straight], trace: recorder.trace()).compactMap { event in
        if case .offRoute(_, let reason) = event.content { reason } else { nil }
      }
    }
    #expect(try reasons { $0.move(to: 500, 300) } == [.distance])
    #expect(try reasons { $0.move(to: 300, 0) } == [.direction])
    #expect(
      try reasons {
        $0.jump(to: 1500, 900, seconds: 90); $0.move(to: 1600, 900)
      } == [.gap])
    // Elsewhere on the route without the time to drive there.
    #expect(
      try reasons {
        $0.jump(to: 1400, 0, seconds: 1); $0.stand(9)
      }.first == .gap)
  }

  @Test func `another route is followed where the vehicle is on it`() throws {
    var recorder = Recorder(noise: 3)
    recorder.record()
    recorder.move(to: 500, 0)
    recorder.move(to: 500, 1000)
    let trace = try recorder.trace()
    let events = try Roads.events([Roads.straight, Roads.turningNorth], trace: trace)
    #expect(
      Self.story(events) == [
        "guidance-started", "card depart", "card turn-left", "route-changed", "card arrive",
        "arrived", "guidance-ended",
      ])
    let routes = events.compactMap { event -> Int? in
      guard case .card(let card) = event.content else { return nil }
      return card.card.route
    }
    #expect(routes.first == 0 && routes.last == 1)
  }

  @Test(arguments: [UInt64](1...40))
  func `any recording gives a valid stream of events`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var legs = [
      Roads.leg([400, 0, 300, 0], seconds: [40, 0, 30, 0]),
      Roads.leg([0, 0], seconds: [0, 20], from: 700 * Roads.degree),
      Roads.leg([500, 800, 0], seconds: [50, 80, 0], from: 700 * Roads.degree),
    ]
    legs[2].steps[1].lanes = [
      Lane(directions: [.left], followed: .left, state: .preferred),
      Lane(directions: [.through]),
    ]
    var recorder = Recorder(noise: random.double(0...30), seed: seed)
    recorder.record()
    for _ in 0..<12 {
      let east = random.double(-100...2100)
      switch random.int(0...4) {
      case 0: recorder.stand(random.int(1...20))
      case 1: recorder.jump(to: east, random.double(-99...99), seconds: random.int(1...60))
      case 2: recorder.move(to: recorder.east, random.double(-200...200), speed: 7)
      default: recorder.move(to: max(recorder.east, east), 0, speed: random.double(1...40))
      }
    }
    let other = Roads.route([Roads.leg([2000, 0], seconds: [200, 0], latitude: 0.001)])
    let events = try Roads.events(
      [Roads.route(legs), other], trace: recorder.trace())
    var pauses = PauseLaws("\(seed)")
    for event in events { pauses.check(event) }
    #expect(events.first?.name == .guidanceStarted)
    #expect(events.last?.name == .guidanceEnded)
    #expect(events.count { $0.name == .guidanceEnded || $0.name == .guidanceStarted } == 2)
    var (last, time, hasLanes, isOff) = ([DriveEvent.Name: Double](), 0, false, false)
    for event in events {
      #expect(event.milliseconds >= time)
      time = event.milliseconds
      switch event.content {
      case .remainingTime(let value, _), .remainingDistance(let value, _):
        #expect(value <= last[event.name] ?? .infinity && !isOff, "\(event)")
        last[event.name] = value
      case .lanesShown:
        #expect(!hasLanes)
        hasLanes = true
      case .lanesHidden:
        #expect(hasLanes)
        hasLanes = false
      case .offRoute:
        #expect(!isOff)
        isOff = true
      case .onRoute, .continued, .routeChanged:
        last = [:]
        isOff = false
      default: break
      }
    }
    #expect(!hasLanes)
  }

  @Test func `one outlier is reported, but it does not count as leaving the route`() throws {
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 500, 0)
    recorder.jump(to: 510, 300, seconds: 1)
    recorder.jump(to: 520, 0, seconds: 1)
    recorder.move(to: 2000, 0)
    let events = try Roads.events([Roads.straight], trace: recorder.trace())
    let astray = events.filter { event in
      if case .location(let location) = event.content { !location.isOnRoute } else { false }
    }
    #expect(astray.map(\.milliseconds) == [51_000])
    #expect(!events.contains { $0.name == .offRoute })
    #expect(Self.story(events).last == "guidance-ended")
  }

  @Test func `a trace far away, and one that ends early, end without arrival`() throws {
    var recorder = Recorder(noise: 0)
    recorder.jump(to: 0, 5000, seconds: 0)
    recorder.move(to: 300, 5000)
    let far = try Roads.events([Roads.straight], trace: recorder.trace())
    #expect(Self.story(far) == ["guidance-started", "paused", "off-route", "guidance-ended"])
    var short = Recorder(noise: 0)
    short.record()
    short.move(to: 300, 0)
    let early = try Roads.events([Roads.straight], trace: short.trace())
    #expect(
      Self.story(early) == ["guidance-started", "card depart", "card turn-left", "guidance-ended"])
    #expect(early.last?.content == .guidanceEnded(hasArrived: false))
  }

  @Test func `the same road back is not mistaken for the way out`() throws {
    // 1,000 m east, a U-turn, and back.
    var leg = Roads.leg([1000, 1000, 0], seconds: [100, 100, 0])
    let start = leg.steps[0].line[0]
    leg.steps[1].line.swapAt(0, 1)
    leg.steps[1].line = [leg.steps[0].line[1], start]
    leg.steps[2].line = [start]
    var recorder = Recorder(noise: 4)
    recorder.record()
    recorder.move(to: 1000, 0)
    recorder.move(to: 0, 0)
    let events = try Roads.events([Roads.route([leg])], trace: recorder.trace())
    #expect(
      Self.story(events) == [
        "guidance-started", "card depart", "card turn-left", "card arrive", "arrived",
        "guidance-ended",
      ])
    let turn = events.first { event in
      if case .card(let card) = event.content { card.card.index == 2 } else { false }
    }
    #expect((95...105).contains((turn?.milliseconds ?? 0) / 1000))
  }

  @Test func `a rate resamples between points, but not over a gap`() throws {
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 100, 0)
    recorder.jump(to: 400, 0, seconds: 30)
    recorder.move(to: 500, 0)
    let events = try Roads.events([Roads.straight], trace: recorder.trace()) {
      $0.rate = 2
    }
    let times = events.filter { $0.name == .location }.map(\.milliseconds)
    #expect(
      times == Array(stride(from: 0, through: 10_000, by: 500))
        + Array(stride(from: 40_000, through: 50_000, by: 500)))
  }
}

import Driving
import Guidance
import Routes
import Testing

@Suite struct PauseTests {
  private static func told(_ routes: [Route], _ recorder: Recorder) throws -> [String] {
    var laws = PauseLaws("")
    return try Roads.events(routes, trace: recorder.trace()).compactMap { event in
      laws.check(event)
      let second = event.milliseconds / 1000
      switch event.content {
      case .paused(let reason): return "\(second) \(reason.rawValue)"
      case .resumed, .offRoute, .onRoute, .routeChanged, .arrived, .continued, .guidanceEnded:
        return "\(second) \(event.name.rawValue)"
      default: return nil
      }
    }
  }

  @Test func `a vehicle that starts elsewhere proceeds to the route`() throws {
    var recorder = Recorder(noise: 0)
    recorder.jump(to: 0, 300, seconds: 0)
    recorder.move(to: 0, 0)
    recorder.move(to: 2000, 0, speed: 20)
    let told = try Self.told([Roads.straight], recorder)
    #expect(
      told.prefix(3) == ["0 proceed-to-route", "2 off-route", "26 on-route"], "\(told)")
    #expect(told.dropFirst(3).prefix(1) == ["26 resumed"] && told.last?.hasSuffix("ended") == true)
  }

  @Test func `off the route, guidance waits for another route if there is one`() throws {
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 500, 0)
    recorder.move(to: 500, 300)
    recorder.move(to: 800, 300)
    recorder.move(to: 800, 0)
    recorder.move(to: 2000, 0)
    func reasons(_ routes: [Route]) throws -> [String] {
      try Self.told(routes, recorder).filter { !$0.hasSuffix("ended") && !$0.hasSuffix("arrived") }
    }
    let far = Roads.route([Roads.leg([900, 0], seconds: [90, 0], latitude: 1)])
    let alone = try reasons([Roads.straight])
    #expect(
      alone == ["57 off-route", "57 proceed-to-route", "136 on-route", "136 resumed"])
    let two = try reasons([Roads.straight, far])
    #expect(two == ["57 off-route", "57 rerouting", "136 on-route", "136 resumed"])
  }

  @Test func `a gap while the vehicle moves loses the position, and one at a standstill does not`()
    throws
  {
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 500, 0)
    recorder.jump(to: 700, 0, seconds: 20)
    recorder.move(to: 1200, 0)
    recorder.jump(to: 1210, 0, seconds: 90)
    recorder.move(to: 2000, 0)
    let told = try Self.told([Roads.straight], recorder)
    #expect(told.prefix(2) == ["60 locating", "70 resumed"] && told.count == 4, "\(told)")
  }

  @Test func `a point every half minute is not a gap`() throws {
    var recorder = Recorder(noise: 0)
    recorder.record()
    for place in 1...5 { recorder.jump(to: Double(place) * 400, 0, seconds: 30) }
    #expect(try Self.told([Roads.straight], recorder) == ["150 arrived", "150 guidance-ended"])
  }

  private static let stops = Roads.route([
    Roads.leg([1000, 0], seconds: [100, 0]),
    Roads.leg([1000, 0], seconds: [100, 0], from: 1000 * Roads.degree),
  ])

  @Test func `guidance waits at a stop while the vehicle does`() throws {
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 1000, 0)
    recorder.stand(60)
    recorder.move(to: 2000, 0)
    let waiting = try Self.told([Self.stops], recorder)
    #expect(
      waiting == [
        "98 arrived", "103 arrived", "161 resumed", "161 continued", "258 arrived",
        "258 guidance-ended",
      ])
    // Who drives by goes on.
    var passing = Recorder(noise: 0)
    passing.record()
    passing.move(to: 2000, 0)
    let driving = try Self.told([Self.stops], passing)
    #expect(
      driving == [
        "98 arrived", "101 continued", "198 arrived", "198 guidance-ended",
      ])
  }

  @Test func `a plan that waits at a stop pauses there`() throws {
    var route = Self.stops
    route.legs[0].steps[1].duration = 0
    route.legs[1].approachDuration = 45
    route.legs[1].duration += 45
    var laws = PauseLaws("")
    let told = try Roads.events([route]).compactMap { event -> String? in
      laws.check(event)
      switch event.content {
      case .arrived, .continued, .paused, .resumed:
        return "\(event.milliseconds / 1000) \(event.name.rawValue)"
      default: return nil
      }
    }
    #expect(
      told == ["100 arrived", "100 paused", "145 resumed", "145 continued", "245 arrived"],
      "\(told)")
  }

  @Test func `progress starts anew where the route changes`() throws {
    var other = Roads.turningNorth
    other.legs[0].annotation.congestion = [.low, .heavy]
    var recorder = Recorder(noise: 0)
    recorder.record()
    recorder.move(to: 500, 0)
    recorder.move(to: 500, 1000)
    var shares: [Int: [Double]] = [:]
    var bars: [[TripProgress.Segment]] = []
    for event in try Roads.events([Roads.straight, other], trace: recorder.trace()) {
      guard case .card(let shown) = event.content else { continue }
      shares[shown.card.route, default: []].append(shown.progress.elapsed)
      if shown.card.route == 1 { bars.append(shown.progress.segments) }
    }
    let before = try #require(shares[0]?.last)
    let after = try #require(shares[1])
    #expect(before > 0.2 && after[0] == 0 && after == after.sorted() && after.last == 1)
    // What is left is all in the second half, where traffic is heavy.
    #expect(bars.allSatisfy { $0.map(\.congestion) == [.heavy] && $0.first?.end == 1 })
  }
}

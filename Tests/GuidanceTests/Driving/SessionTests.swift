import Driving
import Guidance
import Routes
import TestSupport
import Testing

/// The state of a session: maneuvers, the road, the second card, pauses.
@Suite struct SessionTests {
  private static func road(_ name: String?, _ ref: String) -> Road {
    var road = Road()
    (road.name, road.ref) = (name, ref)
    return road
  }

  /// A leg of pieces of random length and speed, in town and on motorways, with named roads.
  private static func leg(_ random: inout SeededRandom) -> Leg {
    let count = random.int(2...8)
    var meters = (0..<count).map { _ in
      [30, 80, 200, 600, 2000, 9000][random.int(0...5)] * random.double(0.7...1.4)
    }
    let seconds = meters.map { $0 / random.double(4...38) }
    meters.append(0)
    var leg = Roads.leg(meters, seconds: seconds + [0])
    for index in leg.steps.indices where random.int(0...2) > 0 {
      leg.steps[index].road = Self.road("Road \(index)", "A \(index)")
    }
    return leg
  }

  @Test(arguments: [UInt64](1...60))
  func `states only come nearer, and match the voice`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let route = Roads.route([Self.leg(&random)])
    var laws = DriveLaws("\(seed)")
    var shown: (card: Int, state: ManeuverState)?
    var said: (card: Int, moment: CardAnnouncement.Moment)?
    var time = 0
    var compared = 0
    for event in try Roads.events([route]) {
      laws.check(event)
      if event.milliseconds > time, let now = said, let shown, shown.card == now.card {
        let state: ManeuverState =
          switch now.moment {
          case .start, .act: .execute
          case .onward: .onward
          case .early: .initial
          case .prepare: .prepare
          }
        #expect(shown.state == state, "\(seed): \(now) at \(time)")
        compared += 1
      }
      if event.milliseconds > time { said = nil }
      time = event.milliseconds
      switch event.content {
      case .maneuverState(let state, let card): shown = (card.index, state)
      case .announcement(let announcement, let card?, _):
        if let moment = announcement.moment { said = (card, moment) }
      default: break
      }
    }
    laws.finish()
    #expect(compared > 0)
  }

  /// When a drive at a speed enters each state before a turn after 10 km, in seconds before it.
  private static func moments(_ speed: Double, announced: Bool) throws -> [Int] {
    let route = Roads.route([Roads.leg([10_000, 500, 0], seconds: [10_000 / speed, 40, 0])])
    var guide = Guide()
    if !announced { guide.announcements = .engine }
    return try Roads.events([route], guide: guide).compactMap { event in
      guard case .maneuverState(let state, let card) = event.content, card.index == 1,
        state != .onward
      else { return nil }
      return Int((10_000 / speed - Double(event.milliseconds) / 1000).rounded())
    }
  }

  @Test func `a driver has more time on a motorway than in town`() throws {
    for (speed, expected) in [(12.0, [40, 20, 5]), (36, [66, 33, 7]), (5, [40, 20, 4])] {
      let moments = try Self.moments(speed, announced: false)
      #expect(moments.count == 3)
      #expect(zip(moments, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(speed): \(moments)")
    }
    let (town, motorway) = (
      try Self.moments(12, announced: true), try Self.moments(36, announced: true)
    )
    #expect(town.count == 3 && motorway.count == 3 && motorway[0] >= 50 && motorway[1] >= 20)
  }

  @Test func `a second card is shown where there is no time to get ready for it`() throws {
    // At 10 m/s: 100 m is 10 s, 190 m is 19 s, 210 m is 21 s.
    for (meters, isShown) in [(60.0, true), (190, true), (210, false), (3000, false)] {
      let route = Roads.route([
        Roads.leg([2000, meters, 900, 0], seconds: [200, meters / 10, 90, 0])
      ])
      var told: [String] = []
      for event in try Roads.events([route]) {
        if case .next(let state, let card) = event.content {
          told.append("\(event.milliseconds / 1000) \(card.index) \(state)")
        }
      }
      let second = told.filter { $0.contains(" 2 ") }
      #expect(second.count == (isShown ? 2 : 0), "\(meters): \(told)")
      guard isShown else { continue }
      #expect(second[0].hasSuffix("2 shown") && second[1] == "200 2 hidden", "\(meters): \(told)")
      // Not from far away: 40 s before the first.
      #expect(second[0] == "160 2 shown", "\(meters): \(told)")
    }
  }

  @Test func `lanes of the first card replace the second card`() throws {
    var leg = Roads.leg([2000, 100, 900, 0], seconds: [200, 10, 90, 0])
    leg.steps[1].lanes = [
      Lane(directions: [.left], followed: .left, state: .preferred), Lane(directions: [.through]),
    ]
    let told = try Roads.events([Roads.route([leg])]).compactMap { event -> String? in
      guard case .next(let state, let card) = event.content, card.index == 2 else { return nil }
      return "\(state)"
    }
    #expect(told == ["covered", "hidden"])
  }

  @Test func `the road is reported where it changes, longest name first`() throws {
    var leg = Roads.leg([300, 300, 300, 300, 0], seconds: [30, 30, 30, 30, 0])
    leg.steps[0].road = Self.road("Main Street", "A 1")
    leg.steps[1].road = Self.road("Main Street", "A 1")
    leg.steps[3].road = Self.road(nil, "B 2")
    let told = try Roads.events([Roads.route([leg])]).compactMap { event -> String? in
      guard case .road(let names) = event.content else { return nil }
      return "\(event.milliseconds / 1000) \(names.joined(separator: "|"))"
    }
    #expect(told == ["0 Main Street (A 1)|Main Street|Main St|A 1", "60 ", "90 B 2"])
  }
}

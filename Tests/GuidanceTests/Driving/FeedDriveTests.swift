import Driving
import Foundation
import Routes
import TestSupport
import Testing

@testable import Driving
@testable import Guidance

@Suite struct FeedDriveTests {
  /// Steps of 100 m and 10 s, of which some are destinations.
  private static func message(
    _ number: Int, of count: Int = 4, stops: Set<Int> = [], left: Double = 50, _ more: String = ""
  ) -> String {
    let steps = (number..<count).map { index in
      let isStop = index == count - 1 || stops.contains(index)
      return "{\"stepNumber\": \(index), \"maneuver\": \"\(isStop ? "DESTINATION" : "TURN_LEFT")\","
        + "\"distanceFromPrevStepMeters\": 100, \"timeFromPrevStepSeconds\": 10}"
    }
    return "{\"navState\": \"ENROUTE\", \"currentStep\": \(steps[0]),"
      + "\"remainingSteps\": [\(steps.dropFirst().joined(separator: ","))],"
      + "\"distanceToCurrentStepMeters\": \(left), \"timeToCurrentStepSeconds\": \(left / 10)"
      + "\(more.isEmpty ? "" : ", " + more)}"
  }

  private static func events(_ lines: [String]) throws -> [DriveEvent] {
    let response = try RouteReader().read(Data(lines.joined(separator: "\n").utf8))
    let feed = try #require(response.feed)
    var stream = try Drive(response.routes, guide: Guide(), feed: feed).events()
    var events: [DriveEvent] = []
    while let event = try stream.next() { events.append(event) }
    return events
  }

  private static let minor: Set<DriveEvent.Name> = [
    .remainingTime, .remainingDistance, .announcement, .delayCategory, .lanes, .maneuverState,
    .next, .road,
  ]

  private static func words(_ events: [DriveEvent]) -> [String] {
    events.filter { !minor.contains($0.name) }.map { event in
      let time = "\(event.milliseconds / 1000) "
      guard case .card(let shown) = event.content else { return time + event.name.rawValue }
      return time + "card \(shown.card.index) \(shown.toManeuver?.distance.meters ?? -1)"
    }
  }

  @Test func `a feed is driven from its start over its stops to its end`() throws {
    let stops: Set = [1]
    func message(_ number: Int, _ left: Double, _ more: String = "") -> String {
      Self.message(number, stops: stops, left: left, more)
    }
    let events = try Self.events([
      message(0, 90), message(0, 40), message(1, 60), message(1, 0), message(1, 0, "\"x\": 1"),
      message(2, 100), message(3, 70), message(3, 0), "{\"navState\": \"STOPPED\"}",
    ])
    #expect(
      Self.words(events) == [
        "0 guidance-started", "0 card 0 90.0", "1 card 0 40.0", "2 card 1 60.0", "3 card 1 0.0",
        "3 arrived", "5 continued", "5 card 2 100.0", "6 card 3 70.0", "7 card 3 0.0",
        "7 arrived", "8 guidance-ended",
      ])
    #expect(!events.contains { $0.name == .location })
    guard case .guidanceEnded(let hasArrived) = events.last?.content else {
      Issue.record("no end")
      return
    }
    #expect(hasArrived)
  }

  @Test func `what the messages say remains is shown, even if the steps say otherwise`() throws {
    let left = """
      "timeToNextDestinationSeconds": 777, "distanceToNextDestinationMeters": 7000,
      "timeToFinalDestinationSeconds": 999, "distanceToFinalDestinationMeters": 9000
      """.replacing("\n", with: " ")
    let events = try Self.events([Self.message(1, stops: [2], left: 650, left)])
    let cards = events.compactMap { event in
      if case .card(let shown) = event.content { shown } else { nil }
    }
    #expect(cards.count == 1)
    let shown = try #require(cards.first)
    #expect(shown.card.index == 0 && shown.card.step.stepInfo?.number == 1)
    #expect(shown.toManeuver?.distance.meters == 650 && shown.toManeuver?.time.seconds == 65)
    #expect(shown.toWaypoint.distance.meters == 7000 && shown.toWaypoint.time.seconds == 777)
    #expect(shown.toDestination.distance.meters == 9000 && shown.toDestination.time.seconds == 999)
    #expect(events.contains { $0.content == .remainingDistance(meters: 7000, leg: 0) })
  }

  @Test func `a search for another route pauses guidance, and the route changes`() throws {
    let events = try Self.events([
      Self.message(0), "{\"navState\": 2}", "{\"navState\": 2, \"remainingSteps\": []}",
      Self.message(0, left: 80, "\"routeChanged\": true"), Self.message(1),
      "{\"navState\": 2}", Self.message(1, left: 20), "{\"navState\": 3}",
    ])
    #expect(
      Self.words(events) == [
        "0 guidance-started", "0 card 0 50.0", "1 paused", "3 route-changed", "3 resumed",
        "3 card 0 80.0", "4 card 1 50.0", "5 paused", "6 resumed", "6 card 1 20.0",
        "7 guidance-ended",
      ])
    #expect(events.contains { $0.content == .paused(.rerouting) })
    #expect(events.last?.content == .guidanceEnded(hasArrived: false))
  }

  @Test func `a vehicle that stays at a stop pauses once, until it goes on`() throws {
    let stay = (0..<9).map { Self.message(1, stops: [1], left: 0, "\"t\": \($0 + 1)") }
    let events = try Self.events(
      [Self.message(0, stops: [1], "\"t\": 0")] + stay + [
        Self.message(2, stops: [1], left: 90, "\"t\": 10")
      ])
    #expect(
      Self.words(events).filter { !$0.contains("card") } == [
        "0 guidance-started", "1 arrived", "6 paused", "10 resumed", "10 continued",
        "10 guidance-ended",
      ])
  }

  @Test(arguments: [(30.0, true), (80.0, false)])
  func `a stop near the destination is an arrival`(left: Double, hasArrived: Bool) throws {
    for stop in [["{\"navState\": 3}"], []] {
      let events = try Self.events([Self.message(2), Self.message(3, left: left)] + stop)
      #expect(events.contains { $0.name == .arrived } == hasArrived)
      #expect(events.last?.content == .guidanceEnded(hasArrived: hasArrived))
    }
  }

  @Test func `missing messages skip their cards, but no stop`() throws {
    let events = try Self.events([
      Self.message(0, of: 6, stops: [3]), Self.message(4, of: 6, stops: [3]),
    ])
    #expect(
      Self.words(events) == [
        "0 guidance-started", "0 card 0 50.0", "1 arrived", "1 continued", "1 card 4 50.0",
        "1 guidance-ended",
      ])
  }

  @Test func `any feed gives a drive with one start, one end and rising times`() throws {
    var random = SeededRandom(seed: 281)
    for _ in 0..<200 {
      let count = random.int(1...6)
      let stops = Set((0..<count).filter { _ in random.int(0...3) == 0 })
      var lines: [String] = []
      for _ in 0..<random.int(1...12) {
        let kind = random.int(0...9)
        let left = Double(random.int(-20...300))
        let more = kind == 1 ? "\"routeChanged\": true" : ""
        lines.append(
          kind == 0
            ? "{\"navState\": \(random.int(0...4))}"
            : Self.message(
              random.int(0...count - 1), of: count, stops: stops, left: left, more))
      }
      guard let events = try? Self.events(lines) else { continue }
      let times = events.map(\.milliseconds)
      #expect(times == times.sorted(), "\(lines)")
      #expect(events.first?.name == .guidanceStarted && events.last?.name == .guidanceEnded)
      #expect(events.count { $0.name == .guidanceStarted } == 1)
      #expect(events.count { $0.name == .guidanceEnded } == 1)
      var (isPaused, lanes) = (false, 0)
      for event in events {
        if event.name == .paused { isPaused = true }
        if event.name == .resumed { isPaused = false }
        if event.name == .card { #expect(!isPaused, "\(lines)") }
        if case .lanesShown = event.content { lanes += 1 }
        if case .lanesHidden = event.content { lanes -= 1 }
        #expect(lanes == 0 || lanes == 1)
      }
    }
  }
}

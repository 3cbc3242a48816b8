import Foundation
import TestSupport
import Testing

@testable import Routes

/// A feed written for tests.
enum WrittenFeed {
  static func step(_ number: Int, _ maneuver: String = "TURN_LEFT", _ more: String = "") -> String {
    "{\"stepNumber\": \(number), \"maneuver\": \"\(maneuver)\", \"distanceFromPrevStepMeters\": 100,"
      + " \"timeFromPrevStepSeconds\": 10\(more.isEmpty ? "" : ", " + more)}"
  }

  /// A message of a route of steps 0 to 3, the last of them a destination.
  static func message(_ number: Int, left: Double = 50, _ more: String = "") -> String {
    let steps = (number..<4).map { step($0, $0 == 3 ? "DESTINATION" : "TURN_LEFT") }
    return "{\"navState\": 1, \"currentStep\": \(steps[0]),"
      + " \"remainingSteps\": [\(steps.dropFirst().joined(separator: ","))],"
      + " \"distanceToCurrentStepMeters\": \(left),"
      + " \"distanceToFinalDestinationMeters\": \(left + Double(3 - number) * 100)"
      + "\(more.isEmpty ? "" : ", " + more)}"
  }

  static func response(_ lines: [String]) throws -> RouteResponse {
    try RouteReader().read(Data(lines.joined(separator: "\n").utf8))
  }
}

@Suite struct FeedTests {
  private func feed(_ lines: [String]) throws -> Feed {
    try #require(try WrittenFeed.response(lines).feed)
  }

  private static let good = [
    WrittenFeed.message(0), WrittenFeed.message(1), WrittenFeed.message(2), WrittenFeed.message(3),
  ]
  private static let stop = "{\"navState\": \"STOPPED\"}"

  @Test func `a correct feed has no faults`() throws {
    let feed = try feed(Self.good + [Self.stop])
    #expect(feed.faults == [])
    #expect(feed.messages.map(\.step) == [0, 1, 2, 3, 0])
    #expect(feed.messages.map(\.milliseconds) == [0, 1000, 2000, 3000, 4000])
    #expect(feed.messages.last?.state == .stopped)
  }

  /// The lines, the faults, and the steps that are left.
  private static let faults: [(lines: [String], faults: [String], steps: [Int])] = [
    (
      good + [good[3].prefix(40).description],
      ["not JSON: the text ends too early, in line 5; left the message out"], [0, 1, 2, 3]
    ),
    (
      [good[0], good[1], good[1], good[1], good[2]],
      ["line 3: repeats the message before 2 times; left the repetitions out"], [0, 1, 2]
    ),
    (
      [good[0], good[2], good[1], good[3]],
      ["line 3: older than the message before; swapped them"], [0, 1, 2, 3]
    ),
    (
      [good[0], good[1], good[2], good[3], good[0], good[3]],
      ["line 5: older than the message before; left it out"], [0, 1, 2, 3, 3]
    ),
    (
      [good[0], good[3]], ["line 2: step 3 follows step 0; messages are missing, went on"], [0, 3]
    ),
    (
      [good[0], good[2], good[3], good[0], good[1]],
      [
        "line 2: step 2 follows step 0; messages are missing, went on",
        "line 4: step 0 follows step 3 without 'routeChanged'; took it as a new route",
      ], [0, 2, 3, 0, 1]
    ),
    (
      [good[0], "{\"navState\": \"ENROUTE\"}", good[1]],
      ["line 2: en route without a step; left the message out"], [0, 1]
    ),
    (
      [good[0], good[1].replacing("\"navState\": 1", with: "\"navState\": \"WARP\""), good[2]],
      ["line 2: navState 'WARP' is not known; took it as en route"], [0, 1, 2]
    ),
    (
      [good[0], "{\"navState\": \"WARP\"}", "{\"navState\": \"WARP\"}", good[1]],
      [
        "line 3: repeats the message before; left it out",
        "line 2: navState 'WARP' is not known; left the message out",
      ], [0, 1]
    ),
    (
      [good[0], WrittenFeed.message(1, left: -7), good[2]],
      [
        "line 2: distanceToCurrentStepMeters: -7.0 is out of range, 0 to 100000000; "
          + "took it as unknown"
      ], [0, 1, 2]
    ),
    (
      [good[0], good[1], stop, good[2], good[3]],
      ["line 4: messages after the stop; left them out"], [0, 1, 0]
    ),
    (
      [good[0], good[1].replacing("TURN_LEFT", with: "WARP"), good[2]],
      ["line 2: 'WARP' is not known; took the step of another message"], [0, 1, 2]
    ),
  ]

  @Test(arguments: faults.indices)
  func `a fault is reported once, and the rest is read`(index: Int) throws {
    let (lines, faults, steps) = Self.faults[index]
    let feed = try feed(lines)
    #expect(feed.faults.map(\.description) == faults)
    #expect(feed.messages.map(\.step) == steps)
  }

  @Test func `states are read by number and by every name`() {
    for (number, state) in NavState.allCases.enumerated() {
      for word in ["\(number)", state.rawValue, state.rawValue.uppercased(), state.name] {
        #expect(NavState(word: word) == state, "\(word)")
      }
      #expect(NavState(word: "NavState." + state.rawValue.uppercased()) == state)
    }
    #expect(NavState(word: "4") == nil && NavState(word: "-1") == nil && NavState(word: "") == nil)
  }

  @Test func `a destination before the last step ends a leg and is a stop`() throws {
    let steps = [
      WrittenFeed.step(0, "DEPART"), WrittenFeed.step(1, "DESTINATION_LEFT"),
      WrittenFeed.step(2, "TURN_LEFT"),
      WrittenFeed.step(3, "DESTINATION", "\"simpleRoadName\": \"Quay\""),
    ]
    let route = try WrittenFeed.response([
      "{\"currentStep\": \(steps[0]), \"remainingSteps\": [\(steps[1...].joined(separator: ","))]}"
    ]).routes[0]
    #expect(
      route.legs.map { $0.steps.map(\.maneuver.kind) } == [
        [.depart, .waypointLeft], [.turnLeft, .arrive],
      ])
    #expect(route.legs.map(\.approachDistance) == [100, 100])
    #expect(route.legs.map { $0.steps.map(\.distance) } == [[100, 0], [100, 0]])
    #expect(route.legs.map(\.destinationName) == [nil, "Quay"])
    #expect(route.distance == 400)
  }

  @Test(arguments: [
    ("\"time\": \"2026-05-04T08:30:00+02:00\"", "\"time\": \"2026-05-04T08:30:02.5+02:00\"", 7200),
    ("\"timestamp\": 1777876200000", "\"timestamp\": 1777876202500", 0),
    ("\"t\": 1777876200", "\"t\": 1777876202.5", 0), ("\"t\": 7", "\"t\": 9.5", nil),
  ])
  func `times are those of the messages`(first: String, second: String, offset: Int?) throws {
    let feed = try feed([WrittenFeed.message(0, first), WrittenFeed.message(1, second)])
    #expect(feed.messages.map(\.milliseconds) == [0, 2500])
    #expect(feed.start?.offset == offset)
    #expect(feed.start?.milliseconds == offset.map { _ in 1_777_876_200_000 })
  }

  @Test func `lanes that come late belong to the step`() throws {
    let lanes = "\"lanes\": [{\"laneDirections\": [{\"laneShape\": 1, \"recommended\": true}]}]"
    let late = WrittenFeed.message(1).replacing(
      WrittenFeed.step(2), with: WrittenFeed.step(2, "TURN_LEFT", lanes))
    let route = try WrittenFeed.response([WrittenFeed.message(0), late]).routes[0]
    #expect(route.legs[0].steps.map(\.lanes.count) == [0, 0, 1, 0])
  }

  @Test func `mutations of a feed are read or refused, in order and with short messages`() throws {
    var random = SeededRandom(seed: 28)
    for _ in 0..<300 {
      var lines = (0..<4).flatMap { number in
        (0..<4).map { WrittenFeed.message(number, left: Double(80 - $0 * 20)) }
      }
      for _ in 0..<random.int(0...4) {
        let index = random.int(0...lines.count - 1)
        switch random.int(0...4) {
        case 0: lines.remove(at: index)
        case 1: lines.insert(lines[random.int(0...lines.count - 1)], at: index)
        case 2: lines.swapAt(index, random.int(0...lines.count - 1))
        case 3: lines[index] = String(lines[index].prefix(random.int(1...lines[index].count)))
        default: lines[index] = lines[index].replacing("1", with: "\(random.int(-99...99))")
        }
        if lines.isEmpty { break }
      }
      guard let response = try? WrittenFeed.response(lines), let feed = response.feed else {
        continue
      }
      let times = feed.messages.map(\.milliseconds)
      #expect(times == times.sorted())
      #expect(feed.messages.allSatisfy { response.routes.indices.contains($0.route) })
      #expect(Set(feed.faults.map(\.description)).count == feed.faults.count, "\(lines)")
    }
  }
}

import Foundation
import Testing

@testable import Routes

/// Responses made to take long: what is read must take about as long as the text is.
///
/// Each takes well under a second; where the time grows with the square, it takes minutes.
@Suite struct LongResponseTests {
  /// The processor time of this thread, so that other tests beside it do not count.
  private static var seconds: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func expectSoon(_ work: () throws -> Void) rethrows {
    let start = Self.seconds
    try work()
    #expect(Self.seconds - start < 20)
  }

  @Test func `many unknown words are reported, each with its place`() throws {
    let count = 40_000
    let json = """
      {"paths": [{"distance": 1, "time": 1, "instructions": [
        \([String](repeating: "{\"sign\":77}", count: count).joined(separator: ","))]}]}
      """
    try expectSoon {
      let steps = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps
      #expect(steps.count == count)
      #expect(steps[0].fallbacks[0].place == "paths[0].instructions[0]")
      #expect(steps[count - 1].fallbacks[0].place == "paths[0].instructions[\(count - 1)]")
    }
  }

  @Test func `many unclosed brackets are text`() {
    let text = String(repeating: "<", count: 200_000)
    expectSoon { #expect(MarkedText(text).whole == text) }
  }

  @Test func `many exits without a roundabout have no number`() {
    let text = String(repeating: "exit 3 ", count: 5000)
    expectSoon { #expect(WordedStep.exit(in: text) == nil) }
  }

  @Test func `many steps of NavInfo without a side all have the same`() throws {
    let step = "{\"maneuver\": \"TURN_LEFT\"}"
    let list = [String](repeating: step, count: 5000).joined(separator: ",")
    try expectSoon {
      let response = try RouteReader().read(
        Data("{\"currentStep\": \(step), \"remainingSteps\": [\(list)]}".utf8))
      #expect(response.routes[0].legs[0].steps.count == 5001)
    }
  }

  @Test func `many actions of HERE find their instructions`() throws {
    let places = 0..<3000
    func list(_ more: (Int) -> String) -> String {
      places.map { "{\"action\": \"turn\", \"offset\": \($0)\(more($0))}" }.joined(separator: ",")
    }
    let json = SmallAnswer.section(
      """
      "actions": [\(list { ", \"instruction\": \"Turn \($0)\"" })], "turnByTurnActions": [\
      \(list { _ in "" })]
      """, mode: "car")
    try expectSoon {
      let steps = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps
      #expect(steps.map(\.maneuver.instruction) == places.map { "Turn \($0)" })
    }
  }

  @Test func `many steps without index are found along a long line`() {
    let points = (0..<4000).map { Coordinate(latitude: Double($0) * 1e-4, longitude: 10) }
    var leg = Leg(
      steps: points.indices.map { index in
        var step = Step(
          maneuver: Maneuver(kind: .turnLeft, engineType: ""), distance: 11.1195, duration: 1)
        step.maneuver.location = points[index]
        return step
      }, distance: 4000 * 11.1195, duration: 4000)
    expectSoon { leg.takeLine(points, starts: []) }
    #expect(leg.steps.map(\.line.first) == points)
  }

  @Test func `many lanes of TomTom are found along a long line`() throws {
    let count = 1500
    let points = (0..<count).map {
      "{\"latitude\": \(Double($0) / 1000), \"longitude\": 1}"
    }.joined(separator: ",")
    let sections = (1..<count).map {
      "{\"sectionType\": \"LANES\", \"startPointIndex\": \($0 - 1), \"endPointIndex\": \($0), "
        + "\"lanes\": [{\"directions\": [\"LEFT\"], \"follow\": \"LEFT\"}]}"
    }.joined(separator: ",")
    let instructions = (0..<count).map {
      "{\"maneuver\": \"TURN_LEFT\", \"routeOffsetInMeters\": \($0), \"pointIndex\": \($0)}"
    }.joined(separator: ",")
    let json = """
      {"routes": [{"summary": {"lengthInMeters": 1, "travelTimeInSeconds": 1},
        "legs": [{"points": [\(points)]}], "sections": [\(sections)],
        "guidance": {"instructions": [\(instructions)]}}]}
      """
    try expectSoon {
      let steps = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps
      #expect(steps.map(\.lanes.count) == [0] + [Int](repeating: 1, count: count - 1))
    }
  }

  @Test func `many steps on a line of zero length are read quickly`() throws {
    let count = 5_000
    let steps = (0..<count).map { "{\"sign\": 2, \"interval\": [\($0), \($0)]}" }
    let json = """
      {"paths": [{"distance": 1, "time": 1, "points": "\(String(repeating: "??", count: count))",
        "instructions": [\(steps.joined(separator: ","))]}]}
      """
    try expectSoon {
      let found = try RouteReader().read(Data(json.utf8)).routes[0].legs[0].steps
      #expect(found.count == count)
      #expect(found.allSatisfy { $0.maneuver.bearingAfter == nil })
    }
  }
}

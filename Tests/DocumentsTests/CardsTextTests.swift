import Guidance
import Routes
import Testing
import Escaping

@testable import Documents

@Suite struct CardsTextTests {
  @Test(arguments: [
    (200, "Turn left onto Long Avenue (A 1)"), (41, "Turn left onto Long Avenue"),
    (33, "Turn left onto A 1"), (10, "Left"),
  ])
  func `the longest instruction that fits is shown, at least the shortest`(
    columns: Int, instruction: String
  ) throws {
    var step = Step(
      maneuver: Maneuver(kind: .turnLeft, engineType: "turn"), distance: 100, duration: 10)
    step.road.name = "Long Avenue"
    step.road.ref = "A 1"
    let leg = Leg(steps: [step], distance: 100, duration: 10)
    let route = try Guide().guide(Route(legs: [leg], distance: 100, duration: 10))
    let source = GuidedSource(name: "x", format: .osrm, routes: [route])
    let text = CardsText(sources: [source], columns: columns).text
    #expect(text.contains("↰         \(instruction)\n ⚑  100\u{A0}m  "), "\(text)")
  }

  @Test func `each kind has one narrow character`() {
    for kind in ManeuverKind.allCases {
      #expect(TerminalText.width(kind.terminalArrow) == 1, "\(kind)")
    }
  }
}

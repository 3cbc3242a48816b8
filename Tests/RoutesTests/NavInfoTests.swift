import Foundation
import Testing
import Faults

@testable import Routes

@Suite struct NavInfoTests {
  private func steps(_ json: String) throws -> [Step] {
    let response = try RouteReader().read(Data(json.utf8))
    #expect(response.format == .navInfo)
    return try #require(response.routes.first?.legs.first).steps
  }

  private func step(_ maneuver: String, _ more: String = "") -> String {
    "{\"maneuver\": \(maneuver)\(more.isEmpty ? "" : ", ")\(more)}"
  }

  @Test func `enumerators are read by number and by every name`() throws {
    for vocabulary in Vocabulary.all where vocabulary.provider.hasPrefix("google-nav") {
      for entry in vocabulary.entries {
        let short = entry.symbol.replacing("GMSNavigationManeuver", with: "")
          .replacing("Maneuver.", with: "")
        for word in ["\(entry.value)", "\"\(entry.value)\"", "\"\(entry.symbol)\"", "\"\(short)\""]
        {
          let found = try steps("{\"currentStep\": \(step(word))}")
          #expect(found[0].maneuver.kind == entry.kind, "\(word)")
          #expect(found[0].fallbacks.isEmpty, "\(word)")
        }
      }
    }
  }

  @Test func `a roundabout with a turn number has an exit`() throws {
    let found = try steps(
      "{\"currentStep\": \(step("\"ROUNDABOUT_CLOCKWISE\"", "\"roundaboutTurnNumber\": 3"))}")
    #expect(found[0].maneuver.kind == .roundaboutNthExitCW)
    #expect(found[0].maneuver.exit == 3)
    #expect(found[0].drivingSide == .left)
    let none = try steps("{\"currentStep\": \(step("43", "\"roundaboutTurnNumber\": -1"))}")
    #expect(none[0].maneuver.kind == .roundaboutEnterCW)
    #expect(none[0].maneuver.exit == nil)
  }

  @Test func `distances run from maneuver to maneuver`() throws {
    let json = """
      {"navState": 1, "currentStep": \(step("6", "\"distanceFromPrevStepMeters\": 100")),
       "remainingSteps": [\(step("2", "\"distanceFromPrevStepMeters\": 250,"
         + "\"timeFromPrevStepSeconds\": 20"))]}
      """
    let route = try #require(try RouteReader().read(Data(json.utf8)).routes.first)
    #expect(route.legs[0].approachDistance == 100)
    #expect(route.legs[0].steps.map(\.distance) == [250, 0])
    #expect(route.legs[0].steps.map(\.duration) == [20, 0])
    #expect(route.distance == 350)
    #expect(route.legs[0].steps.map(\.maneuver.kind) == [.turnLeft, .arrive])
  }

  @Test func `messages of one drive make one route, and a new route starts another`() throws {
    let first =
      "{\"currentStep\": \(step("1", "\"stepNumber\": 0")), "
      + "\"remainingSteps\": [\(step("6", "\"stepNumber\": 1")), \(step("2", "\"stepNumber\": 2"))]}"
    let second =
      "{\"currentStep\": \(step("6", "\"stepNumber\": 1")), "
      + "\"remainingSteps\": [\(step("2", "\"stepNumber\": 2"))]}"
    let third = "{\"routeChanged\": true, \"currentStep\": \(step("7", "\"stepNumber\": 0"))}"
    for json in ["[\(first), \(second), \(third)]", "\(first)\n\(second)\r\n\n\(third)\n"] {
      let routes = try RouteReader().read(Data(json.utf8)).routes
      #expect(
        routes.map { $0.legs[0].steps.map(\.maneuver.kind) } == [
          [.depart, .turnLeft, .arrive], [.turnRight],
        ])
    }
  }

  @Test func `lane shapes are read by number and name, recommended ones are lit`() throws {
    let lanes = """
      "lanes": [
        {"laneDirections": [{"laneShape": "STRAIGHT", "isRecommended": false},
                            {"laneShape": 5, "isRecommended": true}]},
        {"laneDirections": [{"laneShape": "GMSNavigationLaneShapeUTurnLeft",
                             "recommended": false}]},
        {"laneDirections": [{"laneShape": 0}]}]
      """
    let found = try steps("{\"currentStep\": \(step("7", lanes))}")
    #expect(
      found[0].lanes == [
        Lane(directions: [.through, .right], followed: .right, state: .preferred),
        Lane(directions: [.uTurnLeft]), Lane(directions: []),
      ])
  }

  @Test func `an unknown enumerator is drawn straight on and reported`() throws {
    let found = try steps("{\"currentStep\": \(step("\"WARP\""))}")
    #expect(found[0].maneuver.kind == .straight)
    #expect(found[0].fallbacks.map(\.words) == ["WARP"])
  }

  @Test func `a message that cannot be read is an error only if there is no other`() throws {
    let bad = "{\"navState\": 1, \"currentStep\": {}}"
    let finding = "currentStep: no 'maneuver'"
    let response = try RouteReader().read(Data("{\"currentStep\": \(step("6"))}\n\(bad)\n".utf8))
    #expect(
      response.feed?.faults == [Fault("line 2: " + finding, remedy: "left the message out")])
    #expect(throws: Fault.missing(field: "maneuver", at: "currentStep")) {
      try RouteReader().read(Data(bad.utf8))
    }
  }

  @Test func `React Native's events are read, with numbers that are left out where they are 0`()
    throws
  {
    let message = """
      {"navState": 1, "currentStep": {"maneuver": 1, "instruction": "Head north"},
       "getRemainingSteps": [{"maneuver": 6, "stepNumber": 1, "instruction": "Turn left"},
       {"maneuver": 2, "stepNumber": 2}]}
      """
    for text in [message, "[\(message)]", "{\"turnByTurnEvents\": [\(message)]}"] {
      let route = try #require(try RouteReader().read(Data(text.utf8)).routes.first)
      #expect(route.legs.flatMap(\.steps).map(\.maneuver.kind) == [.depart, .turnLeft, .arrive])
      #expect(route.legs[0].steps.map { $0.stepInfo?.number } == [0, 1, 2])
      #expect(route.legs[0].steps[1].maneuver.instruction == "Turn left")
    }
  }

  @Test func `a line in another form is named by its number`() {
    let json =
      "{\"currentStep\": \(step("6"))}\n{\"code\": \"Ok\", \"routes\": [{\"duration\": 1}]}\n"
    do {
      _ = try RouteReader().read(Data(json.utf8))
      Issue.record("no error")
    } catch {
      #expect(
        error.description
          == "line 2: expected a message of the feed; correct it, or save the router's response again"
      )
    }
  }

  @Test func `an unknown word is reported with its place in the message`() throws {
    let json = """
      [{"currentStep": \(step("6", "\"stepNumber\": 0"))},
       {"remainingSteps": [\(step("\"WARP\"", "\"stepNumber\": 1")),
        \(step("6", "\"stepNumber\": 2, \"lanes\": [{\"laneDirections\": [{\"laneShape\": \"X\"}]}]"))]}]
      """
    let found = try steps(json)
    #expect(
      found.flatMap(\.fallbacks) == [
        Fallback(
          place: "[1].remainingSteps[0].maneuver", words: "WARP",
          replacement: ManeuverKind.straight.rawValue),
        Fallback(
          place: "[1].remainingSteps[1].lanes[0]", words: "X",
          replacement: Lane.Direction.noArrow.rawValue),
      ])
  }

  @Test func `the direction of a turn is that of its name`() throws {
    let found = try steps("{\"currentStep\": \(step("\"TURN_SHARP_LEFT\""))}")
    #expect(found[0].maneuver.direction == .sharpLeft)
  }
}

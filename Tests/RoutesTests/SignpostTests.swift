import Foundation
import Routes
import Testing

@Suite struct SignpostTests {
  private func steps(_ json: String, as format: Engine) throws -> [Step] {
    let response = try RouteReader().read(Data(json.utf8))
    #expect(response.format == format)
    return try #require(response.routes.first).legs.flatMap(\.steps)
  }

  @Test func `Google's notes are separate and its exits are exits`() throws {
    let json = """
      {"status": "OK", "routes": [{"legs": [{"steps": [
        {"travel_mode": "DRIVING", "distance": {"value": 5}, "duration": {"value": 1},
         "html_instructions": "Head <b>north</b> on <b>C. de la Villa</b>"},
        {"travel_mode": "DRIVING", "maneuver": "ramp-left", "distance": {"value": 5},
         "duration": {"value": 1}, "html_instructions":
         "Take exit <b>28B</b> for <b>A-2</b> toward <b>Av. de Madrid</b><div>Toll road</div>"}
      ]}]}]}
      """
    let steps = try steps(json, as: .googleDirections)
    #expect(steps.map(\.road.name) == ["C. de la Villa", nil])
    let exit = steps[1]
    #expect(exit.maneuver.kind == .offRampSlightLeft)
    #expect(exit.maneuver.direction == .slightLeft)
    #expect(exit.road.exits == "28B")
    #expect(exit.road.ref == "A-2")
    #expect(exit.road.destinations == "Av. de Madrid")
    #expect(exit.maneuver.note == "Toll road")
    #expect(exit.maneuver.sentence == "Take exit 28B for A-2 toward Av. de Madrid")
    #expect(exit.maneuver.instruction == "Take exit 28B for A-2 toward Av. de Madrid Toll road")
  }

  @Test func `a line feed separates the notes of Google Routes`() throws {
    let json = #"""
      {"routes": [{"distanceMeters": 5, "duration": "3s", "legs": [{"steps": [
        {"distanceMeters": 5, "staticDuration": "3s", "navigationInstruction":
         {"maneuver": "TURN_RIGHT",
          "instructions": "Turn right onto Main St\nDestination will be on the right"}}]}]}]}
      """#
    let step = try #require(try steps(json, as: .googleRoutes).first)
    #expect(step.road.name == "Main St")
    #expect(step.maneuver.sentence == "Turn right onto Main St")
    #expect(step.maneuver.note == "Destination will be on the right")
  }

  @Test func `MapQuest merges by an exit`() throws {
    let json = """
      {"info": {"statuscode": 0}, "route": {"legs": [{"maneuvers": [
        {"turnType": 0, "narrative": "Start out going west on Main St."},
        {"turnType": 10, "narrative": "Merge onto I-70 E via EXIT 16A toward Columbus."},
        {"turnType": 10, "narrative": "Take EXIT 1D on the left toward Downtown."},
        {"turnType": 0, "narrative": "Arrive."}]}]}}
      """
    let steps = try steps(json, as: .mapQuest)
    #expect(steps[1].maneuver.kind == .offRamp)
    #expect(steps[1].road.ref == "I-70 E")
    #expect(steps.map(\.road.exits) == [nil, "16A", "1D", nil])
    #expect(steps.map(\.road.destinations) == [nil, "Columbus", "Downtown", nil])
    #expect(steps[2].maneuver.kind == .offRampSlightLeft)
  }

  @Test func `HERE gives signs in words where there is no road`() throws {
    let json = """
      {"routes": [{"sections": [{"type": "vehicle", "language": "en-us", "transport":
        {"mode": "car"}, "summary": {"length": 9, "duration": 3}, "actions": [
        {"action": "exit", "direction": "right", "instruction":
         "Take exit 10 toward Sohna/Stadium onto Service Road. Go for 431 m."},
        {"action": "arrive", "instruction": "Arrive at Mill St. Your destination is on the left."}
      ]}]}]}
      """
    let steps = try steps(json, as: .here)
    #expect(steps[0].road.exits == "10")
    #expect(steps[0].road.destinations == "Sohna, Stadium")
    #expect(steps[0].road.name == "Service Road")
    #expect(steps[0].maneuver.kind == .offRampSlightRight)
    #expect(steps[1].maneuver.kind == .arriveLeft)
  }

  @Test(arguments: [
    (#""nextRoad": {"toward": [{"value": "Köln"}]}"#, "Köln"),
    (#""currentRoad": {"toward": [{"value": "Köln"}]}, "nextRoad": {}"#, "Köln"),
    (
      #""nextRoad": {}, "signpost": {"labels": [{"routeNumber": {"value": "A 3"}}, {"name": {"value": "Köln"}}]}"#,
      "A 3: Köln"
    ),
  ])
  func `HERE names destinations in fields`(fields: String, expected: String) throws {
    let json = """
      {"routes": [{"sections": [{"type": "vehicle", "turnByTurnActions": [
        {"action": "keep", "direction": "left", \(fields)}]}]}]}
      """
    #expect(try steps(json, as: .here)[0].road.destinations == expected)
  }

  @Test func `TomTom's tags delimit what fields leave out`() throws {
    let json = """
      {"routes": [{"summary": {"lengthInMeters": 9, "travelTimeInSeconds": 3}, "guidance":
        {"instructions": [{"maneuver": "TAKE_EXIT", "turnAngleInDecimalDegrees": -45, "message":
        "Ausfahrt <exitNumber>6a</exitNumber> auf <street>Ring</street>/<roadNumber>B 9</roadNumber> Richtung <signpostText>Köln</signpostText>"}]}}]}
      """
    let step = try #require(try steps(json, as: .tomTom).first)
    #expect(step.maneuver.kind == .offRampSlightLeft)
    #expect(step.road.exits == "6a")
    #expect(step.road.name == "Ring")
    #expect(step.road.ref == "B 9")
    #expect(step.road.destinations == "Köln")
  }

  @Test func `a banner or a sentence gives an exit that the step lacks`() throws {
    func step(_ type: String, _ sentence: String, _ exit: String) -> String {
      """
      {"distance": 5, "duration": 1, "name": "", "mode": "driving", "maneuver":
       {"type": "\(type)", "modifier": "slight right", "instruction": "\(sentence)"},
       "bannerInstructions": [{"distanceAlongGeometry": 5, "primary": {"text": "Exit",
       "components": [{"type": "exit", "text": "Exit"}, {"type": "exit-number",
       "text": "\(exit)"}]}}]}
      """
    }
    let list = [
      step("depart", "Head north", "7"), step("off ramp", "Take the ramp", "9"),
      step("roundabout", "Take exit 2 toward Foo", "11"),
      step("fork", "Take exit 8A towards Bedok Road", "12").replacing("exit-number", with: "text"),
    ].joined(separator: ",").replacing(#""exit-number","#, with: #""exit-number", "#)
    let json = """
      {"code": "Ok", "routes": [{"distance": 1, "duration": 1, "legs": [{"distance": 1,
       "duration": 1, "steps": [\(list)]}]}]}
      """
    let steps = try steps(json, as: .mapbox)
    #expect(steps.map(\.road.exits) == [nil, "7", nil, "11"])
    #expect(steps.map(\.road.destinations) == [nil, nil, "Foo", "Bedok Road"])
    #expect(steps[3].maneuver.kind == .offRampSlightRight)
  }

  @Test func `other engines name exits and signs in fields`() throws {
    let walk = """
      {"plan": {"itineraries": [{"legs": [{"mode": "CAR", "distance": 9, "duration": 9, "steps": [
        {"relativeDirection": "RIGHT", "exit": "12", "streetName": "A 1"},
        {"relativeDirection": "CIRCLE_CLOCKWISE", "exit": "2", "streetName": "B 2"},
        {"relativeDirection": "FOLLOW_SIGNS", "streetName": "Platform 2"}]}]}]}}
      """
    let ways = try steps(walk, as: .openTripPlanner)
    #expect(ways.map(\.road.exits) == ["12", nil, nil])
    #expect(ways.map(\.maneuver.exit) == [nil, 2, nil])
    #expect(ways[2].road.destinations == "Platform 2")
    let valhalla = """
      {"trip": {"units": "miles", "legs": [{"maneuvers": [
       {"type": 15, "instruction": "Turn left toward A 100.", "street_names": ["Invalidenstraße"]},
       {"type": 20, "sign":
       {"exit_number_elements": [{"text": "4A"}], "exit_toward_elements": [{"text": "York"}],
        "exit_name_elements": [{"text": "Gettysburg Pike"}]}}], "shape": ""}]}}
      """
    let sentence = try #require(try steps(valhalla, as: .valhalla).first)
    #expect(sentence.road.destinations == "A 100")
    #expect(sentence.road.name == "Invalidenstraße")
    let exit = try #require(try steps(valhalla, as: .valhalla).last)
    #expect(exit.road.exits == "4A")
    #expect(exit.road.destinations == "York")
    #expect(exit.road.junctionName == "Gettysburg Pike")
  }
}

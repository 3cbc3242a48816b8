import Faults
import Testing

@testable import Routes

/// What rows of an engine file make of an invented backend's responses.
@Suite struct TableRouteTests {
  private static let file = #"""
    {"engine": "acme", "signs": ["acme.version", "trips"], "success": ["fine"],
     "failure": {"code": "acme.code", "message": "acme.say"},
     "routes": "trips", "legs": "parts", "steps": "moves", "at": "AT",
     "line": {"path": "shape", "as": "text"},
     "units": {"distance": "km", "duration": "min"},
     "route": {"distance": "len", "duration": "min", "language": "lang"},
     "leg": {"distance": "len", "destination": "to", "arrivalSide": {"at": "door", "left": "L", "right": "R"}},
     "step": {"word": ["do", "how"], "distance": "len", "duration": "min", "index": "i", "names": "road",
       "refs": "nr", "sentence": "say", "roundaboutExit": "out", "exit": "exit"},
     "lanes": {"list": "lanes", "arrows": "dir", "follow": "ok"},
     "words": {"go;left": "turn-left", "go;*": "turn-right", "back;": "u-turn-left sided",
       "ring;": "roundabout-nth-exit-ccw sided", "stop;": "waypoint", "off;": "off-ramp"},
     "along": [{"of": "step", "limit": "max", "unit": "mph"},
       {"list": "hazards", "from": "a", "to": "b", "word": "what", "words": {"tube": "tunnel", "*": "notice"},
        "facts": {"name": "called"}}]}
    """#

  private static func reader(at place: String = "start") throws -> RouteReader {
    var reader = RouteReader()
    let text = file.replacing(#""at": "AT""#, with: #""at": "\#(place)""#)
    reader.engineFiles = [try EngineFile(text.utf8)]
    return reader
  }

  private static func response(_ trip: String) -> String {
    #"{"acme": {"version": 3}, "trips": [\#(trip)]}"#
  }

  private static let shape =
    #""shape": "10.00,50.00;10.01,50.00;10.01,50.01;10.01,50.02;10.02,50.02""#

  private static let trip = #"""
    {"len": 3.2, "min": 6, "lang": "en", "hazards": [{"a": 1, "b": 2, "what": "tube", "called": "Mole Hole"}],
     "parts": [{"len": 3.2, "to": "Quay", "door": "R", "moves": [
       {"do": "go", "how": "left", "i": 1, "len": 1.1, "min": 2, "road": ["Elm St", "B 7"], "max": 30,
        "lanes": [{"dir": ["through", "left"], "ok": true}, {"dir": ["through"], "ok": false}]},
       {"do": "ring", "i": 2, "len": 0.5, "min": 1, "out": -2, "road": "Oak St", "nr": "A 5",
        "lanes": [{"dir": ["left"], "ok": false}, {"dir": ["left", "through"], "ok": true}]}]}],
     \#(shape)}
    """#

  @Test func `rows make steps, with the departure and the arrival that no list has`() throws {
    let response = try Self.reader().read(Self.response(Self.trip).utf8)
    #expect(response.format.name == "acme")
    let route = response.routes[0]
    let steps = route.legs[0].steps
    #expect(
      steps.map(\.maneuver.kind) == [.depart, .turnLeft, .roundaboutNthExitCCW, .arriveRight])
    #expect(route.distance == 3200 && route.duration == 360)
    #expect(steps.map(\.duration) == [0, 120, 60, 0] && steps[1].distance == 1100)
    // The departure is as long as the line up to the first maneuver.
    #expect((700...730).contains(steps[0].distance), "\(steps[0].distance)")
    #expect(steps.map(\.line.count) == [2, 2, 3, 1])
    #expect(steps[1].road.name == "Elm St" && steps[1].road.ref == "B 7")
    #expect(steps[2].road.name == "Oak St" && steps[2].road.ref == "A 5")
    #expect(steps[2].maneuver.exit == 2)
    // Of several arrows in a lane to take, the one nearest to the turn; a ring's turn is not known.
    #expect(steps[1].lanes.map(\.followed) == [.left, nil])
    #expect(steps[2].lanes.map(\.state) == [.avoid, .preferred])
    #expect(steps[2].lanes.map(\.followed) == [nil, nil])
    #expect(steps[1].maneuver.bearingBefore == 90 && steps[1].maneuver.bearingAfter == 0)
    #expect(steps.map(\.number) == [nil, 0, 1, nil])
    #expect(route.legs[0].placeName == "Quay")
    let limit = try #require(route.objects.first { $0.kind == .speedLimit })
    #expect(limit.number(.value) == 30 && limit.text(.unit) == "mph")
    let tunnel = try #require(route.objects.first { $0.kind == .tunnel })
    #expect(tunnel.text(.name) == "Mole Hole" && tunnel.line == 1...2)
  }

  @Test func `a maneuver at the end of its way has the next one's length and the last arrives`()
    throws
  {
    let response = try Self.reader(at: "end").read(Self.response(Self.trip).utf8)
    let steps = response.routes[0].legs[0].steps
    #expect(steps.map(\.maneuver.kind) == [.depart, .turnLeft, .arriveRight])
    #expect(steps.map(\.distance) == [1100, 500, 0] && steps.map(\.duration) == [120, 60, 0])
  }

  @Test func `a stop ends a leg, and its way belongs to the departure after it`() throws {
    let trip = #"""
      {"parts": [{"moves": [
        {"do": "go", "how": "left", "i": 1, "len": 1, "road": "Elm St"},
        {"do": "stop", "i": 2, "len": 2, "road": "Oak St"},
        {"do": "go", "how": "up", "i": 3, "len": 1}]}], \#(Self.shape)}
      """#
    let route = try Self.reader().read(Self.response(trip).utf8).routes[0]
    #expect(
      route.legs.map { $0.steps.map(\.maneuver.kind) } == [
        [.depart, .turnLeft, .waypoint], [.depart, .turnRight, .arrive],
      ])
    #expect(route.legs[1].steps.map(\.distance)[0] == 2000)
    #expect(route.legs[0].steps[2].distance == 0)
  }

  @Test(arguments: [DrivingSide.left, .right])
  func `sided words turn over with the side of traffic`(side: DrivingSide) throws {
    var reader = try Self.reader()
    reader.drivingSide = side
    let trip =
      #"{"parts": [{"moves": [{"do": "back", "i": 1}, {"do": "ring", "i": 2}]}], \#(Self.shape)}"#
    let steps = try reader.read(Self.response(trip).utf8).routes[0].legs[0].steps
    let isLeft = side == .left
    #expect(steps[1].maneuver.kind == (isLeft ? .uTurnRight : .uTurnLeft))
    #expect(steps[2].maneuver.kind == (isLeft ? .roundaboutNthExitCW : .roundaboutNthExitCCW))
  }

  @Test func `an unknown word is reported and the line shows the turn`() throws {
    let trip = #"{"parts": [{"moves": [{"do": "hop", "i": 1, "len": 1}]}], \#(Self.shape)}"#
    let steps = try Self.reader().read(Self.response(trip).utf8).routes[0].legs[0].steps
    #expect(steps[1].maneuver.kind == .turnLeft)
    #expect(
      steps[1].fallbacks.map(\.description) == [
        Fallback(
          place: "trips[0].parts[0].moves[0]", words: "hop", replacement: "turn-left"
        ).description
      ])
  }

  @Test(arguments: [
    (#"{"acme": {"version": 3, "code": "E4", "say": "too far"}, "trips": []}"#, "E4 (too far)"),
    (#"{"acme": {"version": 3, "code": "fine"}, "trips": []}"#, "no route"),
    (#"{"acme": {"version": 3}, "trips": []}"#, "no route"),
  ])
  func `a refusal is quoted, and a success is none`(response: String, words: String) throws {
    let reader = try Self.reader()
    #expect {
      try reader.read(response.utf8)
    } throws: { error in
      "\(error)".contains(words) && !"\(error)".contains("fine")
    }
  }

  @Test(arguments: ["-9223372036854775808", "9223372036854775807", "0", "-101", "2.5"])
  func `a number of an exit that no roundabout has is left out`(exit: String) throws {
    let trip = #"{"parts": [{"moves": [{"do": "ring", "i": 1, "out": \#(exit)}]}], \#(Self.shape)}"#
    let steps = try Self.reader().read(Self.response(trip).utf8).routes[0].legs[0].steps
    #expect(steps[1].maneuver.exit == nil)
  }

  @Test func `a named file reads a response without its signs`() throws {
    var reader = try Self.reader()
    let bare = #"{"trips": [\#(Self.trip)]}"#
    #expect(throws: Fault.self) { try reader.read(bare.utf8) }
    reader.format = reader.engineFiles[0].engine
    #expect(try reader.read(bare.utf8).routes[0].legs[0].steps.count == 4)
  }

  /// Numbers for words, values by words, flags, lists of the whole way, and counts.
  private func numbered(_ steps: String) throws -> Route {
    var reader = RouteReader()
    reader.engineFiles = [
      try EngineFile(
        #"""
        {"engine": "acme", "signs": ["acme", "steps"], "steps": "steps", "ends": "listed",
         "line": {"path": "line", "heights": "high"},
         "step": {"number": "n", "index": "i", "roundaboutExit": {"at": "say", "words": {"2nd": 2}},
           "mode": {"at": "foot", "words": {"yes": "walking", "*": "cycling"}}, "names": "road"},
         "words": {"left;6": "turn-left", "ring;7": "roundabout-nth-exit-ccw sided"},
         "along": [
           {"list": "ways", "from": "0", "to": "1", "word": "2", "whole": true, "words": {"T": "toll-road", "M": "road-class motorway", "*": ""}},
           {"list": "flags", "from": "0", "to": "1", "bits": "2", "whole": true, "rest": true,
            "words": {"1": "toll-road", "2": "ferry", "*": ""}},
           {"of": "step", "count": "lights", "source": "lights", "kind": "traffic-signal"}]}
        """#.utf8)
    ]
    let response = """
      {"acme": 1, "steps": [\(steps)], "line": [[10, 50], [10.01, 50], [10.01, 50.01], [10.02, 50.01], [10.03, 50.01]],
       "ways": [[0, 1, "T"], [1, 3, "F"]], "flags": [[0, 2, 1], [2, 3, 3]]}
      """
    return try reader.read(response.utf8).routes[0]
  }

  @Test func `numbers stand for words, words for values, and no step is added`() throws {
    let route = try numbered(
      #"{"n": 6, "i": 1, "foot": "Yes", "road": "Elm, K 55"}, {"n": "7", "i": 2, "say": "2nd"}, {"n": 8, "i": 3}"#
    )
    let steps = route.legs[0].steps
    #expect(
      steps.map(\.maneuver.engineType) == ["left", "ring", "8"]
        && steps.map(\.maneuver.engineModifier) == ["6", "7", nil])
    #expect(steps.map(\.maneuver.exit) == [nil, 2, nil])
    #expect(steps.map(\.mode) == ["walking", "cycling", "cycling"])
    #expect(steps[0].road.name == "Elm" && steps[0].road.ref == "K 55")
    #expect {
      try numbered(#"{"i": 1}"#)
    } throws: { error in
      "\(error)".contains("steps[0]: no 'n'")
    }
  }

  @Test func `a list of the whole way says what is not there, and the rest what no row names`()
    throws
  {
    let route = try numbered(#"{"n": 6, "i": 0, "lights": 2}, {"n": 6, "i": 2, "lights": "x"}"#)
    let kinds = route.objects.map(\.kind)
    #expect(Set(kinds) == [.tollRoad, .trafficSignal, .ferry] && kinds.count == 4)
    let features = route.legs[0].features
    #expect(features.hasTolls == true && features.hasFerry == true)
    #expect(features.hasUnpaved == nil && features.hasMotorway == false)
  }

  @Test func `ends need no words, sentences may lead, and a leg has flags of its own`() throws {
    var reader = RouteReader()
    reader.engineFiles = [
      try EngineFile(
        #"""
        {"engine": "acme", "signs": ["acme", "legs"], "legs": "legs", "steps": "steps",
         "ends": "unnamed", "sentences": "first", "line": {"path": "line", "starts": "starts"},
         "step": {"number": "n", "sentence": "say", "distance": "m", "names": "roads"},
         "words": {"left;6": "turn-left"},
         "along": [{"of": "leg", "list": "[toll]", "source": "toll", "word": "toll", "whole": true,
           "words": {"true": "toll-road", "false": ""}}]}
        """#.utf8)
    ]
    let response = """
      {"acme": 1, "line": [[10, 50], [10.01, 50], [10.01, 50.01], [10.02, 50.01], [10.03, 50.01]],
       "starts": [0, 2, 3, 3, 3, 4], "legs": [
        {"toll": true, "steps": [{"n": 6, "m": 1832}, {"n": 6, "m": 715, "roads": ["A 1", "Ring"],
          "say": "Turn left onto Elm Street."}, {"n": 6, "m": 0}]},
        {"toll": false, "steps": [{"n": 6, "m": 0}, {"n": 9, "m": 715, "roads": ["A 1"],
          "say": "Enter next roundabout and take the 2nd exit onto Ring."}, {"n": 9, "m": 0, "say": "Arrive."}]}]}
      """
    let legs = try reader.read(response.utf8).routes[0].legs
    #expect(
      legs.map { $0.steps.map(\.maneuver.kind) } == [
        [.depart, .turnLeft, .waypoint], [.depart, .roundaboutNthExitCCW, .arrive],
      ])
    #expect(legs.flatMap(\.steps).allSatisfy { $0.fallbacks.isEmpty })
    #expect(legs[0].steps[1].road.name == "Elm Street" && legs[0].steps[1].road.ref == nil)
    #expect(legs[1].steps[1].road.name == "Ring" && legs[1].steps[1].maneuver.exit == 2)
    #expect(legs[0].steps.map(\.line.count) == [3, 2, 1])
    #expect(legs.map(\.features.hasTolls) == [true, false])
  }
}

extension Fallback {
  fileprivate var description: String { "\(place) \(words) \(replacement)" }
}

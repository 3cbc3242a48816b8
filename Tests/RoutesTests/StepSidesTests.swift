import Foundation
@testable import Routes
import TestSupport
import Testing

/// Kind, sentence and lanes of a step name one side.
@Suite struct StepSidesTests {
  private func step(
    _ type: String, _ modifier: String?, _ more: String = "", maneuver: String = "",
    reader: RouteReader = RouteReader()
  ) throws -> Step {
    let json = OSRMBuilder(steps: [OSRMBuilder.step(type, modifier, more, maneuver: maneuver)]).json
    let step = try #require(try reader.read(Data(json.utf8)).routes[0].legs[0].steps.first)
    #expect(SideLaw.faults(of: step) == [])
    return step
  }

  /// Lanes such as `left,straight*|right`, where `*` marks those to take.
  private func lanes(_ text: String) -> String {
    let lanes = text.split(separator: "|").map { lane in
      let arrows = lane.filter { $0 != "*" }.split(separator: ",").map { "\"\($0)\"" }
      return """
        {"indications": [\(arrows.joined(separator: ","))], "valid": \(lane.hasSuffix("*"))}
        """
    }
    return """
      "intersections": [{"location": [1, 2], "bearings": [0, 180], "entry": [true, false], "in": 1,
        "out": 0, "lanes": [\(lanes.joined(separator: ","))]}]
      """
  }

  private func told(_ sentence: String) -> String { "\"instruction\": \"\(sentence)\"" }

  @Test(arguments: [
    "Make a left U-turn to stay on X.", "Nach links eine Kehrtwende machen.",
    "Faites demi-tour à gauche.", "Haga un cambio de sentido a la izquierda.",
    "Faça o retorno à esquerda.", "בצע פניית פרסה שמאלה", "左にUターンです。",
  ])
  func `the side of a U-turn is that of the sentence rather than of the traffic`(
    sentence: String
  ) throws {
    let found = try step(
      "continue", "uturn", "\"driving_side\": \"left\"", maneuver: told(sentence))
    #expect(found.maneuver.kind == .uTurnLeft)
    #expect(found.drivingSide == .right)
    #expect(found.drivingSideSource == .uTurn)
    let walked = try step(
      "continue", "uturn", "\"driving_side\": \"left\", \"mode\": \"walking\"",
      maneuver: told(sentence))
    #expect(walked.maneuver.kind == .uTurnLeft)
    #expect(walked.drivingSide == .left)
    let asked = try step(
      "continue", "uturn", "\"driving_side\": \"left\"", maneuver: told(sentence),
      reader: RouteReader(drivingSide: .left))
    #expect(asked.maneuver.kind == .uTurnLeft)
    #expect(asked.drivingSideSource == .option)
  }

  @Test(arguments: [
    ("left*|straight|straight", "left", ManeuverKind.uTurnLeft),
    ("uturn,left*|straight|straight", "left", .uTurnLeft),
    ("uturn*|straight|straight", "left", .uTurnLeft),
    ("straight|straight|uturn,right*", "right", .uTurnRight),
    ("uturn*", "left", .uTurnRight), ("straight|uturn*|straight", "left", .uTurnRight),
    ("none*|none*", "right", .uTurnLeft),
  ])
  func `a U-turn goes to the side of the lanes to take`(
    strip: String, side: String, kind: ManeuverKind
  ) throws {
    let found = try step(
      "turn", "uturn", "\"driving_side\": \"\(side)\", " + lanes(strip))
    #expect(found.maneuver.kind == kind)
    let wrong: Lane.Direction = kind == .uTurnLeft ? .uTurnRight : .uTurnLeft
    #expect(!found.lanes.contains { $0.directions.contains(wrong) || $0.followed == wrong })
  }

  @Test func `where sentence and lanes differ, the driving side decides the side of a U-turn`()
    throws
  {
    let found = try step(
      "turn", "uturn", "\"driving_side\": \"right\", " + lanes("straight|right*"),
      maneuver: told("Make a left U-turn"))
    #expect(found.maneuver.kind == .uTurnLeft)
    #expect(found.lanes.isEmpty)
  }

  @Test(arguments: [
    // The sentence is with the word, with the lanes, silent; the headings are.
    ("Turn right", "", ManeuverKind.turnRight, 0), ("Turn left", "", .turnLeft, 2),
    ("", "", .turnRight, 0),
    ("", "\"bearing_before\": 90, \"bearing_after\": 10", .turnLeft, 2),
    ("Turn right", "\"bearing_before\": 90, \"bearing_after\": 10", .turnRight, 0),
  ])
  func `lanes lit the other way win if something else agrees, else they are dropped`(
    sentence: String, headings: String, kind: ManeuverKind, count: Int
  ) throws {
    let words = [sentence.isEmpty ? "" : told(sentence), headings].filter { !$0.isEmpty }
    let found = try step(
      "turn", "right", lanes("left*|straight"), maneuver: words.joined(separator: ", "))
    #expect(found.maneuver.kind == kind)
    #expect(found.maneuver.direction == (kind == .turnLeft ? .left : .right))
    #expect(found.lanes.count == count)
  }

  @Test func `an arrow on the side of the turn is lit before one on the other side`() throws {
    let strip = lanes("left,right*|straight").replacing(
      "\"valid\": true", with: "\"valid\": true, \"valid_indication\": \"left\"")
    let found = try step("turn", "right", strip)
    #expect(found.lanes.map(\.followed) == [.right, nil])
  }

  @Test(arguments: [("right", 90, true), ("right", 270, false), ("left", 10, true)])
  func `roads that turn the other way belong to another junction`(
    modifier: String, out: Int, isKept: Bool
  ) throws {
    let found = try step(
      "turn", modifier,
      """
      "intersections": [{"location": [1, 2], "bearings": [0, \(out), 180],
        "entry": [true, true, false], "in": 2, "out": 1}]
      """)
    #expect((found.maneuver.intersection != nil) == isKept)
  }

  @Test(arguments: [
    ("off ramp", "Take the exit on the left", ManeuverKind.offRampSlightLeft),
    ("off ramp", "Nimm die Ausfahrt rechts", .offRampSlightRight),
    ("on ramp", "Prenez la bretelle à gauche", .onRampSlightLeft),
    ("merge", "Merge right", .mergeRight), ("off ramp", "Take the exit", .offRamp),
  ])
  func `a ramp without a side takes that of the sentence`(
    type: String, sentence: String, kind: ManeuverKind
  ) throws {
    #expect(try step(type, "straight", maneuver: told(sentence)).maneuver.kind == kind)
  }

  @Test(arguments: [
    ("off ramp", "straight|slight right*", ManeuverKind.offRampSlightRight, 2),
    ("on ramp", "slight left*|straight", .onRampSlightLeft, 2),
    ("turn", "left*|right", .straight, 0), ("turn", "slight left*|right", .straight, 2),
    ("turn", "straight*|right", .straight, 2),
  ])
  func `lanes give the side of a ramp, and are dropped if they do not fit going straight on`(
    type: String, strip: String, kind: ManeuverKind, count: Int
  ) throws {
    let found = try step(type, "straight", lanes(strip))
    #expect(found.maneuver.kind == kind)
    #expect(found.lanes.count == count)
  }

  @Test(arguments: [
    ("new name", "slight left", "", ManeuverKind.nameChange),
    ("new name", "slight right", "Continue slightly right onto X", .nameChange),
    ("new name", "slight right", "Continuer légèrement à droite", .nameChange),
    ("new name", "slight left", "Bear left onto X.", .turnSlightLeft),
    ("new name", "left", "", .turnLeft), ("turn", "slight left", "", .turnSlightLeft),
    ("continue", "slight right", "", .turnSlightRight), ("merge", "slight left", "", .mergeLeft),
  ])
  func `a road that bends while its name changes is not a turn`(
    type: String, modifier: String, sentence: String, kind: ManeuverKind
  ) throws {
    let found = try step(type, modifier, maneuver: sentence.isEmpty ? "" : told(sentence))
    #expect(found.maneuver.kind == kind)
  }

  @Test(arguments: [
    ("arrive", "left", 0), ("new name", "straight", 0), ("continue", "straight", 0),
    ("depart", "", 0), ("turn", "left", 2), ("fork", "right", 2),
  ])
  func `lanes without a marked one are shown only where there is something to choose`(
    type: String, modifier: String, count: Int
  ) throws {
    let found = try step(
      type, modifier.isEmpty ? nil : modifier, lanes("straight|straight,right"))
    #expect(found.lanes.count == count)
  }

  @Test(arguments: [
    "athens", "helsinki-hebrew", "helsinki-lanes", "helsinki-stops", "helsinki-walk", "motorway",
    "roundabouts-left", "roundabouts-right",
  ])
  func `no step of the examples names two sides`(name: String) throws {
    let url = Corpus.package.appending(path: "Examples/routes/\(name).json")
    for reader in [RouteReader(), RouteReader(roundabouts: .separate)] {
      for step in try reader.read(try Data(contentsOf: url)).routes.flatMap(\.legs).flatMap(\.steps)
      {
        #expect(SideLaw.faults(of: step) == [], "\(step.maneuver.instruction ?? "")")
      }
    }
  }

  @Test func `no step of any response names two sides`() throws {
    let reader = RouteReader()
    var steps = 0
    try Law.sides.check { sample in
      guard sample.bytes.count < 2_000_000, let response = try? reader.read(sample.bytes) else {
        return
      }
      for step in response.routes.flatMap(\.legs).flatMap(\.steps) {
        steps += 1
        #expect(
          SideLaw.faults(of: step) == [], "\(sample.name): \(step.maneuver.instruction ?? "")")
      }
    }
    #expect(steps > 3000)
  }
}

@Suite struct WayOutTests {
  @Test(arguments: [
    (ManeuverKind.turnLeft, 0), (.turnSlightLeft, 2), (.turnRight, 2), (.straight, 2),
  ])
  func `lanes that lead straight on where a lane turns are not those of the turn`(
    kind: ManeuverKind, count: Int
  ) {
    var step = Step(maneuver: Maneuver(kind: kind, engineType: ""), distance: 10, duration: 1)
    step.lanes = [
      Lane(directions: [.left]), Lane(directions: [.through], followed: .through, state: .usable),
    ]
    step.settleSides()
    #expect(step.lanes.count == count)
  }

  /// A left turn from north to west, at a junction whose marked way out has a heading.
  private static func settled(out: Double, in way: Double = 180) -> Step {
    var step = Step(
      maneuver: Maneuver(kind: .turnLeft, engineType: "turn"), distance: 10, duration: 1)
    (step.maneuver.bearingBefore, step.maneuver.bearingAfter) = (0, 270)
    step.maneuver.intersection = Intersection(bearings: [way, out, 0], entry: 0, exit: 1)
    step.settleSides()
    return step
  }

  @Test(arguments: [(270, true), (230, true), (310, true), (220, false), (0, false), (90, false)])
  func `a marked way out that is not the driver's is dropped`(out: Double, stays: Bool) {
    #expect((Self.settled(out: out).maneuver.intersection != nil) == stays)
  }

  @Test(arguments: [(180, true), (140, true), (225, true), (130, false), (0, false)])
  func `a marked way in that is not the driver's is dropped`(way: Double, stays: Bool) {
    #expect((Self.settled(out: 270, in: way).maneuver.intersection != nil) == stays)
  }

  @Test(arguments: [
    (
      "At the roundabout, continue straight to stay on Oak Road", ManeuverKind.roundaboutStraightCCW
    ),
    ("Am Kreisverkehr geradeaus auf Eichweg", .roundaboutStraightCCW),
    ("Enter the roundabout", .roundaboutEnterCCW),
  ])
  func `a sentence that goes straight on leaves the roundabout so`(
    sentence: String, kind: ManeuverKind
  ) {
    var step = Step(
      maneuver: Maneuver(kind: .roundaboutEnterCCW, engineType: "roundabout"), distance: 10,
      duration: 1)
    step.maneuver.instruction = sentence
    step.settleSides()
    #expect(step.maneuver.kind == kind)
    step.maneuver.kind = .roundaboutEnterCCW
    step.maneuver.exit = 2
    step.settleSides()
    #expect(step.maneuver.kind == .roundaboutEnterCCW)
  }

  @Test(arguments: [(1, 1), (19, 19), (20, nil), (99, nil)] as [(Int, Int?)])
  func `an impossible exit number of a roundabout is dropped with its sentence`(
    stated: Int, kept: Int?
  ) {
    var step = Step(
      maneuver: Maneuver(kind: .roundaboutNthExitCCW, engineType: "roundabout"), distance: 10,
      duration: 1)
    step.maneuver.exit = stated
    step.maneuver.instruction = "At the roundabout, take exit \(stated)"
    step.settleSides()
    #expect(step.maneuver.exit == kept)
    #expect((step.maneuver.sentence != nil) == (kept != nil))
  }
}

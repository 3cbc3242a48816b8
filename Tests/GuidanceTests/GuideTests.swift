import Foundation
import Guidance
import Routes
import TestSupport
import Testing

@Suite struct GuideTests {
  private func step(
    _ kind: ManeuverKind, distance: Double = 0, duration: Double = 0, side: DrivingSide = .right
  ) -> Step {
    Step(
      maneuver: Maneuver(kind: kind, engineType: "test"), distance: distance, duration: duration,
      drivingSide: side)
  }

  @Test func `the remaining distance and time are summed from the end, leg by leg`() throws {
    let legs = [[100.0, 200, 0], [300, 0]].map { distances in
      Leg(
        steps: distances.map { step(.turnLeft, distance: $0 + 0.1, duration: $0 / 10) },
        distance: 0, duration: 0)
    }
    let route = Route(legs: legs, distance: 600, duration: 60)
    let cards = try Guide(units: .metric).guide(route).cards
    // An arrival ends each leg.
    #expect(cards.map(\.index) == [0, 1, 2, 3, 4, 5, 6])
    #expect(cards.map(\.leg) == [0, 0, 0, 0, 1, 1, 1])
    #expect(
      cards.map(\.remainingToWaypoint.distance.meters) == [300.3, 200.2, 0.1, 0, 300.2, 0.1, 0])
    #expect(
      cards.map(\.remainingToDestination.distance.meters)
        == [600.5, 500.4, 300.3, 300.2, 300.2, 0.1, 0])
    #expect(cards.map(\.approach.distance.meters) == [0, 100.1, 200.1, 0.1, 0, 300.1, 0.1])
    #expect(cards.map(\.remainingToDestination.time.seconds) == [60, 50, 30, 30, 30, 0, 0])
    #expect(cards[5].remainingToDestination.time.rounded == nil)
  }

  @Test func `road, number, signs and the engine's own words make variants`() throws {
    let card = try Spoken.card(.turnLeft, "en") {
      $0.road.name = "Main Street"
      $0.road.ref = "A 1; B 2"
      $0.road.destinations = "Springfield, Shelbyville"
      $0.maneuver.instruction = "Turn left onto Main Street."
    }
    #expect(
      card.instructionVariants == [
        "Turn left onto Main Street (A 1 / B 2) toward Springfield, Shelbyville",
        "Turn left onto Main Street (A 1 / B 2) toward Springfield",
        "Turn left onto Main Street toward Springfield",
        "Turn left onto Main St toward Springfield",
        "Turn left onto Main Street",
        "Turn left onto Main St",
        "Turn left",
        "Left",
      ])
  }

  @Test(arguments: [
    (
      ManeuverKind.arrive, "Your destination is ahead", "You have arrived at your destination",
      "City Hall is ahead", "You have arrived at City Hall"
    ),
    (
      .arriveStraight, "Your destination is straight ahead", "You have arrived at your destination",
      "City Hall is straight ahead", "You have arrived at City Hall"
    ),
    (
      .arriveLeft, "Your destination is ahead on your left", "Your destination is on the left",
      "City Hall is ahead on your left", "City Hall is on the left"
    ),
    (
      .waypointRight, "Your stop is ahead on your right", "Your stop is on the right",
      "City Hall is ahead on your right", "City Hall is on the right"
    ),
  ])
  func `arrivals say where the place is, ahead or reached, with its name if known`(
    kind: ManeuverKind, ahead: String, there: String, namedAhead: String, namedThere: String
  ) throws {
    var step = step(kind)
    step.maneuver.instruction = "You have arrived at your destination."
    step.road.name = "Main Street"
    for (name, texts) in [(nil, [ahead, there]), ("City Hall", [namedAhead, namedThere])] {
      var leg = Leg(steps: [step], distance: 0, duration: 0)
      (leg.destinationName, leg.placeName) = (name, name)
      let route = Route(legs: [leg], distance: 0, duration: 0, language: "en")
      let guided = try Guide().guide(route)
      let lists = [guided.cards[0].instructionVariants, guided.legs[0].arrivalVariants]
      #expect(lists.map(\.first) == texts)
      #expect(guided.legs[0].approachVariants == lists[0])
      // The name goes first; the engine's sentence, which fits only one of the two, is left out.
      for list in lists { #expect(!(list.last ?? "").contains("City Hall"), "\(list)") }
      #expect(!lists.joined().contains("You have arrived at your destination."))
    }
  }

  @Test func `shorter instructions keep the first parts of an address`() throws {
    var leg = Leg(steps: [step(.arrive)], distance: 0, duration: 0)
    leg.placeName = "517 Shadyhill Rd, Pittsburgh, PA 15205, USA"
    let route = Route(legs: [leg], distance: 0, duration: 0)
    #expect(
      try Guide().guide(route).cards[0].instructionVariants == [
        "Your destination is ahead: 517 Shadyhill Rd, Pittsburgh, PA 15205, USA",
        "Your destination is ahead: 517 Shadyhill Rd, Pittsburgh",
        "Your destination is ahead: 517 Shadyhill Rd", "Your destination is ahead",
        "Destination ahead",
      ])
  }

  @Test(arguments: [
    (1, "1st"), (2, "2nd"), (3, "3rd"), (4, "4th"), (11, "11th"), (12, "12th"), (13, "13th"),
    (21, "21st"), (22, "22nd"), (111, "111th"),
  ])
  func `exits are counted in words`(exit: Int, ordinal: String) throws {
    let card = try Spoken.card(.roundaboutNthExitCCW, "en") {
      $0.maneuver.exit = exit
      $0.road.rotaryName = "Big Circle"
    }
    #expect(
      card.instructionVariants == [
        "At Big Circle, take the \(ordinal) exit", "Take the \(ordinal) exit",
      ])
  }

  @Test(arguments: [
    (0.0, "Head north"), (22.4, "Head north"), (22.5, "Head northeast"), (181, "Head south"),
    (359, "Head north"), (-90, "Head west"),
  ])
  func `a departure names the direction`(bearing: Double, text: String) throws {
    let card = try Spoken.card(.depart, "en") { $0.maneuver.bearingAfter = bearing }
    #expect(card.instructionVariants.contains(text))
  }

  @Test(
    arguments: [
      (1, nil, "roundaboutExit1", "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW"),
      (19, 90.0, "roundaboutExit19", "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE"),
      (20, 90, "enterRoundabout", "TYPE_ROUNDABOUT_ENTER_AND_EXIT_CCW_WITH_ANGLE"),
      (nil, 90, "enterRoundabout", "TYPE_ROUNDABOUT_ENTER_CCW"),
    ] as [(Int?, Double?, String, String)])
  func `numbers and angles go where the platforms want them`(
    exit: Int?, angle: Double?, carPlay: String, androidAuto: String
  ) throws {
    let card = try Spoken.card(.roundaboutNthExitCCW, "en") {
      $0.maneuver.exit = exit
      $0.maneuver.roundaboutAngle = angle
    }
    #expect(card.platformTypes.carPlay.type.name == carPlay)
    #expect(card.platformTypes.androidAuto.type.name == androidAuto)
  }

  @Test func `ramps without a side are on the driving side`() throws {
    let steps = [step(.onRamp, side: .left), step(.onRamp), step(.offRamp, side: .left)]
    #expect(
      steps.map { PlatformTypes($0).androidAuto.type.name } == [
        "TYPE_ON_RAMP_NORMAL_LEFT", "TYPE_ON_RAMP_NORMAL_RIGHT", "TYPE_OFF_RAMP_SLIGHT_LEFT",
      ])
  }

  @Test(.enabled(if: Corpus.has("reference/canonical.csv"), "skipped: no reference table"))
  func `the platforms' types are those of the reference table`() throws {
    let text = String(decoding: try Corpus.bytes("reference/canonical.csv"), as: UTF8.self)
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let kind = try #require(ManeuverKind(rawValue: String(fields[0])))
      let types = try Spoken.card(kind, "en").platformTypes
      let last = fields.suffix(2).map { $0.split(separator: ";").last.map(String.init) }
      #expect([types.carPlay.type.name, types.androidAuto.type.name] == last)
    }
  }
}

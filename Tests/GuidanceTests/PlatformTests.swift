import Guidance
import TestSupport
import Testing

@testable import Routes

/// What the platforms' own builders would refuse, stated apart from the code that avoids it.
@Suite struct PlatformTests {
  private static func step(
    _ kind: ManeuverKind, exit: Int? = nil, angle: Double? = nil, others: [Double] = [],
    side: DrivingSide = .right
  ) -> Step {
    var maneuver = Maneuver(kind: kind, engineType: "test")
    maneuver.exit = exit
    maneuver.roundaboutAngle = angle
    maneuver.otherExits = others
    return Step(maneuver: maneuver, distance: 100, duration: 10, drivingSide: side)
  }

  @Test(arguments: ManeuverKind.allCases)
  func `Android Auto's builder accepts the maneuver of any step`(kind: ManeuverKind) {
    for exit in [nil, -1, 0, 1, 7, 25, 1000] {
      for angle in [nil, 0, 0.2, 90, 359.9, 360, 1e300, .nan, .infinity] as [Double?] {
        for side in DrivingSide.allCases {
          let made = PlatformTypes(Self.step(kind, exit: exit, angle: angle, side: side))
            .androidAuto
          let name = made.type.name
          #expect((made.exitNumber != nil) == name.contains("ENTER_AND_EXIT"))
          #expect((made.exitAngle != nil) == name.contains("WITH_ANGLE"))
          #expect(made.exitNumber.map { $0 >= 1 } ?? true)
          #expect(made.exitAngle.map { (1...360).contains($0) } ?? true)
          #expect(![30, 31].contains(made.type.value) && made.type.value <= 50)
        }
      }
    }
  }

  /// The names and numbers of the reference table by platform.
  private static func reference() throws -> [String: [String: Int]] {
    let text = String(decoding: try Corpus.bytes("reference/maneuvers.csv"), as: UTF8.self)
    var wanted: [String: [String: Int]] = [:]
    for line in text.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard let number = Int(fields[2]), !fields[1].hasPrefix("(") else { continue }
      wanted[fields[0], default: [:]][fields[1]] = number
    }
    return wanted
  }

  @Test(
    .enabled(if: Corpus.has("reference/maneuvers.csv"), "skipped: no reference table"),
    arguments: ManeuverKind.allCases)
  func `names and numbers of the enumerators are those of the reference table`(
    kind: ManeuverKind
  ) throws {
    let wanted = try Self.reference()
    for exit in [nil, 1, 2, 19] {
      for angle in [nil, 30, 200] as [Double?] {
        let types = PlatformTypes(Self.step(kind, exit: exit, angle: angle))
        let carPlay = types.carPlay.type
        let name = carPlay.name.prefix(1).uppercased() + carPlay.name.dropFirst()
        #expect(wanted["apple-carplay"]?["CPManeuverType" + name] == carPlay.value)
        #expect(wanted["google-nav-ios"]?[types.google.name] == types.google.value)
        let android = types.androidAuto.type
        #expect(wanted["android-auto"]?[android.name] == android.value)
      }
    }
  }

  @Test(.enabled(if: Corpus.has("reference/maneuvers.csv"), "skipped: no reference table"))
  func `each maneuver of the Google SDK is read and written back`() throws {
    for name in try #require(Self.reference()["google-nav-ios"]).keys {
      let json =
        "{\"navState\":\"ENROUTE\",\"currentStep\":{\"maneuver\":\"\(name)\"},"
        + "\"remainingSteps\":[{\"maneuver\":\"GMSNavigationManeuverDestination\"}]}"
      let route = try RouteReader(format: nil).read([UInt8](json.utf8)).routes[0]
      let back = PlatformTypes(Self.step(route.legs[0].steps[0].maneuver.kind)).google
      // Keeping to a side of a ramp is a slight turn here.
      #expect(back.name == name.replacing("RampKeep", with: "RampSlight"))
    }
  }

  @Test(
    arguments: [
      (ManeuverKind.roundaboutNthExitCCW, 90, "RoundaboutRightCounterClockwise", 90),
      (.roundaboutNthExitCCW, 180, "RoundaboutStraightCounterClockwise", 0),
      (.roundaboutNthExitCCW, 270, "RoundaboutLeftCounterClockwise", -90),
      (.roundaboutNthExitCCW, 360, "RoundaboutUTurnCounterClockwise", 180),
      (.roundaboutNthExitCCW, 10, "RoundaboutSharpRightCounterClockwise", 170),
      (.roundaboutNthExitCW, 90, "RoundaboutLeftClockwise", -90),
      (.roundaboutNthExitCW, 225, "RoundaboutSlightRightClockwise", 45),
      (.roundaboutNthExitCW, 360, "RoundaboutUTurnClockwise", 180),
    ] as [(ManeuverKind, Double, String, Int)])
  func `the angle around a roundabout gives the direction`(
    kind: ManeuverKind, angle: Double, google: String, turn: Int
  ) {
    let types = PlatformTypes(Self.step(kind, exit: 2, angle: angle, others: [45]))
    #expect(types.google.name == "GMSNavigationManeuver" + google)
    #expect(types.googleRoundaboutTurnNumber == 2)
    #expect(types.carPlay.junctionType == "roundabout")
    #expect(types.carPlay.exitAngle == turn)
    let other = kind == .roundaboutNthExitCCW ? 135 : -135
    #expect(types.carPlay.elementAngles == [other])
  }

  @Test func `CarPlay counts exits from 1 to 19 and has no angle twice`() {
    for exit in 1...25 {
      let made = PlatformTypes(Self.step(.roundaboutNthExitCW, exit: exit)).carPlay
      #expect(made.type.name == (exit <= 19 ? "roundaboutExit\(exit)" : "enterRoundabout"))
      #expect(made.exitAngle == nil)
    }
    var step = Self.step(.turnLeft, side: .left)
    step.maneuver.intersection = Intersection(
      bearings: [10, 100, 190, 280, 280], entry: 2, exit: 3)
    let made = PlatformTypes(step).carPlay
    #expect(made.junctionType == "intersection")
    #expect(made.exitAngle == -90 && made.elementAngles == [0, 90])
    step.maneuver.intersection = nil
    step.maneuver.bearingBefore = 350
    step.maneuver.bearingAfter = 20
    #expect(PlatformTypes(step).carPlay.exitAngle == 30)
    step.maneuver.kind = .arrive
    #expect(PlatformTypes(step).carPlay.exitAngle == nil)
    // Some engines write 0 for all bearings.
    step.maneuver = Maneuver(kind: .turnLeft, engineType: "test")
    step.maneuver.bearingBefore = 0
    step.maneuver.bearingAfter = 0
    #expect(PlatformTypes(step).carPlay.exitAngle == nil)
  }

  @Test func `lanes light the arrow to follow, and only the best lanes are recommended`() throws {
    let lanes = [
      Lane(directions: [.mergeToLeft, .slightLeft]),
      Lane(directions: [.through, .left], followed: .left, state: .usable),
      Lane(directions: [.uTurnLeft, .left], followed: .left, state: .preferred),
      Lane(directions: []),
    ]
    let made = lanes.map { CarPlayLane($0) }
    #expect(made.map(\.angles) == [[-45], [0, -90], [-180, -90], []])
    #expect(made.map(\.highlightedAngle) == [nil, -90, -90, nil])
    #expect(made.map(\.status) == ["notGood", "good", "preferred", "notGood"])
    let card = try Spoken.card(.turnLeft, "en") { $0.lanes = lanes }
    let arrows = try #require(card.laneGuidance).arrows
    #expect(
      arrows.map { $0.map(\.isRecommended) } == [
        [false, false], [false, false], [false, true], [false],
      ])
    #expect(arrows[3][0].google.name == "GMSNavigationLaneShapeUnknown")
    let every = LaneArrow.arrows(of: [Lane(directions: Lane.Direction.allCases)])[0]
    #expect(Set(every.map(\.androidAuto.value)) == Set(1...10))
    #expect(every.allSatisfy { $0.androidAuto.value == $0.google.value + 1 })
    #expect(
      arrows[2][0].androidAuto.name == "SHAPE_U_TURN_LEFT"
        && arrows[2][0].google.name == "GMSNavigationLaneShapeUTurnLeft")
  }

  /// The host cuts what is beyond one decimal, and writes whole numbers without one unless asked.
  @Test(arguments: UnitSystem.allCases)
  func `Android Auto shows the distance that the card shows`(system: UnitSystem) throws {
    for meters in stride(from: 1.0, to: 40_000, by: 37.3) {
      let route = Route(legs: [], distance: meters, duration: 1)
      let estimate = try Guide(units: system).guide(route).estimate.distance
      let made = AndroidAutoDistance(estimate, in: system)
      let tenths = (made.value * 10).rounded(.down)
      #expect(tenths / 10 == made.value, "\(meters)")
      let isWhole = made.value == made.value.rounded()
      #expect(made.unit.name.hasSuffix("_P1") == !isWhole)
      let shown = try #require(estimate.rounded)
      if system != .ukSigns { #expect(made.value == shown.value) }
    }
    let none = try Guide(units: system).guide(Route(legs: [], distance: 0, duration: 0))
    #expect(AndroidAutoDistance(none.estimate.distance, in: system).value == 0)
  }

  @Test func `small displays get short instructions, notifications whole ones`() throws {
    let card = try Spoken.card(.offRampRight, "en", words: .engine) { step in
      step.road.exits = "12A"
      step.road.name = "Main Street"
      step.road.ref = "US 5"
      step.road.destinations = "US 5: Salem, Portland"
      step.maneuver.instruction = "Take exit 12A for Salem."
    }
    #expect(card.exitLabel == "Exit 12A")
    #expect(card.roadVariants == ["US 5 (Main Street)", "US 5"])
    #expect(
      card.dashboardVariants == [
        "Take exit 12A on the right onto US 5", "Take exit 12A on the right",
        "Exit 12A on right", "Exit 12A",
      ])
    #expect(card.notificationVariants.contains("Take exit 12A for Salem"))
    #expect(!card.notificationVariants.contains("Exit 12A"))
    #expect(!card.notificationVariants.contains { $0.contains("Portland") })
    for text in card.dashboardVariants + card.notificationVariants {
      #expect(card.instructionVariants.contains(text))
    }
  }
}

import Testing

@testable import Guidance
@testable import Routes

@Suite struct SpokenUnitsTests {
  private static let texts: [(String, MeasurementSystem?)] = [
    ("In 500 feet, turn left", .imperial), ("In a quarter mile, keep right", .imperial),
    ("In half a mile, turn left", .imperial), ("Continue for 1 mile", .imperial),
    ("In 300 metres, turn left", .metric), ("In 1.5 kilometers, merge", .metric),
    ("In 300 Metern links abbiegen", .metric), ("In einem Kilometer rechts", .metric),
    ("Dans 300 mètres, tournez", .metric), ("Na 400 meter, linksaf", .metric),
    ("בעוד 300 מטר", .metric), ("300メートル先、右折です", .metric), ("500フィート先", .imperial),
    ("Через 300 метров", .metric), ("Turn left onto Eight Mile Road", nil),
    ("Turn left onto Mile End", nil), ("Continue on M 8", nil), ("Turn left", nil), ("", nil),
    ("At the Foot of the Hill, turn", nil),
  ]

  @Test(arguments: texts)
  func `units are recognized only after numbers`(text: String, system: MeasurementSystem?) {
    #expect(StatedLength.units(in: text) == system)
  }

  @Test func `announcements decide the units if the response does not, and others are dropped`()
    throws
  {
    var step = Step(
      maneuver: Maneuver(kind: .turnLeft, engineType: "turn"), distance: 1, duration: 1)
    let feet = Announcement(distance: 150, text: "In 500 feet, turn left")
    let act = Announcement(distance: 10, text: "Turn left")
    step.announcements = [feet, act]
    let route = Route(
      legs: [Leg(steps: [step], distance: 1, duration: 1)], distance: 1, duration: 1,
      language: "en")
    let own = try Guide().guide(route)
    #expect(own.guide.units == .us && own.guide.unitsSource == .stated)
    #expect(own.cards[0].step.announcements == [feet, act])
    #expect(try Guide(units: .metric).guide(route).cards[0].step.announcements == [act])
  }
}

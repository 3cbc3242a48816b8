import Testing

@testable import Routes

@Suite struct WordedStepTests {
  @Test(arguments: [
    ("Turn left onto Roundabout Rd", ManeuverKind.turnLeft),
    ("Turn sharply right onto Traffic Circle Dr", .turnSharpRight),
    ("Head north on Main St toward Old Roundabout Ln", .depart),
    ("Merge onto Roundabout Way", .merge),
    ("At the roundabout, take the 2nd exit onto Roundabout Rd", .roundaboutNthExitCCW),
    ("Turn left onto the roundabout", .roundaboutNthExitCCW),
    ("Exit the roundabout onto Main St", .roundaboutExitCCW),
    ("Enter the traffic circle", .roundaboutNthExitCCW),
    ("Turn slight left onto Main St", .turnSlightLeft),
    ("Turn slight right onto Main St", .turnSlightRight),
  ])
  func `a road may be named after a roundabout`(text: String, kind: ManeuverKind) {
    #expect(WordedStep.kind(of: text, side: .right) == kind)
  }
}

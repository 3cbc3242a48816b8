import Testing

@testable import Routes

@Suite struct WordedStepTests {
  @Test(arguments: [
    ("Turn left onto Roundabout Rd", ManeuverKind.turnLeft),
    ("Turn sharply right onto Traffic Circle Dr", .turnSharpRight),
    ("Head north on Main St toward Old Roundabout Ln", .depart),
    ("Merge onto Roundabout Way", .merge),
    ("At the roundabout, take the 2nd exit onto Roundabout Rd", .roundaboutNthExitCCW),
    ("Continue onto Route 13 Go through 1 roundabout", .nameChange),
    ("Turn right onto A 1. Go through 2 roundabouts", .turnRight),
    ("Turn left onto the roundabout", .roundaboutNthExitCCW),
    ("Exit the roundabout onto Main St", .roundaboutExitCCW),
    ("Enter the traffic circle", .roundaboutNthExitCCW),
    ("Turn slight left onto Main St", .turnSlightLeft),
    ("Turn slight right onto Main St", .turnSlightRight),
  ])
  func `a road may be named after a roundabout`(text: String, kind: ManeuverKind) {
    #expect(WordedStep.kind(of: text, side: .right) == kind)
  }

  @Test(arguments: [
    ("Continue onto Route 13 Go through 1 roundabout", "Route 13"),
    ("Turn left onto C. de la Villa toward Av. de Madrid", "C. de la Villa"),
    ("Turn right onto Via Roma", "Via Roma"), ("Turn right onto Exit Rd", "Exit Rd"),
    ("Merge onto I-70 E via EXIT 16A toward Columbus.", "I-70 E"),
    ("Turn left onto Main St Pass by the Bank (on the right)", "Main St"),
    ("Merge onto I-80 E Partial toll road Entering Ohio", "I-80 E"),
    ("Turn left onto Toll Rd Toll road", "Toll Rd"), ("Turn left onto Go St", "Go St"),
  ])
  func `a road's name ends where notes begin`(text: String, name: String) {
    #expect(WordedSigns(text).roads == [name])
  }
}

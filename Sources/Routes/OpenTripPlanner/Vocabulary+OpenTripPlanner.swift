extension Vocabulary {
  /// The relative directions of OpenTripPlanner's steps.
  static let openTripPlanner = Vocabulary(
    provider: "opentripplanner",
    entries: [
      Entry("DEPART", "", .depart),
      Entry("HARD_LEFT", "", .turnSharpLeft),
      Entry("LEFT", "", .turnLeft),
      Entry("SLIGHTLY_LEFT", "", .turnSlightLeft),
      Entry("CONTINUE", "", .followRoad),
      Entry("SLIGHTLY_RIGHT", "", .turnSlightRight),
      Entry("RIGHT", "", .turnRight),
      Entry("HARD_RIGHT", "", .turnSharpRight),
      Entry("CIRCLE_CLOCKWISE", "", .roundaboutNthExitCW),
      Entry("CIRCLE_COUNTERCLOCKWISE", "", .roundaboutNthExitCCW),
      Entry("ELEVATOR", "", .elevator),
      Entry("ESCALATOR", "", .escalator),
      Entry("STAIRS", "", .stairs),
      Entry("UTURN_LEFT", "", .uTurnLeft),
      Entry("UTURN_RIGHT", "", .uTurnRight),
      Entry("ENTER_STATION", "", .transitStationEnter),
      Entry("EXIT_STATION", "", .transitStationExit),
      Entry("FOLLOW_SIGNS", "", .followRoad),
    ])
}

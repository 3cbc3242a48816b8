extension Vocabulary {
  /// The types of openrouteservice's steps.
  static let openRouteService = Vocabulary(
    provider: "openrouteservice",
    entries: [
      Entry("TURN_LEFT", "0", .turnLeft),
      Entry("TURN_RIGHT", "1", .turnRight),
      Entry("TURN_SHARP_LEFT", "2", .turnSharpLeft),
      Entry("TURN_SHARP_RIGHT", "3", .turnSharpRight),
      Entry("TURN_SLIGHT_LEFT", "4", .turnSlightLeft),
      Entry("TURN_SLIGHT_RIGHT", "5", .turnSlightRight),
      Entry("CONTINUE", "6", .followRoad),
      Entry("ENTER_ROUNDABOUT", "7", .roundaboutNthExitCCW, isSideSensitive: true),
      Entry("EXIT_ROUNDABOUT", "8", .roundaboutExitCCW, isSideSensitive: true),
      Entry("UTURN", "9", .uTurnLeft, isSideSensitive: true),
      Entry("FINISH", "10", .arrive),
      Entry("DEPART", "11", .depart),
      Entry("KEEP_LEFT", "12", .keepLeft),
      Entry("KEEP_RIGHT", "13", .keepRight),
      Entry("PT_ENTER", "14", .transitBoard),
      Entry("PT_TRANSFER", "15", .transitTransfer),
      Entry("PT_EXIT", "16", .transitAlight),
      Entry("UNKNOWN", "17", .noManeuver),
    ])
}

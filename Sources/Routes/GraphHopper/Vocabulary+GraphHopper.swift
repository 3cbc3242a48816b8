extension Vocabulary {
  /// The signs of GraphHopper's instructions.
  static let graphHopper = Vocabulary(
    provider: "graphhopper",
    entries: [
      Entry("UNKNOWN", "-99", .noManeuver),
      Entry("U_TURN_UNKNOWN", "-98", .uTurnLeft, isSideSensitive: true),
      Entry("U_TURN_LEFT", "-8", .uTurnLeft),
      Entry("KEEP_LEFT", "-7", .keepLeft),
      Entry("LEAVE_ROUNDABOUT", "-6", .roundaboutExitCCW, isSideSensitive: true),
      Entry("TURN_SHARP_LEFT", "-3", .turnSharpLeft),
      Entry("TURN_LEFT", "-2", .turnLeft),
      Entry("TURN_SLIGHT_LEFT", "-1", .turnSlightLeft),
      Entry("CONTINUE_ON_STREET", "0", .followRoad),
      Entry("TURN_SLIGHT_RIGHT", "1", .turnSlightRight),
      Entry("TURN_RIGHT", "2", .turnRight),
      Entry("TURN_SHARP_RIGHT", "3", .turnSharpRight),
      Entry("FINISH", "4", .arrive),
      Entry("REACHED_VIA", "5", .waypoint),
      Entry("USE_ROUNDABOUT", "6", .roundaboutNthExitCCW, isSideSensitive: true),
      Entry("KEEP_RIGHT", "7", .keepRight),
      Entry("U_TURN_RIGHT", "8", .uTurnRight),
      Entry("FERRY", "9", .ferryBoard),
      Entry("PT_START_TRIP", "101", .transitBoard),
      Entry("PT_TRANSFER", "102", .transitTransfer),
      Entry("PT_END_TRIP", "103", .transitAlight),
      Entry("IGNORE", "-2147483648", .noManeuver),
    ])
}

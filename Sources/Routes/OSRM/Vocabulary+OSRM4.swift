extension Vocabulary {
  /// The codes of OSRM, version 4; iBikeCPH adds the last two.
  static let osrm4 = Vocabulary(
    provider: "osrm4",
    entries: [
      Entry("NoTurn", "0", .followRoad),
      Entry("GoStraight", "1", .straight),
      Entry("TurnSlightRight", "2", .turnSlightRight),
      Entry("TurnRight", "3", .turnRight),
      Entry("TurnSharpRight", "4", .turnSharpRight),
      Entry("UTurn", "5", .uTurnLeft, isSideSensitive: true),
      Entry("TurnSharpLeft", "6", .turnSharpLeft),
      Entry("TurnLeft", "7", .turnLeft),
      Entry("TurnSlightLeft", "8", .turnSlightLeft),
      Entry("ReachViaLocation", "9", .waypoint),
      Entry("HeadOn", "10", .depart),
      Entry("EnterRoundAbout", "11", .roundaboutNthExitCCW, isSideSensitive: true),
      Entry("LeaveRoundAbout", "12", .roundaboutExitCCW, isSideSensitive: true),
      Entry("StayOnRoundAbout", "13", .followRoad),
      Entry("StartAtEndOfStreet", "14", .depart),
      Entry("ReachedYourDestination", "15", .arrive),
      Entry("EnterAgainstAllowedDirection", "16", .notification),
      Entry("LeaveAgainstAllowedDirection", "17", .notification),
      Entry("BoardPublicTransport", "18", .transitBoard),
      Entry("LeavePublicTransport", "19", .transitAlight),
    ])
}

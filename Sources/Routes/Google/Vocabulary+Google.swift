extension Vocabulary {
  /// The maneuvers of the Google Routes API, version 2.
  static let googleRoutes = Vocabulary(
    provider: "google-routes-v2",
    entries: [
      Entry("MANEUVER_UNSPECIFIED", "0", .noManeuver),
      Entry("TURN_SLIGHT_LEFT", "1", .turnSlightLeft),
      Entry("TURN_SHARP_LEFT", "2", .turnSharpLeft),
      Entry("UTURN_LEFT", "3", .uTurnLeft),
      Entry("TURN_LEFT", "4", .turnLeft),
      Entry("TURN_SLIGHT_RIGHT", "5", .turnSlightRight),
      Entry("TURN_SHARP_RIGHT", "6", .turnSharpRight),
      Entry("UTURN_RIGHT", "7", .uTurnRight),
      Entry("TURN_RIGHT", "8", .turnRight),
      Entry("STRAIGHT", "9", .straight),
      Entry("RAMP_LEFT", "10", .onRampSlightLeft),
      Entry("RAMP_RIGHT", "11", .onRampSlightRight),
      Entry("MERGE", "12", .merge),
      Entry("FORK_LEFT", "13", .forkLeft),
      Entry("FORK_RIGHT", "14", .forkRight),
      Entry("FERRY", "15", .ferryBoard),
      Entry("FERRY_TRAIN", "16", .ferryTrainBoard),
      Entry("ROUNDABOUT_LEFT", "17", .roundaboutNthExitCW),
      Entry("ROUNDABOUT_RIGHT", "18", .roundaboutNthExitCCW),
      Entry("DEPART", "19", .depart),
      Entry("NAME_CHANGE", "20", .nameChange),
    ])

  /// What Google Routes Preferred adds to them.
  static let googleRoutesPreferred = Vocabulary(
    provider: "google-routes-preferred",
    entries: [
      Entry("DESTINATION", "", .arrive)
    ])

  /// The maneuvers of the legacy Google Directions API.
  static let googleDirections = Vocabulary(
    provider: "google-directions-legacy",
    entries: [
      Entry("turn-slight-left", "", .turnSlightLeft),
      Entry("turn-sharp-left", "", .turnSharpLeft),
      Entry("uturn-left", "", .uTurnLeft),
      Entry("turn-left", "", .turnLeft),
      Entry("turn-slight-right", "", .turnSlightRight),
      Entry("turn-sharp-right", "", .turnSharpRight),
      Entry("uturn-right", "", .uTurnRight),
      Entry("turn-right", "", .turnRight),
      Entry("straight", "", .straight),
      Entry("ramp-left", "", .onRampSlightLeft),
      Entry("ramp-right", "", .onRampSlightRight),
      Entry("merge", "", .merge),
      Entry("fork-left", "", .forkLeft),
      Entry("fork-right", "", .forkRight),
      Entry("keep-left", "", .keepLeft),
      Entry("keep-right", "", .keepRight),
      Entry("ferry", "", .ferryBoard),
      Entry("ferry-train", "", .ferryTrainBoard),
      Entry("roundabout-left", "", .roundaboutNthExitCW),
      Entry("roundabout-right", "", .roundaboutNthExitCCW),
    ])
}

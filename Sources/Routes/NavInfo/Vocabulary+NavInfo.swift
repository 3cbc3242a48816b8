extension Vocabulary {
  /// The maneuvers of the Google Navigation SDK for Android.
  static let navInfoAndroid = Vocabulary(
    provider: "google-nav-android",
    entries: navInfoManeuvers.enumerated().map { value, maneuver in
      Entry("Maneuver." + maneuver.name, String(value), maneuver.kind)
    })

  /// The maneuvers of the Google Navigation SDK for iOS: the same ones under longer names.
  static let navInfoIOS = Vocabulary(
    provider: "google-nav-ios",
    entries: navInfoManeuvers.enumerated().map { value, maneuver in
      let words = maneuver.name.split(separator: "_").map { word in
        word == "COUNTERCLOCKWISE"
          ? "CounterClockwise" : word.prefix(1) + word.dropFirst().lowercased()
      }
      return Entry("GMSNavigationManeuver" + words.joined(), String(value), maneuver.kind)
    })

  /// The SDK's maneuvers; a maneuver's number is its place here.
  private static let navInfoManeuvers: [(name: String, kind: ManeuverKind)] = [
    ("UNKNOWN", .noManeuver),
    ("DEPART", .depart),
    ("DESTINATION", .arrive),
    ("DESTINATION_LEFT", .arriveLeft),
    ("DESTINATION_RIGHT", .arriveRight),
    ("STRAIGHT", .straight),
    ("TURN_LEFT", .turnLeft),
    ("TURN_RIGHT", .turnRight),
    ("TURN_KEEP_LEFT", .keepLeft),
    ("TURN_KEEP_RIGHT", .keepRight),
    ("TURN_SLIGHT_LEFT", .turnSlightLeft),
    ("TURN_SLIGHT_RIGHT", .turnSlightRight),
    ("TURN_SHARP_LEFT", .turnSharpLeft),
    ("TURN_SHARP_RIGHT", .turnSharpRight),
    ("TURN_U_TURN_CLOCKWISE", .uTurnRight),
    ("TURN_U_TURN_COUNTERCLOCKWISE", .uTurnLeft),
    ("MERGE_UNSPECIFIED", .merge),
    ("MERGE_LEFT", .mergeLeft),
    ("MERGE_RIGHT", .mergeRight),
    ("FORK_LEFT", .forkLeft),
    ("FORK_RIGHT", .forkRight),
    ("ON_RAMP_UNSPECIFIED", .onRamp),
    ("ON_RAMP_LEFT", .onRampLeft),
    ("ON_RAMP_RIGHT", .onRampRight),
    ("ON_RAMP_KEEP_LEFT", .onRampSlightLeft),
    ("ON_RAMP_KEEP_RIGHT", .onRampSlightRight),
    ("ON_RAMP_SLIGHT_LEFT", .onRampSlightLeft),
    ("ON_RAMP_SLIGHT_RIGHT", .onRampSlightRight),
    ("ON_RAMP_SHARP_LEFT", .onRampSharpLeft),
    ("ON_RAMP_SHARP_RIGHT", .onRampSharpRight),
    ("ON_RAMP_U_TURN_CLOCKWISE", .onRampUTurnRight),
    ("ON_RAMP_U_TURN_COUNTERCLOCKWISE", .onRampUTurnLeft),
    ("OFF_RAMP_UNSPECIFIED", .offRamp),
    ("OFF_RAMP_LEFT", .offRampLeft),
    ("OFF_RAMP_RIGHT", .offRampRight),
    ("OFF_RAMP_KEEP_LEFT", .offRampSlightLeft),
    ("OFF_RAMP_KEEP_RIGHT", .offRampSlightRight),
    ("OFF_RAMP_SLIGHT_LEFT", .offRampSlightLeft),
    ("OFF_RAMP_SLIGHT_RIGHT", .offRampSlightRight),
    ("OFF_RAMP_SHARP_LEFT", .offRampSharpLeft),
    ("OFF_RAMP_SHARP_RIGHT", .offRampSharpRight),
    ("OFF_RAMP_U_TURN_CLOCKWISE", .offRampUTurnRight),
    ("OFF_RAMP_U_TURN_COUNTERCLOCKWISE", .offRampUTurnLeft),
    ("ROUNDABOUT_CLOCKWISE", .roundaboutEnterCW),
    ("ROUNDABOUT_COUNTERCLOCKWISE", .roundaboutEnterCCW),
    ("ROUNDABOUT_STRAIGHT_CLOCKWISE", .roundaboutStraightCW),
    ("ROUNDABOUT_STRAIGHT_COUNTERCLOCKWISE", .roundaboutStraightCCW),
    ("ROUNDABOUT_LEFT_CLOCKWISE", .roundaboutLeftCW),
    ("ROUNDABOUT_LEFT_COUNTERCLOCKWISE", .roundaboutLeftCCW),
    ("ROUNDABOUT_RIGHT_CLOCKWISE", .roundaboutRightCW),
    ("ROUNDABOUT_RIGHT_COUNTERCLOCKWISE", .roundaboutRightCCW),
    ("ROUNDABOUT_SLIGHT_LEFT_CLOCKWISE", .roundaboutSlightLeftCW),
    ("ROUNDABOUT_SLIGHT_LEFT_COUNTERCLOCKWISE", .roundaboutSlightLeftCCW),
    ("ROUNDABOUT_SLIGHT_RIGHT_CLOCKWISE", .roundaboutSlightRightCW),
    ("ROUNDABOUT_SLIGHT_RIGHT_COUNTERCLOCKWISE", .roundaboutSlightRightCCW),
    ("ROUNDABOUT_SHARP_LEFT_CLOCKWISE", .roundaboutSharpLeftCW),
    ("ROUNDABOUT_SHARP_LEFT_COUNTERCLOCKWISE", .roundaboutSharpLeftCCW),
    ("ROUNDABOUT_SHARP_RIGHT_CLOCKWISE", .roundaboutSharpRightCW),
    ("ROUNDABOUT_SHARP_RIGHT_COUNTERCLOCKWISE", .roundaboutSharpRightCCW),
    ("ROUNDABOUT_U_TURN_CLOCKWISE", .roundaboutUTurnCW),
    ("ROUNDABOUT_U_TURN_COUNTERCLOCKWISE", .roundaboutUTurnCCW),
    ("ROUNDABOUT_EXIT_CLOCKWISE", .roundaboutExitCW),
    ("ROUNDABOUT_EXIT_COUNTERCLOCKWISE", .roundaboutExitCCW),
    ("FERRY_BOAT", .ferryBoard),
    ("FERRY_TRAIN", .ferryTrainBoard),
    ("NAME_CHANGE", .nameChange),
  ]
}

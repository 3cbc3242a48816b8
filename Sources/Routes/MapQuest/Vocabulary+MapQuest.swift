extension Vocabulary {
  /// The turn types of MapQuest Directions; roundabouts and the destination are told in words too.
  ///
  /// Which side one merges from is not said clearly, so it is left open.
  static let mapQuest = Vocabulary(
    provider: "mapquest",
    entries: [
      Entry("straight", "0", .straight),
      Entry("slight right", "1", .turnSlightRight),
      Entry("right", "2", .turnRight),
      Entry("sharp right", "3", .turnSharpRight),
      Entry("reverse", "4", .uTurnLeft, isSideSensitive: true),
      Entry("sharp left", "5", .turnSharpLeft),
      Entry("left", "6", .turnLeft),
      Entry("slight left", "7", .turnSlightLeft),
      Entry("right u-turn", "8", .uTurnRight),
      Entry("left u-turn", "9", .uTurnLeft),
      Entry("right merge", "10", .merge),
      Entry("left merge", "11", .merge),
      Entry("right on ramp", "12", .onRampSlightRight),
      Entry("left on ramp", "13", .onRampSlightLeft),
      Entry("right off ramp", "14", .offRampSlightRight),
      Entry("left off ramp", "15", .offRampSlightLeft),
      Entry("right fork", "16", .forkRight),
      Entry("left fork", "17", .forkLeft),
      Entry("straight fork", "18", .keepMiddle),
      Entry("take transit", "19", .transitBoard),
      Entry("transfer transit", "20", .transitTransfer),
      Entry("enter transit station", "22", .transitStationEnter),
      Entry("exit transit station", "23", .transitStationExit),
    ])
}

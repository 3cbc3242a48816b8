extension Vocabulary {
  /// The turns of CycleStreets' journeys; the first segment of a leg has none.
  static let cycleStreets = Vocabulary(
    provider: "cyclestreets",
    entries: [
      Entry("straight on", "", .straight),
      Entry("bear left", "", .turnSlightLeft),
      Entry("turn left", "", .turnLeft),
      Entry("sharp left", "", .turnSharpLeft),
      Entry("bear right", "", .turnSlightRight),
      Entry("turn right", "", .turnRight),
      Entry("sharp right", "", .turnSharpRight),
      Entry("double-back", "", .uTurnLeft, isSideSensitive: true),
      Entry("join roundabout", "", .roundaboutEnterCCW, isSideSensitive: true),
      Entry("first exit", "", .roundaboutExitCCW, isSideSensitive: true),
      Entry("second exit", "", .roundaboutExitCCW, isSideSensitive: true),
      Entry("third exit", "", .roundaboutExitCCW, isSideSensitive: true),
    ])
}

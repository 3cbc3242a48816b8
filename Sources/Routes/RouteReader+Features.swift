extension Leg {
  /// Adds to the features what the maneuvers show: a ferry, a toll plaza.
  mutating func completeFeatures() {
    for step in steps {
      switch step.maneuver.kind {
      case .ferryBoard, .ferryBoardLeft, .ferryBoardRight, .ferryChange, .ferryDisembark,
        .ferryTrainBoard, .ferryTrainBoardLeft, .ferryTrainBoardRight, .ferryTrainDisembark:
        features.hasFerry = true
      case .tollGate: features.hasTolls = true
      default: break
      }
    }
  }
}

/// The action of a maneuver of HERE, version 7, which stands in the answer where it was asked for.
///
/// It names the kind in every language, where the instruction does so in English alone.
struct HERE7Action {
  let kind: ManeuverKind
  private let word: String
  /// Which exit of a roundabout to take, from 1.
  private let exit: Int?

  /// Reads a maneuver; nil where it has no action or one that is not known.
  init?(_ node: JSONNode) {
    guard let word = node.text("action") else { return nil }
    self.word = word
    for (start, kind) in Self.roundabouts where word.hasPrefix(start) {
      guard let exit = Int(word.dropFirst(start.count)), (1...20).contains(exit) else { return nil }
      self.kind = kind
      self.exit = exit
      return
    }
    guard let kind = Self.kinds[word] else { return nil }
    self.kind = kind
    exit = nil
  }

  /// Gives a step that was read from words the kind; what the words say in more detail stays.
  func apply(to step: inout Step) {
    step.maneuver.engineType = word
    step.fallbacks = []
    let read = step.maneuver.kind
    step.maneuver.exit = exit ?? step.maneuver.exit
    if kind == .arrive, read.isArrival { return }
    if kind == .followRoad, read.turnDirection == .straight { return }
    step.maneuver.kind = kind
    step.maneuver.direction = kind.turnDirection
  }

  /// In right-hand traffic one enters a roundabout to the right.
  private static let roundabouts: [(String, ManeuverKind)] = [
    ("rightRoundaboutExit", .roundaboutNthExitCCW), ("leftRoundaboutExit", .roundaboutNthExitCW),
  ]

  private static let kinds: [String: ManeuverKind] = [
    "depart": .depart, "departAirport": .depart, "arrive": .arrive, "arriveAirport": .arrive,
    "arriveLeft": .arriveLeft, "arriveRight": .arriveRight, "leftUTurn": .uTurnLeft,
    "rightUTurn": .uTurnRight, "sharpLeftTurn": .turnSharpLeft, "leftTurn": .turnLeft,
    "slightLeftTurn": .turnSlightLeft, "continue": .followRoad,
    "slightRightTurn": .turnSlightRight, "rightTurn": .turnRight,
    "sharpRightTurn": .turnSharpRight, "ferry": .ferryBoard, "leftExit": .offRampSlightLeft,
    "rightExit": .offRampSlightRight, "leftRamp": .onRampSlightLeft,
    "rightRamp": .onRampSlightRight, "leftFork": .forkLeft, "middleFork": .keepMiddle,
    "rightFork": .forkRight, "leftMerge": .mergeLeft, "rightMerge": .mergeRight,
    "nameChange": .nameChange, "leftRoundaboutEnter": .roundaboutEnterCW,
    "rightRoundaboutEnter": .roundaboutEnterCCW, "leftRoundaboutPass": .roundaboutStraightCW,
    "rightRoundaboutPass": .roundaboutStraightCCW,
  ]
}

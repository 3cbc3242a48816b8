extension WordedStep {
  /// The kind that an English instruction names without doubt.
  static func kind(of text: String, side: DrivingSide) -> ManeuverKind? {
    let words = text.lowercased()
    if namesRoundabout(words) {
      if words.hasPrefix("exit the") {
        return side == .left ? .roundaboutExitCW : .roundaboutExitCCW
      }
      return side == .left ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    if words.hasPrefix("at "), words.holds(", take the "), exit(in: text) != nil {
      return side == .left ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    for (turn, kind) in becoming where words.holds(turn) { return kind }
    if words.hasPrefix("make a u-turn") { return side == .left ? .uTurnRight : .uTurnLeft }
    if words.hasPrefix("arrive at") || words.hasPrefix("you have arrived") {
      return words.holds(" on the left")
        ? .arriveLeft : words.holds(" on the right") ? .arriveRight : .arrive
    }
    for (start, kind) in starts where words.hasPrefix(start) {
      return refined(kind, words)
    }
    return nil
  }

  /// Whether words in lower case are about a roundabout, and not about a road that is named after
  /// one, or about one that is passed later.
  static func namesRoundabout(_ words: String) -> Bool {
    guard words.holds("roundabout") || words.holds("traffic circle") else { return false }
    if words.holds("the roundabout") || words.holds("the traffic circle") { return true }
    let road = [" onto ", " on ", " toward "].compactMap { words.firstPlace(of: $0)?.lowerBound }
    let action = String(words[..<(road.min() ?? words.endIndex)])
    return action.holds("roundabout") || action.holds("traffic circle")
  }

  /// Ramps and exits lie on the side that the words name.
  private static func refined(_ kind: ManeuverKind, _ words: String) -> ManeuverKind {
    let isLeft = words.holds("on the left") || words.holds("the left exit")
    let isRight = words.holds("on the right") || words.holds("the right exit")
    switch kind {
    case .onRamp where isLeft: return .onRampSlightLeft
    case .onRamp where isRight: return .onRampSlightRight
    case .offRamp where isLeft: return .offRampSlightLeft
    case .offRamp where isRight: return .offRampSlightRight
    case .keepLeft where words.hasPrefix("keep left at the fork"): return .forkLeft
    case .keepRight where words.hasPrefix("keep right at the fork"): return .forkRight
    default: return kind
    }
  }

  /// Words such as `Mill St turns slightly left and becomes Boulton St`.
  private static let becoming: [(String, ManeuverKind)] = [
    (" turns slightly left and becomes ", .turnSlightLeft),
    (" turns slightly right and becomes ", .turnSlightRight),
    (" turns sharply left and becomes ", .turnSharpLeft),
    (" turns sharply right and becomes ", .turnSharpRight),
    (" turns left and becomes ", .turnLeft), (" turns right and becomes ", .turnRight),
  ]

  private static let starts: [(String, ManeuverKind)] = [
    ("head ", .depart), ("turn left", .turnLeft), ("turn right", .turnRight),
    ("turn slightly left", .turnSlightLeft), ("turn slightly right", .turnSlightRight),
    ("turn slight left", .turnSlightLeft), ("turn slight right", .turnSlightRight),
    ("turn sharply left", .turnSharpLeft), ("turn sharply right", .turnSharpRight),
    ("turn sharp left", .turnSharpLeft), ("turn sharp right", .turnSharpRight),
    ("slight left", .turnSlightLeft), ("slight right", .turnSlightRight),
    ("slightly left", .turnSlightLeft), ("slightly right", .turnSlightRight),
    ("sharp left", .turnSharpLeft), ("sharp right", .turnSharpRight),
    ("take the 1st left", .turnLeft), ("take the 2nd left", .turnLeft),
    ("take the 3rd left", .turnLeft), ("take the 1st right", .turnRight),
    ("take the 2nd right", .turnRight), ("take the 3rd right", .turnRight),
    ("take the street on the left", .turnLeft), ("take the street on the right", .turnRight),
    ("bear left", .turnSlightLeft), ("bear right", .turnSlightRight),
    ("keep left", .keepLeft), ("keep right", .keepRight), ("continue straight", .straight),
    ("go straight", .straight), ("continue onto ", .nameChange), ("continue on", .followRoad),
    ("continue to follow", .followRoad), ("continue", .followRoad), ("merge", .merge),
    ("take the ramp", .onRamp), ("take ramp", .onRamp), ("take left ramp", .onRampSlightLeft),
    ("take right ramp", .onRampSlightRight), ("take the left ramp", .onRampSlightLeft),
    ("take the right ramp", .onRampSlightRight), ("take exit", .offRamp),
    ("take the exit", .offRamp), ("exit onto", .offRamp), ("exit left", .offRampSlightLeft),
    ("exit right", .offRampSlightRight), ("take the ferry", .ferryBoard),
    ("take ferry", .ferryBoard), ("get off at", .transitAlight),
    ("take the bus", .transitBoard), ("take the train", .transitBoard),
    ("take the subway", .transitBoard), ("take the tram", .transitBoard),
    ("take the metro", .transitBoard), ("go to the stop ", .transitBoard),
    ("take the stairs", .stairs), ("take the elevator", .elevator),
    ("take the escalator", .escalator), ("walk ", .followRoad),
  ]

  /// The number of the exit in words such as `take the 2nd exit`; nil without one.
  static func exit(in text: String) -> Int? {
    let lowercased = text.lowercased()
    let isRoundabout = lowercased.holds("roundabout")
    let words = lowercased.split { $0 == " " || $0 == "," }
    for (word, next) in zip(words, words.dropFirst()) {
      if next == "exit", let number = Int(word.prefix { $0.isNumber }), (1...20).contains(number),
        ["st", "nd", "rd", "th"].contains(word.drop { $0.isNumber })
      {
        return number
      }
      if isRoundabout, word == "exit", let number = Int(next), (1...20).contains(number) {
        return number
      }
    }
    return nil
  }
}

extension ManeuverKind {
  /// The kind where a sentence says that one leaves by an exit, or on which side a ramp lies.
  func refined(by signs: WordedSigns) -> ManeuverKind {
    guard circulation == nil else { return self }
    switch signs.isExit ? asExit(isFirst: signs.isExitFirst) : self {
    case .onRamp where signs.side == .left: return .onRampSlightLeft
    case .onRamp where signs.side == .right: return .onRampSlightRight
    case .offRamp where signs.side == .left: return .offRampSlightLeft
    case .offRamp where signs.side == .right: return .offRampSlightRight
    case let kind: return kind
    }
  }

  /// The kind of an exit where an engine calls it a ramp or a merge; where the sentence begins with
  /// the exit, also where it calls it a fork.
  private func asExit(isFirst: Bool) -> ManeuverKind {
    switch self {
    case .onRamp, .merge: .offRamp
    case .onRampSlightLeft: .offRampSlightLeft
    case .onRampSlightRight: .offRampSlightRight
    case .onRampLeft: .offRampLeft
    case .onRampRight: .offRampRight
    case .onRampSharpLeft: .offRampSharpLeft
    case .onRampSharpRight: .offRampSharpRight
    case .onRampUTurnLeft: .offRampUTurnLeft
    case .onRampUTurnRight: .offRampUTurnRight
    case .forkLeft where isFirst, .keepLeft where isFirst, .turnSlightLeft where isFirst,
      .mergeLeft where isFirst:
      .offRampSlightLeft
    case .forkRight where isFirst, .keepRight where isFirst, .turnSlightRight where isFirst,
      .mergeRight where isFirst:
      .offRampSlightRight
    default: self
    }
  }
}

/// What a word of an English instruction leads to.
enum WordedRole {
  /// The road taken.
  case road
  /// The road taken, where the word is no part of a name.
  case on
  /// The road taken, or a roundabout.
  case at
  /// The road that an exit leads to.
  case roadOfExit
  /// The road before the word for an exit or a ramp.
  case take
  /// What signs say.
  case destinations
  /// What signs say, in parentheses.
  case sign
  /// The number of an exit.
  case exit
  /// What signs at an exit say.
  case exitTo
  /// What signs at a ramp say.
  case rampTo
  /// A ramp.
  case ramp
  /// The way onto a road, which is no part of its name.
  case via
  /// The name or number of a junction.
  case junction
  /// The name of a roundabout.
  case rotary
  /// The left side.
  case left
  /// The right side.
  case right
  /// Nothing more about the road.
  case end

  /// Whether it is a way off or onto a road, whose own road stands before it: `the N40 exit`.
  var isWay: Bool {
    switch self {
    case .exit, .exitTo, .ramp, .rampTo: true
    case .road, .on, .at, .roadOfExit, .take, .destinations, .sign, .via, .junction, .rotary,
      .left, .right, .end:
      false
    }
  }

  /// The words in small letters that start with a byte, longer ones before those that they begin
  /// with.
  static func words(startingWith byte: UInt8) -> [(words: [UInt8], role: WordedRole)] {
    words[Int(byte)]
  }

  /// The words by their first byte.
  private static let words: [[(words: [UInt8], role: WordedRole)]] = {
    let table: [(WordedRole, [String])] = [
      (
        .road,
        [
          "onto", "to stay on", "and stay on", "stay on", "to continue on", "continue on",
          "and merge onto", "to merge onto", "to go onto", "and becomes", "becomes",
          "to remain on",
        ]
      ),
      (.on, ["on"]), (.at, ["at"]), (.roadOfExit, ["for"]),
      (.take, ["take the", "take"]),
      (
        .destinations,
        [
          "toward", "towards", "and follow signs for", "follow signs for", "and follow signs to",
          "follow signs to", "heading to", "in the direction of",
        ]
      ),
      (.sign, ["signs for"]), (.exit, ["exits", "exit"]), (.ramp, ["ramp"]),
      (.via, ["via the", "via"]), (.exitTo, ["exit to"]),
      (.rampTo, ["ramp to"]),
      (.junction, ["at the interchange", "at interchange", "at junction"]),
      (.rotary, ["exit from the", "exit from"]),
      (.left, ["on the left", "on left", "left exit", "left ramp", "exit left"]),
      (.right, ["on the right", "on right", "right exit", "right ramp", "exit right"]),
      (.end, ["your destination", "then"]),
    ]
    var result = [[(words: [UInt8], role: WordedRole)]](repeating: [], count: 256)
    for (role, list) in table {
      for words in list.map({ Array($0.utf8) }) { result[Int(words[0])].append((words, role)) }
    }
    return result.map { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// What begins a note of Google that follows the sentence without a mark.
  static let notes = [
    "Destination will ", "Continue to follow ", "Go through ", "Pass by ", "Partial toll road",
    "Toll road", "Partial restricted usage", "Restricted usage", "Entering ", "Leaving toll ",
    "Passing through ", "Drive along ", "Pass through ",
  ].map { Array($0.utf8) }

  /// What begins a sentence after the first.
  static let sentences = [
    "Arrive ", "Continue ", "Follow ", "Go ", "If ", "Keep ", "Merge ", "Pass ", "Stay ", "Take ",
    "The ", "Then ", "Toll ", "Turn ", "Your ", "You ", "Enter ", "Exit ",
  ].map { Array($0.utf8) }

  /// What begins a clause about another maneuver.
  static let clauses = ["then ", "follow ", "keep ", "turn ", "take ", "crossing "]
    .map { Array($0.utf8) }
}

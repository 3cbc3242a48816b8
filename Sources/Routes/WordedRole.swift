/// The meaning of what follows a word of an English instruction.
enum WordedRole: CaseIterable {
  /// The road taken.
  case road
  /// The road taken, unless the word is part of a name.
  case on
  /// The road taken, or a roundabout.
  case at
  /// The road that an exit leads to.
  case roadOfExit
  /// The road before a word for an exit or a ramp.
  case take
  /// The text of signs.
  case destinations
  /// The text of signs, in parentheses.
  case sign
  /// The number of an exit.
  case exit
  /// The text of signs at an exit.
  case exitTo
  /// The text of signs at a ramp.
  case rampTo
  /// A ramp.
  case ramp
  /// The way onto a road, which is not part of its name.
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

  /// Whether the word is one for a ramp or exit, which follows its road: `the N40 exit`.
  var isWay: Bool {
    [.exit, .exitTo, .ramp, .rampTo].contains(self)
  }

  /// The words in lower case that start with a byte, longer ones first.
  static func words(startingWith byte: UInt8) -> [(words: [UInt8], role: WordedRole)] {
    words[Int(byte)]
  }

  /// The words by their first byte.
  private static let words: [[(words: [UInt8], role: WordedRole)]] = {
    var result = [[(words: [UInt8], role: WordedRole)]](repeating: [], count: 256)
    for role in allCases {
      for words in WordList["role \(role)"].map({ Array($0.utf8) }) {
        result[Int(words[0])].append((words, role))
      }
    }
    return result.map { $0.sorted { $0.words.count > $1.words.count } }
  }()

  /// Beginnings of notes of Google that follow the sentence without a mark.
  static let notes = WordList["start of notes"].map { Array($0.utf8) }

  /// Beginnings of sentences after the first.
  static let sentences = WordList["start of sentences"].map { Array($0.utf8) }

  /// Beginnings of clauses about another maneuver.
  static let clauses = WordList["start of clauses"].map { Array($0.utf8) }
}

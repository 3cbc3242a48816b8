/// The meaning of the text after a word of an English instruction; `sentences.txt` has the words.
enum WordedRole: CaseIterable {
  /// The road taken: after `on`, unless it is part of a name; after `at` or a roundabout; after
  /// `take` before a word for an exit or a ramp.
  case road, on, at, take
  case roadOfExit
  /// The text of signs: anywhere, in parentheses, at an exit, at a ramp.
  case destinations, sign, exitTo, rampTo
  /// The number of an exit; a ramp; the way onto a road, which is not part of its name.
  case exit, ramp, via
  /// The name or number of a junction; the name of a roundabout.
  case junction, rotary
  case left, right
  /// Nothing more about the road.
  case end

  /// Whether the word means a ramp or exit, which follows its road: `the N40 exit`.
  var isWay: Bool {
    [.exit, .exitTo, .ramp, .rampTo].contains(self)
  }

  /// The words in lower case by first byte, longer ones first.
  static let words: [UInt8: [(words: [UInt8], role: WordedRole)]] = {
    let words = allCases.flatMap { role in
      WordList["role \(role)"].map { (words: Array($0.utf8), role: role) }
    }
    return Dictionary(grouping: words) { $0.words[0] }
      .mapValues { $0.sorted { $0.words.count > $1.words.count } }
  }()

  static let notes = WordList["start of notes"].map { Array($0.utf8) }
  static let sentences = WordList["start of sentences"].map { Array($0.utf8) }
  static let clauses = WordList["start of clauses"].map { Array($0.utf8) }
}

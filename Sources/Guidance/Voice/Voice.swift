/// How a voice speaks a language: the section `spoken` of language files.
struct Voice: Sendable {
  /// A sentence around instructions, by its path in `spoken`.
  enum Sentence: String, CaseIterable {
    case now = "sentences.now"
    case ahead = "sentences.ahead"
    case then = "sentences.then"
    case lanes = "sentences.lanes"
    /// For instructions that begin with a place, such as "At the roundabout"; else as `lanes`.
    case lanesAt = "sentences.lanesAt"
    case onward = "sentences.continue"
    case onwardOn = "sentences.continueOn"

    var placeholders: [String] {
      switch self {
      case .now: ["instruction"]
      case .ahead: ["distance", "instruction"]
      case .then: ["first", "second"]
      case .lanes, .lanesAt: ["lanes", "instruction"]
      case .onward: ["distance"]
      case .onwardOn: ["distance", "road"]
      }
    }
  }

  /// What stands before a distance, as a key of `spoken.distances`.
  enum DistanceUse: String, CaseIterable {
    /// As in "in 2 kilometers".
    case ahead = "in"
    /// As in "for 2 kilometers".
    case along = "for"
  }

  /// Where a word of a name is written out; the last word may precede a direction.
  enum WordPlace: String, CaseIterable {
    case first, last, any
  }

  /// The written language under the section `spoken`.
  var language: Language
  var sentences: [Sentence: String] = [:]
  var distances: [DistanceUse: [DistanceUnit: Plural]] = [:]
  /// Phrases in `ahead` and after `then`, if they differ from those at the maneuver.
  var before: [String: Language.Phrase] = [:]
  /// Words that keep their capital inside a sentence.
  var capitals: Set<String> = []
  /// The letters of road numbers, with the words for them.
  var refs: [String: String] = [:]
  var expand: [WordPlace: [String: String]] = [:]
  /// Characters that a voice speaks in a second.
  var pace = 14.0
}

/// The words of one language, and how they are put together.
struct Language: Sendable {
  /// How the road is joined to a phrase.
  enum RoadUse: Sendable {
    /// The road is entered, as in "onto Main Street".
    case onto
    /// The road is followed, as in "on Main Street".
    case along
    /// The road is led to, where a language words this otherwise, as in "al Paseo".
    case into
    /// No road is named.
    case none
  }

  /// An instruction in its parts.
  struct Phrase: Sendable {
    /// The instruction alone.
    var bare: String
    /// A shorter one that still says what to do.
    var short: String?
    /// How the road is joined.
    var road: RoadUse
    /// The instruction with the number of a motorway exit as `{exit}`.
    var exit: String?
    /// The instruction with the name of the roundabout, the ferry or the stop as `{name}`.
    var named: String?
    /// The whole instruction with `{road}`, where the language does not join it in the usual way.
    var withRoad: String?

    init(
      _ bare: String, short: String? = nil, road: RoadUse = .onto, exit: String? = nil,
      named: String? = nil, withRoad: String? = nil
    ) {
      self.bare = bare
      self.short = short
      self.road = road
      self.exit = exit
      self.named = named
      self.withRoad = withRoad
    }

    /// The phrase of the end of a leg, at which no road is named.
    static func end(_ bare: String, _ named: String?, _ short: String?) -> Phrase {
      Phrase(bare, short: short, road: .none, named: named)
    }
  }

  /// How phrases, roads and signs are joined.
  ///
  /// `{phrase}` is the phrase, `{link}` the same in the form that another verb may follow, `{at}`
  /// the article that the road takes, with the space after it, `{into}` the same with the word for
  /// "to", and `{road}` the road.
  struct Joints: Sendable {
    /// A phrase with a road entered.
    var onto: String
    /// A phrase with a road followed.
    var along: String
    /// A phrase that leads on along the same road, as in "to stay on".
    var stay: String
    /// A phrase with what signs say as `{destination}`.
    var toward: String
    /// Departing with a compass direction as `{compass}`.
    var departing: String
    /// A phrase with the name of the place where the roads meet as `{junction}`.
    var junction: String
    /// The number of a motorway exit as `{exit}`, alone.
    var exitLabel: String
    /// Between the places on a sign.
    var separator = ", "
    /// Around the number of a road that follows its name.
    var brackets = (open: " (", close: ")")
  }

  /// A word of street names and its abbreviation.
  struct StreetWord: Sendable {
    var word: String
    var short: String
    /// Whether it also ends longer words, as in "Hauptstraße".
    var isSuffix = false

    init(_ word: String, _ short: String, isSuffix: Bool = false) {
      self.word = word
      self.short = short
      self.isSuffix = isSuffix
    }
  }

  /// The language as a BCP 47 tag.
  var tag: String
  /// Whether it has no words here, so that its cards keep the engine's sentences alone.
  var isWordless = false
  var isRightToLeft = false
  var phrase: @Sendable (PhraseKey) -> Phrase
  var joints: Joints
  /// North, northeast and so on, clockwise.
  var compass: [String]
  /// The number of an exit in the form that its phrase wants.
  var ordinal: @Sendable (Int, NumberFormat) -> String
  /// Verbs that stay at the end when a road or a sign is added, each with the space before it.
  var finalVerbs: [String] = []
  /// The article or preposition before a road, with the space after it; often none.
  var article: @Sendable (_ road: String, RoadUse) -> String = { _, _ in "" }
  /// Endings of phrases, and of the form that another verb may follow.
  var linkEndings: [(ending: String, link: String)] = []
  var streetWords: [StreetWord] = []
  var format: NumberFormat
  var lanes: @Sendable (LaneUse, NumberFormat) -> [String]
  var trip: TripWords
}

extension Language {
  /// A phrase in the form that another verb may follow.
  func link(_ phrase: String) -> String {
    guard let pair = linkEndings.first(where: { phrase.hasSuffix($0.ending) }) else {
      return phrase
    }
    return phrase.dropLast(pair.ending.count) + pair.link
  }

  /// A street name with its street words abbreviated; nothing where there are none.
  ///
  /// A name that is nothing but street words is left whole.
  func abbreviated(_ name: String) -> String? {
    guard !streetWords.isEmpty else { return nil }
    var changed = false
    var keepsWord = false
    let words = name.split(separator: " ", omittingEmptySubsequences: false).map { part in
      for entry in streetWords {
        if part == entry.word {
          changed = true
          return entry.short
        }
        if entry.isSuffix, part.count > entry.word.count, part.hasSuffix(entry.word) {
          changed = true
          keepsWord = true
          return part.dropLast(entry.word.count) + entry.short
        }
      }
      if !part.isEmpty { keepsWord = true }
      return String(part)
    }
    return changed && keepsWord ? words.joined(separator: " ") : nil
  }
}

/// A language that many refer to.
///
/// A class, since a language has dozens of texts, each of which would be counted where it is copied.
final class SpokenLanguage: Sendable {
  let language: Language

  init(_ language: Language) { self.language = language }
}

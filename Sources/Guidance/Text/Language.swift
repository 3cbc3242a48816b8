/// The words of one language, and how they are put together.
struct Language: Sendable {
  /// How the road is joined to a phrase.
  enum RoadUse: Sendable {
    /// The road is entered, as in "onto Main Street".
    case onto
    /// The road is followed, as in "on Main Street".
    case along
    /// The road is chosen where ways part, as in "to take I 80".
    case take
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
  /// `{phrase}` is the phrase, `{link}` the same in the form that another verb may follow, `{short}`
  /// its catchword, and `{road}` the road, with a colon the case in which the language writes it.
  struct Joints: Sendable {
    /// A phrase with a road entered.
    var onto: String
    /// A phrase with a road followed.
    var along: String
    /// A phrase with a road chosen where ways part.
    var take: String
    /// A phrase that leads on along the same road, as in "to stay on".
    var stay: String
    /// A phrase that leads to a motorway exit with the number as `{exit}`.
    var takeExit: String
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

  /// What is added to boarding a vehicle of public transport.
  struct RideWords: Sendable {
    /// A phrase with the stop where one boards as `{stop}`.
    var from: String
    /// A phrase with the number of stops as `{stops}`.
    var length: String
    /// A number of stops.
    var stops: Plural
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
  /// Endings of phrases, and of the form that another verb may follow.
  var linkEndings: [(ending: String, link: String)] = []
  /// How roads are written in a sentence; the first form that fits is taken.
  var roads: [RoadForm] = []
  var streetWords: [StreetWord] = []
  /// Whether names begin with the street word, as in "Rue de Rivoli".
  var streetWordIsFirst = false
  var format: NumberFormat
  var lanes: @Sendable (LaneUse, NumberFormat) -> [String]
  var ride: RideWords
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
}

/// A language that many refer to.
///
/// A class, since a language has dozens of texts, each of which would be counted where it is copied.
final class SpokenLanguage: Sendable {
  let language: Language

  init(_ language: Language) { self.language = language }
}

/// The words of one language and how they are put together, read from a language file.
///
/// Templates have placeholders in braces: `{road:acc}` is the road in the case `acc` of `roads`. The
/// article <doc:LanguageFiles> explains each.
struct Language: Sendable {
  /// How the road is joined to a phrase.
  enum RoadUse: String, Sendable, CaseIterable {
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
    var road: RoadUse
    /// The instruction with the number of a motorway exit.
    var exit: String?
    /// The instruction with the name of the roundabout, the ferry or the stop.
    var named: String?
    /// The whole instruction with the road, where the language does not join it in the usual way.
    var withRoad: String?
  }

  /// How phrases, roads and signs are joined.
  struct Joints: Sendable {
    var onto: String
    var along: String
    var take: String
    /// A phrase that leads on along the same road, as in "to stay on".
    var stay: String
    /// A phrase that leads to a motorway exit with a number.
    var takeExit: String
    /// A phrase with what signs say.
    var toward: String
    /// Departing with a compass direction.
    var departing: String
    /// A phrase with the name of the place where the roads meet.
    var junction: String
    /// The number of a motorway exit, alone.
    var exitLabel: String
    /// Between the places on a sign.
    var separator: String
    /// Around the number of a road that follows its name: two texts.
    var brackets: [String]
  }

  /// What is added to boarding a vehicle of public transport.
  struct RideWords: Sendable {
    var from: String
    var length: String
    var stops: Plural
  }

  /// The language as a BCP 47 tag.
  var tag: String
  /// Whether it has no words here, so that its cards keep the engine's sentences alone.
  var isWordless = false
  var isRightToLeft: Bool
  var phrases: [PhraseKey: Phrase]
  var joints: Joints
  /// North, northeast and so on, clockwise.
  var compass: [String]
  /// The number of an exit of a roundabout in the form that its phrase wants.
  var exitOrdinals: Plural
  /// Which ordinals are written alike.
  var ordinalRule: PluralRule
  /// Verbs that stay at the end when a road or a sign is added, each with the space before it.
  var finalVerbs: [String]
  /// Endings of phrases, and of the form that another verb may follow.
  var linkEndings: [[String]]
  /// How roads are written in a sentence; the first form that fits is taken.
  var roads: [RoadForm]
  var streetWords: StreetWords
  var format: NumberFormat
  var lanes: LaneWords
  var ride: RideWords
  var trip: TripWords

  /// The words for a key; empty in a language without words.
  func phrase(_ key: PhraseKey) -> Phrase { phrases[key] ?? Phrase(bare: "", road: .none) }

  /// The number of an exit of a roundabout, such as `2nd`.
  func exitOrdinal(_ number: Int) -> String {
    format.ordinal(exitOrdinals, number, ordinalRule)
  }

  /// A phrase in the form that another verb may follow.
  func link(_ phrase: String) -> String {
    guard let pair = linkEndings.first(where: { phrase.hasSuffix($0[0]) }) else { return phrase }
    return phrase.dropLast(pair[0].count) + pair[1]
  }
}

/// A language that many refer to.
///
/// A class, since a language has dozens of texts, each of which would be counted where it is copied.
final class SpokenLanguage: Sendable {
  let language: Language

  init(_ language: Language) { self.language = language }
}

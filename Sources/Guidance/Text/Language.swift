import Routes

/// The words and the grammar of one language, from a language file.
///
/// In templates, `{road:acc}` is the road in the case `acc` of `roads`; see <doc:LanguageFiles>.
package struct Language: Sendable {
  /// A text, by its path in language files.
  enum Text: String, CaseIterable {
    case onto = "joints.onto"
    case along = "joints.along"
    case take = "joints.take"
    case stay = "joints.stay"
    case takeExit = "joints.takeExit"
    case toward = "joints.toward"
    case departing = "joints.departing"
    case junction = "joints.junction"
    case walkBike = "joints.walkBike"
    case rideBike = "joints.rideBike"
    case exitLabel = "joints.exitLabel"
    case exitLeft = "joints.exitLeft"
    case exitRight = "joints.exitRight"
    case separator = "joints.separator"
    case rideAt = "ride.at"
    case rideFrom = "ride.from"
    case ridePlatform = "ride.platform"
    case rideLength = "ride.length"
    case via = "trip.via"
    case and = "trip.and"
    case fastest = "trip.fastest"
    case slower = "trip.slower"
    case similar = "trip.similar"
    case shorter = "trip.shorter"
    case longer = "trip.longer"
    case tolls = "trip.tolls"
    case withTolls = "trip.withTolls"
    case noTolls = "trip.noTolls"
    case ferry = "trip.ferry"
    case withFerry = "trip.withFerry"
    case noFerry = "trip.noFerry"
    case unpaved = "trip.unpaved"
    case stopOf = "trip.stopOf"
    case chargedTo = "trip.chargedTo"
    case arrival = "trip.arrival"
    case start = "trip.start"
    case moreRoutes = "trip.moreRoutes"
    case overview = "trip.overview"
    case decimal = "numbers.decimal"
    case group = "numbers.group"

    /// Required placeholders: of `phrase|link|short` one is enough.
    var placeholders: [String] { Placeholders.of(rawValue) }
  }

  /// A text for each plural category, by its path in language files.
  enum Counted: String, CaseIterable {
    case exit = "ordinals.exit"
    case lane = "ordinals.lane"
    case days = "times.days"
    case hours = "times.hours"
    case minutes = "times.minutes"
    case laneCount = "lanes.counts"
    case rideStops = "ride.stops"
    case tripStops = "trip.stops"

    var isOrdinal: Bool { self == .exit || self == .lane }
  }

  enum RoadUse: String, Sendable, CaseIterable {
    /// Enters the road, as in "onto Main Street".
    case onto
    /// Follows the road, as in "on Main Street".
    case along
    /// Chooses the road where ways part, as in "to take I 80".
    case take
    case none
  }

  struct Phrase: Sendable {
    var bare = ""
    /// A shorter one that still says what to do.
    var short: String?
    var road = RoadUse.none
    /// With the number of a motorway exit.
    var exit: String?
    /// With the name of the roundabout, the ferry or the stop.
    var named: String?
    /// With the road, if the language does not join it in the usual way.
    var withRoad: String?
  }

  var tag: String
  /// Whether all texts are empty, so that cards contain only the engine's sentences.
  var isWordless = false
  var isRightToLeft = false
  var cardinal = PluralRule()
  var ordinal = PluralRule()
  var texts: [Text: String] = [:]
  var counted: [Counted: Plural] = [:]
  var units: [DistanceUnit: Plural] = [:]
  /// Ways without a name, by the cases of `roads`.
  var ways: [Road.Way: RoadForm] = [:]
  /// Words of driving, in lower case, which no instruction on foot may have.
  var driving: [String] = []
  /// By `KindRow.phrase`.
  var phrases: [String: Phrase] = [:]
  /// The phrases before a maneuver, where they differ from those at it.
  var before: [String: Phrase] = [:]
  /// Two texts around the number after a road's name.
  var brackets: [String] = []
  /// From north clockwise, in steps of 45 degrees.
  var compass: [String] = []
  /// Verbs that stay at the end when a road or a sign is added, with the space before them.
  var finalVerbs: [String] = []
  /// Nouns around the `{name}` of a roundabout, which its phrases have already.
  var roundaboutWords: [String] = []
  /// The nouns of `roundaboutWords`, in lowercase.
  var roundaboutNouns: [String] {
    roundaboutWords.map { $0.replacing("{name}", with: "").trimmingSpaces.lowercased() }
  }
  /// Endings of phrases, each with its replacement before another verb.
  var linkEndings: [[String]] = []
  /// Words for a roundabout, each with its replacement right after another roundabout.
  var nextRoundabout: [[String]] = []
  /// How to write roads in a sentence; the first form that matches applies.
  var roads: [RoadForm] = []
  var streetWords = StreetWords()
  /// Between hours and minutes.
  var timeSeparator = " "
  /// Between a number and a unit.
  var unitSpace = "\u{A0}"
  /// The least number of digits in the highest group of a grouped number.
  var minimumGrouping = 1
  /// The digit 0; the other nine follow it.
  var zero: Unicode.Scalar = "0"
  /// Each with the hour from which it holds, in their order.
  var clock: [(hour: Int, text: String)] = []
  /// By the number of lanes, longest text first.
  var lanes: [LaneUse.Side: ByNumber<[String]>] = [:]
  /// The names of lanes by whom they are reserved for, as within a sentence.
  var reservedLanes: [Lane.Access: String] = [:]
  /// The separators between the positions of lanes, and before the last one.
  var laneList: [String] = []
  /// What joins two things if the second starts with some letters; the first match applies.
  var andBefore: [(starts: [String], text: String)] = []
  var traffic: [DelayCategory: String] = [:]
  /// The texts of objects along a route that no `Text` has, by their paths in language files.
  var signs: [String: String] = [:]
  /// How a voice speaks names; nil in the written language.
  var spokenNames: SpokenNames?
  /// How the written language opens abbreviations to choose the words around a name.
  var opener: SpokenNames?

  subscript(_ key: Text) -> String { texts[key] ?? "" }

  func phrase(_ key: String) -> Phrase { phrases[key] ?? Phrase() }

  func link(_ phrase: String) -> String { phrase.changingEnding(linkEndings) }

  /// The instruction at a roundabout right after another one, as in "at the next roundabout".
  func next(_ phrase: String) -> String {
    let pair = nextRoundabout.first { phrase.holds($0[0]) }
    return pair.map { phrase.replacing($0[0], with: $0[1], maxReplacements: 1) } ?? phrase
  }

  /// Whether a name needs isolates to keep the order of the text around it.
  func isolates(_ name: String) -> Bool {
    spokenNames == nil && (isRightToLeft || Bidi.hasRightToLeft(name))
  }

  func isolated(_ name: String) -> String {
    isolates(name) ? Bidi.isolate + name + Bidi.pop : name
  }
}

/// A class, since a struct would retain its dozens of texts on each copy.
final class SpokenLanguage: Sendable {
  let language: Language
  /// Nil if the language has no words for a voice.
  let voice: Voice?
  /// The names of its varieties.
  let varietyNames: [String]
  /// The language as it is said to those who do not drive, where that differs.
  let travels: [Travel: SpokenLanguage]

  init(
    _ language: Language, voice: Voice? = nil, varietyNames: [String] = [],
    travels: [Travel: SpokenLanguage] = [:]
  ) {
    (self.language, self.voice) = (language, voice)
    (self.varietyNames, self.travels) = (varietyNames, travels)
  }

  /// The language as it is said on the way of a step.
  func on(_ step: Step) -> SpokenLanguage { step.travel.flatMap { travels[$0] } ?? self }
}

import Routes

/// The words of one language and how they are put together, read from a language file.
///
/// Templates have placeholders in braces: `{road:acc}` is the road in the case `acc` of `roads`. The
/// article <doc:LanguageFiles> explains each.
struct Language: Sendable {
  /// A text, by its place in language files.
  enum Text: String, CaseIterable {
    case onto = "joints.onto"
    case along = "joints.along"
    case take = "joints.take"
    case stay = "joints.stay"
    case takeExit = "joints.takeExit"
    case toward = "joints.toward"
    case departing = "joints.departing"
    case junction = "joints.junction"
    case exitLabel = "joints.exitLabel"
    case separator = "joints.separator"
    case rideFrom = "ride.from"
    case rideLength = "ride.length"
    case via = "trip.via"
    case and = "trip.and"
    case fastest = "trip.fastest"
    case slower = "trip.slower"
    case tolls = "trip.tolls"
    case ferry = "trip.ferry"
    case unpaved = "trip.unpaved"
    case arrival = "trip.arrival"
    case decimal = "numbers.decimal"
    case group = "numbers.group"

    /// The placeholders that it must have; with `|` between those of which one is needed.
    var placeholders: [String] {
      let phrase = "phrase|link|short"
      return switch self {
      case .onto, .along, .take, .stay: [phrase, "road"]
      case .takeExit: [phrase, "exit"]
      case .toward: ["phrase", "destination"]
      case .departing: ["compass"]
      case .junction: ["phrase", "junction"]
      case .exitLabel: ["exit"]
      case .rideFrom: ["phrase", "stop"]
      case .rideLength: ["phrase", "stops"]
      case .via: ["road"]
      case .and: ["a", "b"]
      case .slower, .arrival: ["time"]
      case .separator, .fastest, .tolls, .ferry, .unpaved, .decimal, .group: []
      }
    }
  }

  /// A text for each class of numbers, by its place in language files.
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

  struct Phrase: Sendable {
    /// The instruction alone.
    var bare = ""
    /// A shorter one that still says what to do.
    var short: String?
    var road = RoadUse.none
    /// The instruction with the number of a motorway exit.
    var exit: String?
    /// The instruction with the name of the roundabout, the ferry or the stop.
    var named: String?
    /// The whole instruction with the road, where the language does not join it in the usual way.
    var withRoad: String?
  }

  var tag: String
  /// Whether all texts are empty, so that its cards keep the engine's sentences alone.
  var isWordless = false
  var isRightToLeft = false
  /// Which numbers are counted alike, and which ordinals are written alike.
  var cardinal = PluralRule.none
  var ordinal = PluralRule.none
  var texts: [Text: String] = [:]
  var counted: [Counted: Plural] = [:]
  var units: [DistanceUnit: Plural] = [:]
  /// By `KindRow.phrase`.
  var phrases: [String: Phrase] = [:]
  /// Around the number of a road that follows its name: two texts.
  var brackets: [String] = []
  /// North, northeast and so on, clockwise.
  var compass: [String] = []
  /// Verbs that stay at the end when a road or a sign is added, each with the space before it.
  var finalVerbs: [String] = []
  /// Endings of phrases, and of the form that another verb may follow.
  var linkEndings: [[String]] = []
  /// How roads are written in a sentence; the first form that fits is taken.
  var roads: [RoadForm] = []
  var streetWords = StreetWords()
  /// Of digits in the highest group of a number, for groups to be written.
  var minimumGrouping = 1
  /// The digit 0; the other nine follow it.
  var zero: Unicode.Scalar = "0"
  /// The time of day before and after noon.
  var clock: [String] = []
  /// What to do with lanes by the number of lanes, the fullest text first.
  var lanes: [LaneUse.Side: ByNumber<[String]>] = [:]
  /// Between the places of lanes, and before the last.
  var laneList: [String] = []
  /// What joins two things where the second begins with one of some letters; the first that fits.
  var andBefore: [(starts: [String], text: String)] = []
  var traffic: [DelayCategory: String] = [:]

  subscript(_ key: Text) -> String { texts[key] ?? "" }

  func phrase(_ key: String) -> Phrase { phrases[key] ?? Phrase() }

  /// A phrase in the form that another verb may follow.
  func link(_ phrase: String) -> String {
    guard let pair = linkEndings.first(where: { phrase.hasSuffix($0[0]) }) else { return phrase }
    return phrase.dropLast(pair[0].count) + pair[1]
  }

  /// Whether a name needs marks so that it does not disturb the order of the text around it.
  func isolates(_ name: String) -> Bool { isRightToLeft || Bidi.hasRightToLeft(name) }
}

/// A language that many refer to.
///
/// A class, since a language has dozens of texts, each of which would be counted where it is copied.
final class SpokenLanguage: Sendable {
  let language: Language

  init(_ language: Language) { self.language = language }
}

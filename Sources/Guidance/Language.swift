import Routes

/// The words of one language.
struct Language: Sendable {
  /// How the road is joined to a phrase.
  enum RoadUse: Sendable {
    /// The road is entered, as in "onto Main Street".
    case onto
    /// The road is followed, as in "on Main Street".
    case along
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
    /// The instruction with the name of the roundabout or of the stop as `{name}`.
    var named: String?

    init(
      _ bare: String, short: String? = nil, road: RoadUse = .onto, exit: String? = nil,
      named: String? = nil
    ) {
      self.bare = bare
      self.short = short
      self.road = road
      self.exit = exit
      self.named = named
    }
  }

  /// The language as a BCP 47 tag.
  var tag: String
  var phrases: [ManeuverKind: Phrase]
  /// A phrase with a road entered: `{phrase}` and `{road}`.
  var onto: String
  /// A phrase with a road followed: `{phrase}` and `{road}`.
  var along: String
  /// A phrase with what signs say: `{phrase}` and `{destination}`.
  var toward: String
  /// Departing with a compass direction as `{compass}`.
  var departing: String
  /// North, northeast and so on, clockwise.
  var compass: [String]
  /// Taking exit `{ordinal}` of a roundabout, its short form, and with its name as `{name}`.
  var roundaboutExit: Phrase
  /// The ordinal number in figures.
  var ordinal: @Sendable (Int) -> String
  /// The decimal separator.
  var decimal: String
  /// The shown units of distance.
  var distanceUnits: [DistanceUnit: String]
  /// Days, hours and minutes with their number as `{n}`: for one, and for others.
  var timeUnits: (day: (String, String), hour: (String, String), minute: (String, String))
}

extension Language {
  /// A distance in words, such as `0.2 mi`; the space does not break.
  func text(_ distance: RoundedDistance) -> String {
    let (whole, tenth) = distance.tenths.quotientAndRemainder(dividingBy: 10)
    let number = tenth == 0 ? "\(whole)" : "\(whole)\(decimal)\(tenth)"
    return "\(number)\u{A0}\(distanceUnits[distance.unit] ?? distance.unit.rawValue)"
  }

  /// A time in words, such as `1 h 5 min`; parts that are 0 are left out.
  func text(_ time: RoundedTime) -> String {
    let parts = [
      (time.days, timeUnits.day), (time.hours, timeUnits.hour),
      (time.minutesOfHour, timeUnits.minute),
    ]
    return parts.filter { $0.0 > 0 }.map { number, forms in
      (number == 1 ? forms.0 : forms.1).replacing("{n}", with: "\(number)")
    }.joined(separator: " ")
  }
}

import JSON

/// A maneuver and the road driven after it.
public struct Step: Hashable, Sendable {
  /// What the driver does where the step starts.
  public var maneuver: Maneuver
  /// The distance to the next maneuver, in meters; 0 or more.
  public var distance: Double
  /// The time to the next maneuver, in seconds; 0 or more.
  public var duration: Double
  /// The road after the maneuver.
  public var road = Road()
  /// The road of the way after the first piece, if the response tells it apart from that of the turn.
  package var roadOnward: Road?
  /// Whether the way is a motorway, as the response states.
  package var isMotorway = false
  /// The number of the road before the maneuver, and whether the way there is a motorway.
  package var refBefore: String?
  package var leavesMotorway = false
  /// The shields that the engine sends for the numbers of the road and of its signs.
  public var shields: [SentShield] = []
  /// The country of the road; `nil` if unknown.
  public var country: FoundCountry?
  /// The countries around a place near a border, whose own is not known.
  package var neighbors: [String] = []
  /// The mode of travel in the engine's words, such as `driving` or `ferry`.
  public var mode: String?
  /// How it is traveled; nil for a driver.
  package var travel: Travel?
  /// The entrance or the exit of a station, or the floor that an elevator goes to.
  package var place: String?
  /// Whether the engine says that a cyclist walks here.
  var walksBike = false
  /// Whether a cyclist gets off the bike here, or on again; nil for neither.
  package var getsOffBike: Bool?
  /// Whose lanes the driver may use.
  package var vehicle = Vehicle.car
  /// The side that traffic keeps to, and its source.
  public var foundSide: FoundSide
  /// The lanes before the maneuver, from left to right; empty if unknown.
  public var lanes: [Lane] = []
  /// The engine's banners on the way to the maneuver, in the order of display.
  package var banners: [Banner] = []
  /// The engine's announcements on the way to the maneuver, in the order of speech.
  package var announcements: [Announcement] = []
  /// The exit, if this step joins the entry and the exit of a roundabout.
  package var roundaboutExit: RoundaboutExit?
  /// The transit ride that begins here, or the one that ends here if the passenger gets off.
  package var transit: TransitRide?
  /// The road that the driver comes from, if the response states it; else it is that of the step before.
  package var roadBefore: Road?
  /// Which of several stops it arrives at; nil for one alone, and elsewhere.
  package var stop: StopNumber?
  /// What a feed says of the step beside its other fields; nil for other engines.
  package var stepInfo: StepInfo?
  /// The position in the engine's list, over all legs, from 0; `nil` for a step that it does not have.
  package var number: Int?
  /// Whether no list has it: a departure or an arrival that the engine leaves out.
  var isAdded = false
  /// The points from this maneuver to the next one; empty if unknown.
  public var line: [Coordinate] = []
  /// The engine's unknown words and their replacements.
  public var fallbacks: [Fallback] = []
  /// The word of which the kind is only a guess; it becomes a fallback when the kind is settled.
  var unreadWord: Fallback?

  /// The side that traffic keeps to.
  public var drivingSide: DrivingSide { foundSide.side }
  /// The evidence for the side.
  public var drivingSideSource: DrivingSideSource { foundSide.source }

  /// Creates a step.
  public init(
    maneuver: Maneuver, distance: Double, duration: Double, drivingSide: DrivingSide = .right
  ) {
    self.maneuver = maneuver
    self.distance = distance
    self.duration = duration
    foundSide = FoundSide(drivingSide, .assumed)
  }
}

/// The exit of a roundabout that the engine describes in a separate step.
package struct RoundaboutExit: Hashable, Sendable {
  package var engineType: String
  package var engineModifier: String?
  package var instruction: String?
  /// The distance from entry to exit, in meters.
  package var distance: Double
  /// The time from entry to exit, in seconds.
  package var duration: Double
  package var banners: [Banner]
  package var announcements: [Announcement]
}

/// The place of a stop among those of its route.
package struct StopNumber: Hashable, Sendable {
  /// From 1.
  package let number: Int
  package let count: Int

  package init(number: Int, count: Int) { (self.number, self.count) = (number, count) }
}

extension Step {
  init(
    _ kind: ManeuverKind, type: String, modifier: String? = nil, _ side: FoundSide,
    distance: Double, duration: Double
  ) {
    self.init(
      maneuver: Maneuver(
        kind: kind, engineType: type, engineModifier: modifier, direction: kind.turnDirection),
      distance: distance, duration: duration)
    foundSide = side
  }

  /// Creates a step for a word; without an entry it has a fallback and the kind `replacement`.
  init(
    _ entry: Vocabulary.Entry?, type: String, modifier: String? = nil,
    replacement: @autoclosure () -> ManeuverKind = .followRoad, at node: JSONNode,
    _ side: FoundSide, distance: Double?, duration: Double?
  ) {
    let kind = entry?.kind(on: side.side) ?? replacement()
    self.init(
      kind, type: type, modifier: modifier, side, distance: distance ?? 0, duration: duration ?? 0)
    if entry == nil {
      unreadWord = Fallback(
        place: node.place, words: modifier.map { "\(type), \($0)" } ?? type)
    }
  }

  /// Takes the kind of a way without a name, and the floor of an elevator, from the sentence.
  mutating func takeWay() {
    if maneuver.kind == .elevator, place == nil, let sentence = maneuver.sentence {
      place = WordList["elevator to"].first(where: sentence.hasPrefix).map {
        String(sentence.dropFirst($0.count)).withoutEnd(".")
      }
    }
    takeWay(named: maneuver.sentence)
  }

  /// Takes the kind of a way without a name from a sentence or a class of roads.
  mutating func takeWay(named text: String?) {
    if road.name == nil, road.ref == nil, road.way == nil, ownTravel != nil {
      road.way = text.flatMap { Road.Way(in: $0) }
    }
  }

  mutating func makeWaypoint() { maneuver.kind = maneuver.kind.asWaypoint }
}

/// An unknown word and its replacement.
public struct Fallback: Hashable, Sendable {
  /// The place in the response, such as `routes[0].legs[1].steps[2].maneuver`.
  public var place: String
  /// The engine's words.
  public var words: String
  /// The name of the kind or lane direction to draw instead; empty until the kind is settled.
  public var replacement: String

  package init(place: String, words: String, replacement: String = "") {
    self.place = place
    self.words = words
    self.replacement = replacement
  }

  init(arrow: String, at place: String) {
    self.init(place: place, words: arrow, replacement: Lane.Direction.noArrow.rawValue)
  }
}

/// A maneuver and the road driven after it.
public struct Step: Hashable, Sendable {
  /// What the driver does where the step starts.
  public var maneuver: Maneuver
  /// From this maneuver to the next one, in meters; 0 or more.
  public var distance: Double
  /// From this maneuver to the next one, in seconds; 0 or more.
  public var duration: Double
  /// The road after the maneuver.
  public var road: Road
  /// How one travels, in the engine's words, such as `driving` or `ferry`.
  public var mode: String?
  /// The side that traffic keeps to.
  public var drivingSide: DrivingSide
  /// How the side was found.
  public var drivingSideSource: DrivingSideSource
  /// The lanes before the maneuver, from left to right; empty where unknown.
  public var lanes: [Lane]
  /// What the engine would show on the way to the maneuver, the first to be shown first.
  public var banners: [Banner] = []
  /// What the engine would say on the way to the maneuver, the first to be said first.
  public var announcements: [Announcement] = []
  /// The way out, where this step joins the two that enter and leave a roundabout.
  public var roundaboutExit: RoundaboutExit? {
    get { rare.get(\.roundaboutExit) }
    set { rare.set(isAbsent: newValue == nil) { $0.roundaboutExit = newValue } }
  }
  /// The way from this maneuver to the next one, point by point; empty where it is not known.
  public var line: [Coordinate] = []
  /// The engine's words that are not known, and what was put in their place.
  public var fallbacks: [Fallback] = []
  private var rare = Rare<RareParts>()

  private struct RareParts: RareFields {
    var roundaboutExit: RoundaboutExit?
  }

  /// Makes a step.
  public init(
    maneuver: Maneuver, distance: Double, duration: Double, road: Road = Road(),
    mode: String? = nil, drivingSide: DrivingSide = .right,
    drivingSideSource: DrivingSideSource = .assumed, lanes: [Lane] = []
  ) {
    self.maneuver = maneuver
    self.distance = distance
    self.duration = duration
    self.road = road
    self.mode = mode
    self.drivingSide = drivingSide
    self.drivingSideSource = drivingSideSource
    self.lanes = lanes
  }
}

/// The names of a road.
public struct Road: Hashable, Sendable {
  /// The name, such as `Main Street`.
  public var name: String?
  /// The number, such as `US 101`; several with `; ` between.
  public var ref: String?
  /// What signs toward the road say, such as `Springfield, Shelbyville`.
  public var destinations: String? {
    get { rare.get(\.destinations) }
    set { rare.set(isAbsent: newValue == nil) { $0.destinations = newValue } }
  }
  /// The numbers of the motorway exit that leads to it; several with `; ` between.
  public var exits: String? {
    get { rare.get(\.exits) }
    set { rare.set(isAbsent: newValue == nil) { $0.exits = newValue } }
  }
  /// The name of the roundabout itself.
  public var rotaryName: String? {
    get { rare.get(\.rotaryName) }
    set { rare.set(isAbsent: newValue == nil) { $0.rotaryName = newValue } }
  }
  /// The name of the junction.
  public var junctionName: String? {
    get { rare.get(\.junctionName) }
    set { rare.set(isAbsent: newValue == nil) { $0.junctionName = newValue } }
  }

  private var rare = Rare<RareNames>()

  private struct RareNames: RareFields {
    var destinations: String?
    var exits: String?
    var rotaryName: String?
    var junctionName: String?
  }

  /// Makes a road without names.
  public init() {}
}

/// What the driver does at one place.
public struct Maneuver: Hashable, Sendable {
  /// The canonical kind.
  public var kind: ManeuverKind
  /// The direction of the turn.
  public var direction: TurnDirection?
  /// The engine's own word.
  public var engineType: String
  /// The engine's own word for the direction, if it has one.
  public var engineModifier: String?
  /// The engine's own instruction.
  public var instruction: String?
  /// Where it happens.
  public var location: Coordinate?
  /// The heading before it, in degrees clockwise from north, 0 to 360.
  public var bearingBefore: Double?
  /// The heading after it.
  public var bearingAfter: Double?
  /// Which exit of a roundabout to take, from 1; or the number of junctions passed elsewhere.
  public var exit: Int? {
    get { rare.get(\.exit) }
    set { rare.set(isAbsent: newValue == nil) { $0.exit = newValue } }
  }
  /// On a roundabout, the angle driven around it, in degrees from 1 to 360.
  public var roundaboutAngle: Double? {
    get { rare.get(\.roundaboutAngle) }
    set { rare.set(isAbsent: newValue == nil) { $0.roundaboutAngle = newValue } }
  }
  /// On a roundabout, the angles driven to the exits that are passed, in degrees from 1 to 360;
  /// empty where they are not known.
  public var otherExits: [Double] {
    get { rare.get(\.otherExits) ?? [] }
    set { rare.set(isAbsent: newValue.isEmpty) { $0.otherExits = newValue } }
  }
  /// The roads that meet at the place, where they are known.
  public var intersection: Intersection? {
    get { rare.get(\.intersection) }
    set { rare.set(isAbsent: newValue == nil) { $0.intersection = newValue } }
  }

  private var rare = Rare<RareParts>()

  private struct RareParts: RareFields {
    var exit: Int?
    var roundaboutAngle: Double?
    var otherExits: [Double] = []
    var intersection: Intersection?
  }

  /// Makes a maneuver.
  public init(
    kind: ManeuverKind, engineType: String, engineModifier: String? = nil,
    direction: TurnDirection? = nil
  ) {
    self.kind = kind
    self.engineType = engineType
    self.engineModifier = engineModifier
    self.direction = direction
  }
}

/// A word that is not known, and what was put in its place.
public struct Fallback: Hashable, Sendable {
  /// The place in the answer, such as `routes[0].legs[1].steps[2].maneuver`.
  public var place: String
  /// The engine's words.
  public var words: String
  /// The kind or lane direction drawn in its place.
  public var replacement: String

  /// Makes a fallback.
  public init(place: String, words: String, replacement: String) {
    self.place = place
    self.words = words
    self.replacement = replacement
  }
}

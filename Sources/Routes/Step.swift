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
  /// The ride that begins here, on public transport; nil elsewhere.
  public var transit: TransitRide? {
    get { rare.get(\.transit) }
    set { rare.set(isAbsent: newValue == nil) { $0.transit = newValue } }
  }
  /// The way from this maneuver to the next one, point by point; empty where it is not known.
  public var line: [Coordinate] = []
  /// The engine's words that are not known, and what was put in their place.
  public var fallbacks: [Fallback] = []
  private var rare = Rare<RareParts>()

  private struct RareParts: RareFields {
    var roundaboutExit: RoundaboutExit?
    var transit: TransitRide?
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

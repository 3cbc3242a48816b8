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
  /// The side that traffic keeps to, and how it was found.
  public var foundSide: FoundSide
  /// The lanes before the maneuver, from left to right; empty if unknown.
  public var lanes: [Lane]
  /// What the engine would show on the way to the maneuver, the first to be shown first.
  public var banners: [Banner] = []
  /// What the engine would say on the way to the maneuver, the first to be said first.
  public var announcements: [Announcement] = []
  /// The way out, if this step joins the two that enter and leave a roundabout.
  public var roundaboutExit: RoundaboutExit?
  /// The ride on public transport that begins here, or ends here if the passenger gets off.
  public var transit: TransitRide?
  /// The way from this maneuver to the next one, point by point; empty if unknown.
  public var line: [Coordinate] = []
  /// The engine's unknown words, and their replacements.
  public var fallbacks: [Fallback] = []

  /// The side that traffic keeps to.
  public var drivingSide: DrivingSide {
    get { foundSide.side }
    set { foundSide.side = newValue }
  }
  /// How the side was found.
  public var drivingSideSource: DrivingSideSource { foundSide.source }

  /// Creates a step.
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
    foundSide = FoundSide(drivingSide, drivingSideSource)
    self.lanes = lanes
  }
}

/// The exit of a roundabout that the engine describes in a step of its own.
public struct RoundaboutExit: Hashable, Sendable {
  /// The engine's own word.
  public var engineType: String
  /// The engine's own word for the direction, if it has one.
  public var engineModifier: String?
  /// The engine's own instruction.
  public var instruction: String?
  /// From the entry to the exit, in meters.
  public var distance: Double
  /// From the entry to the exit, in seconds.
  public var duration: Double
  /// The banners on the way around.
  public var banners: [Banner]
  /// The announcements on the way around.
  public var announcements: [Announcement]
}

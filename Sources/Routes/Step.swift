/// A maneuver and the road driven after it.
public struct Step: Hashable, Sendable {
  /// What the driver does where the step starts.
  public var maneuver: Maneuver
  /// The distance to the next maneuver, in meters; 0 or more.
  public var distance: Double
  /// The time to the next maneuver, in seconds; 0 or more.
  public var duration: Double
  /// The road after the maneuver.
  public var road: Road
  /// The mode of travel in the engine's words, such as `driving` or `ferry`.
  public var mode: String?
  /// The side that traffic keeps to, and its source.
  public var foundSide: FoundSide
  /// The lanes before the maneuver, from left to right; empty if unknown.
  public var lanes: [Lane]
  /// The engine's banners on the way to the maneuver, in the order of display.
  public var banners: [Banner] = []
  /// The engine's announcements on the way to the maneuver, in the order of speech.
  public var announcements: [Announcement] = []
  /// The exit, if this step joins the entry and the exit of a roundabout.
  public var roundaboutExit: RoundaboutExit?
  /// The transit ride that begins here, or the one that ends here if the passenger gets off.
  public var transit: TransitRide?
  /// The points from this maneuver to the next one; empty if unknown.
  public var line: [Coordinate] = []
  /// The engine's unknown words and their replacements.
  public var fallbacks: [Fallback] = []

  /// The side that traffic keeps to.
  public var drivingSide: DrivingSide {
    get { foundSide.side }
    set { foundSide.side = newValue }
  }
  /// The evidence for the side.
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

/// The exit of a roundabout that the engine describes in a separate step.
public struct RoundaboutExit: Hashable, Sendable {
  /// The engine's word for the exit.
  public var engineType: String
  /// The engine's word for the direction, if any.
  public var engineModifier: String?
  /// The engine's instruction.
  public var instruction: String?
  /// The distance from entry to exit, in meters.
  public var distance: Double
  /// The time from entry to exit, in seconds.
  public var duration: Double
  /// The banners on the way around.
  public var banners: [Banner]
  /// The announcements on the way around.
  public var announcements: [Announcement]
}

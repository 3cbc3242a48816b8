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

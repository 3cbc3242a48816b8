/// A spoken instruction of the engine.
public struct Announcement: Hashable, Sendable {
  /// Where to say it, in meters before the maneuver.
  public var distance: Double
  /// The words.
  public var text: String

  /// Creates an announcement.
  public init(distance: Double, text: String) {
    self.distance = distance
    self.text = text
  }
}

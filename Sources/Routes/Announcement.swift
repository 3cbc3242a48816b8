/// What the engine would say on the way to a maneuver.
public struct Announcement: Hashable, Sendable {
  /// Where to say it, in meters before the maneuver.
  public var distance: Double
  /// The words.
  public var text: String

  /// Makes an announcement.
  public init(distance: Double, text: String) {
    self.distance = distance
    self.text = text
  }
}

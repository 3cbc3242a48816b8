/// An instruction that the engine displays.
public struct Banner: Hashable, Sendable {
  /// The distance before the maneuver where it appears, in meters.
  public var distance: Double
  /// The main line.
  public var primary: Text
  /// The line below.
  public var secondary: Text?
  /// The maneuver after the next one, or the text beside lanes.
  public var sub: Text?

  /// A line with its parts.
  public struct Text: Hashable, Sendable {
    /// The whole line.
    public var text = ""
    /// The parts, in order, without lanes.
    public var components: [Component] = []
  }

  /// A part of a line.
  public struct Component: Hashable, Sendable {
    /// The engine's word for the kind of part, such as `text`, `icon` or `exit-number`.
    public var type: String
    /// The text.
    public var text: String
    /// A shorter text.
    public var abbreviation: String?
    /// The order in which parts are abbreviated, 0 first.
    public var abbreviationPriority: Int?
    /// The network of the shield that shows the text, such as `us-interstate`.
    public var shield: String?
  }
}

/// An instruction that the engine speaks.
public struct Announcement: Hashable, Sendable {
  /// The distance before the maneuver where it is due, in meters.
  public var distance: Double
  /// The words.
  public var text: String
}

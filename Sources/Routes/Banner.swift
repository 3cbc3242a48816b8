/// What the engine would show on the way to a maneuver.
public struct Banner: Hashable, Sendable {
  /// From where on to show it, in meters before the maneuver.
  public var distance: Double
  /// The main line.
  public var primary: Text
  /// The line below.
  public var secondary: Text?
  /// What comes after the maneuver, or the text beside lanes.
  public var sub: Text?

  /// A line in its parts.
  public struct Text: Hashable, Sendable {
    /// The whole line.
    public var text: String
    /// The parts, in order; lanes are not among them.
    public var components: [Component]

    /// Makes a line.
    public init(text: String, components: [Component]) {
      self.text = text
      self.components = components
    }
  }

  /// A part of a line.
  public struct Component: Hashable, Sendable {
    /// The engine's word for what it is, such as `text`, `icon`, `delimiter` or `exit-number`.
    public var type: String
    /// The text.
    public var text: String
    /// A shorter text.
    public var abbreviation: String?
    /// In which order parts are abbreviated, 0 first.
    public var abbreviationPriority: Int?
    /// The network whose shield shows the text, such as `us-interstate`.
    public var shield: String?

    /// Makes a part.
    public init(
      type: String, text: String, abbreviation: String? = nil, abbreviationPriority: Int? = nil,
      shield: String? = nil
    ) {
      self.type = type
      self.text = text
      self.abbreviation = abbreviation
      self.abbreviationPriority = abbreviationPriority
      self.shield = shield
    }
  }

  /// Makes a banner.
  public init(distance: Double, primary: Text, secondary: Text? = nil, sub: Text? = nil) {
    self.distance = distance
    self.primary = primary
    self.secondary = secondary
    self.sub = sub
  }
}

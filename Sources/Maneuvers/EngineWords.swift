/// An engine's word with its own glyph instead of that of its kind.
public struct IconWord: Hashable, Sendable {
  /// The name of the format of the responses that have the word; `nil` for all.
  public var engine: String?
  /// The word for the maneuver, as in `Maneuver.engineType`.
  public var type: String
  /// The word for the direction; empty for a maneuver without one, `nil` for any.
  public var modifier: String?
  /// The glyph's name.
  public var glyph: String

  /// Creates a word.
  public init(engine: String?, type: String, modifier: String?, glyph: String) {
    self.engine = engine
    self.type = type
    self.modifier = modifier
    self.glyph = glyph
  }
}

/// A shield that an engine sends for the number of a road.
public struct SentShield: Hashable, Sendable {
  /// The number of the road as the engine writes it, such as `I 280`.
  public let ref: String
  /// The text on the shield, such as `280`, if the engine states it.
  public let text: String?
  /// The engine's name of the shield, such as `us-interstate` or `rectangle-blue`.
  public let name: String?
  /// The country of the road, two capital letters of ISO 3166, if the engine states it.
  public let country: String?

  /// Creates a shield.
  public init(ref: String, text: String? = nil, name: String? = nil, country: String? = nil) {
    (self.ref, self.text, self.name, self.country) = (ref, text, name, country)
  }
}

/// An engine's word with its own glyph instead of that of its kind.
public struct IconWord: Hashable, Sendable {
  /// The name of the format of the responses that have the word; `nil` for all.
  public var engine: String?
  /// The word for the maneuver, as in ``Maneuver/engineType``.
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

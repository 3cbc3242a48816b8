/// An engine's word with its own glyph instead of that of its kind.
public struct IconWord: Hashable, Sendable {
  /// The format of the responses that have the word; `nil` for all.
  public var engine: Engine?
  /// The word for the maneuver, as in ``Maneuver/engineType``.
  public var type: String
  /// The word for the direction; empty for a maneuver without one, `nil` for any.
  public var modifier: String?
  /// The glyph's name.
  public var glyph: String

  /// Creates a word.
  public init(engine: Engine?, type: String, modifier: String?, glyph: String) {
    self.engine = engine
    self.type = type
    self.modifier = modifier
    self.glyph = glyph
  }
}

extension Step {
  /// Takes the glyph of the first word that fits; the word then needs no fallback.
  mutating func takeGlyph(from words: [IconWord], of format: Engine) {
    let (type, modifier) = (maneuver.engineType, maneuver.engineModifier ?? "")
    let word = words.first {
      $0.type == type && ($0.engine ?? format) == format && ($0.modifier ?? modifier) == modifier
    }
    guard let word else { return }
    maneuver.glyph = word.glyph
    fallbacks.removeAll { $0.words == type || $0.words == "\(type), \(modifier)" }
  }
}

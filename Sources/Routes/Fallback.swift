/// An unknown word and its replacement.
public struct Fallback: Hashable, Sendable {
  /// The place in the response, such as `routes[0].legs[1].steps[2].maneuver`.
  public var place: String
  /// The engine's words.
  public var words: String
  /// The name of the kind or lane direction to draw instead.
  public var replacement: String

  package init(place: String, words: String, replacement: String) {
    self.place = place
    self.words = words
    self.replacement = replacement
  }

  init(arrow: String, at place: String) {
    self.init(place: place, words: arrow, replacement: Lane.Direction.noArrow.rawValue)
  }
}

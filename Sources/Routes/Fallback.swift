/// A word that is not known, and what was put in its place.
public struct Fallback: Hashable, Sendable {
  /// The place in the answer, such as `routes[0].legs[1].steps[2].maneuver`.
  public var place: String
  /// The engine's words.
  public var words: String
  /// The kind or lane direction drawn in its place.
  public var replacement: String

  /// Makes a fallback.
  public init(place: String, words: String, replacement: String) {
    self.place = place
    self.words = words
    self.replacement = replacement
  }
}

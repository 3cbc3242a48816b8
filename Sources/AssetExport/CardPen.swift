import Guidance

/// What cards are written with, one after another.
///
/// It keeps its room and the pieces that come again, so that the next cards are written faster.
public struct CardPen: Sendable {
  var json: JSONText
  /// What decides the words of its pieces.
  private var voice: (language: String, units: UnitSystem)?

  init(isPretty: Bool) { json = JSONText(isPretty: isPretty, keepsPieces: true) }

  /// Makes a pen for lines of JSON Lines.
  public init() { self.init(isPretty: false) }

  /// Forgets pieces that are in another language or in other units than those of a route's guide.
  mutating func speak(as guide: Guide) {
    let next = (language: guide.languageTag, units: guide.units)
    if let voice, voice != next { json.forgetPieces() }
    voice = next
  }
}

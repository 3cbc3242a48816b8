import Guidance

/// What cards are written with, one after another.
///
/// It keeps its room and the pieces that come again, so that the next cards are written faster.
public struct CardPen: Sendable {
  var json: JSONText
  /// What decides the language of its pieces.
  private var language: (asked: String, own: String?, units: UnitSystem)?

  init(isPretty: Bool) { json = JSONText(isPretty: isPretty, keepsPieces: true) }

  /// Makes a pen for lines of JSON Lines.
  public init() { self.init(isPretty: false) }

  /// Forgets pieces that are in another language.
  ///
  /// - Parameters:
  ///   - own: The language that the route says it is in.
  ///   - guide: The guide that was asked for.
  mutating func speak(_ own: String?, as guide: Guide) {
    let next = (asked: guide.languageTag, own: own, units: guide.units)
    if let language, language != next { json.forgetPieces() }
    language = next
  }
}

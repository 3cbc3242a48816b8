public import Routes

/// Something along a route, with its words in the language of the cards.
public struct GuidedObject: Hashable, Sendable {
  /// The facts that the engine sends.
  public let object: RouteObject
  /// Its place among all objects of the route, from 0.
  public let index: Int
  /// A short text, as on a sign; empty in a language without words.
  public let words: String
  /// How it is shown.
  package let sign: ObjectSign
  /// What the sign of a speed limit shows; nil for other objects.
  package let limit: LimitSign?

  init(_ object: RouteObject, index: Int, country: String?, in language: Language) {
    (self.object, self.index) = (object, index)
    sign = object.sign
    limit = LimitSign(object, country: country)
    words = language.words(for: object, sign: sign, limit: limit)
  }

  /// The group that it belongs to.
  public var group: AlongGroup { AlongGroup(object.kind) }
}

public import Routes

/// Something along a route, with its words in the language of the cards.
public struct GuidedObject: Hashable, Sendable {
  /// What the engine tells of it.
  public var object: RouteObject
  /// Its place among all objects of the route, from 0.
  public var index: Int
  /// The country where it is, two capital letters of ISO 3166; nil if unknown.
  public var country: String?
  /// A short text, as on a sign; empty in a language without words.
  public var words: String

  /// The group that it belongs to.
  public var group: AlongGroup { AlongGroup(object.kind) }

  /// What the sign of a speed limit shows; nil for other objects.
  package var limit: LimitSign? { LimitSign(object, country: country) }
}

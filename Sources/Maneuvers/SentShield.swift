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

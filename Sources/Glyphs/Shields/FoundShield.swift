/// A shield with the evidence for its network.
public struct FoundShield: Hashable, Sendable {
  /// The evidence for a network.
  public enum Source: String, Hashable, Sendable, CaseIterable {
    /// The engine names it, or at least its form and color.
    case engine
    /// The ref is of the network in the country that the engine states.
    case rule
    /// The ref is of the network in the country of the place.
    case place
    /// No other network of the world has such refs.
    case ref
    /// None: the plate is neutral.
    case none
  }

  /// The shield.
  public let shield: Shield
  /// The evidence.
  public let source: Source
}

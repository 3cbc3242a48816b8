/// What a way holds, as far as the answer says; nil where it does not say.
public struct RouteFeatures: Hashable, Sendable {
  /// Whether a toll is due.
  public var hasTolls: Bool?
  /// Whether a ferry or a car train is taken.
  public var hasFerry: Bool?
  /// Whether part of it is not paved.
  public var hasUnpaved: Bool?
  /// Whether part of it is a motorway.
  public var hasMotorway: Bool?

  /// Makes features of which nothing is known.
  public init() {}

  /// Adds those of another part of the same way: one part with a feature is enough, and a feature is
  /// absent only where every part says so.
  public mutating func formUnion(_ other: RouteFeatures) {
    func both(_ first: Bool?, _ second: Bool?) -> Bool? {
      if first == true || second == true { return true }
      return first == nil || second == nil ? nil : false
    }
    hasTolls = both(hasTolls, other.hasTolls)
    hasFerry = both(hasFerry, other.hasFerry)
    hasUnpaved = both(hasUnpaved, other.hasUnpaved)
    hasMotorway = both(hasMotorway, other.hasMotorway)
  }
}

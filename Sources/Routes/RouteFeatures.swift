/// Features of a way; `nil` if the answer does not say whether it has them.
public struct RouteFeatures: Hashable, Sendable {
  /// Whether the way has a toll.
  public var hasTolls: Bool?
  /// Whether the way uses a ferry or a car train.
  public var hasFerry: Bool?
  /// Whether part of the way is unpaved.
  public var hasUnpaved: Bool?
  /// Whether part of the way is a motorway.
  public var hasMotorway: Bool?

  package init(
    hasTolls: Bool? = nil, hasFerry: Bool? = nil, hasUnpaved: Bool? = nil,
    hasMotorway: Bool? = nil
  ) {
    self.hasTolls = hasTolls
    self.hasFerry = hasFerry
    self.hasUnpaved = hasUnpaved
    self.hasMotorway = hasMotorway
  }

  /// Adds those of another part: one part with a feature is enough; all must lack it for `false`.
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

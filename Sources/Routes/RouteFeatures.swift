/// Features of a way; `nil` if the answer does not say.
public struct RouteFeatures: Hashable, Sendable {
  /// Whether a toll is due.
  public var hasTolls: Bool?
  /// Whether a ferry or a car train is taken.
  public var hasFerry: Bool?
  /// Whether part of it is not paved.
  public var hasUnpaved: Bool?
  /// Whether part of it is a motorway.
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

  /// Adds those of another part of the same way: a feature of one part is one of the whole, and a
  /// feature is absent only if every part says so.
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

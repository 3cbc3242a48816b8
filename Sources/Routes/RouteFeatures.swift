/// Features of a way; `nil` if the response does not say whether it has them.
package struct RouteFeatures: Hashable, Sendable {
  package var hasTolls: Bool?
  /// Whether the way uses a ferry or a car train.
  package var hasFerry: Bool?
  package var hasUnpaved: Bool?
  package var hasMotorway: Bool?

  package static let unknown = RouteFeatures()

  /// Adds those of another part: one part with a feature is enough; all must lack it for `false`.
  package mutating func formUnion(_ other: RouteFeatures) {
    func join(_ field: WritableKeyPath<RouteFeatures, Bool?>) {
      let both = [self[keyPath: field], other[keyPath: field]]
      self[keyPath: field] = both.contains(true) ? true : both.contains(nil) ? nil : false
    }
    for field in [\Self.hasTolls, \.hasFerry, \.hasUnpaved, \.hasMotorway] { join(field) }
  }
}

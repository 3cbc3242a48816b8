import Routes

extension TripWriter {
  /// The most minutes above the fastest route with which a route arrives at about the same time.
  private static let similarMinutes = 1
  /// The least difference of lengths to mention, as a share of the fastest route's length.
  private static let lengthShare = 0.1

  /// How a route differs from the fastest one, longest first; `minutes` is nil for the fastest.
  ///
  /// Time, tolls, ferries and length, in this order; shorter variants drop the last ones. Only a
  /// route of about the same time is called longer, since a slower one is expected to be longer.
  func differences(of route: GuidedRoute, from best: GuidedRoute, minutes: Int?) -> [String] {
    let isSimilar = minutes.map { $0 <= Self.similarMinutes } ?? true
    let time =
      minutes.map { isSimilar ? language[.similar] : slower(byMinutes: $0) } ?? language[.fastest]
    let parts = [
      time, note(\.hasTolls, .withTolls, .noTolls, of: route, from: best),
      note(\.hasFerry, .withFerry, .noFerry, of: route, from: best),
      length(of: route, from: best, maybeLonger: isSimilar),
    ]
    // A language without words has empty texts.
    return Self.shortened(
      parts.compactMap(\.self).filter { !$0.isEmpty }, by: language[.separator])
  }

  /// The text of a feature that exactly one of the two routes has; `nil` if that is unknown.
  private func note(
    _ feature: KeyPath<RouteFeatures, Bool?>, _ with: Language.Text, _ without: Language.Text,
    of route: GuidedRoute, from best: GuidedRoute
  ) -> String? {
    guard let own = route.facts.features[keyPath: feature],
      let other = best.facts.features[keyPath: feature], own != other
    else { return nil }
    return language[own ? with : without]
  }

  /// The difference of the lengths as shown.
  private func length(
    of route: GuidedRoute, from best: GuidedRoute, maybeLonger: Bool
  ) -> String? {
    let (own, other) = (route.estimate.distance, best.estimate.distance)
    guard let shown = own.rounded?.meters, let least = other.rounded?.meters,
      (own.meters - other.meters).magnitude >= other.meters * Self.lengthShare,
      shown != least, shown < least || maybeLonger,
      let difference = try? RoundedDistance(
        meters: (shown - least).magnitude, in: route.guide.units)
    else { return nil }
    return Template.fill(language[shown < least ? .shorter : .longer]) { _ in
      language.text(difference)
    }
  }
}

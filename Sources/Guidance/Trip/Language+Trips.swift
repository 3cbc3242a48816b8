import Routes

// What distinguishes a trip: its time, length and way.

extension Language {
  fileprivate func slower(byMinutes minutes: Int) -> String {
    Template.fill(self[.slower]) { _ in
      text(RoundedTime(roundingMinutes: minutes))
    }
  }

  /// Notes besides time and length, the most important first.
  func notes(on facts: TripFacts) -> [String] {
    var notes: [String] = []
    if let delay = facts.delay { notes.append(traffic[delay] ?? "") }
    if facts.features.hasTolls == true { notes.append(self[.tolls]) }
    if facts.features.hasFerry == true { notes.append(self[.ferry]) }
    if facts.features.hasUnpaved == true { notes.append(self[.unpaved]) }
    if facts.stops > 0 { notes.append(text(.tripStops, facts.stops)) }
    // A language without words has empty texts.
    return notes.filter { !$0.isEmpty }
  }

  /// The way by roads, longest first, else by the engine's summary, else the first other text.
  func summaries(of roads: [MainRoad], summary: String?, otherwise: [String]) -> [String] {
    let names = roads.map { written($0.name) }
    if let first = names.first {
      let full = zip(roads, names).map { road, name in
        // What follows in brackets stands as it is.
        road.aside.map {
          name + brackets[0] + isolated($0.withoutSemicolons) + brackets[1]
        } ?? name
      }
      let both = [full, names].compactMap { list in list.dropFirst().first.map { pair(list[0], $0) }
      }
      return ((both + [full[0], first]).map(via)).eachShorter
    }
    if let summary, !summary.isEmpty { return [via(isolated(summary.withoutSemicolons))] }
    return Array(otherwise.prefix(1))
  }

  private func via(_ road: String) -> String {
    Template.fill(self[.via]) { _ in road }
  }

  private func pair(_ first: String, _ second: String) -> String {
    let start = second.filter { $0 != "\u{2068}" }.lowercased()
    let other = andBefore.first { $0.starts.contains { start.hasPrefix($0) } }
    return Template.fill(other?.text ?? self[.and]) { $0 == "a" ? first : second }
  }

  private func written(_ road: String) -> String {
    let name = road.withoutSemicolons
    guard let form = form(of: road) else { return isolated(name) }
    let use = self[.via].drop { $0 != ":" }.dropFirst().prefix { $0 != "}" }
    let declined = isolated(form.declined(name, use, opener))
    return form.text(use).map { Template.fill($0) { _ in declined } } ?? declined
  }
}

extension Language {
  /// The most minutes above the fastest route with which a route arrives at about the same time.
  private static let similarMinutes = 1
  /// The least difference of lengths to mention, as a share of the fastest route's length.
  private static let lengthShare = 0.1

  /// How a route differs from the fastest one, longest first; `minutes` is nil for the fastest.
  ///
  /// Time, tolls, ferries and length, in this order; shorter variants drop the last ones. Only a
  /// route of about the same time is called longer, since a slower one is expected to be longer.
  func differences(of route: GuidedRoute, from best: GuidedRoute, minutes: Int?) -> [String] {
    let (own, other) = (route.facts.features, best.facts.features)
    let isSimilar = minutes.map { $0 <= Self.similarMinutes } ?? true
    let time =
      minutes.map { isSimilar ? self[.similar] : slower(byMinutes: $0) } ?? self[.fastest]
    let parts = [
      time, note(own.hasTolls, other.hasTolls, .withTolls, .noTolls),
      note(own.hasFerry, other.hasFerry, .withFerry, .noFerry),
      length(of: route, from: best, maybeLonger: isSimilar),
    ]
    // A language without words has empty texts.
    return parts.compactMap { $0 }.filter { !$0.isEmpty }.shortened(by: self[.separator])
  }

  /// The text of a feature that exactly one of the two routes has; `nil` if that is unknown.
  private func note(
    _ own: Bool?, _ other: Bool?, _ with: Language.Text, _ without: Language.Text
  ) -> String? {
    guard let own, let other, own != other else { return nil }
    return self[own ? with : without]
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
    return Template.fill(self[shown < least ? .shorter : .longer]) { _ in
      text(difference)
    }
  }
}

/// The titles of the buttons of a trip's preview, as in `CPTripPreviewTextConfiguration`.
public struct TripPreviewTitles: Hashable, Sendable {
  /// Starts the drive.
  public let start: String
  /// Shows further routes.
  public let moreRoutes: String
  /// Shows the whole route.
  public let overview: String
}

extension Guide {
  /// The titles of a preview's buttons; nil in an unsupported language.
  public var previewTitles: TripPreviewTitles? {
    guard !isWordless else { return nil }
    return TripPreviewTitles(
      start: language[.start], moreRoutes: language[.moreRoutes], overview: language[.overview])
  }
}

extension GuidedRoute {
  /// Names of the start, longest first; empty if the engine sends none.
  public var originVariants: [String] { route.originName?.placeNames ?? [] }

  /// Names of the destination, longest first; empty if the engine sends none.
  public var destinationVariants: [String] { legs.last?.destinationName?.placeNames ?? [] }
}

extension [String] {
  /// All parts joined, then without the last, down to the first alone.
  func shortened(by separator: String = " · ") -> [String] {
    indices.map { dropLast($0).joined(separator: separator) }
  }
}

extension String {
  /// The names of a place, longest first; empty for spaces and commas alone.
  ///
  /// `Rathaus, Markt 1, Ulm` also gives `Rathaus, Markt 1` and `Rathaus`; a number alone is not a name.
  var placeNames: [String] {
    let parts = split { ",،、，".contains($0) }.map { String($0).trimmingSpaces }
      .filter { !$0.isEmpty }
    guard !parts.isEmpty else { return [] }
    let shorter = [2, 1].filter { $0 < parts.count }
      .map { parts.prefix($0).joined(separator: ", ") }
      .filter { $0.contains(where: { $0.isLetter }) }
    return ([trimmingSpaces] + shorter).eachShorter
  }
}

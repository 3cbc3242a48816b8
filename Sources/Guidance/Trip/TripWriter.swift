/// Puts the words for a whole trip together.
struct TripWriter {
  let language: Language

  /// Between facts that stand beside each other.
  private static let separator = " · "

  var fastest: String { language.trip.fastest }

  /// How much longer than the fastest a route takes, in minutes, 1 or more.
  func slower(byMinutes minutes: Int) -> String {
    Template.fill(language.trip.slower) { _ in
      language.format.text(RoundedTime(roundingMinutes: minutes))
    }
  }

  func text(_ delay: DelayCategory) -> String {
    switch delay {
    case .light: language.trip.traffic.light
    case .medium: language.trip.traffic.medium
    case .heavy: language.trip.traffic.heavy
    }
  }

  /// What is to be known beside time and length, the weightiest first.
  func notes(on facts: TripFacts) -> [String] {
    var notes: [String] = []
    if let delay = facts.delay { notes.append(text(delay)) }
    if facts.features.hasTolls == true { notes.append(language.trip.tolls) }
    if facts.features.hasFerry == true { notes.append(language.trip.ferry) }
    if facts.stops > 0 {
      notes.append(language.format.filled(language.trip.stops(facts.stops), facts.stops))
    }
    // A language without words says nothing of them.
    return notes.filter { !$0.isEmpty }
  }

  /// All parts beside each other, then without the last, and so on to the first alone.
  static func shortened(_ parts: [String]) -> [String] {
    (0..<parts.count).map { parts.dropLast($0).joined(separator: separator) }
  }

  /// The way over some roads; else as the engine describes it; else the first of other texts.
  func ways(_ roads: [String], summary: String?, otherwise: [String]) -> [String] {
    let names = roads.map(isolated)
    if let first = names.first {
      let both = names.dropFirst().first.map { second in
        Template.fill(language.trip.and) { $0 == "a" ? first : second }
      }
      var variants = [both, first].compactMap(\.self).map(via)
      if variants.count > 1, variants[1].count >= variants[0].count { variants.removeLast() }
      return variants
    }
    if let summary, !summary.isEmpty { return [via(isolated(summary))] }
    return Array(otherwise.prefix(1))
  }

  private func via(_ road: String) -> String {
    Template.fill(language.trip.via) { _ in road }
  }

  private func isolated(_ name: String) -> String {
    language.isRightToLeft || Bidi.hasRightToLeft(name) ? Bidi.isolate + name + Bidi.pop : name
  }
}

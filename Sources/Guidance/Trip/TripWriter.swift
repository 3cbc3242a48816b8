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

  func text(_ delay: DelayCategory) -> String { language.trip.traffic[delay] ?? "" }

  /// What is to be known beside time and length, the weightiest first.
  func notes(on facts: TripFacts) -> [String] {
    var notes: [String] = []
    if let delay = facts.delay { notes.append(text(delay)) }
    if facts.features.hasTolls == true { notes.append(language.trip.tolls) }
    if facts.features.hasFerry == true { notes.append(language.trip.ferry) }
    if facts.features.hasUnpaved == true { notes.append(language.trip.unpaved) }
    if facts.stops > 0 {
      notes.append(language.format.filled(language.trip.stops, facts.stops))
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
    let names = roads.map { written($0) }
    if let first = names.first {
      let both = names.dropFirst().first.map { pair(first, $0) }
      var variants = [both, first].compactMap(\.self).map(via)
      if variants.count > 1, variants[1].count >= variants[0].count { variants.removeLast() }
      return variants
    }
    if let summary, !summary.isEmpty { return [via(isolated(summary.withoutSemicolons))] }
    return Array(otherwise.prefix(1))
  }

  private func via(_ road: String) -> String {
    Template.fill(language.trip.via) { _ in road }
  }

  private func pair(_ first: String, _ second: String) -> String {
    let start = second.filter { $0 != "\u{2068}" }.lowercased()
    let other = language.trip.andBefore.first { $0.starts.contains { start.hasPrefix($0) } }
    return Template.fill(other?.text ?? language.trip.and) { $0 == "a" ? first : second }
  }

  /// A road with the words that the language puts around it.
  private func written(_ road: String) -> String {
    let name = isolated(road.withoutSemicolons)
    let use = language.trip.via.drop { $0 != ":" }.dropFirst().prefix { $0 != "}" }
    guard let text = language.form(of: road)?.text(use) else { return name }
    return Template.fill(text) { _ in name }
  }

  private func isolated(_ name: String) -> String {
    language.isRightToLeft || Bidi.hasRightToLeft(name) ? Bidi.isolate + name + Bidi.pop : name
  }
}

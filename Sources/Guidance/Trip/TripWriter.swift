struct TripWriter {
  let language: Language

  func slower(byMinutes minutes: Int) -> String {
    Template.fill(language[.slower]) { _ in
      language.text(RoundedTime(roundingMinutes: minutes))
    }
  }

  /// Notes besides time and length, the most important first.
  func notes(on facts: TripFacts) -> [String] {
    var notes: [String] = []
    if let delay = facts.delay { notes.append(language.traffic[delay] ?? "") }
    if facts.features.hasTolls == true { notes.append(language[.tolls]) }
    if facts.features.hasFerry == true { notes.append(language[.ferry]) }
    if facts.features.hasUnpaved == true { notes.append(language[.unpaved]) }
    if facts.stops > 0 { notes.append(language.text(.tripStops, facts.stops)) }
    // A language without words has empty texts.
    return notes.filter { !$0.isEmpty }
  }

  /// All parts joined, then without the last, down to the first alone.
  static func shortened(_ parts: [String], by separator: String = " · ") -> [String] {
    (0..<parts.count).map { parts.dropLast($0).joined(separator: separator) }
  }

  /// The way by roads, else by the engine's summary, else the first other text.
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
    Template.fill(language[.via]) { _ in road }
  }

  private func pair(_ first: String, _ second: String) -> String {
    let start = second.filter { $0 != "\u{2068}" }.lowercased()
    let other = language.andBefore.first { $0.starts.contains { start.hasPrefix($0) } }
    return Template.fill(other?.text ?? language[.and]) { $0 == "a" ? first : second }
  }

  private func written(_ road: String) -> String {
    let name = road.withoutSemicolons
    guard let form = language.form(of: road) else { return isolated(name) }
    let use = language[.via].drop { $0 != ":" }.dropFirst().prefix { $0 != "}" }
    let declined = isolated(form.declined(name, use, language.opener))
    return form.text(use).map { Template.fill($0) { _ in declined } } ?? declined
  }

  private func isolated(_ name: String) -> String {
    language.isolates(name) ? Bidi.isolate + name + Bidi.pop : name
  }
}

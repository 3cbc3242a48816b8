import Routes

enum SpokenUnits {
  private static let systems: [(system: MeasurementSystem, words: String, unspaced: [String])] =
    [(.metric, "metric"), (.imperial, "imperial")].map { system, name in
      let words = RecognizerWords.builtIn
      return (
        system, words.units[name] ?? "",
        words.unspacedUnits[name]?.split(separator: " ").map(String.init) ?? []
      )
    }
  private static let table = WordTable(
    systems.map(\.words) + [RecognizerWords.builtIn.unitNumbers])

  /// Nil for none or both; counts units after numbers only, since roads are named after miles, too.
  static func system(in text: String) -> MeasurementSystem? {
    var found: Set<MeasurementSystem> = []
    var followsNumber = false
    table.forEachWord(of: text) { lists, followsFigures in
      if followsNumber || followsFigures {
        for (place, entry) in systems.enumerated() where lists & 1 << place != 0 {
          found.insert(entry.system)
        }
      }
      followsNumber = lists & 1 << systems.count != 0
    }
    guard text.utf8.contains(where: { $0 > 0xE2 }) else {
      return found.count == 1 ? found.first : nil
    }
    for (system, _, units) in systems {
      for unit in units {
        guard let place = text.firstRange(of: unit) else { continue }
        let before = text[..<place.lowerBound].last { $0 != " " && $0 != "\u{A0}" }
        if before?.isNumber == true { found.insert(system) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  static func system(ofMost texts: some Sequence<String>) -> MeasurementSystem? {
    var votes = 0
    for text in texts {
      switch system(in: text) {
      case .metric: votes += 1
      case .imperial: votes -= 1
      case nil: break
      }
      if votes.magnitude == 8 { break }
    }
    return votes == 0 ? nil : votes > 0 ? .metric : .imperial
  }
}

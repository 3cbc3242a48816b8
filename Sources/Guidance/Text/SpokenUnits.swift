import Routes

/// Finds the units of the distances in announcements.
enum SpokenUnits {
  /// Words for units, each in its forms; single letters only follow figures.
  private static let words: [(system: MeasurementSystem, words: String)] = [
    (
      .metric,
      "m km meter meters metre metres metern kilometer kilometers kilometre kilometres kilometern "
        + "mètre mètres kilomètre kilomètres metro metros kilómetro kilómetros quilômetro "
        + "quilômetros quilómetro quilómetros metri chilometro chilometri מטר מטרים קילומטר ק״מ "
        + "متر مترا مترًا أمتار كيلومتر كيلومترات метр метра метров километр километра километров"
    ),
    (
      .imperial,
      "ft mi yd foot feet mile miles yard yards fuß meile meilen pied pieds milla millas pie pies "
        + "milha milhas pé pés miglio miglia piede piedi voet mijl mijlen yarda yardas מייל מיילים "
        + "רגל יארד ميل أميال ميلا قدم قدما أقدام фут фута футов миля мили миль"
    ),
  ]

  /// Numbers in words before a unit, such as in "half a mile".
  private static let numbers =
    "a an one half quarter einem einer einen eine halben un une demi medio media una um uma meio meia "
    + "mezzo een halve один"

  private static let table = WordTable(words.map(\.words) + [numbers])

  /// Units of languages without spaces between words.
  private static let unspaced: [(unit: String, system: MeasurementSystem)] = [
    ("フィート", .imperial), ("マイル", .imperial), ("ヤード", .imperial), ("英尺", .imperial),
    ("英里", .imperial), ("英呎", .imperial), ("メートル", .metric), ("キロ", .metric),
    ("公尺", .metric), ("公里", .metric), ("米", .metric),
  ]

  /// The system of the distances in a text; nil where it has none, or both.
  ///
  /// A unit counts after a number alone, since roads are named after miles and quarters too.
  static func system(in text: String) -> MeasurementSystem? {
    var found: Set<MeasurementSystem> = []
    var followsNumber = false
    table.forEachWord(of: text) { lists, followsFigures in
      if followsNumber || followsFigures {
        for (place, entry) in words.enumerated() where lists & 1 << place != 0 {
          found.insert(entry.system)
        }
      }
      followsNumber = lists & 1 << words.count != 0
      return true
    }
    if text.utf8.contains(where: { $0 > 0xE2 }) {
      for (unit, system) in unspaced {
        guard let place = text.firstRange(of: unit), place.lowerBound > text.startIndex else {
          continue
        }
        let before = text[..<place.lowerBound].last { $0 != " " && $0 != "\u{A0}" }
        if before?.isNumber == true { found.insert(system) }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  /// The system of most of some texts.
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

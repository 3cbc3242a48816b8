import Routes

extension Language {
  /// A language that has no words here: its cards keep the engine's sentences alone.
  ///
  /// Distances and times are written with the symbols of their units, which need no words.
  static func wordless(_ locale: LocaleTag) -> Language {
    Language(
      tag: tag(of: locale), isWordless: true,
      isRightToLeft: rightToLeft.contains(locale.language),
      phrase: { _ in Phrase("", road: .none) },
      joints: Joints(
        onto: "{road}", along: "{road}", take: "{road}", stay: "{road}", takeExit: "{exit}",
        toward: "{destination}", departing: "", junction: "{junction}", exitLabel: "{exit}"),
      compass: Array(repeating: "", count: 8), ordinal: { number, _ in "\(number)" },
      format: NumberFormat(
        decimal: ".", group: "\u{A0}", minimumGrouping: 2, days: "{n}\u{A0}d",
        hours: "{n}\u{A0}h", minutes: "{n}\u{A0}min"),
      lanes: { _, _ in [] }, ride: RideWords(from: "", length: "", stops: ""),
      trip: TripWords(
        via: "{road}", and: "{a}, {b}", fastest: "", slower: "+{time}", tolls: "", ferry: "",
        unpaved: "", stops: "", arrival: "{time}", traffic: ("", "", "")))
  }

  /// The tag of a language without words: with its region or script where its name alone is that of
  /// one of ours.
  private static func tag(of locale: LocaleTag) -> String {
    switch locale.language {
    case "zh": "zh-Hans"
    case "pt": ["pt", locale.region].compactMap(\.self).joined(separator: "-")
    default: [locale.language, locale.script].compactMap(\.self).joined(separator: "-")
    }
  }

  /// The words of a locale: ours, or none.
  static func spoken(in locale: LocaleTag) -> Language {
    let (language, isKnown) = find(locale)
    return isKnown ? language : wordless(locale)
  }

  private static let rightToLeft: Set<String> = [
    "ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv",
  ]
}

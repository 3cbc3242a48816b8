extension Language {
  /// The words of a region that differ from those of the language at large.
  mutating func adoptWords(of locale: LocaleTag) {
    switch (locale.language, locale.region ?? "") {
    case ("en", "AU"), ("en", "NZ"), ("en", "SG"):
      // Signs there count exits, and roads lead up by ramps.
      replaceWords([("slip road", "ramp"), ("Slip road", "Ramp")]) { key in
        switch key {
        case .offRamp, .offRampLeft, .offRampRight: englishPhrase(key)
        default: nil
        }
      }
      joints.takeExit = Language.english.joints.takeExit
      joints.exitLabel = Language.english.joints.exitLabel
    case ("de", "CH"), ("de", "LI"): replaceWords([("ß", "ss")])
    case ("pt", let region) where !["", "BR"].contains(region): adoptEuropeanPortuguese()
    case ("zh", "HK"), ("zh", "MO"):
      replaceWords([
        ("圓環", "迴旋處"), ("迴轉", "掉頭"), ("公尺", "米"), ("匝道", "支路"), ("車道", "行車線"),
        ("個行車線", "條行車線"), ("電扶梯", "扶手電梯"), ("搭乘電梯", "乘升降機"), ("搭乘", "乘搭"),
        ("收費站", "收費廣場"), ("轉乘", "轉車"), ("停靠點", "中途站"),
      ])
    default: break
    }
  }

  /// Puts other words in the place of some, wherever a driver reads them.
  ///
  /// - Parameters:
  ///   - words: What is replaced, and by what, in this order.
  ///   - phrase: Phrases that are other ones; nil for those in which only words differ.
  mutating func replaceWords(
    _ words: [(old: String, new: String)], phrase: (PhraseKey) -> Phrase? = { _ in nil }
  ) {
    func text(_ text: String) -> String {
      words.reduce(text) { $0.replacing($1.old, with: $1.new) }
    }
    let base = self.phrase
    let phrases = Dictionary(
      uniqueKeysWithValues: PhraseKey.allCases.map { key in
        var own = phrase(key) ?? base(key)
        own.bare = text(own.bare)
        own.short = own.short.map(text)
        own.exit = own.exit.map(text)
        own.named = own.named.map(text)
        own.withRoad = own.withRoad.map(text)
        return (key, own)
      })
    self.phrase = { phrases[$0] ?? base($0) }
    let (lanes, unit) = (self.lanes, format.unit)
    self.lanes = { use, format in
      lanes(use, format).map { line in
        words.reduce(line) { $0.replacing($1.old, with: $1.new) }
      }
    }
    format.unit = { one in words.reduce(unit(one)) { $0.replacing($1.old, with: $1.new) } }
    for place in roads.indices { roads[place].cases = roads[place].cases.mapValues(text) }
    trip.unpaved = text(trip.unpaved)
    trip.stops.other = text(trip.stops.other)
    trip.traffic = (text(trip.traffic.light), text(trip.traffic.medium), text(trip.traffic.heavy))
  }
}

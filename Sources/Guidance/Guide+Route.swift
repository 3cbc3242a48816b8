import Routes

// What a route says of itself decides what the caller leaves open: the one language of its cards, and
// their units.

extension Guide {
  /// The guide for a route: in the language of its cards, in its units.
  ///
  /// The language is that of `locale`, else the one that the answer says it is in, else the one that
  /// its instructions are found to be in, else English. A language that has no words here is kept
  /// where the engine's own sentences are in it.
  func speaking(_ route: borrowing Route) -> Guide {
    var guide = self
    let asked = locale
    let engine = engineLocale(of: route)
    if asked == nil || !isLocaleKnown, let engine,
      asked == nil || asked?.language == engine.language
    {
      let spoken = languages.spoken(in: engine)
      // Without a sentence of the engine's there is nothing to keep.
      if !spoken.language.isWordless || Self.hasSentences(route) { guide.spoken = spoken }
    }
    guide.takesEngineText = engine.map { accepts($0, in: guide.language) } ?? false
    if unitsSource == .assumed {
      (guide.units, guide.unitsSource) = Self.units(of: route)
    }
    return guide
  }

  private static func hasSentences(_ route: borrowing Route) -> Bool {
    route.legs.contains { leg in leg.steps.contains { $0.maneuver.instruction != nil } }
  }

  /// The tag by which the language of the cards is recognized.
  var recognizedTag: String {
    let tag = language.tag
    return languages.recognizer.tags.contains(tag) ? tag : String(tag.prefix { $0 != "-" })
  }

  /// The language of the engine's texts: as the answer says, else as it is recognized.
  private func engineLocale(of route: borrowing Route) -> LocaleTag? {
    if let stated = Self.locale(route.language) { return stated }
    let texts = route.legs.lazy.flatMap(\.steps).compactMap { step in
      step.maneuver.instruction ?? step.banners.first?.primary.text
        ?? step.announcements.first?.text
    }
    return Self.locale(languages.recognizer.language(ofMost: texts))
  }

  private static func locale(_ tag: String?) -> LocaleTag? {
    try? tag.map { text throws(GuidanceError) in try LocaleTag(text) }
  }

  /// Whether the engine's texts may stand among words of a language: both are of one variety, or the
  /// engine names none.
  private func accepts(_ engine: LocaleTag, in language: Language) -> Bool {
    if languages.tag(for: engine) == language.tag { return true }
    guard let own = Self.locale(language.tag), own.language == engine.language else { return false }
    return engine.region == nil && (engine.script ?? own.script) == own.script
  }

  /// The units of a route: as the answer says or its announcements speak, else those of the region
  /// of its language, else those of the country where it starts.
  private static func units(of route: borrowing Route) -> (UnitSystem, UnitsSource) {
    let language = locale(route.language)
    let regional = language?.statedUnits ?? route.country.map(UnitSystem.init(region:))
    let announcements = route.legs.lazy.flatMap(\.steps).flatMap(\.announcements).map(\.text)
    switch route.statedUnits ?? SpokenUnits.system(ofMost: announcements) {
    case .metric: return (.metric, .stated)
    case .imperial:
      // Miles alone do not say whether feet or yards go with them.
      return (regional.flatMap { $0 == .metric ? nil : $0 } ?? .us, .stated)
    case nil: break
    }
    if let units = language?.statedUnits { return (units, .language) }
    if let country = route.country { return (UnitSystem(region: country), .country) }
    return (.metric, .assumed)
  }
}

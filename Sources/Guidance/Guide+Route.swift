import Faults
import Routes

// The route decides the language and the units of its cards where the caller does not.

extension Guide {
  /// Returns a guide in the language and units of a route's cards.
  ///
  /// The language is `locale`, else the one that the response states, else the one recognized in the
  /// instructions, else English. An unsupported language stays if the engine's sentences are in it.
  func speaking(_ route: borrowing Route) -> Guide {
    var guide = self
    let asked = locale
    let engine = engineLocale(of: route)
    if asked == nil || !isLocaleKnown, let engine,
      asked == nil || asked?.language == engine.language
    {
      let spoken = languages.spoken(in: engine)
      // An unsupported language is of use only with the engine's sentences.
      if !spoken.language.isWordless || Self.hasSentences(route) { guide.spoken = spoken }
    }
    let travels = Set(route.legs.lazy.flatMap { $0.steps }.compactMap { $0.travel })
    guide.spoken = languages.spoken(guide.spoken, to: travels)
    guide.takesEngineText = engine.map { accepts($0, in: guide.language) } ?? false
    guide.showsEngineText =
      guide.takesEngineText
      && (guide.isWordless || instructions == .engine
        || instructions == .auto && guide.engineSaysMore(on: route))
    if guide.takesEngineText, !guide.showsEngineText,
      route.legs.contains(where: { $0.steps.contains(where: { $0.isNameless }) })
    {
      guide.unsaid = UnsaidWords(guide)
    }
    if unitsSource == .assumed {
      (guide.units, guide.unitsSource) = Self.units(of: route, asked: asked)
    }
    return guide
  }

  private static func hasSentences(_ route: borrowing Route) -> Bool {
    route.legs.contains { leg in leg.steps.contains { $0.maneuver.instruction != nil } }
  }

  var recognizedTag: String {
    let tag = language.tag
    return languages.recognizer.tags.contains(tag) ? tag : String(tag.prefix { $0 != "-" })
  }

  /// The stated language of the engine's texts, else the recognized one.
  private func engineLocale(of route: borrowing Route) -> LocaleTag? {
    if let stated = Self.locale(route.language) { return stated }
    let texts = route.legs.lazy.flatMap { $0.steps }.compactMap { step in
      step.maneuver.instruction ?? step.banners.first?.primary.text
        ?? step.announcements.first?.text
    }
    return Self.locale(languages.recognizer.language(ofMost: texts))
  }

  private static func locale(_ tag: String?) -> LocaleTag? {
    try? tag.map { text throws(Fault) in try LocaleTag(text) }
  }

  /// Whether the engine's texts fit the language: same variety, or the engine states none.
  private func accepts(_ engine: LocaleTag, in language: Language) -> Bool {
    if languages.tag(for: engine) == language.tag { return true }
    guard let own = Self.locale(language.tag), own.language == engine.language else { return false }
    return engine.region == nil && (engine.script ?? own.script) == own.script
  }

  /// The stated or spoken units, else those of the language's region, else of the start's country.
  ///
  /// An engine is often left at American English. If the caller asks for a language, miles that the
  /// response states stay only where the start's country or the language's likeliest region has them.
  private static func units(
    of route: borrowing Route, asked: LocaleTag?
  ) -> (UnitSystem, UnitsSource) {
    let (units, source) = units(of: route)
    guard let asked, units != .metric, source == .stated || source == .language else {
      return (units, source)
    }
    let country = startCountry(of: route).map(UnitSystem.init(region:))
    if country ?? .metric != .metric || asked.likelyUnits != .metric { return (units, source) }
    return (.metric, country == nil ? .locale : .country)
  }

  private static func units(of route: borrowing Route) -> (UnitSystem, UnitsSource) {
    let language = locale(route.language)
    let local = startCountry(of: route).map(UnitSystem.init(region:))
    let regional = language?.statedUnits ?? local
    let announcements = route.legs.lazy.flatMap { $0.steps }.flatMap { $0.announcements }.map {
      $0.text
    }
    switch route.statedUnits ?? StatedLength.units(ofMost: announcements) {
    case .metric: return (.metric, .stated)
    case .imperial:
      // Miles go with feet or with yards; the region decides.
      return (regional.flatMap { $0 == .metric ? nil : $0 } ?? .us, .stated)
    case nil: break
    }
    if let units = language?.statedUnits { return (units, .language) }
    if let local { return (local, .country) }
    return (.metric, .assumed)
  }

  /// The stated country of the start, else that of its place.
  private static func startCountry(of route: borrowing Route) -> String? {
    route.country ?? route.legs.lazy.flatMap { $0.steps }.first?.country?.code
  }
}

extension Guide {
  /// Ours for a route; nil if its cards have the engine's.
  func announcementPlan(of route: Route) -> AnnouncementPlan? {
    guard hasAnnouncements, let voice = spoken.voice, announcements != .engine else {
      return nil
    }
    let plan = AnnouncementPlan(route, spoken, voice: voice, units: units)
    return announcements == .auto && hasAllAnnouncements(route, besides: plan) ? nil : plan
  }

  /// Whether the engine announces all maneuvers in the language and the units of the cards, and
  /// more than once where ours do.
  private func hasAllAnnouncements(_ route: Route, besides plan: AnnouncementPlan) -> Bool {
    guard takesEngineText else { return false }
    var ours = plan.cards[...]
    return route.legs.allSatisfy { leg in
      leg.steps.allSatisfy { step in
        let planned = ours.removeFirst().announcements.count { $0.moment != .onward }
        let kind = step.maneuver.kind
        return [.none, .depart].contains(kind.family)
          || own(step.announcements, at: kind).count(where: { !$0.lacksDistance })
            >= min(max(planned, 1), 2)
      }
    }
  }

  /// The engine's on the way to a maneuver, some meters and seconds long, if cards have announcements.
  func announcements(
    of step: Step, meters: Double, seconds: Double
  ) -> [CardAnnouncement] {
    guard hasAnnouncements else { return [] }
    // Without its distance, an early one sounds like the maneuver itself.
    return step.announcements.filter { !$0.lacksDistance }.map { own in
      let text = InstructionText([.init(.text, own.text)])
      let ahead = max(0, own.distance)
      let time = meters > 0 ? ahead * seconds / meters : 0
      return CardAnnouncement(
        meters: ahead, seconds: (time * 10).rounded() / 10,
        duration: (spoken.voice ?? languages.fallback.voice)?.seconds(own.text) ?? 0,
        text: own.text, ssml: own.ssml ?? text.ssml(in: language.tag), isEngines: true,
        range: 0...ahead)
    }
  }
}

public import Routes
public import Faults

/// Makes the cards of routes.
public struct Guide: Sendable {
  /// The units of distances.
  public internal(set) var units: UnitSystem
  /// Where the units come from.
  public internal(set) var unitsSource: UnitsSource
  /// The requested locale; nil means each route's own language, if known.
  public let locale: LocaleTag?
  /// The start of the drive; nil takes the one that a route's response states.
  public var departure: Departure?
  /// Whose sentences cards have; a language without words has only the engine's.
  public var instructions = WordSource.ours
  /// Whose announcements a route has.
  public var announcements = WordSource.ours
  /// Whether cards have announcements.
  public var hasAnnouncements = true
  /// How the lines of routes and legs are written.
  public var geometry = GeometryStyle.none
  /// The groups of objects along the route; nil means all, and in a drive those of `AlongGroup.rare`.
  public var along: Set<AlongGroup>?
  /// The supported languages.
  public let languages: Languages
  var spoken: SpokenLanguage
  /// Whether the requested locale's language is supported; true without a locale.
  public let isLocaleKnown: Bool
  /// Whether the engine's texts are in the language of the cards; set only in a route's guide.
  var takesEngineText = false
  /// Whether the engine's words are asked for, and are in another language; of use in a route's guide.
  package var lacksEngineText: Bool {
    !takesEngineText && !isWordless && (instructions == .engine || announcements == .engine)
  }
  /// Whether cards have the engine's sentences; set only in a route's guide.
  var showsEngineText = false
  /// Finds the names in the sentences of steps without others; set only in such a route's guide.
  var unsaid: UnsaidWords?

  /// Creates a guide; derives nil units from the locale or the route, a nil locale from the route.
  public init(
    units: UnitSystem? = nil, locale: LocaleTag? = nil, departure: Departure? = nil,
    languages: Languages = .builtIn
  ) {
    let regional = locale?.statedUnits
    self.units = units ?? regional ?? .metric
    unitsSource = units != nil ? .option : regional != nil ? .locale : .assumed
    self.locale = locale
    self.departure = departure
    self.languages = languages
    let own = locale.flatMap(languages.find)
    spoken = own ?? locale.map(languages.nearest) ?? languages.fallback
    isLocaleKnown = locale == nil || own != nil
  }

  package var language: Language {
    @inline(__always) _read { yield spoken.language }
  }

  /// The language of the instructions, as a BCP 47 tag.
  public var languageTag: String { language.tag }

  /// Whether no file has the language, so that cards contain only the engine's sentences.
  public var isWordless: Bool { language.isWordless }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { language.isRightToLeft }

  /// Returns a distance in words.
  public func text(_ distance: RoundedDistance) -> String { language.text(distance) }

  /// Returns a time in words.
  public func text(_ time: RoundedTime) -> String { language.text(time) }

  /// Plans the cards of a route, one for each step.
  ///
  /// `index` is the place of the route among those read together. Throws `Fault` if a
  /// distance, a time, a sum of them or a year of the drive is out of range.
  public func guide(_ route: Route, index: Int = 0) throws(Fault) -> GuidedRoute {
    let guide = speaking(route)
    var route = route.withArrivals
    // A start at another time meets other vehicles.
    if departure != nil { route.forgetRideTimes() }
    let maker = try CardMaker(route, index: index, guide: guide)
    let key = NameKey(guide.language)
    var legs: [GuidedLeg] = []
    for (place, leg) in route.legs.enumerated() {
      let isLast = place == route.legs.count - 1
      let end = leg.steps.last ?? Step(arrivalAt: leg, isLast: isLast)
      func texts(_ moment: InstructionWriter.Moment) -> [String] {
        StepWords(end, guide: guide, moment, placeName: leg.placeName).variants.texts
      }
      legs.append(
        GuidedLeg(
          estimate: try guide.estimate(leg.distance, leg.duration),
          arrival: maker.arrival(atEndOf: place), summary: leg.summary,
          destinationName: leg.destinationName, approachVariants: texts(.before),
          arrivalVariants: texts(.at), arrivalStep: end,
          facts: TripFacts([leg], key)))
    }
    return GuidedRoute(
      estimate: try guide.estimate(route.distance, route.duration),
      arrival: maker.timetable.map {
        maker.guide.arrival(at: $0.end, from: $0.departure.start, isElsewhere: $0.isElsewhere())
      },
      legs: legs, guide: maker.guide,
      facts: legs.count == 1 ? legs[0].facts : TripFacts(route.legs, key),
      objects: guide.objects(of: route), maker: maker)
  }

  package func arrival(at time: CivilTime, from start: CivilTime, isElsewhere: Bool) -> Arrival {
    let text = language.text(time, from: start, namesZone: isElsewhere)
    return Arrival(
      time: time, dayChange: time.day - start.day, text: text,
      phrase: Template.fill(language[.arrival]) { _ in text })
  }

  func estimate(_ meters: Double, _ seconds: Double) throws(Fault) -> TravelEstimate {
    TravelEstimate(
      distance: DistanceEstimate(
        meters: meters,
        rounded: meters == 0 ? nil : try RoundedDistance(meters: meters, in: units)),
      time: TimeEstimate(
        seconds: seconds, rounded: seconds == 0 ? nil : try RoundedTime(seconds: seconds)))
  }
}

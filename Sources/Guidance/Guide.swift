public import Routes

/// Makes cards of routes.
public struct Guide: Sendable {
  /// The units of distances.
  public internal(set) var units: UnitSystem
  /// How the units were found.
  public internal(set) var unitsSource: UnitsSource
  /// The locale that was asked for; nil for each route's own language, where it is known.
  public let locale: LocaleTag?
  /// When the drive starts; nil where times of day are not wanted.
  public var departure: Departure?
  /// The languages that cards can be in.
  public let languages: Languages
  var spoken: SpokenLanguage
  /// Whether the locale's language is one of ours.
  public let isLocaleKnown: Bool
  /// Whether the engine's texts are in the language of the cards; only in the guide of a route.
  var takesEngineText = false

  /// Makes a guide that takes what is nil here from the locale's region or from each route.
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
    spoken = own ?? languages.fallback
    isLocaleKnown = locale == nil || own != nil
  }

  var language: Language {
    @inline(__always) _read { yield spoken.language }
  }

  /// The language of the instructions, as a BCP 47 tag.
  public var languageTag: String { language.tag }

  /// Whether the language has no words of ours, so that cards keep the engine's sentences alone.
  public var isWordless: Bool { language.isWordless }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { language.isRightToLeft }

  /// A distance in words.
  public func text(_ distance: RoundedDistance) -> String { language.text(distance) }

  /// A time in words.
  public func text(_ time: RoundedTime) -> String { language.text(time) }

  /// Plans the cards of a route, one for each step.
  ///
  /// - Parameters:
  ///   - route: Distances and times of 0 or more.
  ///   - index: The place of the route among those read together.
  /// - Returns: The route with its cards.
  /// - Throws: `GuidanceError` when the sums, or the years of the drive, leave the range that can be
  ///   shown.
  public func guide(_ route: Route, index: Int = 0) throws(GuidanceError) -> GuidedRoute {
    let guide = speaking(route)
    let longest = max(route.duration, route.legs.reduce(0) { $0 + $1.duration })
    // What is longer is refused for its length.
    if longest < 1e12 { try departure?.check(seconds: longest) }
    let maker = try CardMaker(route, index: index, guide: guide)
    var legs: [GuidedLeg] = []
    var cards = 0
    for (place, leg) in route.legs.enumerated() {
      let isLast = place == route.legs.count - 1
      cards += leg.steps.count
      let end = guide.end(of: leg, isLast: isLast)
      legs.append(
        GuidedLeg(
          estimate: try guide.estimate(leg.distance, leg.duration),
          arrival: maker.arrival(atEndOf: place), summary: leg.summary,
          destinationName: leg.destinationName,
          annotation: leg.annotation,
          arrivalVariants: end.variants, arrivalStep: end.step,
          arrivalCard: end.isEngines ? cards - 1 : nil, facts: TripFacts([leg])))
    }
    return GuidedRoute(
      estimate: try guide.estimate(route.distance, route.duration),
      arrival: guide.arrival(after: route.duration), legs: legs, guide: guide,
      facts: legs.count == 1 ? legs[0].facts : TripFacts(route.legs), maker: maker)
  }

  /// The end of a leg: its last step or, if that is no arrival, one of ours; and what is said there.
  private func end(
    of leg: Leg, isLast: Bool
  ) -> (step: Step, variants: [String], isEngines: Bool) {
    let last = leg.steps.last
    let isEngines = last.map { $0.maneuver.kind.arrives } ?? false
    var step: Step
    if let last, isEngines {
      step = last
    } else {
      step = Step(
        maneuver: Maneuver(kind: isLast ? .arrive : .waypoint, engineType: ""), distance: 0,
        duration: 0)
      step.drivingSide = last?.drivingSide ?? step.drivingSide
    }
    let words = StepWords(step, guide: self, placeName: leg.placeName)
    return (step, words.variants.texts, isEngines)
  }

  /// When one arrives some seconds after the departure, less than 1e12, or nil if unknown.
  func arrival(after seconds: Double) -> Arrival? {
    guard let departure else { return nil }
    return arrival(at: departure.after(seconds: seconds), from: departure.start)
  }

  /// An arrival at a time, on a drive that starts at another.
  func arrival(at time: CivilTime, from start: CivilTime) -> Arrival {
    let text = language.text(time, from: start)
    return Arrival(
      time: time, dayChange: time.day - start.day, text: text,
      phrase: Template.fill(language[.arrival]) { _ in text })
  }

  func estimate(_ meters: Double, _ seconds: Double) throws(GuidanceError) -> TravelEstimate {
    try TravelEstimate(meters: meters, seconds: seconds, in: units)
  }
}

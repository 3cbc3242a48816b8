public import Routes

/// Makes cards of routes.
public struct Guide: Sendable {
  /// The units of distances.
  public var units: UnitSystem
  /// The locale that was asked for; nothing to speak each route's own language where it is known.
  public let locale: LocaleTag?
  /// When the drive starts; nothing where times of day are not wanted.
  public var departure: Departure?
  let spoken: SpokenLanguage
  /// Whether the locale's language is one of ours.
  public let isLocaleKnown: Bool

  /// Makes a guide.
  ///
  /// - Parameters:
  ///   - units: The units of distances; by default those of the locale's region.
  ///   - locale: The language and the manner of numbers; by default English, or the language that a
  ///     route says it is in.
  ///   - departure: When the drive starts.
  public init(
    units: UnitSystem? = nil, locale: LocaleTag? = nil, departure: Departure? = nil
  ) {
    self.units = units ?? locale?.units ?? .metric
    self.locale = locale
    self.departure = departure
    let (language, isLocaleKnown) = locale.map(Language.find) ?? (.english, true)
    spoken = SpokenLanguage(language)
    self.isLocaleKnown = isLocaleKnown
  }

  var language: Language {
    @inline(__always) _read { yield spoken.language }
  }

  /// The tags of the languages that are spoken.
  public static var languageTags: [String] { Language.tags }

  /// The language of the instructions, as a BCP 47 tag.
  public var languageTag: String { language.tag }

  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool { language.isRightToLeft }

  /// A distance in words.
  public func text(_ distance: RoundedDistance) -> String { language.format.text(distance) }

  /// A time in words.
  public func text(_ time: RoundedTime) -> String { language.format.text(time) }

  /// The guide for a route: without a locale of its own it speaks the route's language.
  func speaking(_ tag: String?) -> Guide {
    guard locale == nil,
      let tag = try? tag.map({ text throws(GuidanceError) in try LocaleTag(text) }),
      case (let found, true) = Language.find(tag), found.tag != language.tag
    else { return self }
    return Guide(units: units, language: found, departure: departure)
  }

  private init(units: UnitSystem, language: Language, departure: Departure?) {
    self.units = units
    spoken = SpokenLanguage(language)
    self.departure = departure
    locale = nil
    isLocaleKnown = true
  }

  /// Makes a card for each step of a route.
  ///
  /// What remains is summed from the steps, so that cards agree with each other.
  ///
  /// - Parameters:
  ///   - route: Distances and times of 0 or more.
  ///   - index: The place of the route among those read together.
  /// - Returns: The route with its cards.
  /// - Throws: `GuidanceError` when the sums, or the years of the drive, leave the range that can be
  ///   shown.
  public func guide(_ route: Route, index: Int = 0) throws(GuidanceError) -> GuidedRoute {
    var guided = try outline(route, index: index)
    guided.cards.reserveCapacity(guided.cardCount)
    for number in 0..<guided.cardCount { guided.cards.append(try guided.makeCard(number)) }
    return guided
  }

  /// All of a route but its cards, each of which `makeCard` gives when it is wanted.
  ///
  /// Cards are much larger than the steps that they are made of, so that those of a long route are
  /// better not held together.
  ///
  /// - Parameters:
  ///   - route: Distances and times of 0 or more.
  ///   - index: The place of the route among those read together.
  /// - Returns: The route, with no cards in it yet.
  /// - Throws: `GuidanceError` when the sums leave the range that can be shown.
  package func outline(_ route: Route, index: Int = 0) throws(GuidanceError) -> GuidedRoute {
    let guide = speaking(route.language)
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
          estimate: try estimate(leg.distance, leg.duration),
          arrival: maker.arrival(atEndOf: place), summary: leg.summary,
          destinationName: leg.destinationName,
          annotation: leg.annotation,
          arrivalVariants: end.variants, arrivalStep: end.step,
          arrivalCard: end.isEngines ? cards - 1 : nil, facts: TripFacts(leg)))
    }
    return GuidedRoute(
      estimate: try estimate(route.distance, route.duration),
      arrival: guide.arrival(after: route.duration), legs: legs, cards: [], guide: guide,
      facts: legs.count == 1 ? legs[0].facts : TripFacts(route), maker: maker)
  }

  /// The end of a leg: its last step or, if that is no arrival, one of ours; and what is said there.
  private func end(
    of leg: Leg, isLast: Bool
  ) -> (step: Step, variants: [String], isEngines: Bool) {
    let last = leg.steps.last
    let isEngines = last.map { PhraseKey($0.maneuver.kind, hasExitNumber: false).arrives } ?? false
    var step: Step
    if let last, isEngines {
      step = last
    } else {
      step = Step(
        maneuver: Maneuver(kind: isLast ? .arrive : .waypoint, engineType: ""), distance: 0,
        duration: 0)
      step.drivingSide = last?.drivingSide ?? step.drivingSide
    }
    let writer = InstructionWriter(spoken: spoken, step: step, placeName: leg.placeName)
    return (step, writer.variants().texts, isEngines)
  }

  /// When one arrives some seconds after the departure; nothing where it is not known.
  ///
  /// - Parameter seconds: 0 or more and less than 1e12.
  /// - Returns: The arrival.
  func arrival(after seconds: Double) -> Arrival? {
    guard let departure else { return nil }
    return arrival(at: departure.after(seconds: seconds), from: departure.start)
  }

  /// An arrival at a time, on a drive that starts at another.
  func arrival(at time: CivilTime, from start: CivilTime) -> Arrival {
    let text = language.format.text(time, from: start)
    return Arrival(
      time: time, dayChange: time.day - start.day, text: text,
      phrase: Template.fill(language.trip.arrival) { _ in text })
  }

  /// What writes the instructions of a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - old: The road of the step before it in the leg.
  ///   - placeName: The name of the place where the leg ends.
  ///   - takesEngineText: Whether the engine's instructions are in our language.
  /// - Returns: The writer.
  func writer(
    of step: Step, after old: Road?, placeName: String?, takesEngineText: Bool
  ) -> InstructionWriter {
    func isSame(_ first: String?, _ second: String?) -> Bool { first != nil && first == second }
    let new = step.road
    return InstructionWriter(
      spoken: spoken, step: step, placeName: placeName,
      staysOnRoad: isSame(old?.name, new.name) || (new.name == nil && isSame(old?.ref, new.ref)),
      engineText: takesEngineText ? engineText(of: step) : nil)
  }

  /// Whether texts in a language may stand among ours: it is ours, or not known to be another.
  func takesText(in tag: String?) -> Bool {
    guard let tag = try? tag.map({ text throws(GuidanceError) in try LocaleTag(text) }),
      let own = try? LocaleTag(language.tag)
    else { return true }
    // Simplified and traditional characters are read by different people.
    return tag.language == own.language && (tag.language != "zh" || Language.find(tag).isKnown)
  }

  /// The engine's instruction.
  private func engineText(of step: Step) -> InstructionText? {
    guard let text = step.maneuver.instruction, !text.isEmpty else { return nil }
    let banner = step.banners.lazy.map(\.primary).first { primary in
      primary.components.map(\.text).joined() == text
    }
    guard let banner else { return InstructionText([InstructionText.Component(.text, text)]) }
    return InstructionText(
      banner.components.map { part in
        InstructionText.Component(.init(engine: part), part.text, network: part.shield)
      })
  }

  /// A distance in meters and a time in seconds, as they are shown.
  func estimate(
    _ meters: Double, _ seconds: Double
  ) throws(GuidanceError) -> TravelEstimate {
    try TravelEstimate(meters: meters, seconds: seconds, in: units)
  }
}

extension InstructionText.Component.Kind {
  /// What a part of an engine's banner is.
  init(engine part: Banner.Component) {
    switch part.type {
    case "exit-number": self = .exit
    case "delimiter": self = .delimiter
    case "icon": self = .ref
    default: self = part.shield == nil ? .text : .ref
    }
  }
}

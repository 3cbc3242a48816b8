public import Routes

/// Makes cards of routes.
public struct Guide: Sendable {
  /// The units of distances.
  public var units: UnitSystem
  /// The locale that was asked for; nothing to speak each route's own language where it is known.
  public let locale: LocaleTag?
  /// When the drive starts; nothing where times of day are not wanted.
  public var departure: Departure?
  let language: Language
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
    (language, isLocaleKnown) = locale.map(Language.find) ?? (.english, true)
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
    self.language = language
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
    let speaker = speaking(route.language)
    let longest = max(route.duration, route.legs.reduce(0) { $0 + $1.duration })
    if longest < 1e12 { try departure?.check(seconds: longest) }
    var cards: [Card] = []
    var inRoute = Totals()
    var legs: [GuidedLeg] = []
    for (legIndex, leg) in route.legs.enumerated().reversed() {
      var inLeg = Totals()
      for stepIndex in leg.steps.indices.reversed() {
        let step = leg.steps[stepIndex]
        try inLeg.add(step.distance, step.duration)
        try inRoute.add(step.distance, step.duration)
        let before = stepIndex > 0 ? leg.steps[stepIndex - 1] : nil
        let writer = speaker.writer(of: step, after: before, in: leg, of: route)
        let words = writer.variants()
        cards.append(
          Card(
            route: index, leg: legIndex, index: 0, step: step, instructions: words.instructions,
            instructionVariants: words.texts, dashboardVariants: words.dashboard,
            notificationVariants: words.notification, roadVariants: words.roads,
            exitLabel: writer.exitLabel,
            laneGuidance: LaneGuidance(step.lanes, language: speaker.language),
            estimate: try estimate(step.distance, step.duration),
            approach: try estimate(
              before?.distance ?? leg.approachDistance, before?.duration ?? leg.approachDuration),
            remainingToWaypoint: try estimate(inLeg.meters, inLeg.seconds),
            remainingToDestination: try estimate(inRoute.meters, inRoute.seconds)))
      }
      try inRoute.add(leg.approachDistance, leg.approachDuration)
      let isLast = legIndex == route.legs.count - 1
      let end = speaker.end(of: leg, isLast: isLast)
      legs.append(
        GuidedLeg(
          estimate: try estimate(leg.distance, leg.duration), summary: leg.summary,
          destinationName: leg.destinationName,
          annotation: leg.annotation,
          arrivalVariants: end.variants, arrivalStep: end.step,
          // The place as far as it is known: counted from the end.
          arrivalCard: end.isEngines ? cards.count - leg.steps.count : nil, facts: TripFacts(leg)))
    }
    legs.reverse()
    cards.reverse()
    for place in cards.indices { cards[place].index = place }
    for place in legs.indices {
      legs[place].arrivalCard = legs[place].arrivalCard.map { cards.count - 1 - $0 }
    }
    var guided = GuidedRoute(
      route: route, estimate: try estimate(route.distance, route.duration),
      arrival: speaker.arrival(after: route.duration), legs: legs, cards: cards, guide: speaker,
      facts: TripFacts(route))
    if departure != nil { try speaker.addArrivals(to: &guided, legs: route.legs) }
    return guided
  }

  /// Adds the times at which one is at the end of each leg, and at each maneuver as far before it as
  /// its card says that remains.
  private func addArrivals(
    to route: inout GuidedRoute, legs: [Leg]
  ) throws(GuidanceError) {
    var elapsed = Totals()
    var ends: [Double] = []
    for (place, leg) in legs.enumerated() {
      try elapsed.add(0, leg.duration)
      ends.append(elapsed.seconds)
      route.legs[place].arrival = arrival(after: elapsed.seconds)
    }
    for place in route.cards.indices {
      let card = route.cards[place]
      let seconds = ends[card.leg] - card.remainingToWaypoint.time.seconds
      route.cards[place].arrival = arrival(after: max(0, seconds))
    }
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
    let writer = InstructionWriter(language: language, step: step, placeName: leg.placeName)
    return (step, writer.variants().texts, isEngines)
  }

  /// When one arrives some seconds after the departure; nothing where it is not known.
  ///
  /// A time beyond what `Totals` takes has been refused before.
  private func arrival(after seconds: Double) -> Arrival? {
    guard let departure, seconds < 1e12 else { return nil }
    return arrival(at: departure.after(seconds: seconds), from: departure.start)
  }

  /// An arrival at a time, on a drive that starts at another.
  func arrival(at time: CivilTime, from start: CivilTime) -> Arrival {
    let text = language.format.text(time, from: start)
    return Arrival(
      time: time, dayChange: time.day - start.day, text: text,
      phrase: Template.fill(language.trip.arrival) { _ in text })
  }

  private func writer(
    of step: Step, after before: Step?, in leg: Leg, of route: Route
  ) -> InstructionWriter {
    func isSame(_ name: KeyPath<Road, String?>) -> Bool {
      before?.road[keyPath: name] != nil && before?.road[keyPath: name] == step.road[keyPath: name]
    }
    return InstructionWriter(
      language: language, step: step, placeName: leg.placeName,
      staysOnRoad: isSame(\.name) || (step.road.name == nil && isSame(\.ref)),
      engineText: engineText(of: step, in: route.language))
  }

  /// The engine's instruction, unless it is known to be in another language than ours.
  private func engineText(of step: Step, in tag: String?) -> InstructionText? {
    guard let text = step.maneuver.instruction, !text.isEmpty else { return nil }
    if let tag = try? tag.map({ text throws(GuidanceError) in try LocaleTag(text) }),
      let own = try? LocaleTag(language.tag),
      // Simplified and traditional characters are read by different people.
      tag.language != own.language || (tag.language == "zh" && !Language.find(tag).isKnown)
    {
      return nil
    }
    let banner = step.banners.lazy.map(\.primary).first { primary in
      primary.components.map(\.text).joined() == text
    }
    guard let banner else { return InstructionText([InstructionText.Component(.text, text)]) }
    return InstructionText(
      banner.components.map { part in
        InstructionText.Component(.init(engine: part), part.text, network: part.shield)
      })
  }

  /// Sums in whole micrometers and milliseconds, so that they carry no noise of binary fractions.
  private struct Totals {
    private var micrometers = 0
    private var milliseconds = 0

    var meters: Double { Double(micrometers) / 1_000_000 }
    var seconds: Double { Double(milliseconds) / 1000 }

    mutating func add(_ meters: Double, _ seconds: Double) throws(GuidanceError) {
      guard meters < 1e12 else { throw .badDistance(meters) }
      guard seconds < 1e12 else { throw .badTime(seconds) }
      let (distance, isTooFar) = micrometers.addingReportingOverflow(
        Int((meters * 1_000_000).rounded()))
      guard !isTooFar else { throw .badDistance(meters) }
      micrometers = distance
      milliseconds += Int((seconds * 1000).rounded())
    }
  }

  private func estimate(
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

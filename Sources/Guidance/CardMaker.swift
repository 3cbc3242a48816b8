package import Routes

/// Makes the cards of a route when they are wanted, any of them at any time.
struct CardMaker: Sendable {
  let route: Route
  /// The place of the route among those read together.
  private let index: Int
  private let speaker: Guide
  /// Whether the engine's instructions are in the language of the cards.
  private let takesEngineText: Bool
  /// How far and how long one has driven before each card, and where it is.
  private var places: [Place] = []
  /// What has been driven at the end of each leg.
  private var ends: [Totals] = []
  /// When each leg ends, in seconds after the departure, by what the route says of its legs.
  private var legSeconds: [Double] = []

  private struct Place {
    var leg: Int
    var step: Int
    var passed: Totals
  }

  /// Sums up a route.
  ///
  /// What remains is summed from the steps, so that cards agree with each other.
  ///
  /// - Throws: `GuidanceError` when the sums leave the range that can be shown.
  init(_ route: Route, index: Int, speaker: Guide) throws(GuidanceError) {
    self.route = route
    self.index = index
    self.speaker = speaker
    takesEngineText = speaker.takesText(in: route.language)
    places.reserveCapacity(route.legs.reduce(0) { $0 + $1.steps.count })
    var passed = Totals()
    var seconds = Totals()
    for (place, leg) in route.legs.enumerated() {
      try passed.add(leg.approachDistance, leg.approachDuration)
      for (index, step) in leg.steps.enumerated() {
        places.append(Place(leg: place, step: index, passed: passed))
        try passed.add(step.distance, step.duration)
      }
      ends.append(passed)
      guard speaker.departure != nil else { continue }
      try seconds.add(0, leg.duration)
      legSeconds.append(seconds.seconds)
    }
    // What remains is at most the whole, so that it can be shown if that can.
    _ = try TravelEstimate(meters: passed.meters, seconds: passed.seconds, in: speaker.units)
  }

  /// How many cards there are: one for each step.
  var count: Int { places.count }

  /// When a leg ends; nothing where the departure is not known.
  func arrival(atEndOf leg: Int) -> Arrival? {
    legSeconds.indices.contains(leg) ? speaker.arrival(after: legSeconds[leg]) : nil
  }

  /// Makes a card.
  ///
  /// - Throws: `GuidanceError` for a step that cannot be shown.
  func card(_ number: Int) throws(GuidanceError) -> Card {
    let place = places[number]
    // Neither legs nor steps are copied more than needed, since they have many parts.
    let step = route.legs[place.leg].steps[place.step]
    let before = place.step > 0 ? place.step - 1 : nil
    let writer = speaker.writer(
      of: step, after: before.map { route.legs[place.leg].steps[$0].road },
      placeName: route.legs[place.leg].placeName, takesEngineText: takesEngineText)
    let words = writer.variants()
    let inLeg = ends[place.leg] - place.passed
    let inRoute = ends[ends.count - 1] - place.passed
    var card = Card(
      route: index, leg: place.leg, index: number, step: step, instructions: words.instructions,
      instructionVariants: words.texts, dashboardVariants: words.dashboard,
      notificationVariants: words.notification, roadVariants: words.roads,
      exitLabel: writer.exitLabel,
      laneGuidance: step.lanes.isEmpty
        ? nil : LaneGuidance(step.lanes, language: speaker.language),
      estimate: try speaker.estimate(step.distance, step.duration),
      approach: try speaker.estimate(
        before.map { route.legs[place.leg].steps[$0].distance }
          ?? route.legs[place.leg].approachDistance,
        before.map { route.legs[place.leg].steps[$0].duration }
          ?? route.legs[place.leg].approachDuration),
      remainingToWaypoint: try speaker.estimate(inLeg.meters, inLeg.seconds),
      remainingToDestination: try speaker.estimate(inRoute.meters, inRoute.seconds))
    // As far before the end of the leg as the card says that remains.
    if legSeconds.indices.contains(place.leg) {
      card.arrival = speaker.arrival(after: max(0, legSeconds[place.leg] - inLeg.seconds))
    }
    return card
  }

  /// Sums in whole micrometers and milliseconds, so that they carry no noise of binary fractions.
  struct Totals {
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

    static func - (whole: Totals, part: Totals) -> Totals {
      var rest = whole
      rest.micrometers -= part.micrometers
      rest.milliseconds -= part.milliseconds
      return rest
    }
  }
}

extension GuidedRoute {
  /// How many cards the route has, whether they are made already or not.
  package var cardCount: Int { maker.count }

  /// The steps of the route by legs.
  package var steps: [[Step]] { maker.route.legs.map(\.steps) }

  /// Makes a card, which an outline does not hold.
  ///
  /// - Throws: `GuidanceError` for a step that cannot be shown.
  package func makeCard(_ number: Int) throws(GuidanceError) -> Card { try maker.card(number) }

  /// Makes some of the cards, which an outline does not hold.
  ///
  /// - Throws: `GuidanceError` for a step that cannot be shown.
  package func makeCards(_ range: Range<Int>) throws(GuidanceError) -> [Card] {
    var cards: [Card] = []
    cards.reserveCapacity(range.count)
    for number in range { cards.append(try makeCard(number)) }
    return cards
  }
}

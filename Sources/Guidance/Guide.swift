public import Routes

/// Makes cards of routes.
public struct Guide: Sendable {
  /// The units of distances.
  public var units: UnitSystem
  let language: Language

  /// Makes a guide that speaks English.
  public init(units: UnitSystem) {
    self.units = units
    language = .english
  }

  /// The language of the instructions, as a BCP 47 tag.
  public var languageTag: String { language.tag }

  /// A distance in words.
  public func text(_ distance: RoundedDistance) -> String { language.text(distance) }

  /// A time in words.
  public func text(_ time: RoundedTime) -> String { language.text(time) }

  /// Makes a card for each step of a route.
  ///
  /// What remains is summed from the steps, so that cards agree with each other.
  ///
  /// - Parameters:
  ///   - route: Distances and times of 0 or more.
  ///   - index: The place of the route among those read together.
  /// - Returns: The route with its cards.
  /// - Throws: `GuidanceError` when the sums leave the range that can be shown.
  public func guide(_ route: Route, index: Int = 0) throws(GuidanceError) -> GuidedRoute {
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
        cards.append(
          Card(
            route: index, leg: legIndex, index: 0, step: step,
            instructionVariants: InstructionWriter(
              language: language, step: step, placeName: leg.placeName
            ).variants(),
            platformTypes: PlatformTypes(step),
            estimate: try estimate(step.distance, step.duration),
            approach: try estimate(
              before?.distance ?? leg.approachDistance, before?.duration ?? leg.approachDuration),
            remainingToWaypoint: try estimate(inLeg.meters, inLeg.seconds),
            remainingToDestination: try estimate(inRoute.meters, inRoute.seconds)))
      }
      try inRoute.add(leg.approachDistance, leg.approachDuration)
      legs.append(
        GuidedLeg(
          estimate: try estimate(leg.distance, leg.duration), summary: leg.summary,
          destinationName: leg.destinationName))
    }
    cards.reverse()
    for place in cards.indices { cards[place].index = place }
    return GuidedRoute(
      estimate: try estimate(route.distance, route.duration), legs: legs.reversed(), cards: cards)
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

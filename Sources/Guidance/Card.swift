import Faults
public import Routes

/// The texts, lanes and estimates to show a driver for a step.
public struct Card: Hashable, Sendable {
  /// The index of the route among those read together, from 0.
  public var route: Int
  /// The index of the leg in the route, from 0.
  public var leg: Int
  /// The index of the card in its route, from 0.
  public var index: Int
  /// The step, with only the engine's banners and announcements in the card's language.
  public var step: Step
  /// The language of all texts on the card, as a BCP 47 tag.
  public let language: String
  /// Instructions in their components, longest first; at least one.
  public let instructions: [InstructionText]
  /// Instructions, longest first; at least one.
  public let instructionVariants: [String]
  /// Instructions for the little room of a dashboard, longest first; at least one.
  public let dashboardVariants: [String]
  /// Instructions for a notification, which is read without the map, longest first; at least one.
  public let notificationVariants: [String]
  /// Names of the road after the maneuver, longest first; may be empty.
  public let roadVariants: [String]
  /// The text of a motorway exit's sign, such as `Exit 12`, else nil.
  public let exitLabel: String?
  /// Which lanes to use; nil if the step has no lanes.
  public var laneGuidance: LaneGuidance?
  /// The announcements on the way to the maneuver, in order; may be empty.
  public var announcements: [CardAnnouncement] = []
  /// The index of the card whose last announcement also says this maneuver; nil if none does.
  public var announcedWith: Int?
  /// From this maneuver to the next one.
  public var estimate: TravelEstimate
  /// From the previous maneuver, or the start, to this one.
  public var approach: TravelEstimate
  /// From this maneuver to the end of the leg.
  public var remainingToWaypoint: TravelEstimate
  /// From this maneuver to the end of the route.
  public var remainingToDestination: TravelEstimate
  /// The time at this maneuver, or nil if the departure is unknown.
  public var arrival: Arrival?
  /// Where the maneuver is, by the engine, else the start of its line; nil if unknown.
  public var location: Coordinate?
  /// The heading before the maneuver, in whole degrees clockwise from north, 0 up to 360.
  ///
  /// Measured on the last 10 meters of the route's line; if the line since the maneuver before is shorter,
  /// the engine's heading, else that of the shorter line. Nil at the start, and where both contradict the
  /// side of the kind's turn.
  public var bearingBefore: Double?
  /// The heading after the maneuver, as `bearingBefore`; nil at the end.
  public var bearingAfter: Double?
  /// From this maneuver to the next one, as indices of the points of `GuidedRoute.geometry`.
  public var line: ClosedRange<Int>?

  /// The maneuver in the types of CarPlay, Android Auto and the Google Navigation SDK.
  public var platformTypes: PlatformTypes { PlatformTypes(step) }

  /// Takes the place and the headings, which end at the maneuvers before and after.
  mutating func takePlace(on geometry: RouteGeometry, after before: ClosedRange<Int>?) {
    let maneuver = step.maneuver
    location = maneuver.location.flatMap { $0.isOnEarth ? $0.wrapped : nil }
    guard let line else {
      (bearingBefore, bearingAfter) = (maneuver.bearingBefore, maneuver.bearingAfter)
      return
    }
    let start = before?.lowerBound ?? 0
    let end = line.upperBound > line.lowerBound ? line.upperBound : geometry.points.count - 1
    let (reached, left) = geometry.headings(
      at: line.lowerBound, within: min(start, line.lowerBound)...end)
    bearingBefore =
      reached.map { $0.isLong ? $0.degrees : maneuver.bearingBefore ?? $0.degrees } ?? nil
    bearingAfter = left.map { $0.isLong ? $0.degrees : maneuver.bearingAfter ?? $0.degrees } ?? nil
    if let before = bearingBefore, let after = bearingAfter,
      !maneuver.kind.mayTurn(from: before, to: after)
    {
      // The line is another's, or too coarse; where the engine's headings are left, they fit the kind.
      (bearingBefore, bearingAfter) = (maneuver.headings?.before, maneuver.headings?.after)
    }
  }
}

/// Makes the cards of a route one at a time, in any order.
package struct CardMaker: Sendable {
  let route: Route
  private let index: Int
  /// The guide, with the departure of the route.
  private(set) var guide: Guide
  /// The position of each card.
  private var places: [(leg: Int, step: Int)] = []
  private let remaining: RemainingSums
  /// Nil if the departure is unknown.
  package let timetable: Timetable?
  let geometry: RouteGeometry
  let plan: AnnouncementPlan?

  /// Throws for a distance (m), time (s) or sum that is not in 0 ..< 1e9, or a time out of the years
  /// 0 to 9999.
  init(_ route: Route, index: Int, guide: Guide) throws(Fault) {
    self.route = route
    self.index = index
    self.guide = guide
    geometry = route.geometry
    for (place, leg) in route.legs.enumerated() {
      places += leg.steps.indices.map { (place, $0) }
    }
    remaining = try RemainingSums(route)
    timetable = try Timetable(route, asked: guide.departure)
    self.guide.departure = timetable?.departure
    // Lengths and times are checked by now.
    plan = guide.announcementPlan(of: route)
  }

  var count: Int { places.count }

  func arrival(atEndOf leg: Int) -> Arrival? {
    timetable.map { table in
      guide.arrival(
        at: table.ends[leg], from: table.departure.start,
        isElsewhere: table.isElsewhere(atEndOf: leg))
    }
  }

  func card(_ number: Int) -> Card {
    let place = places[number]
    // Copies no more of legs and steps than needed, since they have many parts.
    var step = route.legs[place.leg].steps[place.step]
    guide.dropForeignTexts(of: &step)
    let before = place.step > 0 ? place.step - 1 : nil
    let words = words(of: step, at: number)
    let variants = words.variants
    let (inLeg, inRoute) = remaining.left[place.leg][place.step]
    var card = Card(
      route: index, leg: place.leg, index: number, step: step, language: words.language,
      instructions: variants.instructions, instructionVariants: variants.texts,
      dashboardVariants: variants.dashboard, notificationVariants: variants.notification,
      roadVariants: variants.roads, exitLabel: words.exitLabel,
      laneGuidance: LaneGuidance(step, language: guide.language),
      estimate: estimate(step.distance, step.duration),
      approach: estimate(
        before.map { route.legs[place.leg].steps[$0].distance }
          ?? route.legs[place.leg].approachDistance,
        before.map { route.legs[place.leg].steps[$0].duration }
          ?? route.legs[place.leg].approachDuration),
      remainingToWaypoint: estimate(inLeg.meters, inLeg.seconds),
      remainingToDestination: estimate(inRoute.meters, inRoute.seconds))
    card.line = geometry.steps[place.leg][place.step]
    card.takePlace(on: geometry, after: before.flatMap { geometry.steps[place.leg][$0] })
    let approach = card.approach
    card.announcements =
      plan?.cards[number].announcements
      ?? guide.announcements(
        of: step, meters: approach.distance.meters, seconds: approach.time.seconds)
    card.announcedWith = plan?.cards[number].announcedWith
    // Subtracts the remaining time that the card shows, so that both agree.
    card.arrival = timetable.map { table in
      let isEnd = place.step == route.legs[place.leg].steps.count - 1
      let time = table.time(in: place.leg, secondsToEnd: inLeg.seconds, isEnd: isEnd)
      return guide.arrival(
        at: time, from: table.departure.start,
        isElsewhere: table.isElsewhere(atEndOf: isEnd ? place.leg : place.leg - 1))
    }
    return card
  }

  private func words(of step: Step, at number: Int) -> StepWords {
    let place = places[number]
    let leg = route.legs[place.leg]
    return StepWords(
      step, guide: guide, after: leg.road(before: place.step), placeName: leg.placeName)
  }

  /// The number of cards that have names only in the engine's sentence.
  var namedByEngine: Int {
    guard guide.unsaid != nil else { return 0 }
    return places.indices.count { number in
      let step = route.legs[places[number].leg].steps[places[number].step]
      return step.isNameless && words(of: step, at: number).isNamedByEngine
    }
  }

  private func estimate(_ meters: Double, _ seconds: Double) -> TravelEstimate {
    do throws(Fault) {
      return try guide.estimate(meters, seconds)
    } catch {
      preconditionFailure("a part of the route beyond its checked sums: \(error)")
    }
  }
}

struct StepWords {
  let variants: InstructionVariants
  /// Whether only an instruction that is the engine's sentence has a name.
  var isNamedByEngine = false
  let language: String
  let exitLabel: String?

  /// In an unsupported language, uses the engine's sentence alone, or English without a sentence.
  ///
  /// Of a step that is named in the engine's sentence alone, the sentence is among the instructions. It
  /// is left out where our own differ before the maneuver and at it, since it fits only one of the two.
  init(
    _ step: Step, guide: Guide, _ moment: InstructionWriter.Moment = .before,
    after old: Road? = nil, placeName: String? = nil
  ) {
    let engineText = guide.showsEngineText ? guide.engineText(of: step) : nil
    if guide.language.isWordless, let engineText {
      variants = InstructionVariants(
        instructions: [engineText], engines: nil, catchword: nil,
        roads: [step.road.name, step.road.ref].compactMap { $0 })
      language = guide.language.tag
      exitLabel = nil
      return
    }
    let spoken = (guide.language.isWordless ? guide.languages.fallback : guide.spoken).on(step)
    let hasMoments = spoken.language.before[step.maneuver.kind.row.phrase] != nil
    var writer = InstructionWriter(step, spoken, moment, after: old, placeName: placeName)
    if !hasMoments { writer.engineText = engineText }
    var variants = writer.variants()
    if !hasMoments, let text = guide.namingText(of: step, besides: variants.texts) {
      writer.engineText = text
      variants = writer.variants()
      isNamedByEngine = true
    }
    self.variants = variants
    language = spoken.language.tag
    exitLabel = writer.exitSign?.text
  }
}

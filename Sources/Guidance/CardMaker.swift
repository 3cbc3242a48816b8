import Routes
import Faults

/// Makes the cards of a route one at a time, in any order.
struct CardMaker: Sendable {
  let route: Route
  private let index: Int
  /// The guide, with the departure of the route.
  private(set) var guide: Guide
  /// The position of each card.
  private var places: [(leg: Int, step: Int)] = []
  private let remaining: RemainingSums
  /// Nil if the departure is unknown.
  let timetable: Timetable?
  let geometry: RouteGeometry
  let plan: AnnouncementPlan?

  /// Throws for a distance (m), time (s) or sum that is not in 0 ..< 1e12, or a time out of the years
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
    let words = StepWords(
      step, guide: guide, after: route.legs[place.leg].road(before: place.step),
      placeName: route.legs[place.leg].placeName)
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

  private func estimate(_ meters: Double, _ seconds: Double) -> TravelEstimate {
    do throws(Fault) {
      return try guide.estimate(meters, seconds)
    } catch {
      preconditionFailure("a part of the route beyond its checked sums: \(error)")
    }
  }
}

// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import CarPlay

/// Shows the cards of a route in a CarPlay session, as the events of a drive tell.
///
/// The events are those that `fingerpost drive` prints, or that an app makes of its own progress.
@MainActor
public final class CarPlayGuidance {
  /// The trip with its routes as choices, for previews.
  public let trip: CPTrip
  private let cards: FingerpostCards.CardsDocument
  private let bundle: Bundle
  private let template: CPMapTemplate
  private var session: CPNavigationSession?
  private var maneuvers: [CPManeuver] = []
  private var units = FingerpostCards.Units.metric
  private var route: Int?
  /// The place in `maneuvers` of the one that is shown.
  private var current: Int?
  private var showsLanes = false
  private var color = CPTimeRemainingColor.default
  /// What remains of the trip, as shown last.
  private var remaining: CPTravelEstimates?

  /// Creates the guidance of a document of cards.
  ///
  /// - Parameters:
  ///   - cards: The document that `fingerpost render --preset carplay` writes.
  ///   - bundle: The bundle with the catalog.
  ///   - template: The map template that shows the trip.
  public init(
    _ cards: FingerpostCards.CardsDocument, in bundle: Bundle, on template: CPMapTemplate
  ) {
    self.cards = cards
    self.bundle = bundle
    self.template = template
    trip = CPTrip(cards)
  }

  /// Shows the preview of the trip, with buttons in the language of the cards.
  public func preview() {
    template.showTripPreviews(
      [trip], textConfiguration: CPTripPreviewTextConfiguration(cards))
  }

  /// Starts a session along a route, or goes over to another one.
  public func start(route index: Int) {
    let isChange = session != nil
    guard index != route, cards.routes.indices.contains(index) else { return }
    let chosen = cards.routes[index]
    route = index
    units = chosen.units
    color = CPTimeRemainingColor(chosen.delay)
    maneuvers = cards.cards.filter { $0.route == index }
      .map { CPManeuver(card: $0, in: bundle, units: units) }
    current = nil
    showsLanes = false
    template.hideTripPreviews()
    let session = session ?? template.startNavigationSession(for: trip)
    self.session = session
    remaining = CPTravelEstimates(
      FingerpostCards.Estimate(distance: chosen.distance, time: chosen.time), units: units)
    if isChange { resume() }
    if #available(iOS 17.4, *), !isChange {
      session.add(maneuvers)
      session.add(maneuvers.compactMap(\.laneGuidance))
    }
  }

  /// Shows what an event of the drive tells; events that CarPlay does not show change nothing.
  public func show(_ event: FingerpostCards.DriveEvent) {
    switch event {
    case .guidanceStarted(let event): start(route: event.route)
    case .routeChanged(let event): start(route: event.route)
    case .card(let event): show(event)
    case .lanes(let event):
      showsLanes = event.state == .shown
      update()
    case .delayCategory(let event): color = CPTimeRemainingColor(category: event.category)
    case .offRoute: session?.pauseTrip(for: .rerouting, description: nil)
    case .onRoute: resume()
    case .arrived(let event):
      guard !event.isDestination else { break }
      session?.pauseTrip(for: .arrived, description: event.instructionVariants[0])
    case .continued: resume()
    case .guidanceEnded(let event):
      if event.arrived { session?.finishTrip() } else { session?.cancelTrip() }
      session = nil
      route = nil
    default: break
    }
  }

  private func show(_ event: FingerpostCards.CardEvent) {
    start(route: event.route)
    guard let session, let place = maneuvers.firstIndex(where: { $0.card?.index == event.index })
    else { return }
    if event.change == .shown {
      current = place
      update()
    }
    let maneuver = maneuvers[place]
    if let estimate = event.maneuver {
      session.updateEstimates(CPTravelEstimates(estimate, units: units), for: maneuver)
    }
    let remaining = CPTravelEstimates(event.destination, units: units)
    self.remaining = remaining
    template.update(remaining, for: trip, with: color)
    if #available(iOS 17.4, *), let card = maneuver.card {
      session.maneuverState = CPManeuverState(card, metersLeft: event.maneuver?.distance.meters)
    }
  }

  /// Shows the current maneuver, and below it its lanes or the one that follows closely.
  private func update() {
    guard let session, let current, let card = maneuvers[current].card else { return }
    var second = showsLanes ? CPManeuver(lanesOf: card, in: bundle) : nil
    let next = maneuvers.dropFirst(current + 1).first?.card
    if second == nil, let next, next.announcedWith == card.index {
      second = CPManeuver(card: next, in: bundle, units: units, isSecond: true)
    }
    session.upcomingManeuvers = [maneuvers[current]] + (second.map { [$0] } ?? [])
    if #available(iOS 17.4, *) {
      session.currentLaneGuidance = showsLanes ? maneuvers[current].laneGuidance : nil
      let road = current > 0 ? maneuvers[current - 1].roadFollowingManeuverVariants : nil
      session.currentRoadNameVariants = road ?? []
    }
  }

  /// Goes on after a pause, with the maneuvers that are left.
  private func resume() {
    if #available(iOS 17.4, *), let session, let remaining {
      let left = Array(maneuvers.dropFirst(current ?? 0))
      session.resumeTrip(
        updatedRouteInformation: CPRouteInformation(
          maneuvers: left, trip: remaining,
          next: left.first?.initialTravelEstimates ?? remaining))
    }
    update()
  }
}

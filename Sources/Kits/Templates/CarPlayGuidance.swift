// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import CarPlay

/// Shows the cards of a route in a CarPlay session, as the events of a drive say.
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
  /// The index of the card that is shown below, if no lanes are.
  private var next: Int?
  private var isPaused = false
  /// Whether the vehicle looked for another route since it was on one last.
  private var isRerouting = false
  private var leg = 0
  /// The `CPRouteSegment`s of the session by their legs, kept alive here.
  private var segments: [Int: AnyObject] = [:]
  /// What is said at the stop where the vehicle is.
  private var arrival: String?
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

  /// Starts a session along a route, or changes to another one.
  public func start(route index: Int) {
    let isChange = session != nil
    guard index != route, cards.routes.indices.contains(index) else { return }
    let chosen = cards.routes[index]
    route = index
    units = chosen.units
    var previous: FingerpostCards.Card?
    maneuvers = cards.cards.filter { $0.route == index }.map { card in
      defer { previous = card }
      return CPManeuver(card: card, after: previous, in: bundle, units: units)
    }
    current = nil
    showsLanes = false
    next = nil
    leg = 0
    segments = [:]
    template.hideTripPreviews()
    template.assertButtons()
    let session = session ?? template.startNavigationSession(for: trip)
    self.session = session
    remaining = CPTravelEstimates(
      FingerpostCards.Estimate(distance: chosen.distance, time: chosen.time), units: units)
    if #available(iOS 17.4, *), !isChange {
      session.add(maneuvers)
      session.add(maneuvers.compactMap(\.laneGuidance))
    }
    if #available(iOS 26.4, *), !isChange {
      let left = segmentsLeft()
      session.addRouteSegments(left)
      if let first = left.first { session.currentSegment = first }
    }
    if isChange, !isPaused { resume() }
  }

  /// Shows what an event of the drive says; events that CarPlay does not show change nothing.
  public func show(_ event: FingerpostCards.DriveEvent) {
    switch event {
    case .guidanceStarted(let event): start(route: event.route)
    case .routeChanged(let event): start(route: event.route)
    case .card(let event): show(event)
    case .lanes(let event):
      showsLanes = event.state == .shown
      update()
    case .next(let event):
      next = event.state == .hidden ? nil : event.index
      update()
    case .maneuverState(let event): show(event)
    case .road(let event): show(event)
    case .arrived(let event): arrival = event.instructionVariants.first
    case .continued(let event):
      leg = event.leg
      if #available(iOS 26.4, *), let segment = segments[leg] as? CPRouteSegment {
        session?.currentSegment = segment
      }
    case .paused(let event):
      isPaused = true
      if event.reason == .rerouting { isRerouting = true }
      let reason = CPNavigationSession.PauseReason(event.reason)
      session?.pauseTrip(for: reason, description: event.reason == .arrived ? arrival : nil)
    case .resumed:
      isPaused = false
      resume()
    case .guidanceEnded(let event):
      if event.arrived { session?.finishTrip() } else { session?.cancelTrip() }
      session = nil
      route = nil
      isPaused = false
    default: break
    }
  }

  private func show(_ event: FingerpostCards.ManeuverStateEvent) {
    if #available(iOS 17.4, *) {
      session?.maneuverState = CPManeuverState(event.state)
    }
  }

  private func show(_ event: FingerpostCards.RoadEvent) {
    if #available(iOS 17.4, *) {
      session?.currentRoadNameVariants = event.names
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
    template.update(
      remaining, for: trip, with: CPTimeRemainingColor(event.carPlayTimeRemainingColor))
  }

  /// Shows the current maneuver, and below it its lanes or the one that follows closely.
  private func update() {
    guard let session, let current, let card = maneuvers[current].card else { return }
    var second = showsLanes ? CPManeuver(lanesOf: card, in: bundle) : nil
    let below = maneuvers.firstIndex { $0.card?.index == next }
    if second == nil, let below, let card = maneuvers[below].card {
      let previous = below > 0 ? maneuvers[below - 1].card : nil
      second = CPManeuver(card: card, after: previous, in: bundle, units: units, isSecond: true)
    }
    session.upcomingManeuvers = [maneuvers[current]] + (second.map { [$0] } ?? [])
    if #available(iOS 17.4, *) {
      session.currentLaneGuidance = showsLanes ? maneuvers[current].laneGuidance : nil
    }
  }

  /// Continues after a pause, with the maneuvers that are left.
  private func resume() {
    var isResumed = false
    if #available(iOS 26.4, *) {
      isResumed = resumeSegments()
    }
    if #available(iOS 17.4, *), !isResumed, let session, let remaining {
      let left = Array(maneuvers.dropFirst(current ?? 0))
      session.resumeTrip(
        updatedRouteInformation: CPRouteInformation(
          maneuvers: left, trip: remaining,
          next: left.first?.initialTravelEstimates ?? remaining))
    }
    isRerouting = false
    update()
  }

  /// Continues with the segments that are left, and returns whether there are any.
  @available(iOS 26.4, *)
  private func resumeSegments() -> Bool {
    let left = segmentsLeft()
    guard let session, let first = left.first else { return false }
    session.resumeTrip(
      updatedRouteSegments: left, currentSegment: first,
      rerouteReason: isRerouting ? .missedTurn : .unknown)
    return true
  }

  /// Makes the segments from the current leg on, and keeps them alive; none without lines.
  @available(iOS 26.4, *)
  private func segmentsLeft() -> [CPRouteSegment] {
    guard let route = route.map({ cards.routes[$0] }), let all = route.segments else { return [] }
    let left = maneuvers.dropFirst(current ?? 0)
    return all.filter { $0.leg >= leg }.map { segment in
      let made = CPRouteSegment(
        segment, of: route, maneuvers: left.filter { $0.card?.leg == segment.leg })
      segments[segment.leg] = made
      return made
    }
  }
}

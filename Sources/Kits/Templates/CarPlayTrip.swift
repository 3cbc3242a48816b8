// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import CarPlay
import MapKit

extension CPRouteChoice {
  /// Creates the choice of a route; `userInfo` is its number among all routes.
  public convenience init(_ route: FingerpostCards.Route, index: Int) {
    if #available(iOS 27.0, *) {
      self.init(
        summaryVariants: route.summaryVariants,
        additionalInformationVariants: route.additionalInformationVariants,
        selectionSummaryVariants: route.selectionSummaryVariants,
        travelEstimates: CPTravelEstimates(
          FingerpostCards.Estimate(distance: route.distance, time: route.time), units: route.units))
    } else {
      self.init(
        summaryVariants: route.summaryVariants,
        additionalInformationVariants: route.additionalInformationVariants,
        selectionSummaryVariants: route.selectionSummaryVariants)
    }
    userInfo = index
  }

  /// The number of its route.
  public var routeIndex: Int? { userInfo as? Int }
}

extension CPTrip {
  /// Creates a trip with its routes as choices: the first three, since CarPlay takes no more.
  ///
  /// A place that the engine does not state is an empty map item.
  public convenience init(_ cards: FingerpostCards.CardsDocument) {
    let first = cards.routes.first
    let choices = cards.routes.prefix(3).enumerated().map { CPRouteChoice($1, index: $0) }
    if #available(iOS 26.4, *), let segments = first?.segments, let start = segments.first,
      let end = segments.last
    {
      self.init(
        originWaypoint: CPNavigationWaypoint(start.origin),
        destinationWaypoint: CPNavigationWaypoint(end.destination), routeChoices: choices)
      routeSegmentsAvailableForRegion = true
    } else {
      self.init(
        origin: MKMapItem(first?.origin), destination: MKMapItem(first?.destination),
        routeChoices: choices)
    }
    if #available(iOS 17.4, *) {
      destinationNameVariants = first?.destinationVariants
    }
  }
}

extension MKMapItem {
  convenience init(_ place: FingerpostCards.Place?) {
    if let latitude = place?.latitude, let longitude = place?.longitude {
      let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
      self.init(placemark: MKPlacemark(coordinate: coordinate))
    } else {
      self.init()
    }
    name = place?.name
  }
}

extension CPTimeRemainingColor {
  /// The color of the time left, as a route's delay or an event of a drive has it.
  public init(_ color: FingerpostCards.TimeRemainingColor?) {
    self =
      switch color {
      case .green: .green
      case .orange: .orange
      case .red: .red
      case .unknown, nil: .default
      }
  }
}

@available(iOS 17.4, *)
extension CPManeuverState {
  /// The state that an event of a drive names.
  public init(_ state: FingerpostCards.ManeuverState) {
    self =
      switch state {
      case .continue, .unknown: .continue
      case .initial: .initial
      case .prepare: .prepare
      case .execute: .execute
      }
  }

  /// The state at a distance before a card's maneuver, for an app that has no events of a drive.
  ///
  /// As in a drive, each state begins with the announcement that says so: early, preparing, or at
  /// the maneuver. Without it `execute` begins a short sentence before the maneuver, `prepare` 20
  /// seconds in town and 33 on motorways, and `initial` twice as early.
  ///
  /// - Parameters:
  ///   - card: The card of the maneuver.
  ///   - previous: The card before it, from which the way begins; nil at the start.
  ///   - meters: To the maneuver; nil once it is passed.
  public init(
    _ card: FingerpostCards.Card, after previous: FingerpostCards.Card?, metersLeft meters: Double?
  ) {
    guard let meters else {
      self = .continue
      return
    }
    func said(_ moment: FingerpostCards.AnnouncementMoment) -> Double? {
      card.announcements?.first { $0.moment == moment }?.meters
    }
    let way = card.approach(after: previous)
    let speed = way.distance.meters / max(1, way.time.seconds)
    let lead = 20 + min(13, max(0, speed - 14))
    self =
      switch meters {
      case ...(said(.act) ?? max(15, speed * (4 + speed / 12))): .execute
      case ...(said(.prepare) ?? max(60, speed * lead)): .prepare
      case ...(said(.early) ?? max(120, 2 * speed * lead)): .initial
      default: .continue
      }
  }
}

extension CPNavigationSession.PauseReason {
  /// The reason that an event of a drive names.
  public init(_ reason: FingerpostCards.PauseReason) {
    self =
      switch reason {
      case .arrived: .arrived
      case .loading, .unknown: .loading
      case .locating: .locating
      case .rerouting: .rerouting
      case .proceedToRoute: .proceedToRoute
      }
  }
}

@available(iOS 17.4, *)
extension CPRouteInformation {
  /// Creates what `resumeTrip(updatedRouteInformation:)` takes after a pause or a change of the route.
  ///
  /// - Parameters:
  ///   - maneuvers: Those from the next one on, made of cards.
  ///   - trip: What remains of the trip.
  ///   - next: What remains to the first maneuver.
  public convenience init(
    maneuvers: [CPManeuver], trip: CPTravelEstimates, next: CPTravelEstimates
  ) {
    let guidances = maneuvers.map(\.laneGuidance)
    self.init(
      maneuvers: maneuvers, laneGuidances: guidances.compactMap { $0 },
      currentManeuvers: Array(maneuvers.prefix(1)),
      currentLaneGuidance: guidances.first.flatMap { $0 } ?? CPLaneGuidance(), trip: trip,
      maneuverTravelEstimates: next)
  }
}

@available(iOS 17.4, *)
extension CPManeuver {
  /// The lanes before it; nil if the card has none.
  public var laneGuidance: CPLaneGuidance? {
    (userInfo as? CardInfo)?.laneGuidance as? CPLaneGuidance
  }
}

extension CPTripPreviewTextConfiguration {
  /// Creates the titles of a trip preview's buttons in the language of the cards.
  ///
  /// CarPlay uses its own words, in the language of the system, for a language without titles.
  public convenience init(_ cards: FingerpostCards.CardsDocument) {
    let titles = cards.tripPreview
    self.init(
      startButtonTitle: titles?.startButtonTitle,
      additionalRoutesButtonTitle: titles?.additionalRoutesButtonTitle,
      overviewButtonTitle: titles?.overviewButtonTitle)
  }
}

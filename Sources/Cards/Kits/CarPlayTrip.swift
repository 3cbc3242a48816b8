// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.
import CarPlay
import MapKit

extension CPRouteChoice {
  /// Creates the choice of a route; `userInfo` is its number among all routes.
  public convenience init(_ route: FingerpostCards.Route, index: Int) {
    self.init(
      summaryVariants: route.summaryVariants,
      additionalInformationVariants: route.additionalInformationVariants,
      selectionSummaryVariants: route.selectionSummaryVariants)
    userInfo = index
  }

  /// The number of its route.
  public var routeIndex: Int? { userInfo as? Int }
}

extension CPTrip {
  /// Creates a trip with its routes as choices: the first three, since CarPlay takes no more.
  ///
  /// Places that the engine does not tell are an empty map item.
  public convenience init(_ cards: FingerpostCards.CardsDocument) {
    let first = cards.routes.first
    self.init(
      origin: MKMapItem(first?.origin), destination: MKMapItem(first?.destination),
      routeChoices: cards.routes.prefix(3).enumerated().map { CPRouteChoice($1, index: $0) })
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
  /// The color of the time left: green, orange or red by the delay, else the default.
  public init(_ delay: FingerpostCards.Delay?) {
    self =
      switch delay?.carPlayTimeRemainingColor {
      case .green: .green
      case .orange: .orange
      case .red: .red
      case .unknown, nil: .default
      }
  }

  /// The color of a drive event's category: 1 is heavy, 2 medium, 3 light traffic.
  public init(category: Int) {
    self =
      switch category {
      case 1: .red
      case 2: .orange
      case 3: .green
      default: .default
      }
  }
}

@available(iOS 17.4, *)
extension CPManeuverState {
  /// The state at a distance before a card's maneuver.
  ///
  /// A maneuver is imminent from its last announcement on, at most 500 meters before, near from the
  /// one before on, at most 2 km before, and under way in the last 15 meters. Without announcements
  /// it is imminent from 60 meters on, and near from four times as far.
  ///
  /// - Parameters:
  ///   - card: The card of the maneuver.
  ///   - meters: To the maneuver; nil once it is passed.
  public init(_ card: FingerpostCards.Card, metersLeft meters: Double?) {
    guard let meters else {
      self = .continue
      return
    }
    let announced = (card.announcements ?? []).map(\.meters).filter { $0 > 0 }.sorted()
    let imminent = min(announced.first ?? 60, 500)
    let near = min(announced.dropFirst().first ?? imminent * 4, 2000)
    self =
      switch meters {
      case ...15: .execute
      case ...imminent: .prepare
      case ...near: .initial
      default: .continue
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

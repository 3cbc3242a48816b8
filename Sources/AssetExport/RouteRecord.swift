import Glyphs
import Guidance

/// A route as it is written.
struct RouteRecord: Encodable {
  var additionalInformationVariants: [String]
  var arrival: ArrivalRecord?
  var delay: DelayRecord?
  var distance: DistanceRecord
  var format: String
  var hasFerry: Bool?
  var hasMotorway: Bool?
  var hasTolls: Bool?
  var hasUnpaved: Bool?
  /// Whether it is the fastest of several.
  var isFastest: Bool?
  var legs: [LegRecord]
  /// The language of the route's cards.
  var locale: String
  /// How much longer it takes than the fastest of several.
  var minutesSlower: Int?
  var selectionSummaryVariants: [String]
  var source: String
  var stops: Int
  var summaryVariants: [String]
  var time: TimeRecord
  var travelEstimate: AndroidAutoTravelEstimate
  var units: String
  var unitsSource: String

  init(_ route: GuidedRoute, source: GuidedSource, pictures: CardPictures) {
    let guide = route.guide
    let choice = route.choice(among: source.routes)
    let isOneOfSeveral = source.routes.count > 1
    additionalInformationVariants = choice.additionalInformationVariants
    arrival = route.arrival.map { ArrivalRecord($0, hasPhrase: true) }
    delay = route.facts.delay.map { DelayRecord($0, route) }
    distance = DistanceRecord(route.estimate.distance, guide)
    format = source.format.rawValue
    hasFerry = route.facts.features.hasFerry
    hasMotorway = route.facts.features.hasMotorway
    hasTolls = route.facts.features.hasTolls
    hasUnpaved = route.facts.features.hasUnpaved
    isFastest = isOneOfSeveral ? choice.isFastest : nil
    legs = route.legs.map { LegRecord($0, route, pictures) }
    locale = guide.languageTag
    minutesSlower = isOneOfSeveral ? choice.minutesSlower : nil
    selectionSummaryVariants = choice.selectionSummaryVariants
    self.source = source.name
    stops = route.facts.stops
    summaryVariants = choice.summaryVariants
    time = TimeRecord(route.estimate.time, guide)
    travelEstimate = AndroidAutoTravelEstimate(
      route.estimate, arrival: route.arrival, units: guide.units)
    units = guide.units.rawValue
    unitsSource = guide.unitsSource.rawValue
  }
}

/// A leg as it is written.
struct LegRecord: Encodable {
  /// The maneuver at the end of the leg, whose words are the `arrivalVariants`.
  struct ArrivalCardRecord: Encodable {
    var androidAutoType: String
    var carplayType: String
    var glyph: GlyphRecord
    /// The place in its route of the card that shows it; nothing where the engine has no such step.
    var index: Int?
    var kind: String

    init(_ leg: GuidedLeg, _ pictures: CardPictures) {
      let types = PlatformTypes(leg.arrivalStep)
      androidAutoType = types.androidAuto.type.rawValue
      carplayType = types.carPlay.type.name
      glyph = GlyphRecord(GlyphSpec(leg.arrivalStep), pictures: pictures.glyphs)
      index = leg.arrivalCard
      kind = leg.arrivalStep.maneuver.kind.rawValue
    }
  }

  var arrival: ArrivalRecord?
  var arrivalCard: ArrivalCardRecord
  /// What is said where the leg ends, the longest first.
  var arrivalVariants: [String]
  var delay: DelayRecord?
  var destinationName: String?
  var distance: DistanceRecord
  var summary: String?
  var summaryVariants: [String]
  var time: TimeRecord
  var travelEstimate: AndroidAutoTravelEstimate

  init(_ leg: GuidedLeg, _ route: GuidedRoute, _ pictures: CardPictures) {
    arrivalCard = ArrivalCardRecord(leg, pictures)
    arrival = leg.arrival.map { ArrivalRecord($0, hasPhrase: true) }
    arrivalVariants = leg.arrivalVariants
    delay = leg.facts.delay.map { DelayRecord($0, route) }
    destinationName = leg.destinationName
    distance = DistanceRecord(leg.estimate.distance, route.guide)
    summary = leg.summary
    summaryVariants = route.summaryVariants(of: leg)
    time = TimeRecord(leg.estimate.time, route.guide)
    travelEstimate = AndroidAutoTravelEstimate(
      leg.estimate, arrival: leg.arrival, units: route.guide.units)
  }
}

/// When one arrives, as it is written.
struct ArrivalRecord: Encodable {
  var dayChange: Int
  var phrase: String?
  var text: String
  /// RFC 3339.
  var time: String

  /// Makes a record; the phrase says that one arrives, which holds for ends of legs alone.
  init(_ arrival: Arrival, hasPhrase: Bool = false) {
    dayChange = arrival.dayChange
    phrase = hasPhrase ? arrival.phrase : nil
    text = arrival.text
    time = arrival.time.text
  }
}

/// How much traffic holds one up, as it is written.
struct DelayRecord: Encodable {
  var carPlayTimeRemainingColor: String
  var category: String
  var googleDelayCategory: String
  var googleDelayCategoryValue: Int
  var text: String?

  init(_ delay: DelayCategory, _ route: GuidedRoute) {
    carPlayTimeRemainingColor = delay.carPlayColor
    category = delay.rawValue
    googleDelayCategory = delay.googleName
    googleDelayCategoryValue = delay.googleValue
    text = route.text(delay)
  }
}

import Glyphs
import Guidance
import Routes

/// An event of a drive as it is written.
struct DriveRecord: Encodable {
  private enum Key: String, CodingKey {
    // In the order of their names, in which they are written.
    case altitude, arrival, arrived, assumedTimes, cards, category, change, course, destination
    case destinationName
    case event, glyph, index, instructionVariants, isDestination, kind, lanes, latitude, leg
    case legs, level, limit, longitude, maneuver, meters, mode, onRoute, percent, progress
    case recorded, route, seconds, speed, state, t, time, waypoint
  }

  private struct PlaceRecord: Encodable {
    var latitude: Double
    var longitude: Double
  }

  private struct SegmentRecord: Encodable {
    var congestion: String
    var end: Double
    var start: Double
  }

  private struct ProgressRecord: Encodable {
    var elapsed: Double
    var segments: [SegmentRecord]

    init(_ progress: TripProgress) {
      elapsed = progress.elapsed
      segments = progress.segments.map {
        SegmentRecord(congestion: $0.congestion.rawValue, end: $0.end, start: $0.start)
      }
    }
  }

  private typealias Container = KeyedEncodingContainer<Key>

  private let event: DriveEvent
  private let time: String?
  private let guides: [Guide]

  init(_ event: DriveEvent, time: String?, guides: [Guide]) {
    self.event = event
    self.time = time
    self.guides = guides
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    switch event.content {
    case .location(let location): try encode(location, to: &record)
    case .card(let card): try encode(card, to: &record)
    case .lanesShown(let card): try encode(card, isShown: true, to: &record)
    case .lanesHidden(let card): try encode(card, isShown: false, to: &record)
    case .guidanceStarted(let start):
      if start.hasAssumedTimes { try record.encode(true, forKey: .assumedTimes) }
      try record.encode(start.cards, forKey: .cards)
      try encodeName(to: &record)
      try record.encode(start.legs, forKey: .legs)
      try record.encode(rounded(start.meters, 100), forKey: .meters)
      try record.encode(start.route, forKey: .route)
      try record.encode(rounded(start.seconds, 1000), forKey: .seconds)
    case .remainingTime(let seconds, let leg):
      try encodeName(to: &record)
      try record.encode(leg, forKey: .leg)
      try record.encode(seconds, forKey: .seconds)
    case .remainingDistance(let meters, let leg):
      try encodeName(to: &record)
      try record.encode(leg, forKey: .leg)
      try record.encode(meters, forKey: .meters)
    case .arrived(let leg, let name, let isDestination):
      try record.encodeIfPresent(name, forKey: .destinationName)
      try encodeName(to: &record)
      try record.encode(isDestination, forKey: .isDestination)
      try record.encode(leg, forKey: .leg)
    case .continued(let leg):
      try encodeName(to: &record)
      try record.encode(leg, forKey: .leg)
    case .guidanceEnded(let hasArrived):
      try record.encode(hasArrived, forKey: .arrived)
      try encodeName(to: &record)
    case .delayCategory(let category):
      try record.encode(category.rawValue, forKey: .category)
      try encodeName(to: &record)
    case .speeding(let speeding):
      try encodeName(to: &record)
      try record.encode(speeding.level.rawValue, forKey: .level)
      try record.encodeIfPresent(speeding.limit.map { rounded($0, 100) }, forKey: .limit)
      try record.encode(speeding.percent, forKey: .percent)
      try record.encode(rounded(speeding.speed, 100), forKey: .speed)
    case .lightingMode(let mode):
      try encodeName(to: &record)
      try record.encode(mode.rawValue, forKey: .mode)
    case .offRoute(let meters):
      try encodeName(to: &record)
      try record.encode(meters, forKey: .meters)
    case .onRoute: try encodeName(to: &record)
    case .routeChanged(let route):
      try encodeName(to: &record)
      try record.encode(route, forKey: .route)
    }
    try record.encode(Double(event.milliseconds) / 1000, forKey: .t)
    try record.encodeIfPresent(time, forKey: .time)
    if case .card(let card) = event.content {
      try record.encode(EstimateRecord(card.toWaypoint, guide(card.card)), forKey: .waypoint)
    }
  }

  private func encodeName(to record: inout Container) throws {
    try record.encode(event.name.rawValue, forKey: .event)
  }

  private func encode(_ location: VehicleLocation, to record: inout Container) throws {
    try record.encodeIfPresent(location.altitude, forKey: .altitude)
    try record.encodeIfPresent(location.course, forKey: .course)
    try encodeName(to: &record)
    try record.encode(location.place.latitude, forKey: .latitude)
    try record.encode(location.place.longitude, forKey: .longitude)
    try record.encode(location.isOnRoute, forKey: .onRoute)
    if let place = location.recorded {
      try record.encode(
        PlaceRecord(latitude: place.latitude, longitude: place.longitude), forKey: .recorded)
    }
    try record.encodeIfPresent(location.speed, forKey: .speed)
  }

  private func encode(_ shown: ShownCard, to record: inout Container) throws {
    let card = shown.card
    let guide = guide(card)
    try record.encodeIfPresent(shown.arrival.map(ArrivalRecord.init), forKey: .arrival)
    try record.encode(shown.isNew ? "shown" : "updated", forKey: .change)
    try record.encode(EstimateRecord(shown.toDestination, guide), forKey: .destination)
    try encodeName(to: &record)
    try record.encode(GlyphSpec(card.step, junctions: .schematic).name, forKey: .glyph)
    try record.encode(card.index, forKey: .index)
    try record.encode(card.instructionVariants, forKey: .instructionVariants)
    try record.encode(card.step.maneuver.kind.rawValue, forKey: .kind)
    try record.encode(card.leg, forKey: .leg)
    if let estimate = shown.toManeuver {
      try record.encode(EstimateRecord(estimate, guide), forKey: .maneuver)
    }
    try record.encode(ProgressRecord(shown.progress), forKey: .progress)
    try record.encode(card.route, forKey: .route)
  }

  private func encode(_ card: Card, isShown: Bool, to record: inout Container) throws {
    try encodeName(to: &record)
    if isShown {
      try record.encodeIfPresent(GlyphSpec(lanesOf: card.step)?.name, forKey: .glyph)
    }
    try record.encode(card.index, forKey: .index)
    if isShown {
      try record.encode(
        card.laneGuidance?.instructionVariants ?? [], forKey: .instructionVariants)
      try record.encode(card.step.lanes.map(LaneRecord.init), forKey: .lanes)
    }
    try record.encode(isShown ? "shown" : "hidden", forKey: .state)
  }

  private func guide(_ card: Card) -> Guide { guides[card.route] }

  private func rounded(_ value: Double, _ parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}

import Glyphs
import Guidance

/// An event of a drive, with what it takes to write it.
struct DriveRecord {
  let event: DriveEvent
  /// The time of day; nothing where the start is not known.
  let time: String?
  /// The guides of the routes, in their order.
  let guides: [Guide]
}

// Each event is written member by member in the order of their names.

extension JSONText {
  /// Writes an event of a drive.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  mutating func value(_ record: DriveRecord) throws {
    begin(UInt8(ascii: "{"))
    let name = record.event.name.rawValue
    switch record.event.content {
    case .location(let location): try members(location, name)
    case .card(let card): try members(card, name, record.guides[card.card.route])
    case .lanesShown(let card): try members(lanesOf: card, isShown: true, name)
    case .lanesHidden(let card): try members(lanesOf: card, isShown: false, name)
    case .guidanceStarted(let start): try members(start, name)
    case .remainingTime(let seconds, let leg):
      member("event", name)
      member("leg", leg)
      try member("seconds", seconds)
    case .remainingDistance(let meters, let leg):
      member("event", name)
      member("leg", leg)
      try member("meters", meters)
    case .arrived(let leg, let place, let isDestination):
      member("destinationName", place)
      member("event", name)
      member("isDestination", isDestination)
      member("leg", leg)
    case .continued(let leg):
      member("event", name)
      member("leg", leg)
    case .guidanceEnded(let hasArrived):
      member("arrived", hasArrived)
      member("event", name)
    case .delayCategory(let category):
      member("category", category?.googleValue ?? 0)
      member("event", name)
    case .speeding(let speeding): try members(speeding, name)
    case .lightingMode(let mode):
      member("event", name)
      member("mode", mode.rawValue)
    case .offRoute(let meters):
      member("event", name)
      try member("meters", meters)
    case .onRoute: member("event", name)
    case .routeChanged(let route):
      member("event", name)
      member("route", route)
    }
    try member("t", Double(record.event.milliseconds) / 1000)
    member("time", record.time)
    if case .card(let card) = record.event.content {
      self.name("waypoint")
      try value(card.toWaypoint, record.guides[card.card.route])
    }
    end(UInt8(ascii: "}"))
  }

  private mutating func members(_ start: DriveStart, _ name: String) throws {
    if start.hasAssumedTimes { member("assumedTimes", true) }
    member("cards", start.cards)
    member("event", name)
    member("legs", start.legs)
    try member("meters", rounded(start.meters, 100))
    member("route", start.route)
    try member("seconds", rounded(start.seconds, 1000))
  }

  private mutating func members(_ location: VehicleLocation, _ name: String) throws {
    try member("altitude", location.altitude)
    try member("course", location.course)
    member("event", name)
    try member("latitude", location.place.latitude)
    try member("longitude", location.place.longitude)
    member("onRoute", location.isOnRoute)
    if let place = location.recorded {
      self.name("recorded")
      try object { json in
        try json.member("latitude", place.latitude)
        try json.member("longitude", place.longitude)
      }
    }
    try member("speed", location.speed)
  }

  private mutating func members(_ speeding: Speeding, _ name: String) throws {
    member("event", name)
    member("level", speeding.level.rawValue)
    try member("limit", speeding.limit.map { rounded($0, 100) })
    member("percent", speeding.percent)
    try member("speed", rounded(speeding.speed, 100))
  }

  private mutating func members(_ shown: ShownCard, _ name: String, _ guide: Guide) throws {
    let card = shown.card
    try member("arrival", rare: shown.arrival.map { ArrivalRecord($0) })
    member("change", shown.isNew ? "shown" : "updated")
    self.name("destination")
    try value(shown.toDestination, guide)
    member("event", name)
    member("glyph", GlyphSpec(card.step, junctions: .schematic).name)
    member("index", card.index)
    member("instructionVariants", card.instructionVariants)
    member("kind", card.step.maneuver.kind.rawValue)
    member("leg", card.leg)
    if let estimate = shown.toManeuver {
      self.name("maneuver")
      try value(estimate, guide)
    }
    self.name("progress")
    try object { json in
      try json.member("elapsed", shown.progress.elapsed)
      json.name("segments")
      try json.array(shown.progress.segments) { json, segment in
        try json.object { json in
          json.member("congestion", segment.congestion.rawValue)
          try json.member("end", segment.end)
          try json.member("start", segment.start)
        }
      }
    }
    member("route", card.route)
  }

  private mutating func members(lanesOf card: Card, isShown: Bool, _ name: String) throws {
    member("event", name)
    if isShown { member("glyph", GlyphSpec(lanesOf: card.step)?.name) }
    member("index", card.index)
    if isShown {
      member("instructionVariants", card.laneGuidance?.instructionVariants ?? [])
      try member("lanes", card.step.lanes.map(LaneRecord.init))
    }
    member("state", isShown ? "shown" : "hidden")
  }

  private func rounded(_ value: Double, _ parts: Double) -> Double {
    (value * parts).rounded() / parts
  }
}

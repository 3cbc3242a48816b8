import Glyphs
import Guidance
import Routes

/// What a card is written with.
struct CardSetting {
  var pictures: CardPictures
  var junctions: JunctionStyle
}

// A card is written from itself, member by member in the order of their names. What depends on a few
// small values alone is a piece, which is written once and copied from then on.

extension JSONText {
  /// Writes a card as its record is written.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - guide: The guide of its route; pieces are forgotten where it changes.
  ///   - setting: What is the same for all cards.
  /// - Throws: `EncodingError` for a number that is not finite.
  mutating func value(
    _ card: Card, guide: Guide, setting: CardSetting
  ) throws {
    let types = card.platformTypes
    let key = Self.key(of: card.step)
    begin(UInt8(ascii: "{"))
    piece(.types, key) { json in
      json.member("androidAutoType", types.androidAuto.type.rawValue)
    }
    if let angle = card.step.maneuver.roundaboutAngle { try member("angle", angle) }
    if !card.step.announcements.isEmpty {
      try member(
        "announcements",
        CardRecord.AnnouncementRecord.records(
          card.step.announcements, in: card.language))
    }
    name("approach")
    try value(card.approach, guide)
    if let arrival = card.arrival { try member("arrival", rare: ArrivalRecord(arrival)) }
    attributed(card.instructions)
    if !card.step.banners.isEmpty {
      try member("banners", CardRecord.BannerRecord.records(card.step.banners, in: card.language))
    }
    piece(.maneuver, key) { json in
      json.member("carplayType", types.carPlay.type.name)
      json.member("displayStyle", "leadingSymbol")
      json.name("distance")
    }
    try value(card.estimate.distance, guide)
    side(of: card.step)
    engine(of: card.step.maneuver)
    member("exit", card.step.maneuver.exit)
    if !card.step.fallbacks.isEmpty {
      try member("fallbacks", rare: card.step.fallbacks.map { CardRecord.FallbackRecord($0) })
    }
    try glyphs(of: card, key, setting)
    try lanes(of: card, setting)
    member("language", card.language)
    member("leg", card.leg)
    member("mode", card.step.mode)
    member("modifier", card.step.maneuver.direction?.rawValue)
    try platforms(of: card, types, key, guide)
    try remaining(of: card, guide)
    try road(card.step.road)
    if let exit = card.step.roundaboutExit {
      try member("roundaboutExit", rare: CardRecord.RoundaboutExitRecord(exit, in: card.language))
    }
    member("route", card.route)
    name("time")
    try value(card.estimate.time, guide)
    end(UInt8(ascii: "}"))
  }

  /// What decides the words for a maneuver, as a number; nothing where it does not fit in one.
  private static func key(of step: Step) -> Int? {
    var angle = 0
    if let degrees = step.maneuver.roundaboutAngle {
      guard let whole = Int(exactly: degrees), (1...360).contains(whole) else { return nil }
      angle = whole
    }
    let exit = step.maneuver.exit
    guard exit.map({ (0..<255).contains($0) }) ?? true else { return nil }
    return step.maneuver.kind.ordinal << 20 | (step.drivingSide == .left ? 1 << 19 : 0)
      | (exit.map { $0 + 1 } ?? 0) << 10 | angle
  }

  /// Writes a piece, or what would be one where it has no key.
  @inline(__always)
  private mutating func piece(
    _ kind: PieceKind, _ key: Int?, _ write: (inout JSONText) throws -> Void
  ) rethrows {
    guard let key else { return try write(&self) }
    try piece(kind, key, write)
  }

  private mutating func attributed(_ instructions: [InstructionText]) {
    piece(.instructions) { json in
      json.name("attributedInstructionVariants")
      json.begin(UInt8(ascii: "["))
    }
    for instruction in instructions {
      piece(.instructionStart) { json in
        json.next()
        json.begin(UInt8(ascii: "["))
      }
      for component in instruction.components {
        piece(.component) { json in
          json.next()
          json.begin(UInt8(ascii: "{"))
        }
        member("network", component.network)
        piece(.text) { $0.name("text") }
        value(component.text)
        piece(.componentEnd, component.kind.ordinal) { json in
          json.member("type", component.kind.rawValue)
          json.end(UInt8(ascii: "}"))
        }
      }
      piece(.instructionEnd) { $0.end(UInt8(ascii: "]")) }
    }
    end(UInt8(ascii: "]"))
  }

  private mutating func side(of step: Step) {
    let (side, source) = (step.drivingSide, step.drivingSideSource)
    piece(.side, source.ordinal << 1 | (side == .left ? 1 : 0)) { json in
      json.member("drivingSide", side.rawValue)
      json.member("drivingSideSource", source.rawValue)
    }
  }

  private mutating func engine(of maneuver: Maneuver) {
    piece(.engine) { json in
      json.name("engine")
      json.begin(UInt8(ascii: "{"))
    }
    member("instruction", maneuver.instruction)
    member("modifier", maneuver.engineModifier)
    member("note", maneuver.note)
    member("type", maneuver.engineType)
    end(UInt8(ascii: "}"))
  }

  /// The glyph, and what stands between it and the lanes.
  private mutating func glyphs(
    of card: Card, _ key: Int?, _ setting: CardSetting
  ) throws {
    let (pictures, junctions) = (setting.pictures, setting.junctions)
    // What other exits there are changes no schematic glyph.
    if junctions == .schematic, let key {
      try piece(.glyph, key) { json in
        let spec = GlyphSpec(card.step)
        try json.member("glyph", GlyphRecord(spec, pictures: pictures.glyphs))
        json.name("index")
      }
    } else {
      let spec = GlyphSpec(card.step, junctions: junctions)
      try member("glyph", GlyphRecord(spec, pictures: pictures.glyphs))
      name("index")
    }
    value(card.index)
    name("instructionVariants")
    value(card.instructionVariants)
    if !pictures.junctions.isEmpty, let junction = GlyphSpec(junctionOf: card.step),
      pictures.junctions[junction.name] != nil
    {
      try member("junction", GlyphRecord(junction, pictures: pictures.junctions))
    }
    let kind = card.step.maneuver.kind
    piece(.kind, kind.ordinal) { $0.member("kind", kind.rawValue) }
  }

  private mutating func lanes(
    of card: Card, _ setting: CardSetting
  ) throws {
    guard !card.step.lanes.isEmpty else { return }
    if let spec = GlyphSpec(lanesOf: card.step) {
      let glyph = GlyphRecord(spec, pictures: setting.pictures.glyphs)
      try member("laneCard", CardRecord.LaneCard(glyph: glyph))
    }
    if let words = card.laneGuidance?.instructionVariants, !words.isEmpty {
      member("laneInstructionVariants", words)
    }
    try member("lanes", card.step.lanes.map(LaneRecord.init))
  }

  private mutating func remaining(of card: Card, _ guide: Guide) throws {
    piece(.remaining) { json in
      json.name("remaining")
      json.begin(UInt8(ascii: "{"))
      json.name("destination")
    }
    let start = count
    try value(card.remainingToDestination, guide)
    let end = count
    piece(.waypoint) { $0.name("waypoint") }
    if card.remainingToWaypoint == card.remainingToDestination {
      repeatBytes(from: start, to: end)
    } else {
      try value(card.remainingToWaypoint, guide)
    }
    self.end(UInt8(ascii: "}"))
  }

  private mutating func road(_ road: Road) throws {
    name("road")
    begin(UInt8(ascii: "{"))
    member("destinations", road.destinations)
    member("exits", road.exits)
    member("junctionName", road.junctionName)
    member("name", road.name)
    member("ref", road.ref)
    member("rotaryName", road.rotaryName)
    end(UInt8(ascii: "}"))
  }
}

extension InstructionText.Component.Kind {
  /// A number of its own for each kind.
  fileprivate var ordinal: Int {
    switch self {
    case .text: 0
    case .road: 1
    case .ref: 2
    case .exit: 3
    case .destination: 4
    case .place: 5
    case .delimiter: 6
    }
  }
}

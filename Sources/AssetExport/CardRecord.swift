import Glyphs
import Guidance
import Routes

/// A card as it is written; fields stand in the order in which they are written, which is faster.
struct CardRecord: Encodable {
  struct Engine: Encodable {
    var instruction: String?
    var modifier: String?
    var note: String?
    var type: String
  }

  struct RoadRecord: Encodable {
    var destinations: String?
    var exits: String?
    var junctionName: String?
    var name: String?
    var ref: String?
    var rotaryName: String?

    init(_ road: Road) {
      destinations = road.destinations
      exits = road.exits
      junctionName = road.junctionName
      name = road.name
      ref = road.ref
      rotaryName = road.rotaryName
    }
  }

  struct BannerRecord: Encodable {
    struct Text: Encodable {
      struct Component: Encodable {
        var abbreviation: String?
        var shield: String?
        var text: String
        var type: String
      }

      var components: [Component]
      var text: String

      init(_ text: Banner.Text) {
        self.text = text.text
        components = text.components.map {
          Component(
            abbreviation: $0.abbreviation, shield: $0.shield, text: $0.text, type: $0.type)
        }
      }
    }

    var language: String
    var meters: Double
    var primary: Text
    var secondary: Text?
    var sub: Text?

    static func records(_ banners: [Banner], in language: String) -> [BannerRecord]? {
      guard !banners.isEmpty else { return nil }
      return banners.map {
        BannerRecord(
          language: language, meters: $0.distance, primary: Text($0.primary),
          secondary: $0.secondary.map(Text.init), sub: $0.sub.map(Text.init))
      }
    }
  }

  struct AnnouncementRecord: Encodable {
    var language: String
    var meters: Double
    var text: String

    static func records(
      _ announcements: [Announcement], in language: String
    ) -> [AnnouncementRecord]? {
      guard !announcements.isEmpty else { return nil }
      return announcements.map {
        AnnouncementRecord(language: language, meters: $0.distance, text: $0.text)
      }
    }
  }

  struct Remaining: Encodable {
    var destination: EstimateRecord
    var waypoint: EstimateRecord
  }

  /// The lanes as a second maneuver, which CarPlay shows as a picture alone.
  struct LaneCard: Encodable {
    var displayStyle = "symbolOnly"
    var glyph: GlyphRecord
    var instructionVariants: [String] = []
  }

  /// The way out of a roundabout, where the engine tells it in a step of its own.
  struct RoundaboutExitRecord: Encodable {
    var announcements: [AnnouncementRecord]?
    var banners: [BannerRecord]?
    var engine: Engine
    var meters: Double
    var seconds: Double

    init(_ exit: RoundaboutExit, in language: String) {
      engine = Engine(
        instruction: exit.instruction, modifier: exit.engineModifier, type: exit.engineType)
      meters = exit.distance
      seconds = exit.duration
      banners = BannerRecord.records(exit.banners, in: language)
      announcements = AnnouncementRecord.records(exit.announcements, in: language)
    }
  }

  /// A part of an instruction.
  struct ComponentRecord: Encodable {
    var network: String?
    var text: String
    var type: String

    init(_ component: InstructionText.Component) {
      type = component.kind.rawValue
      text = component.text
      network = component.network
    }
  }

  struct FallbackRecord: Encodable {
    var place: String
    var replacement: String
    var words: String

    init(_ fallback: Fallback) {
      place = fallback.place
      replacement = fallback.replacement
      words = fallback.words
    }
  }

  var androidAutoType: String
  var angle: Double?
  /// What the engine would say on the way, `meters` before the maneuver.
  var announcements: [AnnouncementRecord]?
  var approach: EstimateRecord
  /// When one is at the maneuver.
  var arrival: ArrivalRecord?
  /// The instructions in their parts.
  var attributedInstructionVariants: [[ComponentRecord]]
  /// What the engine would show on the way, from `meters` before the maneuver on.
  var banners: [BannerRecord]?
  var carplayType: String
  var displayStyle = "leadingSymbol"
  var distance: DistanceRecord
  var drivingSide: DrivingSide
  var drivingSideSource: DrivingSideSource
  var engine: Engine
  var exit: Int?
  var fallbacks: [FallbackRecord]?
  var glyph: GlyphRecord
  var index: Int
  var instructionVariants: [String]
  /// The picture of the junction, where one is drawn.
  var junction: GlyphRecord?
  var kind: String
  var laneCard: LaneCard?
  /// Which lanes to use in words, the longest first.
  var laneInstructionVariants: [String]?
  var lanes: [LaneRecord]?
  /// The language of all that a driver reads or hears on the card.
  var language: String
  var leg: Int
  var mode: String?
  var modifier: TurnDirection?
  var platforms: PlatformsRecord
  var remaining: Remaining
  var road: RoadRecord
  var roundaboutExit: RoundaboutExitRecord?
  var route: Int
  var time: TimeRecord

  init(
    _ card: borrowing Card, guide: borrowing Guide, pictures: CardPictures,
    junctions: JunctionStyle
  ) {
    let step = card.step
    let maneuver = step.maneuver
    index = card.index
    route = card.route
    leg = card.leg
    kind = maneuver.kind.rawValue
    engine = Engine(
      instruction: maneuver.instruction, modifier: maneuver.engineModifier,
      note: maneuver.note, type: maneuver.engineType)
    language = card.language
    modifier = maneuver.direction
    angle = maneuver.roundaboutAngle
    exit = maneuver.exit
    roundaboutExit = step.roundaboutExit.map { RoundaboutExitRecord($0, in: card.language) }
    drivingSide = step.drivingSide
    drivingSideSource = step.drivingSideSource
    instructionVariants = card.instructionVariants
    attributedInstructionVariants = card.instructions.map {
      $0.components.map(ComponentRecord.init)
    }
    road = RoadRecord(step.road)
    mode = step.mode
    distance = DistanceRecord(card.estimate.distance, guide)
    time = TimeRecord(card.estimate.time, guide)
    approach = EstimateRecord(card.approach, guide)
    remaining = Remaining(
      destination: EstimateRecord(card.remainingToDestination, guide),
      waypoint: EstimateRecord(card.remainingToWaypoint, guide))
    lanes = step.lanes.isEmpty ? nil : step.lanes.map(LaneRecord.init)
    let laneWords = card.laneGuidance?.instructionVariants ?? []
    laneInstructionVariants = laneWords.isEmpty ? nil : laneWords
    laneCard = GlyphSpec(lanesOf: step).map {
      LaneCard(glyph: GlyphRecord($0, pictures: pictures.glyphs))
    }
    banners = BannerRecord.records(step.banners, in: card.language)
    announcements = AnnouncementRecord.records(step.announcements, in: card.language)
    arrival = card.arrival.map { ArrivalRecord($0) }
    let types = card.platformTypes
    carplayType = types.carPlay.type.name
    androidAutoType = types.androidAuto.type.rawValue
    platforms = PlatformsRecord(card, types, units: guide.units)
    glyph = GlyphRecord(GlyphSpec(step, junctions: junctions), pictures: pictures.glyphs)
    junction = GlyphSpec(junctionOf: step).flatMap { spec in
      pictures.junctions[spec.name] == nil
        ? nil : GlyphRecord(spec, pictures: pictures.junctions)
    }
    fallbacks = step.fallbacks.isEmpty ? nil : step.fallbacks.map(FallbackRecord.init)
  }
}

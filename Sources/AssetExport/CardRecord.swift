import Glyphs
import Guidance
import Routes

/// A card as it is written.
struct CardRecord: Encodable {
  struct Engine: Encodable {
    var type: String
    var modifier: String?
    var instruction: String?
  }

  struct RoadRecord: Encodable {
    var name: String?
    var ref: String?
    var destinations: String?
    var exits: String?
    var rotaryName: String?
    var junctionName: String?
  }

  struct BannerRecord: Encodable {
    struct Text: Encodable {
      struct Component: Encodable {
        var type: String
        var text: String
        var abbreviation: String?
        var shield: String?
      }

      var text: String
      var components: [Component]

      init(_ text: Banner.Text) {
        self.text = text.text
        components = text.components.map {
          Component(
            type: $0.type, text: $0.text, abbreviation: $0.abbreviation, shield: $0.shield)
        }
      }
    }

    var meters: Double
    var primary: Text
    var secondary: Text?
    var sub: Text?

    static func records(_ banners: [Banner]) -> [BannerRecord]? {
      guard !banners.isEmpty else { return nil }
      return banners.map {
        BannerRecord(
          meters: $0.distance, primary: Text($0.primary), secondary: $0.secondary.map(Text.init),
          sub: $0.sub.map(Text.init))
      }
    }
  }

  struct AnnouncementRecord: Encodable {
    var meters: Double
    var text: String

    static func records(_ announcements: [Announcement]) -> [AnnouncementRecord]? {
      guard !announcements.isEmpty else { return nil }
      return announcements.map { AnnouncementRecord(meters: $0.distance, text: $0.text) }
    }
  }

  struct Remaining: Encodable {
    var destination: EstimateRecord
    var waypoint: EstimateRecord
  }

  /// The lanes as a second maneuver, which CarPlay shows as a picture alone.
  struct LaneCard: Encodable {
    var displayStyle = "symbolOnly"
    var instructionVariants: [String] = []
    var glyph: GlyphRecord
  }

  /// The way out of a roundabout, where the engine tells it in a step of its own.
  struct RoundaboutExitRecord: Encodable {
    var engine: Engine
    var meters: Double
    var seconds: Double
    var banners: [BannerRecord]?
    var announcements: [AnnouncementRecord]?

    init(_ exit: RoundaboutExit) {
      engine = Engine(
        type: exit.engineType, modifier: exit.engineModifier, instruction: exit.instruction)
      meters = exit.distance
      seconds = exit.duration
      banners = BannerRecord.records(exit.banners)
      announcements = AnnouncementRecord.records(exit.announcements)
    }
  }

  /// A part of an instruction.
  struct ComponentRecord: Encodable {
    var type: String
    var text: String
    var network: String?

    init(_ component: InstructionText.Component) {
      type = component.kind.rawValue
      text = component.text
      network = component.network
    }
  }

  struct FallbackRecord: Encodable {
    var place: String
    var words: String
    var replacement: String
  }

  var index: Int
  var route: Int
  var leg: Int
  var kind: String
  var engine: Engine
  var modifier: TurnDirection?
  var angle: Double?
  var exit: Int?
  var roundaboutExit: RoundaboutExitRecord?
  var drivingSide: DrivingSide
  var drivingSideSource: DrivingSideSource
  var instructionVariants: [String]
  /// The same in their parts.
  var attributedInstructionVariants: [[ComponentRecord]]
  var road: RoadRecord
  var mode: String?
  var distance: DistanceRecord
  var time: TimeRecord
  var approach: EstimateRecord
  var remaining: Remaining
  var lanes: [LaneRecord]?
  /// Which lanes to use in words, the longest first.
  var laneInstructionVariants: [String]?
  var laneCard: LaneCard?
  var displayStyle = "leadingSymbol"
  /// What the engine would show on the way, from `meters` before the maneuver on.
  var banners: [BannerRecord]?
  /// What the engine would say on the way, `meters` before the maneuver.
  var announcements: [AnnouncementRecord]?
  var carplayType: String
  var androidAutoType: String
  var glyph: GlyphRecord
  /// The picture of the junction, where one is drawn.
  var junction: GlyphRecord?
  var fallbacks: [FallbackRecord]?

  init(
    _ card: Card, guide: Guide, pictures: CardPictures, junctions: JunctionStyle
  ) {
    let step = card.step
    let maneuver = step.maneuver
    index = card.index
    route = card.route
    leg = card.leg
    kind = maneuver.kind.rawValue
    engine = Engine(
      type: maneuver.engineType, modifier: maneuver.engineModifier,
      instruction: maneuver.instruction)
    modifier = maneuver.direction
    angle = maneuver.roundaboutAngle
    exit = maneuver.exit
    roundaboutExit = step.roundaboutExit.map(RoundaboutExitRecord.init)
    drivingSide = step.drivingSide
    drivingSideSource = step.drivingSideSource
    instructionVariants = card.instructionVariants
    attributedInstructionVariants = card.instructions.map {
      $0.components.map(ComponentRecord.init)
    }
    road = RoadRecord(
      name: step.road.name, ref: step.road.ref, destinations: step.road.destinations,
      exits: step.road.exits, rotaryName: step.road.rotaryName,
      junctionName: step.road.junctionName)
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
    banners = BannerRecord.records(step.banners)
    announcements = AnnouncementRecord.records(step.announcements)
    carplayType = card.platformTypes.carPlay
    androidAutoType = card.platformTypes.androidAuto
    glyph = GlyphRecord(GlyphSpec(step, junctions: junctions), pictures: pictures.glyphs)
    junction = GlyphSpec(junctionOf: step).flatMap { spec in
      pictures.junctions[spec.name] == nil
        ? nil : GlyphRecord(spec, pictures: pictures.junctions)
    }
    let records = step.fallbacks.map {
      FallbackRecord(place: $0.place, words: $0.words, replacement: $0.replacement)
    }
    fallbacks = records.isEmpty ? nil : records
  }
}

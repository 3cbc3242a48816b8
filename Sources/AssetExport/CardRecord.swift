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
  }

  struct AnnouncementRecord: Encodable {
    var meters: Double
    var text: String
  }

  struct Remaining: Encodable {
    var waypoint: EstimateRecord
    var destination: EstimateRecord
  }

  /// The lanes as a second maneuver, which CarPlay shows as a picture alone.
  struct LaneCard: Encodable {
    var displayStyle = "symbolOnly"
    var instructionVariants: [String] = []
    var glyph: GlyphRecord
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
  var drivingSide: DrivingSide
  var drivingSideSource: DrivingSideSource
  var instructionVariants: [String]
  var road: RoadRecord
  var mode: String?
  var distance: DistanceRecord
  var time: TimeRecord
  var approach: EstimateRecord
  var remaining: Remaining
  var lanes: [LaneRecord]?
  var laneCard: LaneCard?
  var displayStyle = "leadingSymbol"
  /// What the engine would show on the way, from `meters` before the maneuver on.
  var banners: [BannerRecord]?
  /// What the engine would say on the way, `meters` before the maneuver.
  var announcements: [AnnouncementRecord]?
  var carplayType: String
  var androidAutoType: String
  var glyph: GlyphRecord
  var fallbacks: [FallbackRecord]?

  init(
    _ card: Card, guide: Guide, pictures: [String: [PictureRecord]], junctions: JunctionStyle
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
    drivingSide = step.drivingSide
    drivingSideSource = step.drivingSideSource
    instructionVariants = card.instructionVariants
    road = RoadRecord(
      name: step.road.name, ref: step.road.ref, destinations: step.road.destinations,
      exits: step.road.exits, rotaryName: step.road.rotaryName,
      junctionName: step.road.junctionName)
    mode = step.mode
    distance = DistanceRecord(card.estimate.distance, guide)
    time = TimeRecord(card.estimate.time, guide)
    approach = EstimateRecord(card.approach, guide)
    remaining = Remaining(
      waypoint: EstimateRecord(card.remainingToWaypoint, guide),
      destination: EstimateRecord(card.remainingToDestination, guide))
    lanes = step.lanes.isEmpty ? nil : step.lanes.map(LaneRecord.init)
    laneCard = GlyphSpec(lanesOf: step).map {
      LaneCard(glyph: GlyphRecord($0, pictures: pictures))
    }
    let banners = step.banners.map {
      BannerRecord(
        meters: $0.distance, primary: BannerRecord.Text($0.primary),
        secondary: $0.secondary.map(BannerRecord.Text.init),
        sub: $0.sub.map(BannerRecord.Text.init))
    }
    self.banners = banners.isEmpty ? nil : banners
    let announcements = step.announcements.map {
      AnnouncementRecord(meters: $0.distance, text: $0.text)
    }
    self.announcements = announcements.isEmpty ? nil : announcements
    carplayType = card.platformTypes.carPlay
    androidAutoType = card.platformTypes.androidAuto
    glyph = GlyphRecord(GlyphSpec(step, junctions: junctions), pictures: pictures)
    let records = step.fallbacks.map {
      FallbackRecord(place: $0.place, words: $0.words, replacement: $0.replacement)
    }
    fallbacks = records.isEmpty ? nil : records
  }
}

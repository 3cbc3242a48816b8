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
  var carplayType: String
  var androidAutoType: String
  var glyph: GlyphRecord
  var fallbacks: [FallbackRecord]?

  init(_ card: Card, guide: Guide, pictures: [String: [PictureRecord]]) {
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
    carplayType = card.platformTypes.carPlay
    androidAutoType = card.platformTypes.androidAuto
    glyph = GlyphRecord(GlyphSpec(step), pictures: pictures)
    let records = step.fallbacks.map {
      FallbackRecord(place: $0.place, words: $0.words, replacement: $0.replacement)
    }
    fallbacks = records.isEmpty ? nil : records
  }
}

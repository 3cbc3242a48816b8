import Glyphs
import Guidance
import Routes
import JSON

/// A step as `GMSNavigationStepInfo`; what a feed said of it stays as it came.
struct StepInfoWriter {
  private let step: Step
  private let number: Int
  private let approach: TravelEstimate
  private let instruction: String
  private let roads: (full: String, simple: String)

  init(_ card: Card, number: Int) {
    step = card.step
    self.number = step.stepInfo?.number ?? number
    approach = card.approach
    guard let info = step.stepInfo else {
      instruction = card.instructionVariants[0]
      let simple = step.road.name ?? step.road.ref
      let names = [card.exitLabel, card.roadVariants.first ?? simple, step.road.destinations]
      roads = (names.compactMap(\.self).joined(separator: " / "), simple ?? "")
      return
    }
    instruction = step.maneuver.instruction ?? ""
    roads = (info.fullRoadName ?? "", info.simpleRoadName ?? "")
  }

  /// The end of a leg that the engine has no step for.
  init(endOf leg: GuidedLeg, at card: Card, number: Int) {
    (step, self.number, approach) = (card.step, number, card.approach)
    instruction = leg.arrivalVariants[0]
    roads = (leg.destinationName ?? "", leg.destinationName ?? "")
  }

  /// The object on one line.
  var line: [UInt8] {
    JSON.encoding { write(PlatformTypes(step), .schematic, isFeed: true, to: &$0) }.line
  }

  /// Writes the members; those of a feed keep unknown words and all recommended arrows.
  func write(
    _ types: PlatformTypes, _ junctions: JunctionStyle, isFeed: Bool = false,
    to json: inout JSONWriter
  ) {
    let info = isFeed ? step.stepInfo : nil
    let strip = GlyphSpec(lanesOf: step)
    json.member("distanceFromPrevStepMeters", approach.distance.meters)
    json.member(
      "drivingSide", "GMSNavigationDrivingSide" + (step.drivingSide == .left ? "Left" : "Right"))
    json.member("exitNumber", step.road.exits)
    json.member("fullInstructionText", instruction)
    json.member("fullRoadName", roads.full)
    if let info {
      json.objects("lanes", info.lanes.nonEmpty) { arrows, json in
        json.objects("laneDirections", arrows) { arrow, json in
          let known = LaneArrow(arrow.direction, isRecommended: arrow.isRecommended)
          json.member("laneShape", arrow.unknownShape ?? known.google.name)
          json.member("recommended", arrow.isRecommended)
        }
      }
    } else {
      let arrows = LaneArrow.arrows(of: step.lanes)
      json.objects("lanes", arrows.nonEmpty, LaneArrow.writeGoogle)
    }
    json.member("lanesImage", info?.lanesImage ?? strip?.name)
    json.member("maneuver", info?.maneuver ?? types.google.name)
    json.member(
      "maneuverImage", info?.maneuverImage ?? GlyphSpec(step, junctions: junctions).name)
    json.member("maneuverValue", info == nil ? types.google.value : info?.maneuverValue)
    json.member(
      "roundaboutTurnNumber", info?.roundaboutTurnNumber ?? types.googleRoundaboutTurnNumber)
    json.member("simpleRoadName", roads.simple)
    json.member("stepNumber", number)
    json.member("timeFromPrevStepSeconds", approach.time.seconds)
  }
}

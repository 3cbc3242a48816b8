import Guidance
import Routes

/// What each platform's own interface takes for a card.
struct PlatformsRecord: Encodable {
  var androidAuto: AndroidAutoRecord
  var carPlay: CarPlayRecord
  var google: GoogleRecord

  init(_ card: borrowing Card, _ types: PlatformTypes, units: UnitSystem) {
    let arrows = card.laneGuidance?.arrows
    androidAuto = AndroidAutoRecord(card, types.androidAuto, arrows, units)
    carPlay = CarPlayRecord(card, types.carPlay)
    google = GoogleRecord(card, types, arrows)
  }
}

/// `Maneuver`, `Step` and `TravelEstimate` of `androidx.car.app`.
struct AndroidAutoRecord: Encodable {
  struct Maneuver: Encodable, Sendable {
    var roundaboutExitAngle: Int?
    var roundaboutExitNumber: Int?
    var type: String
    var typeValue: Int

    init(_ maneuver: AndroidAutoManeuver) {
      roundaboutExitAngle = maneuver.exitAngle
      roundaboutExitNumber = maneuver.exitNumber
      type = maneuver.type.rawValue
      typeValue = maneuver.type.value
    }
  }

  struct Step: Encodable {
    var cue: String
    var lanes: [Lane]?
    var road: String?
  }

  struct Lane: Encodable, Sendable {
    struct Direction: Encodable, Sendable {
      var isRecommended: Bool
      var shape: String
      var shapeValue: Int
    }

    var directions: [Direction]

    init(_ arrows: [LaneArrow]) {
      directions = arrows.map {
        Direction(
          isRecommended: $0.isRecommended, shape: $0.shape.androidAutoName,
          shapeValue: $0.shape.androidAutoValue)
      }
    }
  }

  var maneuver: Maneuver
  var step: Step
  /// To the maneuver, from the one before.
  var travelEstimate: AndroidAutoTravelEstimate

  init(
    _ card: borrowing Card, _ maneuver: AndroidAutoManeuver, _ arrows: [[LaneArrow]]?,
    _ units: UnitSystem
  ) {
    self.maneuver = Maneuver(maneuver)
    step = Step(
      cue: card.dashboardVariants[0], lanes: arrows?.map(Lane.init), road: card.roadVariants.first)
    travelEstimate = AndroidAutoTravelEstimate(card.approach, arrival: card.arrival, units: units)
  }
}

/// `TravelEstimate` of `androidx.car.app`.
struct AndroidAutoTravelEstimate: Encodable {
  struct Distance: Encodable {
    var displayDistance: Double
    var displayUnit: String
    var displayUnitValue: Int

    init(_ distance: AndroidAutoDistance) {
      displayDistance = distance.value
      displayUnit = distance.unit.name
      displayUnitValue = distance.unit.rawValue
    }
  }

  /// RFC 3339; the builder wants it, so that it is known with a departure only.
  var arrivalTimeAtDestination: String?
  var remainingDistance: Distance
  var remainingTimeSeconds: Int

  init(_ estimate: TravelEstimate, arrival: Arrival?, units: UnitSystem) {
    let distance = AndroidAutoDistance(estimate.distance, in: units)
    arrivalTimeAtDestination = arrival?.time.text
    remainingDistance = Distance(distance)
    remainingTimeSeconds = Int(estimate.time.seconds.rounded())
  }
}

/// `CPManeuver` and `CPLaneGuidance`.
struct CarPlayRecord: Encodable {
  struct LaneGuidance: Encodable {
    var instructionVariants: [String]
    var lanes: [Lane]
  }

  struct Lane: Encodable, Sendable {
    var angles: [Double]
    var highlightedAngle: Double?
    var status: String

    init(_ lane: CarPlayLane) {
      angles = lane.angles
      highlightedAngle = lane.highlightedAngle
      status = lane.status.rawValue
    }
  }

  /// Left out where they are all of the instructions, to which CarPlay falls back.
  var dashboardInstructionVariants: [String]?
  var highwayExitLabel: String?
  var junctionElementAngles: [Int]?
  var junctionExitAngle: Int?
  var junctionType: String
  var laneGuidance: LaneGuidance?
  var maneuverType: String
  var maneuverTypeValue: Int
  /// Left out where they are all of the instructions.
  var notificationInstructionVariants: [String]?
  var roadFollowingManeuverVariants: [String]?
  var trafficSide: DrivingSide

  init(_ card: borrowing Card, _ maneuver: CarPlayManeuver) {
    let all = card.instructionVariants.count
    dashboardInstructionVariants =
      card.dashboardVariants.count == all ? nil : card.dashboardVariants
    highwayExitLabel = card.exitLabel
    junctionElementAngles = maneuver.elementAngles.isEmpty ? nil : maneuver.elementAngles
    junctionExitAngle = maneuver.exitAngle
    junctionType = maneuver.junctionType.rawValue
    laneGuidance = card.laneGuidance.map { guidance in
      LaneGuidance(
        instructionVariants: guidance.instructionVariants,
        lanes: guidance.lanes.map { Lane(CarPlayLane($0)) })
    }
    maneuverType = maneuver.type.name
    maneuverTypeValue = maneuver.type.rawValue
    notificationInstructionVariants =
      card.notificationVariants.count == all ? nil : card.notificationVariants
    roadFollowingManeuverVariants = card.roadVariants.isEmpty ? nil : card.roadVariants
    trafficSide = maneuver.trafficSide
  }
}

/// `GMSNavigationStepInfo`, as far as it is known from the maneuver; in the form that routes are
/// read in.
struct GoogleRecord: Encodable {
  struct Lane: Encodable, Sendable {
    struct Direction: Encodable, Sendable {
      var laneShape: String
      var recommended: Bool
    }

    var laneDirections: [Direction]

    init(_ arrows: [LaneArrow]) {
      laneDirections = arrows.map {
        Direction(laneShape: $0.shape.googleName, recommended: $0.isRecommended)
      }
    }
  }

  var drivingSide: String
  var exitNumber: String?
  var lanes: [Lane]?
  var maneuver: String
  var maneuverValue: Int
  var roundaboutTurnNumber: Int

  /// The enumerator for a driving side.
  static func name(of side: DrivingSide) -> String {
    switch side {
    case .left: "GMSNavigationDrivingSideLeft"
    case .right: "GMSNavigationDrivingSideRight"
    }
  }

  init(_ card: borrowing Card, _ types: PlatformTypes, _ arrows: [[LaneArrow]]?) {
    drivingSide = Self.name(of: card.step.drivingSide)
    exitNumber = card.step.road.exits
    lanes = arrows?.map(Lane.init)
    maneuver = types.google.name
    maneuverValue = types.google.rawValue
    roundaboutTurnNumber = types.googleRoundaboutTurnNumber
  }
}

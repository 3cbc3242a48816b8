package import Glyphs
import Guidance
package import Routes
package import TextSafety

extension Card {
  /// The arguments of each platform's own interface.
  func platforms(_ types: PlatformTypes, _ units: UnitSystem) -> JSON {
    let arrows = laneGuidance?.arrows
    let step: JSON = [
      "cue": dashboardVariants[0], "lanes": arrows?.map(JSON.androidAutoLane),
      "road": roadVariants.first,
    ]
    let androidAuto: JSON = [
      "maneuver": types.androidAuto.json, "step": step,
      "travelEstimate": approach.androidAutoJSON(arrival: arrival, units: units),
    ]
    let google: JSON = [
      "drivingSide": self.step.drivingSide.googleName, "exitNumber": self.step.road.exits,
      "lanes": arrows?.map(JSON.googleLane), "maneuver": types.google.name,
      "maneuverValue": types.google.rawValue,
      "roundaboutTurnNumber": types.googleRoundaboutTurnNumber,
    ]
    return ["androidAuto": androidAuto, "carPlay": carPlay(types.carPlay), "google": google]
  }

  /// `CPManeuver` and `CPLaneGuidance`.
  ///
  /// Variants that equal the instructions are left out, since CarPlay falls back to those.
  private func carPlay(_ maneuver: CarPlayManeuver) -> JSON {
    let all = instructionVariants.count
    let guidance: JSON? = laneGuidance.map {
      ["instructionVariants": $0.instructionVariants, "lanes": $0.lanes.map(JSON.carPlayLane)]
    }
    let members: JSON = [
      "dashboardInstructionVariants": dashboardVariants.count == all ? nil : dashboardVariants,
      "highwayExitLabel": exitLabel,
      "laneGuidance": guidance,
      "notificationInstructionVariants":
        notificationVariants.count == all ? nil : notificationVariants,
      "roadFollowingManeuverVariants": roadVariants.nonEmpty,
      "trafficSide": maneuver.trafficSide.rawValue,
    ]
    return members.adding(maneuver.json)
  }
}

extension GlyphSpec {
  /// What each platform calls what the glyph shows, as far as the picture alone tells; `nil` for
  /// signs, markers and buttons.
  ///
  /// The card of a step tells more: a picture of a turn also serves for a fork, and for traffic on
  /// both sides.
  package var platforms: JSON? {
    switch self {
    case .maneuver(let kind, let side):
      return Self.platforms(Maneuver(kind: kind, engineType: ""), on: side)
    case .roundabout(let roundabout):
      let side = roundabout.circulation == .clockwise ? DrivingSide.left : .right
      return Self.platforms(Maneuver(roundabout), on: side)
    case .junction(let junction):
      let carPlay: JSON = [
        "junctionElementAngles": junction.others, "junctionExitAngle": junction.exit,
        "junctionType": CarPlayManeuver.JunctionType.intersection.rawValue,
      ]
      return ["carPlay": carPlay]
    case .lanes(let strip):
      let arrows = LaneArrow.arrows(of: strip.lanes)
      let androidAuto: JSON = ["lanes": arrows.map(JSON.androidAutoLane)]
      let carPlay: JSON = ["lanes": strip.lanes.map(JSON.carPlayLane)]
      let google: JSON = ["lanes": arrows.map(JSON.googleLane)]
      return ["androidAuto": androidAuto, "carPlay": carPlay, "google": google]
    case .furniture: return nil
    }
  }

  private static func platforms(_ maneuver: Maneuver, on side: DrivingSide) -> JSON {
    let types = PlatformTypes(
      Step(maneuver: maneuver, distance: 0, duration: 0, drivingSide: side))
    let number = types.googleRoundaboutTurnNumber
    let androidAuto: JSON = ["maneuver": types.androidAuto.json]
    let google: JSON = [
      "maneuver": types.google.name, "maneuverValue": types.google.rawValue,
      "roundaboutTurnNumber": number > 0 ? number : nil,
    ]
    return ["androidAuto": androidAuto, "carPlay": types.carPlay.json, "google": google]
  }
}

extension AndroidAutoManeuver {
  /// `Maneuver` of `androidx.car.app`.
  fileprivate var json: JSON {
    [
      "roundaboutExitAngle": exitAngle, "roundaboutExitNumber": exitNumber,
      "type": type.rawValue, "typeValue": type.value,
    ]
  }
}

extension CarPlayManeuver {
  /// What `CPManeuver` takes of the maneuver alone.
  fileprivate var json: JSON {
    [
      "junctionElementAngles": elementAngles.nonEmpty, "junctionExitAngle": exitAngle,
      "junctionType": junctionType.rawValue, "maneuverType": type.name,
      "maneuverTypeValue": type.rawValue,
    ]
  }
}

extension JSON {
  /// `Lane` of `androidx.car.app`.
  fileprivate static func androidAutoLane(_ arrows: [LaneArrow]) -> JSON {
    let directions: [JSON] = arrows.map {
      [
        "isRecommended": $0.isRecommended, "shape": $0.shape.androidAutoName,
        "shapeValue": $0.shape.androidAutoValue,
      ]
    }
    return ["directions": directions]
  }

  /// `CPLane`.
  fileprivate static func carPlayLane(_ lane: Lane) -> JSON {
    let lane = CarPlayLane(lane)
    return [
      "angles": lane.angles, "highlightedAngle": lane.highlightedAngle,
      "status": lane.status.rawValue,
    ]
  }

  /// A lane of `GMSNavigationStepInfo`, in the form in which feeds of it are read.
  fileprivate static func googleLane(_ arrows: [LaneArrow]) -> JSON {
    let directions: [JSON] = arrows.map {
      ["laneShape": $0.shape.googleName, "recommended": $0.isRecommended]
    }
    return ["laneDirections": directions]
  }
}

extension DrivingSide {
  fileprivate var googleName: String {
    switch self {
    case .left: "GMSNavigationDrivingSideLeft"
    case .right: "GMSNavigationDrivingSideRight"
    }
  }
}

extension Maneuver {
  /// What the driver does on the roundabout of a picture.
  package init(_ roundabout: Roundabout) {
    let isClockwise = roundabout.circulation == .clockwise
    let kind: ManeuverKind
    var angle: Double?
    switch roundabout.passage {
    case .enter: kind = isClockwise ? .roundaboutEnterCW : .roundaboutEnterCCW
    case .exit: kind = isClockwise ? .roundaboutExitCW : .roundaboutExitCCW
    case .through(360) where roundabout.exit == nil:
      kind = isClockwise ? .roundaboutUTurnCW : .roundaboutUTurnCCW
      angle = 360
    case .through(let degrees):
      kind = isClockwise ? .roundaboutNthExitCW : .roundaboutNthExitCCW
      angle = Double(degrees)
    case .toExit: kind = isClockwise ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    self.init(kind: kind, engineType: "")
    exit = roundabout.exit
    roundaboutAngle = angle
    otherExits = roundabout.otherExits.map(Double.init)
  }
}

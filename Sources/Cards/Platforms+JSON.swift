package import Glyphs
import Guidance
package import Routes
package import TextSafety

extension Card {
  func platforms(_ types: PlatformTypes, _ units: UnitSystem) -> JSON {
    let arrows = laneGuidance?.arrows
    let side = step.drivingSide == .left ? "Left" : "Right"
    return [
      "androidAuto": [
        "maneuver": types.androidAuto.json,
        "step": [
          "cue": dashboardVariants[0], "lanes": arrows?.map(JSON.androidAutoLane),
          "road": roadVariants.first,
        ] as JSON,
        "travelEstimate": approach.androidAutoJSON(arrival: arrival, units: units),
      ] as JSON,
      "carPlay": carPlay(types.carPlay),
      "google": [
        "drivingSide": "GMSNavigationDrivingSide\(side)",
        "exitNumber": step.road.exits, "lanes": arrows?.map(JSON.googleLane),
        "maneuver": types.google.name, "maneuverValue": types.google.value,
        "roundaboutTurnNumber": types.googleRoundaboutTurnNumber,
      ] as JSON,
    ]
  }

  /// `CPManeuver` and `CPLaneGuidance`; for omitted variants, CarPlay uses the instructions.
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
  /// The platforms' names of what the picture alone shows; nil for signs, markers and buttons.
  package var platforms: JSON? {
    switch self {
    case .maneuver(let kind, let side):
      return Self.platforms(Maneuver(kind: kind, engineType: ""), on: side)
    case .roundabout(let roundabout):
      let side = roundabout.circulation == .clockwise ? DrivingSide.left : .right
      return Self.platforms(Maneuver(roundabout), on: side)
    case .junction(let junction):
      return [
        "carPlay": [
          "junctionElementAngles": junction.others, "junctionExitAngle": junction.exit,
          "junctionType": "intersection",
        ] as JSON
      ]
    case .lanes(let strip):
      let arrows = LaneArrow.arrows(of: strip.lanes)
      return [
        "androidAuto": ["lanes": arrows.map(JSON.androidAutoLane)] as JSON,
        "carPlay": ["lanes": strip.lanes.map(JSON.carPlayLane)] as JSON,
        "google": ["lanes": arrows.map(JSON.googleLane)] as JSON,
      ]
    case .furniture: return nil
    }
  }

  private static func platforms(_ maneuver: Maneuver, on side: DrivingSide) -> JSON {
    let types = PlatformTypes(
      Step(maneuver: maneuver, distance: 0, duration: 0, drivingSide: side))
    let number = types.googleRoundaboutTurnNumber
    return [
      "androidAuto": ["maneuver": types.androidAuto.json] as JSON, "carPlay": types.carPlay.json,
      "google": [
        "maneuver": types.google.name, "maneuverValue": types.google.value,
        "roundaboutTurnNumber": number > 0 ? number : nil,
      ] as JSON,
    ]
  }
}

extension AndroidAutoManeuver {
  fileprivate var json: JSON {
    [
      "roundaboutExitAngle": exitAngle, "roundaboutExitNumber": exitNumber,
      "type": type.name, "typeValue": type.value,
    ]
  }
}

extension CarPlayManeuver {
  /// The arguments of `CPManeuver` that depend on the maneuver alone.
  fileprivate var json: JSON {
    [
      "junctionElementAngles": elementAngles.nonEmpty, "junctionExitAngle": exitAngle,
      "junctionType": junctionType, "maneuverType": type.name, "maneuverTypeValue": type.value,
    ]
  }
}

extension JSON {
  fileprivate static func androidAutoLane(_ arrows: [LaneArrow]) -> JSON {
    let directions: [JSON] = arrows.map { arrow in
      let shape = arrow.androidAuto
      return ["isRecommended": arrow.isRecommended, "shape": shape.name, "shapeValue": shape.value]
    }
    return ["directions": directions]
  }

  fileprivate static func carPlayLane(_ lane: Lane) -> JSON {
    let lane = CarPlayLane(lane)
    return [
      "angles": lane.angles, "highlightedAngle": lane.highlightedAngle, "status": lane.status,
    ]
  }

  /// A lane of `GMSNavigationStepInfo`, in the form that readers of its feeds expect.
  fileprivate static func googleLane(_ arrows: [LaneArrow]) -> JSON {
    let directions: [JSON] = arrows.map {
      ["laneShape": $0.google.name, "recommended": $0.isRecommended]
    }
    return ["laneDirections": directions]
  }
}

extension Maneuver {
  /// The maneuver that a picture of a roundabout shows.
  package init(_ roundabout: Roundabout) {
    let isClockwise = roundabout.circulation == .clockwise
    let kind: ManeuverKind
    switch roundabout.passage {
    case .enter: kind = isClockwise ? .roundaboutEnterCW : .roundaboutEnterCCW
    case .exit: kind = isClockwise ? .roundaboutExitCW : .roundaboutExitCCW
    case .through(360) where roundabout.exit == nil:
      kind = isClockwise ? .roundaboutUTurnCW : .roundaboutUTurnCCW
    case .through, .toExit: kind = isClockwise ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    }
    self.init(kind: kind, engineType: "")
    exit = roundabout.exit
    if case .through(let degrees) = roundabout.passage { roundaboutAngle = Double(degrees) }
    otherExits = roundabout.otherExits.map(Double.init)
  }
}

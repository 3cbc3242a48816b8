package import Glyphs
import Guidance
package import Routes
package import JSON

extension Card {
  func write(_ platforms: Set<CardMemberGroup>, to json: inout JSONWriter) {
    let (types, arrows) = (platformTypes, laneGuidance?.arrows)
    if platforms.contains(.androidAuto) {
      json.object("androidAuto") { json in
        json.object("maneuver") { types.androidAuto.write(to: &$0) }
        json.object("step") { json in
          json.member("cue", dashboardVariants[0])
          json.objects("lanes", arrows, LaneArrow.writeAndroidAuto)
          json.member("road", roadVariants.first)
        }
      }
    }
    if platforms.contains(.carPlay) {
      json.object("carPlay") { types.carPlay.write(self, to: &$0) }
    }
    if platforms.contains(.google) {
      json.object("google") { json in
        json.objects("lanes", arrows, LaneArrow.writeGoogle)
        types.writeGoogle(to: &json)
      }
    }
  }
}

extension GlyphSpec {
  /// The platforms' names of what the picture alone shows; nil for signs and custom icons.
  package var platforms: JSON? {
    switch self {
    case .maneuver(let kind, let side):
      return Self.platforms(Maneuver(kind: kind, engineType: ""), on: side)
    case .roundabout(let roundabout):
      let side = roundabout.circulation == .clockwise ? DrivingSide.left : .right
      return Self.platforms(Maneuver(roundabout), on: side)
    case .junction(let junction):
      if let fork = junction.fork {
        return Self.platforms(Maneuver(kind: fork, engineType: ""), on: .right)
      }
      return .encoding { json in
        json.object("carPlay") { json in
          json.member("junctionElementAngles", junction.others)
          json.member("junctionExitAngle", junction.exit)
          json.member("junctionType", "intersection")
        }
      }
    case .lanes(let strip):
      let arrows = LaneArrow.arrows(of: strip.lanes)
      return .encoding { json in
        json.object("androidAuto") { json in
          json.objects("lanes", arrows, LaneArrow.writeAndroidAuto)
        }
        json.object("carPlay") { json in
          json.objects("lanes", strip.lanes) { CarPlayLane($0).write(to: &$1) }
        }
        json.object("google") { $0.objects("lanes", arrows, LaneArrow.writeGoogle) }
      }
    case .furniture, .junctionView, .shield, .icon: return nil
    }
  }

  private static func platforms(_ maneuver: Maneuver, on side: DrivingSide) -> JSON {
    let types = PlatformTypes(
      Step(maneuver: maneuver, distance: 0, duration: 0, drivingSide: side))
    return .encoding { json in
      json.object("androidAuto") { json in
        json.object("maneuver") { types.androidAuto.write(to: &$0) }
      }
      json.object("carPlay") { types.carPlay.write(to: &$0) }
      json.object("google") { types.writeGoogle(to: &$0) }
    }
  }
}

extension PlatformTypes {
  /// Encodes the maneuver of `GMSNavigationStepInfo`, with the number of a roundabout's exit.
  fileprivate func writeGoogle(to json: inout JSONWriter) {
    json.member("maneuver", google.name)
    json.member("maneuverValue", google.value)
    let number = googleRoundaboutTurnNumber
    json.member("roundaboutTurnNumber", number > 0 ? number : nil)
  }
}

extension AndroidAutoManeuver {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("roundaboutExitAngle", exitAngle)
    json.member("roundaboutExitNumber", exitNumber)
    json.member("type", type.name)
    json.member("typeValue", type.value)
  }
}

extension CarPlayManeuver {
  /// Encodes the arguments of `CPManeuver`, and with a card those of `CPLaneGuidance`.
  ///
  /// For omitted variants, CarPlay uses the instructions.
  fileprivate func write(_ card: Card? = nil, to json: inout JSONWriter) {
    func shortened(_ variants: [String]?) -> [String]? {
      variants?.count == card?.instructionVariants.count ? nil : variants
    }
    json.member("dashboardInstructionVariants", shortened(card?.dashboardVariants))
    json.member("highwayExitLabel", card?.exitLabel)
    json.member("junctionElementAngles", elementAngles.nonEmpty)
    json.member("junctionExitAngle", exitAngle)
    json.member("junctionType", junctionType)
    if let guidance = card?.laneGuidance {
      json.object("laneGuidance") { json in
        json.objects("lanes", guidance.lanes) { CarPlayLane($0).write(to: &$1) }
      }
    }
    json.member("maneuverType", type.name)
    json.member("maneuverTypeValue", type.value)
    json.member("notificationInstructionVariants", shortened(card?.notificationVariants))
    json.member("roadFollowingManeuverVariants", card?.roadVariants.nonEmpty)
  }
}

extension LaneArrow {
  fileprivate static func writeAndroidAuto(_ arrows: [LaneArrow], to json: inout JSONWriter) {
    json.objects("directions", arrows) { arrow, json in
      let shape = arrow.androidAuto
      json.member("isRecommended", arrow.isRecommended)
      json.member("shape", shape.name)
      json.member("shapeValue", shape.value)
    }
  }

  /// Encodes a lane of `GMSNavigationStepInfo`, in the form that readers of its feeds expect.
  static func writeGoogle(_ arrows: [LaneArrow], to json: inout JSONWriter) {
    json.objects("laneDirections", arrows) { arrow, json in
      json.member("laneShape", arrow.google.name)
      json.member("recommended", arrow.isRecommended)
    }
  }
}

extension CarPlayLane {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("angles", angles)
    json.member("highlightedAngle", highlightedAngle)
    json.member("status", status)
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

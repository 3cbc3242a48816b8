import Guidance
import Routes

extension JSONText {
  /// Writes what each platform's own interface takes for a card, as its record is written.
  ///
  /// - Parameters:
  ///   - card: The card.
  ///   - types: Its maneuver as the platforms have it.
  ///   - key: What decides them, but for angles of junctions; nothing where it is not known.
  ///   - guide: The guide of its route.
  /// - Throws: `EncodingError` for a number that is not finite.
  mutating func platforms(
    of card: Card, _ types: PlatformTypes, _ key: Int?, _ guide: Guide
  ) throws {
    let arrows = card.laneGuidance?.arrows
    try androidAuto(of: card, types.androidAuto, arrows, key, guide.units)
    try carPlay(of: card, types.carPlay, key)
    try google(of: card, types, arrows, key)
    end(UInt8(ascii: "}"))
  }

  private mutating func androidAuto(
    of card: Card, _ maneuver: AndroidAutoManeuver, _ arrows: [[LaneArrow]]?,
    _ key: Int?, _ units: UnitSystem
  ) throws {
    func begin(_ json: inout JSONText) throws {
      json.name("platforms")
      json.begin(UInt8(ascii: "{"))
      json.name("androidAuto")
      json.begin(UInt8(ascii: "{"))
      try json.member("maneuver", AndroidAutoRecord.Maneuver(maneuver))
      json.name("step")
      json.begin(UInt8(ascii: "{"))
      json.name("cue")
    }
    if let key { try piece(.androidAuto, key, begin) } else { try begin(&self) }
    value(card.dashboardVariants[0])
    if let arrows { try member("lanes", arrows.map(AndroidAutoRecord.Lane.init)) }
    member("road", card.roadVariants.first)
    piece(.androidStepEnd) { json in
      json.end(UInt8(ascii: "}"))
      json.name("travelEstimate")
      json.begin(UInt8(ascii: "{"))
    }
    member("arrivalTimeAtDestination", card.arrival?.time.text)
    let distance = AndroidAutoDistance(card.approach.distance, in: units)
    // It has one decimal at most.
    let tenths = Int((distance.value * 10).rounded())
    try piece(.androidDistance, tenths << 4 | distance.unit.rawValue) { json in
      try json.member("remainingDistance", AndroidAutoTravelEstimate.Distance(distance))
      json.name("remainingTimeSeconds")
    }
    value(Int(card.approach.time.seconds.rounded()))
    piece(.androidEnd) { json in
      json.end(UInt8(ascii: "}"))
      json.end(UInt8(ascii: "}"))
      json.name("carPlay")
      json.begin(UInt8(ascii: "{"))
    }
  }

  private mutating func carPlay(
    of card: Card, _ maneuver: CarPlayManeuver, _ key: Int?
  ) throws {
    // Left out where they are all of the instructions, to which CarPlay falls back.
    let all = card.instructionVariants.count
    if card.dashboardVariants.count != all {
      name("dashboardInstructionVariants")
      value(card.dashboardVariants)
    }
    member("highwayExitLabel", card.exitLabel)
    if !maneuver.elementAngles.isEmpty {
      name("junctionElementAngles")
      array(maneuver.elementAngles) { json, angle in json.value(angle) }
    }
    member("junctionExitAngle", maneuver.exitAngle)
    let isRound = maneuver.junctionType == .roundabout
    piece(.junctionType, isRound ? 1 : 0) { json in
      json.member("junctionType", maneuver.junctionType.rawValue)
    }
    if let guidance = card.laneGuidance {
      try member(
        "laneGuidance",
        CarPlayRecord.LaneGuidance(
          instructionVariants: guidance.instructionVariants,
          lanes: guidance.lanes.map { CarPlayRecord.Lane(CarPlayLane($0)) }))
    }
    piece(.carPlayType, maneuver.type.rawValue) { json in
      json.member("maneuverType", maneuver.type.name)
      json.member("maneuverTypeValue", maneuver.type.rawValue)
    }
    if card.notificationVariants.count != all {
      name("notificationInstructionVariants")
      value(card.notificationVariants)
    }
    if !card.roadVariants.isEmpty {
      name("roadFollowingManeuverVariants")
      value(card.roadVariants)
    }
    piece(.carPlayEnd, maneuver.trafficSide == .left ? 1 : 0) { json in
      json.member("trafficSide", maneuver.trafficSide.rawValue)
      json.end(UInt8(ascii: "}"))
    }
  }

  private mutating func google(
    of card: Card, _ types: PlatformTypes, _ arrows: [[LaneArrow]]?, _ key: Int?
  ) throws {
    let side = card.step.drivingSide
    piece(.googleStart, side == .left ? 1 : 0) { json in
      json.name("google")
      json.begin(UInt8(ascii: "{"))
      json.member("drivingSide", GoogleRecord.name(of: side))
    }
    member("exitNumber", card.step.road.exits)
    if let arrows { try member("lanes", arrows.map(GoogleRecord.Lane.init)) }
    func end(_ json: inout JSONText) {
      json.member("maneuver", types.google.name)
      json.member("maneuverValue", types.google.rawValue)
      json.member("roundaboutTurnNumber", types.googleRoundaboutTurnNumber)
      json.end(UInt8(ascii: "}"))
    }
    if let key { piece(.google, key, end) } else { end(&self) }
  }
}

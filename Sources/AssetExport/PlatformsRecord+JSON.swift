extension PlatformsRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("androidAuto", androidAuto)
      try json.member("carPlay", carPlay)
      try json.member("google", google)
    }
  }
}

extension AndroidAutoRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("maneuver", maneuver)
      try json.member("step", step)
      try json.member("travelEstimate", travelEstimate)
    }
  }
}

extension AndroidAutoRecord.Maneuver: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("roundaboutExitAngle", roundaboutExitAngle)
      json.member("roundaboutExitNumber", roundaboutExitNumber)
      json.member("type", type)
      json.member("typeValue", typeValue)
    }
  }
}

extension AndroidAutoRecord.Step: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("cue", cue)
      try json.member("lanes", lanes)
      json.member("road", road)
    }
  }
}

extension AndroidAutoRecord.Lane: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in try json.member("directions", directions) }
  }
}

extension AndroidAutoRecord.Lane.Direction: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("isRecommended", isRecommended)
      json.member("shape", shape)
      json.member("shapeValue", shapeValue)
    }
  }
}

extension AndroidAutoTravelEstimate: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("arrivalTimeAtDestination", arrivalTimeAtDestination)
      try json.member("remainingDistance", remainingDistance)
      json.member("remainingTimeSeconds", remainingTimeSeconds)
    }
  }
}

extension AndroidAutoTravelEstimate.Distance: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("displayDistance", displayDistance)
      json.member("displayUnit", displayUnit)
      json.member("displayUnitValue", displayUnitValue)
    }
  }
}

extension CarPlayRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("dashboardInstructionVariants", dashboardInstructionVariants)
      json.member("highwayExitLabel", highwayExitLabel)
      try json.member("junctionElementAngles", rare: junctionElementAngles)
      json.member("junctionExitAngle", junctionExitAngle)
      json.member("junctionType", junctionType)
      try json.member("laneGuidance", laneGuidance)
      json.member("maneuverType", maneuverType)
      json.member("maneuverTypeValue", maneuverTypeValue)
      json.member("notificationInstructionVariants", notificationInstructionVariants)
      json.member("roadFollowingManeuverVariants", roadFollowingManeuverVariants)
      json.member("trafficSide", trafficSide.rawValue)
    }
  }
}

extension CarPlayRecord.LaneGuidance: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("instructionVariants", instructionVariants)
      try json.member("lanes", lanes)
    }
  }
}

extension CarPlayRecord.Lane: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.name("angles")
      try json.array(angles) { json, angle in try json.value(angle) }
      try json.member("highlightedAngle", highlightedAngle)
      json.member("status", status)
    }
  }
}

extension GoogleRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("drivingSide", drivingSide)
      json.member("exitNumber", exitNumber)
      try json.member("lanes", lanes)
      json.member("maneuver", maneuver)
      json.member("maneuverValue", maneuverValue)
      json.member("roundaboutTurnNumber", roundaboutTurnNumber)
    }
  }
}

extension GoogleRecord.Lane: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in try json.member("laneDirections", laneDirections) }
  }
}

extension GoogleRecord.Lane.Direction: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("laneShape", laneShape)
      json.member("recommended", recommended)
    }
  }
}

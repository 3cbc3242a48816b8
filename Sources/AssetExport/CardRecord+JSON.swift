extension CardRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("androidAutoType", androidAutoType)
      try json.member("angle", angle)
      try json.member("announcements", announcements)
      try json.member("approach", approach)
      try json.member("arrival", rare: arrival)
      json.name("attributedInstructionVariants")
      try json.array(attributedInstructionVariants) { json, parts in try json.value(parts) }
      try json.member("banners", banners)
      json.member("carplayType", carplayType)
      json.member("displayStyle", displayStyle)
      try json.member("distance", distance)
      json.member("drivingSide", drivingSide.rawValue)
      json.member("drivingSideSource", drivingSideSource.rawValue)
      try json.member("engine", engine)
      json.member("exit", exit)
      try json.member("fallbacks", rare: fallbacks)
      try json.member("glyph", glyph)
      json.member("index", index)
      json.member("instructionVariants", instructionVariants)
      try json.member("junction", junction)
      json.member("kind", kind)
      try json.member("laneCard", laneCard)
      json.member("laneInstructionVariants", laneInstructionVariants)
      try json.member("lanes", lanes)
      json.member("language", language)
      json.member("leg", leg)
      json.member("mode", mode)
      json.member("modifier", modifier?.rawValue)
      try json.member("platforms", platforms)
      try json.member("remaining", remaining)
      try json.member("road", road)
      try json.member("roundaboutExit", rare: roundaboutExit)
      json.member("route", route)
      try json.member("time", time)
    }
  }
}

extension CardRecord.Engine: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("instruction", instruction)
      json.member("modifier", modifier)
      json.member("note", note)
      json.member("type", type)
    }
  }
}

extension CardRecord.RoadRecord: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("destinations", destinations)
      json.member("exits", exits)
      json.member("junctionName", junctionName)
      json.member("name", name)
      json.member("ref", ref)
      json.member("rotaryName", rotaryName)
    }
  }
}

extension CardRecord.BannerRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("language", language)
      try json.member("meters", meters)
      try json.member("primary", primary)
      try json.member("secondary", secondary)
      try json.member("sub", sub)
    }
  }
}

extension CardRecord.BannerRecord.Text: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("components", components)
      json.member("text", text)
    }
  }
}

extension CardRecord.BannerRecord.Text.Component: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("abbreviation", abbreviation)
      json.member("shield", shield)
      json.member("text", text)
      json.member("type", type)
    }
  }
}

extension CardRecord.AnnouncementRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("language", language)
      try json.member("meters", meters)
      json.member("text", text)
    }
  }
}

extension CardRecord.Remaining: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("destination", destination)
      try json.member("waypoint", waypoint)
    }
  }
}

extension CardRecord.LaneCard: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      json.member("displayStyle", displayStyle)
      try json.member("glyph", glyph)
      json.member("instructionVariants", instructionVariants)
    }
  }
}

extension CardRecord.ComponentRecord: JSONRecord {
  func write(to json: inout JSONText) {
    json.object { json in
      json.member("network", network)
      json.member("text", text)
      json.member("type", type)
    }
  }
}

extension GlyphRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("files", rare: files)
      json.member("name", name)
    }
  }
}

extension LaneRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    json.object { json in
      json.member("access", access?.map(\.rawValue))
      json.member("directions", directions.map(\.rawValue))
      json.member("followed", followed?.rawValue)
      json.member("state", state.rawValue)
      json.member("usable", usable)
    }
  }
}

extension DistanceRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("meters", meters)
      json.member("text", text)
      json.member("unit", unit?.rawValue)
      try json.member("value", value)
    }
  }
}

extension TimeRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("seconds", seconds)
      json.member("text", text)
      json.member("unit", unit)
      json.member("value", value)
    }
  }
}

extension EstimateRecord: JSONRecord {
  func write(to json: inout JSONText) throws {
    try json.object { json in
      try json.member("distance", distance)
      try json.member("time", time)
    }
  }
}

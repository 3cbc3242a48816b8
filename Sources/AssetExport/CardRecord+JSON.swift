// Members stand in the order of their names. A test holds each of these against what the compiler
// makes of the record's `Encodable`, so that none is forgotten.

extension CardRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("androidAutoType", androidAutoType)
    text.member("angle", angle)
    text.member("announcements", announcements)
    text.member("approach", approach)
    text.name("attributedInstructionVariants")
    text.beginArray()
    for components in attributedInstructionVariants {
      text.next()
      text.write(components)
    }
    text.endArray()
    text.member("banners", banners)
    text.member("carplayType", carplayType)
    text.member("displayStyle", displayStyle)
    text.member("distance", distance)
    text.member("drivingSide", drivingSide.rawValue)
    text.member("drivingSideSource", drivingSideSource.rawValue)
    text.member("engine", engine)
    text.member("exit", exit)
    text.member("fallbacks", fallbacks)
    text.member("glyph", glyph)
    text.member("index", index)
    text.member("instructionVariants", instructionVariants)
    text.member("kind", kind)
    text.member("laneCard", laneCard)
    text.member("laneInstructionVariants", laneInstructionVariants)
    text.member("lanes", lanes)
    text.member("leg", leg)
    text.member("mode", mode)
    text.member("modifier", modifier?.rawValue)
    text.member("remaining", remaining)
    text.member("road", road)
    text.member("roundaboutExit", roundaboutExit)
    text.member("route", route)
    text.member("time", time)
    text.endObject()
  }
}

extension CardRecord.Engine: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("instruction", instruction)
    text.member("modifier", modifier)
    text.member("type", type)
    text.endObject()
  }
}

extension CardRecord.RoadRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("destinations", destinations)
    text.member("exits", exits)
    text.member("junctionName", junctionName)
    text.member("name", name)
    text.member("ref", ref)
    text.member("rotaryName", rotaryName)
    text.endObject()
  }
}

extension CardRecord.BannerRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("meters", meters)
    text.member("primary", primary)
    text.member("secondary", secondary)
    text.member("sub", sub)
    text.endObject()
  }
}

extension CardRecord.BannerRecord.Text: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("components", components)
    text.member("text", self.text)
    text.endObject()
  }
}

extension CardRecord.BannerRecord.Text.Component: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("abbreviation", abbreviation)
    text.member("shield", shield)
    text.member("text", self.text)
    text.member("type", type)
    text.endObject()
  }
}

extension CardRecord.AnnouncementRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("meters", meters)
    text.member("text", self.text)
    text.endObject()
  }
}

extension CardRecord.Remaining: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("destination", destination)
    text.member("waypoint", waypoint)
    text.endObject()
  }
}

extension CardRecord.LaneCard: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("displayStyle", displayStyle)
    text.member("glyph", glyph)
    text.member("instructionVariants", instructionVariants)
    text.endObject()
  }
}

extension CardRecord.RoundaboutExitRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("announcements", announcements)
    text.member("banners", banners)
    text.member("engine", engine)
    text.member("meters", meters)
    text.member("seconds", seconds)
    text.endObject()
  }
}

extension CardRecord.ComponentRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("network", network)
    text.member("text", self.text)
    text.member("type", type)
    text.endObject()
  }
}

extension CardRecord.FallbackRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("place", place)
    text.member("replacement", replacement)
    text.member("words", words)
    text.endObject()
  }
}

extension LaneRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("access", access?.map(\.rawValue))
    text.member("directions", directions.map(\.rawValue))
    text.member("followed", followed?.rawValue)
    text.member("state", state.rawValue)
    text.member("usable", usable)
    text.endObject()
  }
}

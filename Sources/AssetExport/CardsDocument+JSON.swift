extension GlyphRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("files", files)
    text.member("name", name)
    text.endObject()
  }
}

extension PictureRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("height", height)
    text.member("path", path)
    text.member("scale", scale)
    text.member("variant", variant)
    text.member("width", width)
    text.endObject()
  }
}

extension DistanceRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("meters", meters)
    text.member("text", self.text)
    text.member("unit", unit?.rawValue)
    text.member("value", value)
    text.endObject()
  }
}

extension TimeRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("seconds", seconds)
    text.member("text", self.text)
    text.member("unit", unit)
    text.member("value", value)
    text.endObject()
  }
}

extension EstimateRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("distance", distance)
    text.member("time", time)
    text.endObject()
  }
}

extension ArrivalRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("dayChange", dayChange)
    text.member("text", self.text)
    text.member("time", time)
    text.endObject()
  }
}

extension RouteRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("arrival", arrival)
    text.member("distance", distance)
    text.member("format", format)
    text.member("legs", legs)
    text.member("locale", locale)
    text.member("source", source)
    text.member("time", time)
    text.endObject()
  }
}

extension LegRecord: JSONWritable {
  func write(to text: inout JSONText) {
    text.beginObject()
    text.member("arrival", arrival)
    text.member("destinationName", destinationName)
    text.member("distance", distance)
    text.member("summary", summary)
    text.member("time", time)
    text.endObject()
  }
}

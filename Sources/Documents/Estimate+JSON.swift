package import Glyphs
package import Guidance
package import JSON
package import Routes

extension DistanceEstimate {
  func write(_ guide: Guide, to json: inout JSONWriter) {
    json.member("meters", meters.inThousandths)
    guard let rounded else { return }
    json.member("text", guide.text(rounded))
    json.member("unit", rounded.unit.rawValue)
    json.member("value", rounded.value)
  }
}

extension TimeEstimate {
  func write(_ guide: Guide, to json: inout JSONWriter) {
    json.member("seconds", seconds.inThousandths)
    guard let rounded else { return }
    json.member("text", guide.text(rounded))
    json.member("unit", "min")
    json.member("value", rounded.minutes)
  }
}

extension TravelEstimate {
  func write(_ guide: Guide, to json: inout JSONWriter) {
    json.object("distance") { distance.write(guide, to: &$0) }
    json.object("time") { time.write(guide, to: &$0) }
  }

  /// Encodes a `TravelEstimate` of `androidx.car.app`; its builder requires an arrival, so a
  /// departure.
  func writeAndroidAuto(arrival: Arrival?, units: UnitSystem, to json: inout JSONWriter) {
    let shown = AndroidAutoDistance(distance, in: units)
    json.member("arrivalTimeAtDestination", arrival?.time.text)
    json.object("remainingDistance") { json in
      json.member("displayDistance", shown.value)
      json.member("displayUnit", shown.unit.name)
      json.member("displayUnitValue", shown.unit.value)
    }
    json.member("remainingTimeSeconds", Int(time.seconds.rounded()))
  }
}

extension Arrival {
  /// The end of a leg adds the sentence (`hasPhrase`).
  func write(hasPhrase: Bool = false, to json: inout JSONWriter) {
    json.member("dayChange", dayChange)
    json.member("phrase", hasPhrase ? phrase : nil)
    json.member("text", text)
    json.member("time", time.text)
  }
}

extension RouteGeometry {
  func write(_ range: ClosedRange<Int>?, as style: GeometryStyle, to json: inout JSONWriter) {
    guard let range else { return }
    switch style {
    case .none: break
    case .polyline6: json.member("geometry", polyline6(of: range))
    case .geojson: json.object("geometry") { writeGeoJSON(range, to: &$0) }
    }
  }

  /// Writes the members of a LineString, or of a MultiLineString across the date line.
  func writeGeoJSON(_ range: ClosedRange<Int>, to json: inout JSONWriter) {
    let lines = lines(of: range).map { JSON.array($0.map(\.geoJSON)) }
    json.member("coordinates", lines.count == 1 ? lines[0] : .array(lines))
    json.member("type", lines.count == 1 ? "LineString" : "MultiLineString")
  }

  func writeBounds(_ range: ClosedRange<Int>?, to json: inout JSONWriter) {
    guard let range else { return }
    json.array("boundingBox") { json in
      for edge in bounds(of: range) { json.append(.number(edge)) }
    }
  }
}

extension Coordinate {
  /// A position of GeoJSON: longitude and latitude.
  var geoJSON: JSON { .array([.number(longitude), .number(latitude)]) }
}

extension JSONWriter {
  package mutating func place(_ name: String, _ place: Coordinate?, called title: String? = nil) {
    guard place != nil || title != nil else { return }
    object(name) { json in
      json.member("latitude", place?.latitude)
      json.member("longitude", place?.longitude)
      json.member("name", title)
    }
  }
}

extension GuidedRoute {
  /// The ends of a leg: those of its line, else the places of its first and last maneuver.
  func ends(of leg: Int) -> (origin: Coordinate?, destination: Coordinate?) {
    let steps = route.legs[leg].steps
    let line = geometry.legs[leg]
    let origin = line.map { geometry.points[$0.lowerBound] } ?? steps.first?.maneuver.location
    let end = line.map { geometry.points[$0.upperBound] } ?? steps.last?.maneuver.location
    func real(_ place: Coordinate?) -> Coordinate? {
      place.flatMap { $0.isOnEarth ? $0.wrapped : nil }
    }
    return (real(origin), real(end))
  }

  /// The name of the place where a leg begins.
  func originName(of leg: Int) -> String? {
    leg == 0 ? route.originName : legs[leg - 1].destinationName
  }
}

extension GuidedObject {
  /// Its glyph; `nil` for a speed limit that no sign can show.
  package var glyph: GlyphSpec? {
    if let vehicleLimit { return .furniture(.vehicleLimit(vehicleLimit)) }
    return object.kind == .speedLimit ? limit.flatMap { GlyphSpec($0) } : GlyphSpec(sign)
  }

  /// In meters; `nil` for a single place.
  var length: Double? {
    guard let start = object.start, let end = object.end else { return nil }
    return Self.rounded(end - start)
  }

  func write(to json: inout JSONWriter) {
    json.member("endMeters", object.end.map(Self.rounded))
    if !object.facts.isEmpty {
      json.object("facts") { json in
        for (fact, value) in object.facts.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
          value.write(as: fact.rawValue, to: &json)
        }
      }
    }
    json.member("glyph", glyph?.name)
    json.member("kind", object.kind.rawValue)
    json.member("leg", object.leg)
    json.member("lineRange", object.line.map { [$0.lowerBound, $0.upperBound] })
    json.place("location", object.location)
    json.member("meters", object.start.map(Self.rounded))
    if let limit { json.object("sign") { limit.write(to: &$0) } }
    json.member("source", object.source)
    json.member("words", words.isEmpty ? nil : words)
  }

  /// To a tenth of a meter.
  static func rounded(_ meters: Double) -> Double { (meters * 10).rounded() / 10 }
}

extension SpeedLimitSign {
  fileprivate func write(to json: inout JSONWriter) {
    json.member("form", form.rawValue)
    if value == nil { json.member("isUnlimited", true) }
    json.member("unit", value == nil ? nil : unit.rawValue)
    json.member("value", value)
  }
}

extension RouteObject.FactValue {
  fileprivate func write(as name: String, to json: inout JSONWriter) {
    switch self {
    case .text(let text): json.member(name, text)
    case .number(let number): json.member(name, number)
    case .flag(let flag): json.member(name, flag)
    case .list(let texts): json.member(name, texts)
    }
  }
}

extension Double {
  /// Without the noise of sums, to a millimeter or a millisecond.
  var inThousandths: Double { (self * 1000).rounded() / 1000 }
}

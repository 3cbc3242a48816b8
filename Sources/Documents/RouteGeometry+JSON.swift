import Guidance
package import JSON
package import Routes

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
    let lines = lines(of: range).map { JSON.array($0.map { $0.geoJSON }) }
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

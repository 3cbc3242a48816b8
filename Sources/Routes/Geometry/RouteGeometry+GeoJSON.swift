extension RouteGeometry {
  /// Some points as lines with longitudes of -180 to 180, cut where they cross the date line.
  ///
  /// As RFC 7946, section 3.1.9, asks; coordinates are rounded to 7 decimals, about a centimeter.
  package func lines(of range: ClosedRange<Int>) -> [[Coordinate]] {
    var lines: [[Coordinate]] = [[]]
    var last: Coordinate?
    for point in points[range] {
      let here = point.wrapped
      if let last, (here.longitude - last.longitude).magnitude > 180 {
        let edge = here.longitude < last.longitude ? 180.0 : -180
        let far = Coordinate(
          latitude: here.latitude, longitude: here.longitude + (edge < 0 ? -360 : 360))
        let way = far.longitude - last.longitude
        let cut = last.toward(far, share: way == 0 ? 0 : (edge - last.longitude) / way)
        lines[lines.count - 1].append(Coordinate(latitude: cut.latitude, longitude: edge).rounded)
        lines.append([Coordinate(latitude: cut.latitude, longitude: -edge).rounded])
      }
      lines[lines.count - 1].append(here.rounded)
      last = here
    }
    return lines
  }
}

extension Coordinate {
  /// The same place in 7 decimals of a degree.
  package var rounded: Coordinate {
    func rounded(_ degrees: Double) -> Double { (degrees * 1e7).rounded() / 1e7 + 0 }
    return Coordinate(latitude: rounded(latitude), longitude: rounded(longitude))
  }
}

extension Polyline {
  /// Reads a geometry of unknown precision.
  ///
  /// - Parameters:
  ///   - node: An encoded string, a GeoJSON line, or a list of places.
  ///   - start: The place where the line starts, if known.
  ///   - length: The length that the answer states, in meters.
  init(osrm node: JSONNode?, start: Coordinate?, length: Double) {
    guard let text = node?.string else {
      self.init(node)
      return
    }
    let coarse = Polyline(encoded: text, precision: 5)
    let fine = Polyline(encoded: text, precision: 6)
    func fault(_ line: Polyline) -> Double {
      guard let first = line.points.first else { return 0 }
      if line.points.contains(where: { $0.latitude.magnitude > 90 }) { return .infinity }
      // In degrees, or in meters.
      return start.map { place in
        (place.latitude - first.latitude).magnitude + (place.longitude - first.longitude).magnitude
      } ?? (line.length() - length).magnitude
    }
    self = fault(coarse) <= fault(fine) ? coarse : fine
  }
}

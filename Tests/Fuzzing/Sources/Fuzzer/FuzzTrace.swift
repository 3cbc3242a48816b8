import Routes

/// Reads what libFuzzer made up as a recording: GPX, GeoJSON or JSON Lines.
func fuzzTrace(_ bytes: [UInt8]) {
  guard let trace = value({ try Trace(bytes) }) else { return }
  // A trace may go on around the Earth, half a turn beyond the date line.
  for point in trace.points {
    precondition(
      abs(point.place.latitude) <= 90 && abs(point.place.longitude) <= 540, "no such place")
  }
}

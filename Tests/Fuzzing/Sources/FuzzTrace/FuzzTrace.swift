import Routes

/// Reads what libFuzzer made up as a recording: GPX, GeoJSON or JSON Lines.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  guard let trace = try? Trace(bytes) else { return 0 }
  // A trace may go on around the Earth, half a turn beyond the date line.
  for point in trace.points {
    precondition(
      abs(point.place.latitude) <= 90 && abs(point.place.longitude) <= 540, "no such place")
  }
  return 0
}

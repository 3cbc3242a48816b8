extension RouteGeometry {
  /// Some points in Google's encoding with six decimal places, as Valhalla and OSRM write it.
  public func polyline6(of range: ClosedRange<Int>) -> String {
    var bytes: [UInt8] = []
    var last = (latitude: 0, longitude: 0)
    for point in points[range] {
      // Places exist, so that the numbers are small.
      let next = (
        latitude: Int((point.latitude * 1e6).rounded()),
        longitude: Int((point.longitude * 1e6).rounded())
      )
      Self.append(next.latitude - last.latitude, to: &bytes)
      Self.append(next.longitude - last.longitude, to: &bytes)
      last = next
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends groups of five bits, the low ones first; the lowest bit is the sign.
  private static func append(_ number: Int, to bytes: inout [UInt8]) {
    var bits = number < 0 ? ~(number << 1) : number << 1
    while bits >= 32 {
      bytes.append(UInt8(bits & 31 | 32) + 63)
      bits >>= 5
    }
    bytes.append(UInt8(bits) + 63)
  }
}

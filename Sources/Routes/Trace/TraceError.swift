/// Why a trace cannot be used.
public enum TraceError: Error, Hashable {
  case empty
  case notUTF8
  /// The text is neither GPX nor JSON.
  case malformed(at: String, finding: String)
  /// The text is JSON or XML, but not a trace.
  case unknownForm
  case noPoints
  case noPlace(at: String)
  case noTime(at: String)
  /// A point is earlier than the point before.
  case backward(at: String)
  /// Some points have dates, others only seconds from a start.
  case mixedTimes(at: String)
  case badPlace(at: String, latitude: Double, longitude: Double)
}

extension TraceError: CustomStringConvertible {
  /// One line: the place, the fault and the remedy.
  public var description: String {
    switch self {
    case .empty: "the file is empty; record the trace again"
    case .notUTF8: "the file is not UTF-8; save it as UTF-8"
    case .malformed(let place, let finding): "\(place): \(finding); record the trace again"
    case .unknownForm: "not a trace; use GPX, GeoJSON, or JSON Lines with time and place"
    case .noPoints: "the trace has no points; record it again"
    case .noPlace(let place): "\(place): no latitude and longitude; remove the point"
    case .noTime(let place):
      "\(place): no time; write one such as 2026-05-04T08:30:00Z, or seconds from the start"
    case .backward(let place): "\(place): earlier than the point before; sort the points by time"
    case .mixedTimes(let place):
      "\(place): the time is not of the same kind as before; write dates everywhere, or seconds"
    case .badPlace(let place, let latitude, let longitude):
      "\(place): latitude \(latitude), longitude \(longitude) is off the Earth; "
        + "check the order of the coordinates"
    }
  }
}

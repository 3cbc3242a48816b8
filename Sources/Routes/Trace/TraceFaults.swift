package import Faults

extension Fault {
  package static let emptyTrace = Fault("the file is empty", remedy: "record the trace again")

  package static let notUTF8 = Fault("the file is not UTF-8", remedy: "save it as UTF-8")

  /// The text is JSON or XML, but not a trace.
  package static let unknownTrace = Fault(
    "not a trace", remedy: "use GPX, GeoJSON, or JSON Lines with time and place")

  package static let noPoints = Fault("the trace has no points", remedy: "record it again")

  package static func noPlace(at place: String) -> Fault {
    Fault(at: place, "no latitude and longitude", remedy: "remove the point")
  }

  package static func noTime(at place: String) -> Fault {
    Fault(
      at: place, "no time",
      remedy: "write one such as 2026-05-04T08:30:00Z, or seconds from the start")
  }

  /// A point is earlier than the point before.
  package static func backward(at place: String) -> Fault {
    Fault(at: place, "earlier than the point before", remedy: "sort the points by time")
  }

  /// Some points have dates, others only seconds from a start.
  package static func mixedTimes(at place: String) -> Fault {
    Fault(
      at: place, "the time is not of the same kind as before",
      remedy: "write dates everywhere, or seconds")
  }

  package static func badPlace(at place: String, latitude: Double, longitude: Double) -> Fault {
    Fault(
      at: place, "latitude \(latitude), longitude \(longitude) is off the Earth",
      remedy: "check the order of the coordinates")
  }
}

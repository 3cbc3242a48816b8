public import Faults
import JSON

/// A recorded drive.
public struct Trace: Hashable, Sendable {
  /// A recorded place.
  public struct Point: Hashable, Sendable {
    /// The time from the start of the trace, in milliseconds.
    public var milliseconds: Int
    /// The place.
    public var place: Coordinate
    /// The height above sea level, in meters; `nil` if unknown.
    public var altitude: Double?
    /// The heading, in degrees clockwise from north, 0 up to 360; `nil` if unknown.
    public var course: Double?
    /// The speed, in meters per second; `nil` if unknown.
    public var speed: Double?

    package init(
      milliseconds: Int, place: Coordinate, altitude: Double? = nil, course: Double? = nil,
      speed: Double? = nil
    ) {
      self.milliseconds = milliseconds
      self.place = place
      self.altitude = altitude
      self.course = course
      self.speed = speed
    }
  }

  /// One point or more, by strictly increasing time.
  public let points: [Point]
  /// The start, in milliseconds since 1970-01-01T00:00:00Z; `nil` if the times are only relative.
  public let start: Int?

  /// Reads GPX, GeoJSON or JSON Lines in UTF-8; throws `Fault` with the place of the fault.
  public init(_ bytes: [UInt8]) throws(Fault) {
    let bytes = JSONEncoding.utf8(bytes)
    guard let first = bytes.first(where: { $0 > 0x20 }) else { throw .emptyTrace }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    let records =
      first == UInt8(ascii: "<") ? try GPXReader.read(bytes) : try JSONTraceReader.read(bytes)
    try self.init(records)
  }

  init(_ records: [TraceRecord]) throws(Fault) {
    guard let first = records.first else { throw .noPoints }
    var points: [Point] = []
    points.reserveCapacity(records.count)
    for record in records {
      var point = record.point
      guard point.place.isOnEarth else { throw .badPlace(at: record.where, point.place) }
      guard record.isAbsolute == first.isAbsolute else {
        throw Fault(
          at: record.where, "the time is not of the same kind as before",
          remedy: "write dates everywhere, or seconds")
      }
      point.milliseconds -= first.point.milliseconds
      if let last = points.last {
        guard point.milliseconds >= last.milliseconds else {
          throw Fault(
            at: record.where, "earlier than the point before", remedy: "sort the points by time")
        }
        // Skip a repeated time.
        guard point.milliseconds > last.milliseconds else { continue }
      }
      point.course = point.course.map { course in
        let turned = course.truncatingRemainder(dividingBy: 360)
        return turned < 0 ? turned + 360 : turned
      }
      point.speed = point.speed.flatMap { $0 >= 0 ? $0 : nil }
      points.append(point)
    }
    self.points = points
    start = first.isAbsolute ? first.point.milliseconds : nil
  }
}

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

  package static func badPlace(at place: String, _ found: Coordinate) -> Fault {
    Fault(
      at: place, "latitude \(found.latitude), longitude \(found.longitude) is off the Earth",
      remedy: "check the order of the coordinates")
  }
}

struct TraceRecord {
  /// The place in the file, such as `line 3`.
  var `where`: String
  /// Whether its time counts from 1970 instead of some start.
  var isAbsolute = true
  var point: Trace.Point
}

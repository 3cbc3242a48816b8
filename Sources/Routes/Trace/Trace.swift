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

    /// Creates a place of a vehicle.
    public init(
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
    guard let first = bytes.first(where: { $0 > 0x20 }) else {
      throw Fault("the file is empty", remedy: "record the trace again")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else { throw .notUTF8 }
    let records =
      first == UInt8(ascii: "<") ? try GPXReader.read(bytes) : try JSONTraceReader.read(bytes)
    guard !records.isEmpty else { throw .noPoints }
    var reader = TraceReader()
    points = try reader.points(of: records)
    start = reader.start
  }
}

/// Reads positions as they arrive, one line of JSON Lines at a time.
public struct TraceReader: Sendable {
  private var first: TraceRecord?
  private var last = 0

  /// Begins with no position.
  public init() {}

  /// The time of the first position, in milliseconds since 1970-01-01T00:00:00Z; `nil` if unknown.
  public var start: Int? { first.flatMap { $0.isAbsolute ? $0.point.milliseconds : nil } }

  /// Reads an object of a position, or a GeoJSON feature, in UTF-8; `number` counts lines from 1.
  ///
  /// Returns no position for another event and for a repeated time. Throws `Fault` for a line that is none,
  /// and for a time before the last one.
  public mutating func points(ofLine line: [UInt8], number: Int) throws(Fault) -> [Trace.Point] {
    let root = try JSONDocument(line, named: "the position", line: number).root
    return try points(of: JSONTraceReader.records(in: root, root.place))
  }

  mutating func points(of records: [TraceRecord]) throws(Fault) -> [Trace.Point] {
    var points: [Trace.Point] = []
    points.reserveCapacity(records.count)
    for record in records {
      var point = record.point
      guard point.place.isOnEarth else { throw .badPlace(at: record.where, point.place) }
      let first = first ?? record
      guard record.isAbsolute == first.isAbsolute else {
        throw Fault(
          at: record.where, "the time is not of the same kind as before",
          remedy: "write dates everywhere, or seconds")
      }
      point.milliseconds -= first.point.milliseconds
      guard point.milliseconds >= last else {
        throw Fault(
          at: record.where, "earlier than the point before", remedy: "sort the points by time")
      }
      // Skip a repeated time.
      if self.first != nil, point.milliseconds == last { continue }
      (self.first, last) = (first, point.milliseconds)
      point.course = point.course.map { course in
        let turned = course.truncatingRemainder(dividingBy: 360)
        return turned < 0 ? turned + 360 : turned
      }
      point.speed = point.speed.flatMap { $0 >= 0 ? $0 : nil }
      points.append(point)
    }
    return points
  }
}

extension Fault {
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

struct TraceRecord: Sendable {
  /// The place in the file, such as `line 3`.
  var `where`: String
  /// Whether its time counts from 1970 instead of some start.
  var isAbsolute = true
  var point: Trace.Point
}

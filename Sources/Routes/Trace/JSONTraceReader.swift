import JSON
import Maneuvers
import Faults

/// Reads a trace from GeoJSON or JSON Lines.
///
/// A line has `time` (`timestamp`, `t`), `latitude`, `longitude`; optionally `altitude`, `course`,
/// `speed`. Events other than `location` are skipped, so that the output of a drive is a trace too;
/// the lines of `gpspipe -w` are one as well.
enum JSONTraceReader {
  static func read(_ bytes: [UInt8]) throws(Fault) -> [TraceRecord] {
    let values = try Fault.changing({ $0.remedy = "record the trace again" }) { () throws(Fault) in
      try JSONEncoding.values(of: bytes, named: "the trace")
    }
    if values.count > 1 { return try records(of: values.map { ($0, $0.place) }) }
    let records = try records(in: values[0], "line 1")
    if records.isEmpty, values[0]["type"] == nil { throw .unknownTrace }
    return records
  }

  /// The records of a list, of GeoJSON, or of one object; none for another event.
  static func records(in root: JSONNode, _ place: String) throws(Fault) -> [TraceRecord] {
    if root.isArray {
      return try records(of: root.elements.enumerated().map { ($1, "point \($0 + 1)") })
    }
    switch root.text("type") {
    case "FeatureCollection":
      let features = root.elements("features")
      return try features.indices.map { (index) throws(Fault) in
        try records(inFeature: features[index], "features[\(index)]")
      }.flatMap { $0 }
    case "Feature": return try records(inFeature: root, "feature")
    default: return try records(of: [(root, place)])
    }
  }

  private static func records(of nodes: [(JSONNode, String)]) throws(Fault) -> [TraceRecord] {
    var records: [TraceRecord] = []
    for (node, place) in nodes {
      guard node.isObject else { throw .unknownTrace }
      if let event = node.text("event"), event != "location" { continue }
      // A receiver under gpsd also reports satellites, and no place without a fix.
      if let kind = node.text("class"), kind != "TPV" || node.coordinate == nil { continue }
      // Use the recorded place, not the one matched to the route.
      guard let coordinate = (node["recorded"] ?? node).coordinate else {
        throw .noPlace(at: place)
      }
      records.append(try record(node, coordinate, place))
    }
    return records
  }

  private static func record(
    _ node: JSONNode?, _ coordinate: Coordinate, _ place: String, time: JSONNode? = nil,
    height: Double? = nil
  ) throws(Fault) -> TraceRecord {
    guard let found = moment(time ?? node.flatMap(Self.time)) else { throw .noTime(at: place) }
    return TraceRecord(
      where: place, isAbsolute: found.isAbsolute,
      point: Trace.Point(
        milliseconds: found.milliseconds, place: coordinate,
        altitude: ["altitude", "ele", "alt"].firstValue { node?.number($0) } ?? height,
        course: ["course", "bearing", "heading", "track"].firstValue { node?.number($0) },
        speed: node?.number("speed")))
  }

  /// A recorded time, since 1970 or from some start.
  struct Moment {
    var milliseconds: Int
    var isAbsolute: Bool
    /// That of the local clock from UTC, in seconds.
    var offset = 0
  }

  static func time(of node: JSONNode) -> JSONNode? {
    node["time"] ?? node["timestamp"] ?? node["t"]
  }

  /// Reads an RFC 3339 time, seconds from a start, below 1e9, or seconds or (1e11 up) milliseconds
  /// since 1970; nil for other values.
  static func moment(_ value: JSONNode?) -> Moment? {
    if let time = value?.string.flatMap({ CivilTime(rfc3339: $0, zone: 0) }) {
      return Moment(milliseconds: Int(time.milliseconds), isAbsolute: true, offset: time.offset)
    }
    guard let number = value?.number, number >= 0, number < 1e15 else { return nil }
    return number >= 1e11
      ? Moment(milliseconds: Int(number.rounded()), isAbsolute: true)
      : Moment(milliseconds: Int((number * 1000).rounded()), isAbsolute: number >= 1e9)
  }

  /// The records of a feature: a point with a time, or a line with a time for each of its points.
  private static func records(
    inFeature feature: JSONNode, _ name: String
  ) throws(Fault) -> [TraceRecord] {
    let facts = feature["properties"]
    let list = feature["geometry"]?["coordinates"]
    switch feature["geometry"]?.text("type") {
    case "Point":
      guard let coordinate = list?.coordinate else { throw .noPlace(at: name) }
      return [try record(facts, coordinate, name, height: list?.numbers[ifAny: 2])]
    case "LineString":
      let times =
        facts?["coordTimes"] ?? facts?["coordinateProperties"]?["times"] ?? facts?["times"]
      let clock = times?.elements ?? []
      let points = list?.elements ?? []
      return try points.indices.map { (index) throws(Fault) in
        let place = "\(name).geometry.coordinates[\(index)]"
        guard let coordinate = points[index].coordinate else { throw .noPlace(at: place) }
        guard let time = clock[ifAny: index] else { throw .noTime(at: place) }
        let height = points[index].numbers[ifAny: 2]
        return try record(nil, coordinate, place, time: time, height: height)
      }
    default: return []
    }
  }
}

import XMLReading
import Faults

/// Reads the track points of a GPX file, version 1.0 or 1.1; rejects a document type.
///
/// Course and speed are fields of version 1.0, or of an extension with these names.
struct GPXReader {
  private var records: [TraceRecord] = []
  private var names: [String] = []
  private var hasTime = false
  private var text = ""
  private var place = ""
  private var point: Trace.Point?

  /// Enough for about three weeks at a point per second.
  private static let limits = XMLLimits(bytes: 256 << 20, allowsDocumentType: false)
  /// The maximum length of the text of an element; ignores the rest.
  private static let textLimit = 200

  /// Reads a document in UTF-8, whatever encoding it declares.
  static func read(_ bytes: [UInt8]) throws(Fault) -> [TraceRecord] {
    var gpx = GPXReader()
    var reader = try XMLReader(bytes, encoding: .utf8, limits: limits)
    while let event = try reader.next() { try gpx.add(event) }
    return gpx.records
  }

  private mutating func add(_ event: XMLEvent) throws(Fault) {
    switch event {
    case .start(let tag): try start(tag)
    case .text(let more):
      if point != nil, text.utf8.count < Self.textLimit { text += more }
    case .end: try end()
    }
  }

  private mutating func start(_ tag: XMLTag) throws(Fault) {
    if names.isEmpty, tag.name != "gpx" { throw .unknownTrace }
    names.append(tag.name)
    text = ""
    guard tag.name == "trkpt" else { return }
    place = "line \(tag.line)"
    guard let latitude = tag[attribute: "lat"].flatMap(Self.number),
      let longitude = tag[attribute: "lon"].flatMap(Self.number)
    else { throw .noPlace(at: place) }
    hasTime = false
    point = Trace.Point(
      milliseconds: 0, place: Coordinate(latitude: latitude, longitude: longitude))
  }

  private mutating func end() throws(Fault) {
    guard let name = names.popLast(), let found = point else { return }
    let word = text.cleaned
    switch name {
    case "time":
      guard let time = CivilTime(rfc3339: word, zone: 0) else { throw .noTime(at: place) }
      point?.milliseconds = Int(time.milliseconds)
      hasTime = true
    case "ele": point?.altitude = Self.number(word)
    case "course", "bearing": point?.course = Self.number(word)
    case "speed": point?.speed = Self.number(word)
    case "trkpt":
      guard hasTime else { throw .noTime(at: place) }
      records.append(TraceRecord(where: place, point: found))
      point = nil
    default: break
    }
    text = ""
  }

  private static func number(_ word: String) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }
}

import Foundation
import FoundationXML

/// Reads the track points of a GPX file, version 1.0 or 1.1.
///
/// Course and speed are read where they stand as in version 1.0, or in an extension under these
/// names. A document type, which GPX does not have, is refused, and with it all entities.
final class GPXReader: NSObject, XMLParserDelegate {
  private var records: [TraceRecord] = []
  private var error: TraceError?
  private var isInPoint = false
  private var hasTime = false
  private var depth = 0
  private var text = ""
  private var point = TraceRecord(
    where: "", milliseconds: 0, isAbsolute: true, place: Coordinate(latitude: 0, longitude: 0))

  private static let depthLimit = 100
  /// No element that is read is longer.
  private static let textLimit = 200

  static func read(_ bytes: [UInt8]) throws(TraceError) -> [TraceRecord] {
    let reader = GPXReader()
    let data = Data(bytes)
    if let start = data.range(of: Data("<!DOCTYPE".utf8))?.lowerBound {
      let line = bytes[..<start].count { $0 == 0x0A } + 1
      throw .malformed(at: "line \(line)", finding: "a document type is not read")
    }
    let parser = XMLParser(data: Data(withoutInstructions(bytes)))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    let succeeded = parser.parse()
    if let error = reader.error { throw error }
    guard succeeded else {
      throw .malformed(at: "line \(max(1, parser.lineNumber))", finding: "not well-formed XML")
    }
    return reader.records
  }

  /// The document with spaces in place of what stands between `<?` and `?>`.
  ///
  /// Foundation's parser stops the program at a processing instruction without data; and a
  /// declared encoding no longer counts, since this is UTF-8.
  private static func withoutInstructions(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    var isInside = false
    var previous: UInt8 = 0
    for index in bytes.indices {
      let byte = bytes[index]
      if !isInside, previous == UInt8(ascii: "<"), byte == UInt8(ascii: "?") {
        isInside = true
        bytes[index - 1] = 0x20
      }
      if isInside, byte != 0x0A { bytes[index] = 0x20 }
      if isInside, previous == UInt8(ascii: "?"), byte == UInt8(ascii: ">") { isInside = false }
      previous = byte
    }
    return bytes
  }

  private func fail(_ error: TraceError, _ parser: XMLParser) {
    if self.error == nil { self.error = error }
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard error == nil else { return }
    if depth == 0, elementName != "gpx" { return fail(.unknownForm, parser) }
    depth += 1
    guard depth <= Self.depthLimit else {
      return fail(
        .malformed(at: "line \(parser.lineNumber)", finding: "elements are nested too deeply"),
        parser)
    }
    text = ""
    guard elementName == "trkpt" else { return }
    let place = "line \(parser.lineNumber)"
    guard let latitude = attributes["lat"].flatMap(Double.init),
      let longitude = attributes["lon"].flatMap(Double.init), latitude.isFinite, longitude.isFinite
    else { return fail(.noPlace(at: place), parser) }
    isInPoint = true
    hasTime = false
    point = TraceRecord(
      where: place, milliseconds: 0, isAbsolute: true,
      place: Coordinate(latitude: latitude, longitude: longitude))
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if isInPoint, text.utf8.count < Self.textLimit { text += string }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard error == nil else { return }
    depth -= 1
    guard isInPoint else { return }
    let word = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let number = Double(word).flatMap { $0.isFinite ? $0 : nil }
    switch elementName {
    case "time":
      guard let time = TraceTime.milliseconds(word) else {
        return fail(.noTime(at: point.where), parser)
      }
      point.milliseconds = time
      hasTime = true
    case "ele": point.altitude = number
    case "course", "bearing": point.course = number
    case "speed": point.speed = number
    case "trkpt":
      isInPoint = false
      guard hasTime else { return fail(.noTime(at: point.where), parser) }
      records.append(point)
    default: break
    }
    text = ""
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil {
      error = .malformed(
        at: "line \(max(1, parser.lineNumber))", finding: "not well-formed XML")
    }
  }
}

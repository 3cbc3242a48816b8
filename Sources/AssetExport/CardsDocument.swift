public import Foundation
import Glyphs
public import Guidance
import Paths
public import Routes

/// A file that was read, and its routes as they are shown.
public struct GuidedSource: Sendable {
  /// The name of the file.
  public var name: String
  /// The form of the answer.
  public var format: RouteFormat
  /// The routes.
  public var routes: [GuidedRoute]

  /// Makes a source.
  public init(name: String, format: RouteFormat, routes: [GuidedRoute]) {
    self.name = name
    self.format = format
    self.routes = routes
  }
}

/// The cards as they are written: `cards.json`.
public struct CardsDocument: Sendable {
  private let sources: [GuidedSource]
  private let guide: Guide
  /// Where the pictures of a glyph are; nothing if none are drawn.
  private let pictures: CardPictures
  private let generator: String
  private let junctions: JunctionStyle

  /// Makes the document without pictures.
  public init(sources: [GuidedSource], guide: Guide, generator: String) {
    self.init(sources: sources, guide: guide, generator: generator, pictures: [])
  }

  init(
    sources: [GuidedSource], guide: Guide, generator: String, pictures: [Manifest.File],
    junctions: JunctionStyle = .schematic
  ) {
    self.junctions = junctions
    self.sources = sources
    self.guide = guide
    self.generator = generator
    self.pictures = CardPictures(pictures)
  }

  /// The document as JSON in UTF-8: keys sorted, two spaces a level, a line end at the end.
  public func json() -> Data {
    var data = Data()
    var text = JSONText(isPretty: true)
    begin(&text)
    for route in routes { write(route.cards[...], of: route, to: &text) }
    end(&text)
    data.append(contentsOf: text.bytes)
    data.append(0x0A)
    return data
  }

  /// Writes the same piece by piece, so that it is never held as a whole.
  ///
  /// - Parameters:
  ///   - jobs: How many pieces are made at once; 1 or more.
  ///   - output: Receives the pieces, in order.
  /// - Throws: What `output` throws.
  public func write(jobs: Int, to output: (Data) throws -> Void) async throws {
    var text = JSONText(isPretty: true)
    begin(&text)
    try output(Data(text.take()))
    var running: [Task<[UInt8], Never>] = []
    var isFirst = true
    for route in routes {
      for start in stride(from: 0, to: route.cards.count, by: Self.pieceLength) {
        if running.count > jobs { try output(Data(await running.removeFirst().value)) }
        let cards = route.cards[start..<min(start + Self.pieceLength, route.cards.count)]
        let isFirstPiece = isFirst
        running.append(
          Task {
            var piece = JSONText(isPretty: true, depth: 2, isEmpty: isFirstPiece)
            write(cards, of: route, to: &piece)
            return piece.bytes
          })
        isFirst = false
      }
    }
    for piece in running { try output(Data(await piece.value)) }
    text.isEmpty = isFirst
    end(&text)
    try output(Data(text.take()) + [0x0A])
  }

  /// The document as bytes of one line, without its end.
  var compactBytes: [UInt8] {
    var text = JSONText(isPretty: false)
    begin(&text)
    for route in routes { write(route.cards[...], of: route, to: &text) }
    end(&text)
    return text.bytes
  }

  private static let pieceLength = 128

  private var routes: [GuidedRoute] { sources.flatMap(\.routes) }

  private func record(_ card: Card, of route: GuidedRoute) -> CardRecord {
    CardRecord(card, guide: route.guide, pictures: pictures, junctions: junctions)
  }

  /// Begins the object and its cards, the first of its members.
  private func begin(_ text: inout JSONText) {
    text.beginObject()
    text.name("cards")
    text.beginArray()
  }

  private func write(_ cards: ArraySlice<Card>, of route: GuidedRoute, to text: inout JSONText) {
    for card in cards {
      text.next()
      record(card, of: route).write(to: &text)
    }
  }

  /// Ends the cards and writes the other members.
  private func end(_ text: inout JSONText) {
    text.endArray()
    let content = head
    text.member("generator", content.generator)
    text.member("locale", content.locale)
    text.member("routes", content.routes)
    text.member("schema", content.schema)
    text.member("units", content.units)
    text.endObject()
  }

  /// All but the cards.
  private var head: Document {
    let records = sources.flatMap { source in
      source.routes.map { RouteRecord($0, source: source, guide: $0.guide) }
    }
    return Document(
      generator: generator, locale: (routes.first?.guide ?? guide).languageTag,
      units: guide.units.rawValue, routes: records, cards: [])
  }

  /// The whole document as a value, for tests of what is written.
  var content: some Encodable {
    var content = head
    content.cards = routes.flatMap { route in route.cards.map { record($0, of: route) } }
    return content
  }

  private struct Document: Encodable {
    var schema = "fingerpost/cards/1"
    var generator: String
    var locale: String
    var units: String
    var routes: [RouteRecord]
    var cards: [CardRecord]
  }
}

/// How JSON files are written.
enum JSON {
  static func encode(_ value: some Encodable) throws -> Data {
    Data(try JSONWriter.bytes(of: value, isPretty: true) + [0x0A])
  }
}

/// Where the pictures of glyphs are, by the glyphs' names.
struct CardPictures {
  /// The pictures of glyphs and lanes.
  let glyphs: [String: [PictureRecord]]
  /// The pictures of junctions beside the glyphs; empty where there are none.
  let junctions: [String: [PictureRecord]]

  init(_ files: [Manifest.File]) {
    func byName(_ files: [Manifest.File]) -> [String: [PictureRecord]] {
      Dictionary(grouping: files) { $0.glyph ?? "" }
        .mapValues { $0.compactMap(PictureRecord.init) }
    }
    let isJunction = { (file: Manifest.File) in file.path.hasPrefix(RouteExport.junctionFolder) }
    glyphs = byName(files.filter { !isJunction($0) })
    junctions = byName(files.filter(isJunction))
  }
}

struct PictureRecord: Encodable {
  var path: String
  var variant: String
  var scale: Double
  var width: Int
  var height: Int

  /// Nothing for files that are no pictures of one glyph.
  init?(_ file: Manifest.File) {
    guard file.glyph != nil, let variant = file.variant, let scale = file.scale,
      let pixels = file.pixels
    else { return nil }
    path = file.path
    self.variant = variant
    self.scale = scale
    width = pixels.width
    height = pixels.height
  }
}

struct GlyphRecord: Encodable {
  var name: String
  var files: [PictureRecord]?

  init(_ spec: GlyphSpec, pictures: [String: [PictureRecord]]) {
    name = spec.name
    files = pictures[name]
  }
}

// The fields of records that there are many of stand in the order in which they are written.

struct DistanceRecord: Encodable {
  var meters: Double
  var text: String?
  var unit: DistanceUnit?
  var value: Double?

  init(_ estimate: DistanceEstimate, _ guide: Guide) {
    meters = estimate.meters
    value = estimate.rounded?.value
    unit = estimate.rounded?.unit
    text = estimate.rounded.map { guide.text($0) }
  }
}

struct TimeRecord: Encodable {
  var seconds: Double
  var text: String?
  var unit: String?
  var value: Int?

  init(_ estimate: TimeEstimate, _ guide: Guide) {
    seconds = estimate.seconds
    value = estimate.rounded?.minutes
    unit = estimate.rounded.map { _ in "min" }
    text = estimate.rounded.map { guide.text($0) }
  }
}

struct EstimateRecord: Encodable {
  var distance: DistanceRecord
  var time: TimeRecord

  init(_ estimate: TravelEstimate, _ guide: Guide) {
    distance = DistanceRecord(estimate.distance, guide)
    time = TimeRecord(estimate.time, guide)
  }
}

struct ArrivalRecord: Encodable {
  /// RFC 3339.
  var time: String
  var dayChange: Int
  var text: String

  init(_ arrival: Arrival) {
    time = arrival.time.text
    dayChange = arrival.dayChange
    text = arrival.text
  }
}

struct RouteRecord: Encodable {
  var source: String
  var format: String
  /// The language of the route's cards.
  var locale: String
  var arrival: ArrivalRecord?
  var distance: DistanceRecord
  var time: TimeRecord
  var legs: [LegRecord]

  init(_ route: GuidedRoute, source: GuidedSource, guide: Guide) {
    self.source = source.name
    format = source.format.rawValue
    locale = guide.languageTag
    arrival = route.arrival.map(ArrivalRecord.init)
    distance = DistanceRecord(route.estimate.distance, guide)
    time = TimeRecord(route.estimate.time, guide)
    legs = route.legs.map { LegRecord($0, guide) }
  }
}

struct LegRecord: Encodable {
  var arrival: ArrivalRecord?
  var distance: DistanceRecord
  var time: TimeRecord
  var summary: String?
  var destinationName: String?

  init(_ leg: GuidedLeg, _ guide: Guide) {
    distance = DistanceRecord(leg.estimate.distance, guide)
    time = TimeRecord(leg.estimate.time, guide)
    summary = leg.summary
    destinationName = leg.destinationName
    arrival = leg.arrival.map(ArrivalRecord.init)
  }
}

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
  private let pictures: [String: [PictureRecord]]
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
    self.pictures = Dictionary(grouping: pictures) { $0.glyph ?? "" }.mapValues { files in
      files.compactMap(PictureRecord.init)
    }
  }

  /// The document as JSON in UTF-8: keys sorted, two spaces a level, a line end at the end.
  public func json() throws -> Data { try JSON.encode(content) }

  var content: some Encodable {
    let routes = sources.flatMap { source in
      source.routes.map { RouteRecord($0, source: source, guide: $0.guide) }
    }
    let cards = sources.flatMap(\.routes).flatMap { route in
      route.cards.map {
        CardRecord($0, guide: route.guide, pictures: pictures, junctions: junctions)
      }
    }
    let first = sources.lazy.flatMap(\.routes).first?.guide ?? guide
    return Document(
      generator: generator, locale: first.languageTag, units: guide.units.rawValue,
      routes: routes, cards: cards)
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

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
    self.pictures = Dictionary(grouping: pictures, by: \.glyph).mapValues { files in
      files.map(PictureRecord.init)
    }
  }

  /// The document as JSON in UTF-8: keys sorted, two spaces a level, a line end at the end.
  public func json() throws -> Data {
    let routes = sources.flatMap { source in
      source.routes.map { RouteRecord($0, source: source, guide: guide) }
    }
    let cards = sources.flatMap(\.routes).flatMap(\.cards).map { card in
      CardRecord(card, guide: guide, pictures: pictures, junctions: junctions)
    }
    let document = Document(
      generator: generator, locale: guide.languageTag, units: guide.units.rawValue,
      routes: routes, cards: cards)
    return try JSON.encode(document)
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
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + [0x0A]
  }
}

struct PictureRecord: Encodable {
  var path: String
  var variant: String
  var scale: Int
  var width: Int
  var height: Int

  init(_ file: Manifest.File) {
    path = file.path
    variant = file.variant
    scale = file.scale
    width = file.pixels.width
    height = file.pixels.height
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

struct DistanceRecord: Encodable {
  var meters: Double
  var value: Double?
  var unit: DistanceUnit?
  var text: String?

  init(_ estimate: DistanceEstimate, _ guide: Guide) {
    meters = estimate.meters
    value = estimate.rounded?.value
    unit = estimate.rounded?.unit
    text = estimate.rounded.map { guide.text($0) }
  }
}

struct TimeRecord: Encodable {
  var seconds: Double
  var value: Int?
  var unit: String?
  var text: String?

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

struct RouteRecord: Encodable {
  var source: String
  var format: String
  var distance: DistanceRecord
  var time: TimeRecord
  var legs: [LegRecord]

  init(_ route: GuidedRoute, source: GuidedSource, guide: Guide) {
    self.source = source.name
    format = source.format.rawValue
    distance = DistanceRecord(route.estimate.distance, guide)
    time = TimeRecord(route.estimate.time, guide)
    legs = route.legs.map { LegRecord($0, guide) }
  }
}

struct LegRecord: Encodable {
  var distance: DistanceRecord
  var time: TimeRecord
  var summary: String?
  var destinationName: String?

  init(_ leg: GuidedLeg, _ guide: Guide) {
    distance = DistanceRecord(leg.estimate.distance, guide)
    time = TimeRecord(leg.estimate.time, guide)
    summary = leg.summary
    destinationName = leg.destinationName
  }
}

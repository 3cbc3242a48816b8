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
  ///
  /// - Throws: `EncodingError` for a number that is not finite, which cards don't hold.
  public func json() throws -> Data {
    var json = JSONText(isPretty: true)
    try write(to: &json)
    return Data(json.bytes + [0x0A])
  }

  /// The document without line breaks.
  func line() throws -> [UInt8] {
    var json = JSONText(isPretty: false)
    try write(to: &json)
    return json.bytes
  }

  private func write(to json: inout JSONText) throws {
    let head = head
    let routes = routes
    let places = routes.indices.flatMap { route in
      (0..<routes[route].cardCount).map { (route: route, card: $0) }
    }
    try json.object { json in
      json.name("cards")
      try json.array(places) { json, place in
        let route = routes[place.route]
        let card = try route.cards.isEmpty ? route.makeCard(place.card) : route.cards[place.card]
        try json.value(record(card, of: route))
      }
      json.member("generator", head.generator)
      json.member("locale", head.locale)
      try json.member("routes", rare: head.routes)
      json.member("schema", head.schema)
      json.member("units", head.units)
    }
  }

  /// Writes the same piece by piece, so that it is never held as a whole.
  ///
  /// - Parameters:
  ///   - jobs: How many pieces are made at once; 1 or more.
  ///   - output: Receives the pieces, in order.
  /// - Throws: What `output` throws, and what `json` does.
  public func write(jobs: Int, to output: (Data) throws -> Void) async throws {
    let pieces = routes.flatMap { route in
      stride(from: 0, to: route.cardCount, by: Self.pieceLength).map { start in
        (route, start..<min(start + Self.pieceLength, route.cardCount))
      }
    }
    // What follows the cards, which are the first of the members.
    let rest = try JSONWriter.bytes(of: head, isPretty: true).dropFirst(2)
    guard !pieces.isEmpty else { return try output(json()) }
    var running: [Task<[UInt8], any Error>] = []
    var opening = Data("{\n  \"cards\" : [".utf8)
    func finishFirst() async throws {
      let piece = Data(try await running.removeFirst().value)
      // Nothing is written where the first cards cannot be made.
      if !opening.isEmpty { try output(opening) }
      opening = Data()
      try output(piece)
    }
    for (place, (route, range)) in pieces.enumerated() {
      if running.count > jobs { try await finishFirst() }
      running.append(Task { try bytes(of: range, in: route, isFirst: place == 0) })
    }
    while !running.isEmpty { try await finishFirst() }
    try output(Data("\n  ],\n".utf8) + rest + [0x0A])
  }

  private static let pieceLength = 64
  /// A card with few lanes and banners takes less.
  private static let usualCardBytes = 5000

  /// Cards as elements of an array at the second level, with commas between and, but for the first
  /// ones, before them.
  private func bytes(
    of range: Range<Int>, in route: GuidedRoute, isFirst: Bool
  ) throws -> [UInt8] {
    var json = JSONText(
      isPretty: true, depth: 2, isFresh: isFirst, capacity: range.count * Self.usualCardBytes)
    // One by one, so that each is still at hand when it is written.
    for number in range {
      json.next()
      let card = try route.cards.isEmpty ? route.makeCard(number) : route.cards[number]
      try json.value(record(card, of: route))
    }
    return json.bytes
  }

  private var routes: [GuidedRoute] { sources.flatMap(\.routes) }

  private func record(_ card: Card, of route: GuidedRoute) -> CardRecord {
    CardRecord(card, guide: route.guide, pictures: pictures, junctions: junctions)
  }

  /// All but the cards.
  private var head: Head {
    let records = sources.flatMap { source in
      source.routes.map { RouteRecord($0, source: source, pictures: pictures) }
    }
    return Head(
      generator: generator, locale: (routes.first?.guide ?? guide).languageTag, routes: records,
      units: guide.units.rawValue)
  }

  var content: some Encodable {
    Document(
      cards: routes.flatMap { route in route.cards.map { record($0, of: route) } }, head: head)
  }

  private struct Head: Encodable {
    var generator: String
    var locale: String
    var routes: [RouteRecord]
    var schema = "fingerpost/cards/1"
    var units: String
  }

  private struct Document: Encodable {
    var cards: [CardRecord]
    var head: Head

    private enum Key: String, CodingKey { case cards }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(cards, forKey: .cards)
      try head.encode(to: encoder)
    }
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

public import Foundation
import Glyphs
public import Guidance
import Paths
public import Routes
import Synchronization

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
    var pen = CardPen(isPretty: true)
    try write(with: &pen)
    var data = Data(pen.json.bytes)
    data.append(0x0A)
    return data
  }

  /// The document without line breaks.
  func line() throws -> [UInt8] {
    var pen = CardPen(isPretty: false)
    return [UInt8](try line(with: &pen))
  }

  /// The document without line breaks, which stays in the pen.
  func line(with pen: inout CardPen) throws -> ArraySlice<UInt8> {
    pen.json.restart(depth: 0, isFresh: true)
    try write(with: &pen)
    return pen.json.bytes
  }

  private func write(with pen: inout CardPen) throws {
    let head = head
    pen.json.begin(UInt8(ascii: "{"))
    pen.json.name("cards")
    pen.json.begin(UInt8(ascii: "["))
    for route in routes { try write(0..<route.cardCount, of: route, with: &pen) }
    pen.json.end(UInt8(ascii: "]"))
    pen.json.member("generator", head.generator)
    pen.json.member("locale", head.locale)
    try pen.json.member("routes", rare: head.routes)
    pen.json.member("schema", head.schema)
    pen.json.member("units", head.units)
    pen.json.member("unitsSource", head.unitsSource)
    pen.json.end(UInt8(ascii: "}"))
  }

  /// Writes cards as elements of an array that is open.
  private func write(
    _ range: Range<Int>, of route: GuidedRoute, with pen: inout CardPen
  ) throws {
    pen.speak(as: route.guide)
    // One by one, so that each is still at hand when it is written.
    for number in range {
      pen.json.next()
      let card = try route.cards.isEmpty ? route.makeCard(number) : route.cards[number]
      try pen.json.value(card, guide: route.guide, setting: setting)
    }
  }

  /// Writes the same piece by piece, so that it is never held as a whole.
  ///
  /// - Parameters:
  ///   - jobs: How many pieces are made at once; 1 or more.
  ///   - output: Receives the pieces, in order.
  /// - Throws: What `output` throws, and what `json` does.
  public func write(jobs: Int, to output: (ArraySlice<UInt8>) throws -> Void) async throws {
    let routes = routes
    let pieces = routes.indices.flatMap { route in
      stride(from: 0, to: routes[route].cardCount, by: Self.pieceLength).map { start in
        (route, start..<min(start + Self.pieceLength, routes[route].cardCount))
      }
    }
    guard !pieces.isEmpty else { return try output([UInt8](json())[...]) }
    // What follows the cards, which are the first of the members, is made beside them.
    let rest = Task { try JSONWriter.bytes(of: head, isPretty: true).dropFirst(2) }
    var running: [(task: Task<Void, any Error>, pen: SharedPen)] = []
    var idle: [SharedPen] = []
    var opening = Array("{\n  \"cards\" : [".utf8)
    func finishFirst() async throws {
      let (task, pen) = running.removeFirst()
      try await task.value
      // Nothing is written where the first cards cannot be made.
      if !opening.isEmpty { try output(opening[...]) }
      opening = []
      try pen.pen.withLock { try output($0.json.bytes) }
      idle.append(pen)
    }
    for (place, (route, range)) in pieces.enumerated() {
      if running.count > jobs { try await finishFirst() }
      let pen = idle.popLast() ?? SharedPen()
      let task = Task {
        try pen.pen.withLock { pen in
          pen.json.restart(depth: 2, isFresh: place == 0)
          try write(range, of: routes[route], with: &pen)
        }
      }
      running.append((task, pen))
    }
    while !running.isEmpty { try await finishFirst() }
    let end = try await Array("\n  ],\n".utf8) + rest.value + [0x0A]
    try output(end[...])
  }

  private static let pieceLength = 64

  private var routes: [GuidedRoute] { sources.flatMap(\.routes) }

  private var setting: CardSetting { CardSetting(pictures: pictures, junctions: junctions) }

  private func record(_ card: Card, of route: GuidedRoute) -> CardRecord {
    CardRecord(card, guide: route.guide, pictures: pictures, junctions: junctions)
  }

  /// All but the cards.
  private var head: Head {
    let records = sources.flatMap { source in
      source.routes.map { RouteRecord($0, source: source, pictures: pictures) }
    }
    let first = routes.first?.guide ?? guide
    return Head(
      generator: generator, locale: first.languageTag, routes: records,
      units: first.units.rawValue, unitsSource: first.unitsSource.rawValue)
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
    var unitsSource: String
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

/// A pen that goes from one task to the next.
private final class SharedPen: Sendable {
  let pen = Mutex(CardPen(isPretty: true))
}

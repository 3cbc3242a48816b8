import EmbeddedFiles
public import Glyphs
public import Guidance
import JSON
import Raster
import Routes

/// A document of cards: `cards.json`, or a line of JSON Lines.
public struct CardsDocument: Sendable {
  /// The version of the program, which stands in the files that it writes.
  package static let version = "0.4.0"
  /// The program's name and version.
  package static let generator = "fingerpost \(version)"

  private let sources: [GuidedSource]
  private let guide: Guide
  /// The program's name and version, such as `fingerpost 1.0.0`.
  private let generator: String
  package var pictures = CardPictures()
  package var junctions = JunctionStyle.schematic
  /// What the cards have beside their core.
  package var parts = CardMemberGroup.usual
  let shields: ShieldFinder

  /// Creates a document without pictures; without routes, `guide` gives its language and units.
  public init(
    sources: [GuidedSource], guide: Guide, generator: String, shields: ShieldFinder = .builtIn
  ) {
    self.sources = sources
    self.shields = shields
    self.guide = guide
    self.generator = generator
  }

  /// The file in UTF-8, with sorted keys, two spaces of indentation and a final line end.
  public var json: [UInt8] {
    Self.start + pieces.map(elements).joined(separator: Self.comma) + end
  }

  #if !hasFeature(Embedded)
    /// Passes the file to `output` in ordered pieces, so that memory never holds all of it.
    ///
    /// Encodes `jobs` pieces at once, 1 or more. Rethrows the errors of `output`.
    public func write<Failure: Error>(
      jobs: Int, to output: ([UInt8]) throws(Failure) -> Void
    ) async throws(Failure) {
      try output(Self.start)
      var isFirst = true
      try await OrderedTasks.run(pieces, jobs: jobs) {
        $0.map(elements)[0]
      } receive: { part throws(Failure) in
        if !isFirst { try output(Self.comma) }
        isFirst = false
        try output(part)
      }
      try output(end)
    }
  #endif

  private typealias Piece = (route: GuidedRoute, range: Range<Int>)

  private var pieces: [Piece] {
    sources.flatMap { $0.routes }.flatMap { route in
      stride(from: 0, to: route.cards.count, by: 64).map { start in
        (route, start..<min(start + 64, route.cards.count))
      }
    }
  }

  /// The cards as elements of an array at the depth of the document's members.
  private func elements(_ piece: Piece) -> [UInt8] {
    var json = JSONWriter(depth: 1)
    json.array { json in
      encode(piece) { json.append($0) }
    }
    return Array(json.bytes.dropFirst().dropLast("\n  ]".utf8.count))
  }

  /// The text before the cards, which are the first member.
  private static let start = Array("{\n  \"cards\" : [".utf8)
  private static let comma = Array(",".utf8)

  private var end: [UInt8] {
    var head = JSONWriter(depth: 0)
    head.object(writeHead)
    head.endLine()
    return Array((pieces.isEmpty ? "\n\n  ],\n" : "\n  ],\n").utf8) + head.bytes.dropFirst(2)
  }

  /// Encodes the members but the cards, in the order of their names.
  private func writeHead(to json: inout JSONWriter) {
    let first = sources.first { !$0.routes.isEmpty }?.routes[0].guide ?? guide
    json.member("generator", generator)
    json.member("locale", first.languageTag)
    json.array("routes") { json in
      for source in sources {
        for (route, choice) in zip(source.routes, source.routes.choices) {
          json.object { route.write(as: choice, of: source, parts, to: &$0) }
        }
      }
    }
    json.member("schema", "fingerpost/cards/2")
    if parts.contains(.templates) {
      json.objects("spokenDistances", first.spokenDistances) { distance, json in
        json.member("meters", distance.meters)
        json.member("text", distance.text)
      }
    }
    if let titles = first.previewTitles {
      json.object("tripPreview") { json in
        json.member("additionalRoutesButtonTitle", titles.moreRoutes)
        json.member("overviewButtonTitle", titles.overview)
        json.member("startButtonTitle", titles.start)
      }
    }
    json.member("units", first.units.rawValue)
    json.member("unitsSource", first.unitsSource.rawValue)
  }

  /// Passes on the cards of a piece.
  private func encode(_ piece: Piece, _ take: (JSON) -> Void) {
    for card in piece.route.cards[piece.range] {
      take(.encoding { card.write(piece.route.guide, in: self, to: &$0) })
    }
  }
}

// JSON Lines.
extension CardsDocument {
  /// Encodes the document as one line with its line end; the line begins with `id`, itself JSON.
  public func line(id: String) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.array("cards") { json in
        for route in sources.flatMap({ $0.routes }) {
          encode((route, 0..<route.cards.count)) { json.append($0) }
        }
      }
      writeHead(to: &json)
    }
    return Self.line(id: id, json)
  }

  /// The line in place of a document that cannot be made; `number` counts from 1, `id` is JSON.
  public static func errorLine(id: String, message: String, number: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.object("error") { json in
        json.member("code", 65)
        json.member("line", number)
        json.member("message", message)
      }
    }
    return line(id: id, json)
  }

  private static func line(id: String, _ json: JSONWriter) -> [UInt8] {
    Array("{\"id\":\(id),".utf8) + json.bytes.dropFirst() + [0x0A]
  }
}

/// The JSON Schemas (2020-12) of routes, cards and drives.
public enum CardsSchema {
  /// The file whose definitions other schemas share.
  package static var shared: [UInt8] { EmbeddedFiles.read("Documents/Schemas/cards.schema.json") }

  /// The schema of `CardsDocument`, as a file or as a line of JSON Lines.
  public static var cards: [UInt8] {
    JSONSchemaText.filled(
      shared,
      [
        "kinds": ManeuverKind.allCases.map { $0.rawValue },
        "objects": RouteObject.Kind.allCases.map { $0.rawValue },
      ])
  }
  /// The schema of an event of a drive.
  public static var drive: [UInt8] {
    // A speed limit has events of its own.
    let objects = RouteObject.Kind.allCases.filter { $0 != .speedLimit }
    return JSONSchemaText.filled(
      EmbeddedFiles.read("Documents/Schemas/drive.schema.json"),
      ["objects": objects.map { $0.rawValue }], sharing: shared)
  }
  /// The schema of a route in the turn-by-turn feed of the Google Navigation SDK.
  public static var route: [UInt8] { EmbeddedFiles.read("Documents/Schemas/route.schema.json") }
}

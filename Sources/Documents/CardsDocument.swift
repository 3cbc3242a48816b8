import EmbeddedFiles
public import SystemLibraries
public import Glyphs
public import Guidance
import JSON
import Raster
import Routes

/// A document of cards: `cards.json`, or a line of JSON Lines.
public struct CardsDocument: Sendable {
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
  public var json: Data {
    Self.start + Data(pieces.map(elements).joined(separator: Self.comma)) + end
  }

  /// Passes the file to `output` in ordered pieces, so that memory never holds all of it.
  ///
  /// Encodes `jobs` pieces at once, 1 or more. Rethrows the errors of `output`.
  public func write<Failure: Error>(
    jobs: Int, to output: (Data) throws(Failure) -> Void
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

  private typealias Piece = (route: GuidedRoute, range: Range<Int>)

  private var pieces: [Piece] {
    sources.flatMap(\.routes).flatMap { route in
      stride(from: 0, to: route.cards.count, by: 64).map { start in
        (route, start..<min(start + 64, route.cards.count))
      }
    }
  }

  /// The cards as elements of an array at the depth of the document's members.
  private func elements(_ piece: Piece) -> Data {
    var json = JSONWriter(depth: 1)
    json.array { json in
      encode(piece) { json.append($0) }
    }
    return Data(json.bytes.dropFirst().dropLast("\n  ]".utf8.count))
  }

  /// The text before the cards, which are the first member.
  private static let start = Data("{\n  \"cards\" : [".utf8)
  private static let comma = Data(",".utf8)

  private var end: Data {
    Data((pieces.isEmpty ? "\n\n  ],\n" : "\n  ],\n").utf8) + head.file.dropFirst(2)
  }

  private var head: JSON {
    let first = sources.first { !$0.routes.isEmpty }?.routes[0].guide ?? guide
    return [
      "generator": generator, "locale": first.languageTag,
      "routes": sources.flatMap { source in
        zip(source.routes, source.routes.choices).map { route, choice in
          JSON.encoding { route.write(as: choice, of: source, parts, to: &$0) }
        }
      },
      "schema": "fingerpost/cards/1",
      "spokenDistances": parts.contains(.templates)
        ? first.spokenDistances.map { ["meters": $0.meters, "text": $0.text] as JSON } : nil,
      "tripPreview": first.previewTitles.map { titles -> JSON in
        [
          "additionalRoutesButtonTitle": titles.moreRoutes, "overviewButtonTitle": titles.overview,
          "startButtonTitle": titles.start,
        ]
      },
      "units": first.units.rawValue, "unitsSource": first.unitsSource.rawValue,
    ]
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
  public func line(id: String) -> Data {
    var cards: [JSON] = []
    for route in sources.flatMap(\.routes) {
      encode((route, 0..<route.cards.count)) { cards.append($0) }
    }
    return Self.line(id: id, head.adding(["cards": cards]))
  }

  /// The line in place of a document that cannot be made; `number` counts from 1, `id` is JSON.
  public static func errorLine(id: String, message: String, number: Int) -> Data {
    let error: JSON = ["code": 65, "line": number, "message": message]
    return line(id: id, ["error": error])
  }

  private static func line(id: String, _ value: JSON) -> Data {
    Data("{\"id\":\(id),".utf8) + value.line.dropFirst() + [0x0A]
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
        "kinds": ManeuverKind.allCases.map(\.rawValue),
        "objects": RouteObject.Kind.allCases.map(\.rawValue),
      ])
  }
  /// The schema of an event of a drive.
  public static var drive: [UInt8] {
    // A speed limit has events of its own.
    let objects = RouteObject.Kind.allCases.filter { $0 != .speedLimit }
    return JSONSchemaText.filled(
      EmbeddedFiles.read("Documents/Schemas/drive.schema.json"),
      ["objects": objects.map(\.rawValue)], sharing: shared)
  }
  /// The schema of a route in the turn-by-turn feed of the Google Navigation SDK.
  public static var route: [UInt8] { EmbeddedFiles.read("Documents/Schemas/route.schema.json") }
}

public import Foundation
package import Glyphs
public import Guidance
import Raster
import TextSafety

/// A document of cards: `cards.json`, or a line of JSON Lines.
public struct CardsDocument: Sendable {
  private let sources: [GuidedSource]
  private let guide: Guide
  /// The program's name and version, such as `fingerpost 1.0.0`.
  private let generator: String
  package var pictures = CardPictures()
  package var junctions = JunctionStyle.schematic

  /// Creates a document without pictures; without routes, `guide` gives its language and units.
  public init(sources: [GuidedSource], guide: Guide, generator: String) {
    self.sources = sources
    self.guide = guide
    self.generator = generator
  }

  /// The file in UTF-8, with sorted keys, two spaces of indentation and a final line end.
  public var json: Data { Data(bytes) }

  /// Encodes the file without holding the JSON values of all cards at once.
  package var bytes: [UInt8] {
    let pieces = pieces
    return pieces.indices.reduce(into: Self.start) { $0 += bytes(of: pieces, at: $1) } + end
  }

  /// Passes the file to `output` in ordered pieces, so that memory never holds all of it.
  ///
  /// Encodes `jobs` pieces at once, 1 or more. Rethrows the errors of `output`.
  public func write(jobs: Int, to output: (Data) throws -> Void) async throws {
    let pieces = pieces
    try output(Data(Self.start))
    try await OrderedTasks.run(pieces, jobs: jobs) {
      Data(bytes(of: pieces, at: $0.startIndex))
    } receive: {
      try output($0)
    }
    try output(Data(end))
  }

  private typealias Piece = (route: GuidedRoute, range: Range<Int>)

  private var pieces: [Piece] {
    sources.flatMap(\.routes).flatMap { route in
      stride(from: 0, to: route.cards.count, by: 64).map { start in
        (route, start..<min(start + 64, route.cards.count))
      }
    }
  }

  private func bytes(of pieces: [Piece], at place: Int) -> [UInt8] {
    let (route, range) = pieces[place]
    var bytes: [UInt8] = []
    for index in range {
      bytes += (place == 0 && index == 0 ? "\n    " : ",\n    ").utf8
      route.cards[index].json(route.guide, pictures, junctions).append(to: &bytes, depth: 2)
    }
    return bytes
  }

  /// The text before the cards, which are the first member.
  private static let start = Array("{\n  \"cards\" : [".utf8)

  private var end: [UInt8] {
    Array((pieces.isEmpty ? "\n\n  ],\n" : "\n  ],\n").utf8) + head.file.dropFirst(2)
  }

  private var head: JSON {
    let first = sources.first { !$0.routes.isEmpty }?.routes[0].guide ?? guide
    return [
      "generator": generator, "locale": first.languageTag,
      "routes": sources.flatMap { source in source.routes.map { $0.json(of: source, pictures) } },
      "schema": "fingerpost/cards/1",
      "units": first.units.rawValue, "unitsSource": first.unitsSource.rawValue,
    ]
  }
}

// JSON Lines.
extension CardsDocument {
  /// Encodes the document as one line with its line end; the line begins with `id`, itself JSON.
  public func line(id: String) -> Data {
    let cards = sources.flatMap(\.routes).flatMap { route in
      route.cards.map { $0.json(route.guide, pictures, junctions) }
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

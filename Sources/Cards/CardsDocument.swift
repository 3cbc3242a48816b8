public import Foundation
package import Glyphs
public import Guidance
import Raster
import TextSafety

/// The file of cards: `cards.json`, or a line of JSON Lines.
public struct CardsDocument: Sendable {
  private let sources: [GuidedSource]
  private let guide: Guide
  /// The program that writes, such as `fingerpost 1.0.0`.
  private let generator: String
  /// The pictures of the glyphs.
  package var pictures = CardPictures()
  /// How turns are drawn.
  package var junctions = JunctionStyle.schematic

  /// Makes the document without pictures, in the language and units of `guide` if there is no route.
  public init(sources: [GuidedSource], guide: Guide, generator: String) {
    self.sources = sources
    self.guide = guide
    self.generator = generator
  }

  /// The file in UTF-8: keys sorted, two spaces a level, a line end at the end.
  public var json: Data { Data(bytes) }

  /// The file, made without holding the values of all cards at once.
  package var bytes: [UInt8] {
    let pieces = pieces
    return pieces.indices.reduce(into: Self.start) { $0 += bytes(of: pieces, at: $1) } + end
  }

  /// Writes the file piece by piece, so that it is never held as a whole.
  ///
  /// - Parameters:
  ///   - jobs: How many pieces are encoded at once; 1 or more.
  ///   - output: Receives the pieces, in order.
  /// - Throws: The error of `output`.
  public func write(jobs: Int, to output: (Data) throws -> Void) async throws {
    let pieces = pieces
    try output(Data(Self.start))
    try await OrderedTasks.run(pieces.count, jobs: jobs) { place in
      Data(bytes(of: pieces, at: place))
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

  /// What comes before the cards, which are the first member.
  private static let start = Array("{\n  \"cards\" : [".utf8)

  /// The members after the cards.
  private var end: [UInt8] {
    Array((pieces.isEmpty ? "\n\n  ],\n" : "\n  ],\n").utf8) + head.file.dropFirst(2)
  }

  /// All members but the cards.
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
  /// The document as one line of UTF-8 that begins with an `id`, itself JSON, with its line end.
  public func line(id: String) -> Data {
    let cards = sources.flatMap(\.routes).flatMap { route in
      route.cards.map { $0.json(route.guide, pictures, junctions) }
    }
    return Self.line(id: id, head.adding(["cards": cards]))
  }

  /// The line in place of a document that cannot be made, with its number from 1; the `id` is JSON.
  public static func errorLine(id: String, message: String, number: Int) -> Data {
    let error: JSON = ["code": 65, "line": number, "message": message]
    return line(id: id, ["error": error])
  }

  private static func line(id: String, _ value: JSON) -> Data {
    Data("{\"id\":\(id),".utf8) + value.line.dropFirst() + [0x0A]
  }
}

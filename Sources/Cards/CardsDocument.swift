public import Foundation
package import Glyphs
public import Guidance
import Raster
import TextSafety

/// The file of cards: `cards.json`, or a line of JSON Lines.
public struct CardsDocument: Sendable {
  private let sources: [GuidedSource]
  private let guide: Guide
  private let pictures: CardPictures
  private let generator: String
  private let junctions: JunctionStyle

  /// Makes the document without pictures.
  ///
  /// - Parameters:
  ///   - sources: The routes.
  ///   - guide: Gives the language and units of a document without routes.
  ///   - generator: The program that writes, such as `fingerpost 1.0.0`.
  public init(sources: [GuidedSource], guide: Guide, generator: String) {
    self.init(sources: sources, guide: guide, generator: generator, pictures: CardPictures())
  }

  /// Makes the document.
  ///
  /// - Parameters:
  ///   - sources: The routes.
  ///   - guide: Gives the language and units of a document without routes.
  ///   - generator: The program that writes, such as `fingerpost 1.0.0`.
  ///   - pictures: The pictures of the glyphs.
  ///   - junctions: How turns are drawn.
  package init(
    sources: [GuidedSource], guide: Guide, generator: String, pictures: CardPictures,
    junctions: JunctionStyle = .schematic
  ) {
    self.sources = sources
    self.guide = guide
    self.generator = generator
    self.pictures = pictures
    self.junctions = junctions
  }

  /// The file in UTF-8: keys sorted, two spaces a level, a line end at the end.
  public var json: Data { Data(bytes) }

  /// The file, made without holding the values of all cards at once.
  package var bytes: [UInt8] {
    let pieces = pieces
    guard !pieces.isEmpty else { return value.file }
    var bytes = Self.start
    for place in pieces.indices { bytes += self.bytes(of: pieces, at: place) }
    return bytes + end
  }

  /// Writes the file piece by piece, so that it is never held as a whole.
  ///
  /// - Parameters:
  ///   - jobs: How many pieces are encoded at once; 1 or more.
  ///   - output: Receives the pieces, in order.
  /// - Throws: The error of `output`.
  public func write(jobs: Int, to output: (Data) throws -> Void) async throws {
    let pieces = pieces
    guard !pieces.isEmpty else { return try output(json) }
    try output(Data(Self.start))
    try await OrderedTasks.run(pieces.count, jobs: jobs) { place in
      Data(bytes(of: pieces, at: place))
    } receive: {
      try output($0)
    }
    try output(Data(end))
  }

  /// Some cards of a route.
  private typealias Piece = (route: GuidedRoute, range: Range<Int>)

  private var pieces: [Piece] {
    sources.flatMap(\.routes).flatMap { route in
      stride(from: 0, to: route.cards.count, by: Self.pieceLength).map { start in
        (route, start..<min(start + Self.pieceLength, route.cards.count))
      }
    }
  }

  private func bytes(of pieces: [Piece], at place: Int) -> [UInt8] {
    let piece = pieces[place]
    var bytes: [UInt8] = []
    for index in piece.range {
      bytes += (place == 0 && index == 0 ? "\n    " : ",\n    ").utf8
      bytes += json(of: piece.route.cards[index], piece.route).lines(depth: 2)
    }
    return bytes
  }

  /// What comes before the cards, which are the first member.
  private static let start = Array("{\n  \"cards\" : [".utf8)

  /// The members after the cards.
  private var end: [UInt8] { Array("\n  ],\n".utf8) + head.file.dropFirst(2) }

  private static let pieceLength = 64

  private func json(of card: Card, _ route: GuidedRoute) -> JSON {
    card.json(route.guide, pictures, junctions)
  }

  private var value: JSON {
    let cards = sources.flatMap(\.routes).flatMap { route in
      route.cards.map { json(of: $0, route) }
    }
    let first: JSON = ["cards": cards]
    return first.adding(head)
  }

  /// All members but the cards.
  private var head: JSON {
    let first = sources.first { !$0.routes.isEmpty }?.routes[0].guide ?? guide
    return [
      "generator": generator,
      "locale": first.languageTag,
      "routes": sources.flatMap { source in source.routes.map { $0.json(of: source, pictures) } },
      "schema": "fingerpost/cards/1",
      "units": first.units.rawValue,
      "unitsSource": first.unitsSource.rawValue,
    ]
  }
}

// JSON Lines.
extension CardsDocument {
  /// The document as one line of JSON that begins with an `id`, with its line end.
  ///
  /// - Parameter id: JSON.
  /// - Returns: UTF-8.
  public func line(id: String) -> Data { Self.line(id: id, value) }

  /// The line in place of a document that cannot be made.
  ///
  /// - Parameters:
  ///   - id: JSON.
  ///   - message: What is wrong.
  ///   - number: The number of the line, from 1.
  /// - Returns: UTF-8.
  public static func errorLine(id: String, message: String, number: Int) -> Data {
    let error: JSON = ["code": 65, "line": number, "message": message]
    return line(id: id, ["error": error])
  }

  private static func line(id: String, _ value: JSON) -> Data {
    Data("{\"id\":\(id),".utf8) + value.line.dropFirst() + [0x0A]
  }
}

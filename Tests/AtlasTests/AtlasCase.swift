import Faults
import Foundation
import Guidance
import JSON
import Routes
import TestSupport
import Testing

/// A case of `Examples/atlas`: an engine's response, and what is right to say of one maneuver in it.
///
/// `check.py` validates the cases, so this reads them as they are.
struct AtlasCase: Sendable {
  let id: String
  let engine: String
  let format: Engine?
  let meaning: String
  let drivingSide: DrivingSide
  let response: JSONNode
  /// The place of the maneuver in the engine's list of all legs, from 0.
  let step: Int
  let expected: JSONNode

  static let folder = Corpus.package.appending(path: "Examples/atlas")

  /// The cases of all engines, in the order of the atlas; none if they cannot be read.
  static let all: [AtlasCase] = (try? read()) ?? []

  /// The engines that have cases.
  static let engines = all.reduce(into: [String]()) { names, one in
    if names.last != one.engine { names.append(one.engine) }
  }

  /// Our English card of each case, or why the response has none.
  static let cards = Dictionary(
    uniqueKeysWithValues: all.map { one in (one.id, Result { try one.card() }) })

  private static func read() throws -> [AtlasCase] {
    let head = try JSONNode(text: Data(contentsOf: folder.appending(path: "atlas.json")))
    return try #require(head["engines"]).elements.flatMap { engine in
      let name = try #require(engine["name"]?.string)
      let format = Engine(named: try #require(engine["format"]?.string))
      let file = folder.appending(path: "cases/\(name).jsonl")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
        try AtlasCase(JSONNode(text: line.utf8), engine: name, format: format)
      }
    }
  }

  init(_ node: JSONNode, engine: String, format: Engine?) throws {
    id = try #require(node["id"]?.string)
    (self.engine, self.format) = (engine, format)
    meaning = try #require(node["meaning"]?.string)
    drivingSide = try #require(node["drivingSide"]?.string.flatMap(DrivingSide.init(rawValue:)))
    response = try #require(node["response"])
    step = Int(try #require(node["step"]?.number))
    expected = try #require(node["expected"])
  }

  /// Our English card of the maneuver.
  ///
  /// The reader gets the side of traffic only where the response does not state it. A step that joins
  /// the one before has its card, and one past the engine's last is the arrival that we add.
  func card() throws -> Card {
    let bytes = response.source.utf8
    var reader = RouteReader(format: format)
    var route = try reader.read(bytes).routes[0]
    let isStated = route.legs.contains { leg in
      leg.steps.contains { [.stated, .route].contains($0.drivingSideSource) }
    }
    if !isStated {
      reader.drivingSide = drivingSide
      route = try reader.read(bytes).routes[0]
    }
    var guide = Guide(units: .metric, locale: try LocaleTag("en"))
    guide.hasAnnouncements = false
    let guided = try guide.guide(route)
    let numbers = guided.steps.map(\.number)
    let last = numbers.compactMap { $0 }.max() ?? -1
    if step <= last {
      let index = numbers.lastIndex { number in number.map { $0 <= step } ?? false }
      if let index { return guided.cards[index] }
    } else if step == last + 1, numbers.last == .some(nil), let arrival = guided.cards.last {
      return arrival
    }
    throw Fault("no step \(step) in the response", remedy: "count the engine's steps from 0")
  }
}

import Foundation
import Glyphs
import JSON
import Routes
import TestSupport
import Testing

/// Our cards against the cases of `Examples/atlas`.
@Suite struct AtlasCaseTests {
  /// By how much a right number may be off.
  private static let slack = ["exit": 0, "angle": 10, "meters": 1.0]

  /// What is expected of a card and not said by ours.
  private static let unsaid: Set = [
    // A notice that goes straight on has no side.
    "ferrostar/notification-straight side", "mapbox-v5/notification-straight side",
    "osrm-v5/notification side", "osrm-v5/notification-pushing-bike side",
    "osrm-v5/notification-restricted side", "osrm-v5/notification-straight side",
    // Without a step that leaves the circle the angle is only in the line of the route.
    "osrm-v5/roundabout-without-exit-step angle", "osrm-v5/roundabout-without-exit-step side",
    "osrm-v5/roundabout-without-exit-step-left-hand-traffic angle",
    "osrm-v5/roundabout-without-exit-step-left-hand-traffic side",
  ]

  @Test(arguments: AtlasCase.engines)
  func `our card says what each case expects`(engine: String) throws {
    for one in AtlasCase.all where one.engine == engine {
      let result = try one.result()
      for (member, value) in one.expected.members {
        switch member {
        case "says", "neverSays":
          let text = Self.words(result["instruction"]?.text ?? "")
          for words in value.elements.compactMap(\.string) {
            let hasWords = words.split(separator: "|").contains { text.contains(Self.words($0)) }
            #expect(hasWords == (member == "says"), "\(one.id): \(text) \(member) \(words)")
          }
        default:
          let said = result[member]
          let isUnsaid = Self.unsaid.contains("\(one.id) \(member)")
          #expect((said == nil) == isUnsaid, "\(one.id): \(member)")
          guard let said else { continue }
          let values = value.isArray ? value.elements : [value]
          #expect(
            values.contains { Self.agrees(member, said, JSON($0), on: one.drivingSide) },
            "\(one.id): \(member): \(said), not \(values.map(\.source))")
        }
      }
    }
  }

  private static func agrees(
    _ member: String, _ said: JSON, _ expected: JSON, on side: DrivingSide
  ) -> Bool {
    if let slack = slack[member] {
      guard let one = number(said), let other = number(expected) else { return false }
      return abs(one - other) <= slack
    }
    guard member == "lanes" else { return said == expected }
    let (one, other) = (lanes(said, side), lanes(expected, side))
    return one != nil && one == other
  }

  private static func number(_ value: JSON) -> Double? {
    switch value {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .string, .flag, .null, .array, .object, .encoding: nil
    }
  }

  /// The lanes of a strip; a lane that is marked as a whole follows its only arrow.
  private static func lanes(_ words: JSON, _ side: DrivingSide) -> [Lane]? {
    words.text.flatMap { try? LaneStrip(words: $0, drivingSide: side) }?.lanes.map { lane in
      var lane = lane
      if lane.state != .avoid, lane.directions.count == 1 { lane.followed = lane.directions[0] }
      return lane
    }
  }

  private static func words(_ text: some StringProtocol) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber }
  }

  @Test func `cases and our results have the form of their schemas`() throws {
    func text(_ name: String) throws -> Data {
      try Data(contentsOf: AtlasCase.folder.appending(path: name))
    }
    let head = try SchemaChecker(text("atlas.schema.json"))
    #expect(try head.faults(in: text("atlas.json")).isEmpty)
    let (forCase, forResult) = (
      try SchemaChecker(text("case.schema.json")), try SchemaChecker(text("result.schema.json"))
    )
    for engine in AtlasCase.engines {
      let lines = String(decoding: try text("cases/\(engine).jsonl"), as: UTF8.self)
      for (number, line) in zip(1..., lines.split(separator: "\n")) {
        let faults = try forCase.faults(in: line.utf8)
        #expect(faults.isEmpty, "\(engine).jsonl: line \(number): \(faults)")
      }
    }
    for one in AtlasCase.all {
      let line = try one.result().line
      #expect(try forResult.faults(in: line).isEmpty, "\(String(decoding: line, as: UTF8.self))")
    }
  }

  @Test func `both schemas have the same members and name all kinds`() throws {
    func root(_ name: String) throws -> JSON {
      let file = AtlasCase.folder.appending(path: "\(name).schema.json")
      return try JSON(JSONNode(text: Data(contentsOf: file)))
    }
    let members = try #require(try root("case")["$defs"]?.members)
    let results = try #require(try root("result")["properties"]?.members)
    let own: Set = ["id", "instruction", "error"]
    #expect(results.filter { !own.contains($0.key) } == members)
    #expect(own.isSubset(of: results.keys))
    #expect(members["kind"]?["enum"]?.elements.compactMap(\.text) == ManeuverKind.names)
    let expected = try root("case")["properties"]?["expected"]?["properties"]?.members ?? [:]
    #expect(Set(expected.keys) == Set(members.keys).union(["says", "neverSays"]))
  }

  @Test func `each engine of the atlas has the word of a format`() throws {
    let formats = AtlasCase.all.map(\.format)
    #expect(!formats.isEmpty && !formats.contains(nil))
  }
}

import Foundation
import TestSupport
import Testing

@testable import Routes

/// Long answers are read on several processors, with the same result as on one.
@Suite struct ParallelReadingTests {
  /// White space that makes a text long enough.
  private static let padding = [UInt8](repeating: 0x20, count: 600_000)

  private func list(_ json: String, workers: Int) throws -> [JSONNode] {
    try JSONDocument(Array(json.utf8) + Self.padding, workers: workers).root.elements
  }

  @Test(arguments: [1, 2, 3, 7])
  func `values come in the order of the elements`(workers: Int) throws {
    let json = "[" + (0..<1000).map { "\"\($0)\"" }.joined(separator: ",") + "]"
    let values = try list(json, workers: workers).parallelMap(inPiecesOf: 9) {
      node, index throws(RouteError) in "\(index):\(node.text ?? "")"
    }
    #expect(values == (0..<1000).map { "\($0):\($0)" })
  }

  @Test(arguments: [1, 2, 5])
  func `the error of the first element that has one is thrown`(workers: Int) throws {
    let json =
      "["
      + (0..<500).map { [170, 171, 420].contains($0) ? "{}" : "{\"n\":\($0)}" }
      .joined(separator: ",") + "]"
    let nodes = try list(json, workers: workers)
    #expect(throws: RouteError.missing(field: "n", at: "[170]")) {
      // Texts, so that what was made before the error has memory to give back.
      try nodes.parallelMap(inPiecesOf: 20) { node, _ throws(RouteError) in
        "a text that is too long to be kept in place: \(try node.measure("n"))"
      }
    }
  }

  @Test(arguments: [
    "athens", "helsinki-lanes", "helsinki-stops", "helsinki-walk", "motorway", "roundabouts-left",
  ])
  func `an example is read alike on one processor and on more`(name: String) throws {
    let url = Corpus.package.appending(path: "Examples/routes/\(name).json")
    let bytes = [UInt8](try Data(contentsOf: url)) + Self.padding
    var reader = RouteReader()
    let expected = try reader.read(bytes)
    reader.jobs = 3
    #expect(try reader.read(bytes) == expected)
  }

  @Test func `steps at the borders of pieces know the steps before them`() throws {
    let lines = ["_p~iF~ps|U_ulLnnqC", "_ulLnnqC_mqNvxq`@", "_mqNvxq`@_p~iF~ps|U"]
    let steps = (0..<600).map { index in
      """
      {"distance": {"value": \(index)}, "duration": {"value": 1}, "travel_mode":
      "\(index % 5 < 2 ? "TRANSIT" : "WALKING")", "html_instructions": "Go on",
      "polyline": {"points": "\(lines[index % 3])"}}
      """
    }
    let json = """
      {"status": "OK", "geocoded_waypoints": [], "routes": [{"legs": [{"steps":
      [\(steps.joined(separator: ","))]}]}]}
      """
    var reader = RouteReader()
    let bytes = Array(json.utf8) + Self.padding
    let expected = try reader.read(bytes)
    #expect(expected.routes[0].legs[0].steps[256].maneuver.bearingBefore != nil)
    reader.jobs = 2
    #expect(try reader.read(bytes) == expected)
  }
}

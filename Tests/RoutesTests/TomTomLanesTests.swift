import Faults
import Foundation
import Routes
import Testing

/// Which sections with lanes belong to which maneuver.
@Suite struct TomTomLanesTests {
  /// The lanes of the one instruction of a route north, of 20 points about 11 m apart; the sections
  /// are told by start, end, arrow, and whether they are marked as that of a maneuver.
  private func lanes(
    _ sections: [(Int, Int, String, Bool)], _ instruction: String
  ) throws -> [Lane.Direction] {
    let points = (0..<20).map { "{\"latitude\": \(Double($0) / 10000), \"longitude\": 0}" }
    let nodes = sections.map { start, end, arrow, isMarked in
      """
      {"sectionType": "LANES", "startPointIndex": \(start), "endPointIndex": \(end),
        "properties": [\(isMarked ? "\"IS_MANEUVER\"" : "")],
        "lanes": [{"directions": ["\(arrow)"], "follow": "\(arrow)"}]}
      """
    }
    let json = """
      {"routes": [{"summary": {"lengthInMeters": 211, "travelTimeInSeconds": 1},
        "legs": [{"points": [\(points.joined(separator: ","))]}],
        "sections": [\(nodes.joined(separator: ","))],
        "guidance": {"instructions": [{\(instruction)}]}}]}
      """
    let response = try RouteReader().read(Data(json.utf8))
    return try #require(response.routes[0].legs[0].steps.first).lanes.flatMap(\.directions)
  }

  private static let turn = "\"maneuver\": \"TURN_LEFT\", \"pointIndex\": 10"

  @Test func `a section that goes on past the maneuver leads to the next junction`() throws {
    #expect(try lanes([(2, 18, "STRAIGHT", false)], Self.turn) == [])
    #expect(try lanes([(2, 10, "LEFT", false), (8, 18, "STRAIGHT", false)], Self.turn) == [.left])
    #expect(try lanes([(1, 3, "LEFT", false)], Self.turn) == [])
  }

  @Test func `a marked section comes first, then the nearest`() throws {
    let sections = [(2, 8, "LEFT", true), (8, 10, "SHARP_LEFT", false)]
    #expect(try lanes(sections, Self.turn) == [.left])
    let bare = [(2, 8, "LEFT", false), (8, 10, "SHARP_LEFT", false)]
    #expect(try lanes(bare, Self.turn) == [.sharpLeft])
  }

  @Test func `the lanes of a roundabout are those before its entry`() throws {
    // The point of a roundabout is that of its exit; the offset is the way to its entry.
    let ring = "\"maneuver\": \"ROUNDABOUT_LEFT\", \"pointIndex\": 15, \"routeOffsetInMeters\": 66"
    let sections = [(2, 6, "STRAIGHT", true), (13, 15, "SLIGHT_RIGHT", true)]
    #expect(try lanes(sections, ring) == [.through])
  }

  @Test func `an arrival has no lanes`() throws {
    let end = "\"maneuver\": \"ARRIVE\", \"pointIndex\": 19"
    #expect(try lanes([(10, 19, "STRAIGHT", false)], end) == [])
  }
}

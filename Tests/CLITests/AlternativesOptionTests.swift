import Foundation
import Testing

/// How many routes of a response are taken.
@Suite struct AlternativesOptionTests {
  /// A response with three routes.
  private static let response: String = {
    let routes = [60, 400, 90].map { seconds in
      """
      {"distance": 900, "duration": \(seconds), "legs": [{"distance": 900, "duration": \(seconds),
       "steps": [{"distance": 900, "duration": \(seconds), "name": "Quay",
        "maneuver": {"type": "depart"}}]}]}
      """
    }
    return "{\"code\": \"Ok\", \"routes\": [\(routes.joined(separator: ","))]}"
  }()

  private static func minutesSlower(_ arguments: [String]) throws -> [Int?] {
    let result = try Program.run(["cards", "-"] + arguments, input: response)
    #expect(result.code == 0 && result.error == "")
    let document = try JSONSerialization.jsonObject(with: result.output) as? [String: Any]
    let routes = try #require(document?["routes"] as? [[String: Any]])
    return routes.map { $0["minutesSlower"] as? Int }
  }

  @Test(
    arguments: [
      ([], [nil]), (["--routes", "none"], [nil]), (["--routes", "0"], [nil]),
      (["--routes", "one"], [0, 6]), (["--routes", "1"], [0, 6]), (["--routes", "2"], [0, 6, 1]),
      (["--routes", "99"], [0, 6, 1]), (["--routes", "all"], [0, 6, 1]),
      (["--all-routes"], [0, 6, 1]), (["--alternatives", "one"], [0, 6]),
    ] as [([String], [Int?])])
  func `--routes sets how many alternatives follow the first route`(
    arguments: [String], minutes: [Int?]
  ) throws {
    #expect(try Self.minutesSlower(arguments) == minutes)
  }

  @Test(
    arguments: [
      (["--routes", "some"], "use all, one, none, or a whole number"),
      (["--routes=-1"], "use all, one, none, or a whole number"),
      (["--routes", "all", "--all-routes"], "give --routes or --all-routes, not both"),
    ] as [([String], String)])
  func `an invalid count is a usage error`(arguments: [String], message: String) throws {
    let result = try Program.run(["cards", "-"] + arguments, input: Self.response)
    #expect(result.code == 64 && result.output.isEmpty)
    #expect(result.error.contains(message) && result.error.split(separator: "\n").count == 1)
  }

  @Test func `a drive of alternatives needs a trace`() throws {
    let result = try Program.run(["drive", "-", "--routes", "one"], input: Self.response)
    #expect(result.code == 64 && result.error.contains("several routes need --trace"))
  }
}

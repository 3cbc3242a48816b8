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
      ([], [nil]), (["none"], [nil]), (["0"], [nil]), (["one"], [0, 6]), (["1"], [0, 6]),
      (["2"], [0, 6, 1]), (["99"], [0, 6, 1]), (["all"], [0, 6, 1]),
    ] as [([String], [Int?])])
  func `--alternatives sets how many alternatives follow the first route`(
    words: [String], minutes: [Int?]
  ) throws {
    let arguments = words.flatMap { ["--alternatives", $0] }
    #expect(try Self.minutesSlower(arguments) == minutes)
  }

  @Test(
    arguments: [
      (["--alternatives", "some"], "use all, one, none, or a whole number"),
      (["--alternatives=-1"], "use all, one, none, or a whole number"),
    ] as [([String], String)])
  func `an invalid count is a usage error`(arguments: [String], message: String) throws {
    let result = try Program.run(["cards", "-"] + arguments, input: Self.response)
    #expect(result.code == 64 && result.output.isEmpty)
    #expect(result.error.contains(message) && result.error.split(separator: "\n").count == 1)
  }

  @Test func `a drive of alternatives needs a trace`() throws {
    let result = try Program.run(["drive", "-", "--alternatives", "one"], input: Self.response)
    #expect(result.code == 64 && result.error.contains("several routes need --trace"))
  }
}

import Foundation
import Guidance
import Routes
import TestSupport
import Testing

@testable import AssetExport

/// Cards are written by hand, and must be what their `Encodable` form gives.
@Suite struct CardsJSONTests {
  private static let examples = [
    "athens", "helsinki-hebrew", "helsinki-lanes", "helsinki-stops", "helsinki-walk", "motorway",
    "roundabouts-left", "roundabouts-right",
  ]

  private func document(_ bytes: [UInt8], holdsCards: Bool) throws -> CardsDocument {
    let answer = try RouteReader().read(bytes)
    let guide = Guide(departure: try Departure("2026-12-21T15:00:00Z"))
    var routes: [GuidedRoute] = []
    for route in answer.routes {
      routes.append(try holdsCards ? guide.guide(route) : guide.outline(route))
    }
    let source = GuidedSource(name: "a \"b\"\u{1}.json", format: answer.format, routes: routes)
    return CardsDocument(sources: [source], guide: guide, generator: "test")
  }

  private func check(_ bytes: [UInt8], _ name: String) async throws {
    let held = try document(bytes, holdsCards: true)
    let expected = try JSON.encode(held.content)
    #expect(try held.json() == expected, "\(name)")
    #expect(try held.line() == JSONWriter.bytes(of: held.content, isPretty: false), "\(name)")
    let outline = try document(bytes, holdsCards: false)
    #expect(try outline.json() == expected, "\(name)")
    for document in [held, outline] {
      let collector = Collector()
      try await document.write(jobs: 2) { collector.data += $0 }
      #expect(collector.data == expected, "\(name)")
    }
  }

  private final class Collector {
    var data = Data()
  }

  @Test(arguments: examples)
  func `an example is written as its Encodable form is`(name: String) async throws {
    let url = Corpus.package.appending(path: "Examples/routes/\(name).json")
    try await check([UInt8](try Data(contentsOf: url)), name)
  }

  @Test func `a card with all that is rare is written so too`() async throws {
    let json = """
      {"code": "Ok", "routes": [{"distance": 0.1, "duration": 5e-324, "legs": [{"distance": 9,
        "duration": 9, "summary": "", "steps": [{"distance": 1234.5678, "duration": 0.25,
          "name": "\\"A\\\\B\\u0001\\"", "mode": "warp", "exits": "3", "destinations": "X, Y",
          "rotary_name": "Ring", "maneuver": {"type": "no such", "modifier": "no such",
            "location": [0, 0], "bearing_before": 0, "bearing_after": 45},
          "intersections": [{"bearings": [0, 90, 180], "entry": [true, true, false], "in": 2,
            "out": 0, "lanes": [{"valid": true, "indications": ["left", "no such"]},
              {"valid": false, "indications": []}]}]},
          {"distance": 0, "duration": 0, "name": "", "maneuver": {"type": "arrive",
            "location": [0, 0]}}]}]}]}
      """
    try await check([UInt8](json.utf8), "rare")
  }

  /// `FINGERPOST_ALL_CARDS` set, all answers; else those up to 20 kB, which is faster.
  @Test(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
  func `answers of all engines are written as their Encodable form is`() async throws {
    let isThorough = ProcessInfo.processInfo.environment["FINGERPOST_ALL_CARDS"] != nil
    var count = 0
    for path in Corpus.files(under: "routes", suffix: ".json") {
      guard isThorough || !path.contains("text-instructions") else { continue }
      let bytes = try Corpus.bytes(path)
      guard isThorough || (bytes.count <= 20_000 && bytes.count % 3 == 0),
        (try? RouteReader().read(bytes)) != nil
      else { continue }
      try await check(bytes, path)
      count += 1
    }
    #expect(count > 5)
  }
}

import Foundation
import TestSupport

@testable import Atlas

/// An atlas of two engines in a folder of its own.
struct SmallAtlas {
  let folder: TemporaryFolder
  var path: String { folder.url.path }

  static let head = """
    {"schema": "fingerpost/atlas/1", "version": "1.2.0", "licence": null,
      "meanings": [{"name": "turns", "title": "Turns", "about": "Turns."},
        {"name": "roundabouts", "title": "Roundabouts", "about": "Circles."}],
      "engines": [{"name": "osrm-v5", "title": "OSRM", "format": "osrm"},
        {"name": "graphhopper", "title": "GraphHopper", "format": "graphhopper"}]}
    """

  /// Writes the files of `cases` by their names.
  init(head: String = Self.head, _ cases: [String: String]) throws {
    folder = try TemporaryFolder()
    try folder.write(head, to: "atlas.json")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "cases"), withIntermediateDirectories: false)
    for (name, text) in cases { try folder.write(text, to: "cases/\(name)") }
  }

  /// A case with a right turn that the response of OSRM has as its second step.
  static func line(
    _ id: String, _ expected: String, meaning: String = "turns", step: Int = 1,
    response: String = Self.response("turn", "right"), side: String = "right"
  ) -> String {
    """
    {"id": "\(id)", "meaning": "\(meaning)", "drivingSide": "\(side)", "response": \(response), \
    "step": \(step), "expected": \(expected), "reason": "It is.", "source": "https://a.example"}

    """
  }

  /// A response of OSRM with a departure, a maneuver of 120 m, and the arrival.
  static func response(_ type: String, _ modifier: String, more: String = "") -> String {
    func step(_ maneuver: String, _ meters: Int, _ name: String) -> String {
      """
      {"maneuver": {\(maneuver), "location": [10, 50]}, "name": "\(name)", "distance": \(meters), \
      "duration": 9, "mode": "driving"\(more)}
      """
    }
    let steps = [
      step("\"type\": \"depart\"", 300, "Mill Road"),
      step("\"type\": \"\(type)\", \"modifier\": \"\(modifier)\"", 120, "Elm Street"),
      step("\"type\": \"arrive\"", 0, "Elm Street"),
    ].joined(separator: ", ")
    return """
      {"code": "Ok", "routes": [{"distance": 420, "duration": 27, \
      "legs": [{"distance": 420, "duration": 27, "steps": [\(steps)]}]}]}
      """
  }
}

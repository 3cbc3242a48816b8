import Foundation
import TestSupport

/// An atlas of two engines in a folder of its own, with the script that checks results.
struct SmallAtlas {
  let folder: TemporaryFolder

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
    for name in ["check.py", "atlas.schema.json", "case.schema.json", "result.schema.json"] {
      try FileManager.default.copyItem(
        at: AtlasCase.folder.appending(path: name), to: folder.url.appending(path: name))
    }
    try folder.write(head, to: "atlas.json")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "cases"), withIntermediateDirectories: false)
    for (name, text) in cases { try folder.write(text, to: "cases/\(name)") }
  }

  /// A case; the response does not matter to the script.
  static func line(
    _ id: String, _ expected: String, meaning: String = "turns", side: String = "right"
  ) -> String {
    """
    {"id": "\(id)", "meaning": "\(meaning)", "drivingSide": "\(side)", "response": {}, "step": 1, \
    "expected": \(expected), "reason": "It is.", "source": "https://a.example"}

    """
  }

  /// Runs the script; its errors have paths from the folder on.
  func check(_ arguments: [String], input: String = "") throws -> CheckScript.Run {
    var run = try CheckScript.run(arguments, input: input, in: folder.url)
    run.error = run.error.replacing(folder.url.path + "/", with: "")
    return run
  }
}

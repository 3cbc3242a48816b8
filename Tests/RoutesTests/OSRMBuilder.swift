import Foundation
import Testing

@testable import Routes

/// Builds answers in OSRM's form.
struct OSRMBuilder {
  /// Steps as JSON objects, without the fields that all have.
  var steps: [String]
  var extra = ""

  static func step(
    _ type: String, _ modifier: String? = nil, _ more: String = "", maneuver: String = ""
  ) -> String {
    let modifier = modifier.map { "\"modifier\": \"\($0)\"," } ?? ""
    return """
      {"distance": 10, "duration": 5, "name": "", \(more.isEmpty ? "" : more + ",")
       "maneuver": {"type": "\(type)", \(modifier) \(maneuver.isEmpty ? "" : maneuver + ",")
       "location": [1, 2]}}
      """
  }

  var json: String {
    """
    {"code": "Ok", "routes": [{"distance": 10, "duration": 5, \(extra)
    "legs": [{"distance": 10, "duration": 5, "steps": [\(steps.joined(separator: ","))]}]}]}
    """
  }

  func route(_ reader: RouteReader = RouteReader()) throws -> Route {
    try #require(try reader.read(Data(json.utf8)).routes.first)
  }

  /// Reads a response of the steps alone.
  static func read(
    _ steps: String..., reader: RouteReader = RouteReader()
  ) throws -> [Step] {
    try #require(try OSRMBuilder(steps: steps).route(reader).legs.first).steps
  }
}

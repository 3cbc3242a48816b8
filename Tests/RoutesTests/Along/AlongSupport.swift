import Foundation

@testable import Routes

/// Responses along the equator, where 0.001 degrees are a segment of 100 meters by the fixture.
enum AlongFixture {
  /// The places from one thousandth of a degree to another, as pairs of JSON.
  static func points(_ first: Int, _ last: Int) -> String {
    "[" + (first...last).map { "[\(degrees($0)),0]" }.joined(separator: ",") + "]"
  }

  /// A longitude as JSON.
  static func degrees(_ thousandth: Int) -> String { String(Double(thousandth) / 1000) }

  /// A step in OSRM's form, with its intersections as `[thousandth, fields]`.
  static func step(
    _ first: Int, _ last: Int, _ junctions: [(Int, String)] = [], type: String = "turn",
    mode: String = "driving", name: String = "", fields: String = ""
  ) -> String {
    let nodes = junctions.map { place, fields in
      #"{"location": [\#(degrees(place)), 0], \#(fields.isEmpty ? #""in": 0"# : fields)}"#
    }
    return """
      {"distance": \((last - first) * 100), "duration": 1, "name": "\(name)", "mode": "\(mode)",
       "maneuver": {"type": "\(type)", "modifier": "right", "location": [\(degrees(first)), 0]},
       "geometry": {"coordinates": \(first == last ? "[[\(degrees(first)),0],[\(degrees(first)),0]]" : points(first, last))},
       "intersections": [\(nodes.joined(separator: ","))]\(fields)}
      """
  }

  /// A leg in OSRM's form.
  static func leg(_ steps: [String], _ fields: String = "") -> String {
    """
    {"distance": 2000, "duration": 2, "summary": "", "steps": [\(steps.joined(separator: ","))]
     \(fields)}
    """
  }

  /// An answer in OSRM's form.
  static func response(_ legs: [String], _ fields: String = "") -> String {
    """
    {"code": "Ok", "routes": [{"distance": 2000, "duration": 2,
     "legs": [\(legs.joined(separator: ","))]}]\(fields)}
    """
  }

  /// What a response has along its first route, a line for each.
  static func objects(_ json: String) throws -> [String] {
    try RouteReader().read(Data(json.utf8)).routes[0].objects.map(\.inWords)
  }
}

extension RouteObject {
  /// Kind, distances and facts in one line, such as `toll 300 name=A type=booth`.
  var inWords: String {
    func text(_ meters: Double?) -> String { meters.map { String(Int($0.rounded())) } ?? "?" }
    let place = text(start) + (end == nil ? "" : "-" + text(end))
    let facts = facts.sorted { $0.key.rawValue < $1.key.rawValue }.map { fact, value in
      switch value {
      case .text(let text): "\(fact.rawValue)=\(text)"
      case .number(let number): "\(fact.rawValue)=\(number)"
      case .flag(let flag): "\(fact.rawValue)=\(flag)"
      case .list(let list): "\(fact.rawValue)=\(list)"
      }
    }
    return ([kind.rawValue, place] + facts).joined(separator: " ")
  }
}

import Foundation
import Routes
import TestSupport
import Testing

/// The length of a line on a sphere, in meters.
private func length(_ line: [Coordinate]) -> Double {
  zip(line, line.dropFirst()).reduce(0) { sum, pair in
    let (first, second) = (pair.0, pair.1)
    let radians = Double.pi / 180
    let (dLatitude, dLongitude) = (
      (second.latitude - first.latitude) * radians, (second.longitude - first.longitude) * radians
    )
    let a =
      sin(dLatitude / 2) * sin(dLatitude / 2)
      + cos(first.latitude * radians) * cos(second.latitude * radians) * sin(dLongitude / 2)
      * sin(dLongitude / 2)
    return sum + 2 * 6_371_008.8 * asin(min(1, a.squareRoot()))
  }
}

@Suite struct StepLineTests {
  @Test(arguments: [
    "motorway", "roundabouts-left", "roundabouts-right", "athens", "helsinki-stops",
  ])
  func `each step has the line of its way`(name: String) throws {
    let url = Corpus.package.appending(path: "Examples/routes/\(name).json")
    let route = try RouteReader().read(try Data(contentsOf: url)).routes[0]
    for step in route.legs.flatMap(\.steps) {
      #expect((length(step.line) - step.distance).magnitude <= 5 + step.distance / 50)
      if let place = step.maneuver.location, let first = step.line.first {
        #expect(length([place, first]) <= 2, "\(name): \(step.maneuver.kind)")
      }
    }
  }

  @Test(arguments: [
    // 38.5,-120.2 to 40.7,-120.95 to 43.252,-126.453: the example of the encoding's own page.
    """
    {"plan":{"itineraries":[{"duration":100,"legs":[{"distance":1000,"duration":100,"mode":"CAR",\
    "from":{"lat":38.5,"lon":-120.2},"to":{"lat":43.252,"lon":-126.453},"legGeometry":{"points":\
    "_p~iF~ps|U_ulLnnqC_mqNvxq`@"},"steps":[{"relativeDirection":"DEPART","distance":252921,\
    "lat":38.5,"lon":-120.2},{"relativeDirection":"LEFT","distance":535981,"lat":40.7,\
    "lon":-120.95}]}]}]}}
    """,
    """
    {"info":{"statuscode":0},"route":{"shape":{"maneuverIndexes":[0,1,2],"shapePoints":[38.5,\
    -120.2,40.7,-120.95,43.252,-126.453]},"legs":[{"maneuvers":[{"turnType":2,"distance":157,\
    "narrative":"Start out."},{"turnType":6,"distance":333,"narrative":"Turn left."},{"turnType":\
    -1,"distance":0,"narrative":"Arrive."}]}]}}
    """,
  ])
  func `the line of a leg or of a whole response is cut at its maneuvers`(text: String) throws {
    let steps = try RouteReader().read(Array(text.utf8)).routes[0].legs[0].steps
    let places = [(38.5, -120.2), (40.7, -120.95), (43.252, -126.453)]
      .map { Coordinate(latitude: $0.0, longitude: $0.1) }
    #expect(steps[0].line == Array(places[0...1]))
    #expect(steps[1].line == Array(places[1...2]))
  }

  @Test func `a line of the whole route is cut where the maneuvers are, also on one road twice`()
    throws
  {
    // East, back west, and north: the second maneuver lies at a place that is passed twice.
    let text = """
      {"code":"Ok","routes":[{"distance":900,"duration":90,"geometry":{"coordinates":[[0,0],\
      [0.001,0],[0.002,0],[0.003,0],[0.002,0],[0.001,0],[0.001,0.003]]},"legs":[{"distance":900,\
      "duration":90,"steps":[{"distance":333.6,"duration":30,"maneuver":{"type":"depart",\
      "location":[0,0]}},{"distance":222.4,"duration":30,"maneuver":{"type":"turn","modifier":\
      "uturn","location":[0.003,0]}},{"distance":333.6,"duration":30,"maneuver":{"type":"turn",\
      "modifier":"right","location":[0.001,0]}},{"distance":0,"duration":0,"maneuver":{"type":\
      "arrive","location":[0.001,0.003]}}]}]}]}
      """
    let steps = try RouteReader().read(Array(text.utf8)).routes[0].legs[0].steps
    #expect(steps.map(\.line.count) == [4, 3, 2, 1])
    #expect(steps[2].line.first == Coordinate(latitude: 0, longitude: 0.001))
  }

  @Test(
    .enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"),
    arguments: [
      "google-directions", "google-routes", "graphhopper", "here", "openrouteservice", "osrm",
      "tomtom", "valhalla",
    ])
  func `lines of real routes are as long as their steps`(folder: String) throws {
    var (right, all) = (0, 0)
    for path in Corpus.files(under: "routes/" + folder, suffix: ".json") {
      guard let response = try? RouteReader().read(try Corpus.bytes(path)) else { continue }
      for step in response.routes.flatMap(\.legs).flatMap(\.steps) where step.line.count > 1 {
        all += 1
        let isRight =
          (length(step.line) - step.distance).magnitude <= 20 + step.distance / 20
        if isRight { right += 1 }
      }
    }
    // Some responses are shortened by those who keep them, and trains count no length.
    #expect(all > 0 && right >= all * 85 / 100, "\(right) of \(all)")
  }
}

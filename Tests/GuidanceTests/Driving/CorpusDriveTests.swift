import Driving
import Foundation
import Guidance
import Routes
import TestSupport
import Testing
import Faults

@Suite(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
struct CorpusDriveTests {
  static let folders = [
    "google-directions", "google-routes", "graphhopper", "here", "mapbox", "openrouteservice",
    "osrm", "other", "tomtom", "valhalla",
  ]

  @Test(arguments: folders) func `the drive of every route with a line keeps the laws`(
    folder: String
  ) throws {
    var driven = 0
    var withoutLine: [String] = []
    // There are many of Mapbox; a third of them, or all if so wanted.
    let isThorough = ProcessInfo.processInfo.environment["FINGERPOST_THOROUGH"] != nil
    let files = Corpus.files(under: "routes/" + folder, suffix: ".json")
    for (index, path) in files.enumerated()
    where isThorough || files.count < 100 || index.isMultiple(of: 3) {
      guard let response = try? RouteReader().read(try Corpus.bytes(path)) else { continue }
      let route = response.routes[0]
      do {
        try DriveTests.drive(
          route, path, units: DriveTests.units[driven % 4],
          ticks: driven.isMultiple(of: 5) ? 90 : 25)
        driven += 1
      } catch let error as Fault where error == .noLine || error == .onePlace {
        withoutLine.append(path)
      }
    }
    #expect(driven > withoutLine.count, "\(withoutLine)")
  }
}

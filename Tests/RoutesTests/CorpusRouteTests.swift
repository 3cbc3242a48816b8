import Foundation
import Routes
import TestSupport
import Testing

@Suite(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
struct CorpusRouteTests {
  /// The forms that the files of a folder may have.
  static let folders: [(String, Set<RouteFormat>)] = [
    ("google-directions", [.googleDirections]), ("google-routes", [.googleRoutes]),
    ("graphhopper", [.graphHopper]), ("here", [.here]), ("mapbox", [.mapbox, .osrm]),
    ("openrouteservice", [.openRouteService]), ("osrm", [.osrm]), ("tomtom", [.tomTom]),
    ("valhalla", [.valhalla, .osrm, .mapbox]),
  ]

  @Test(arguments: folders.map(\.0))
  func `every answer is read without hint, all its words are known, or it is a refusal`(
    folder: String
  ) throws {
    let forms = try #require(Self.folders.first { $0.0 == folder }).1
    for path in Corpus.files(under: "routes/" + folder, suffix: ".json") {
      do {
        let answer = try RouteReader().read(try Corpus.bytes(path))
        #expect(forms.contains(answer.format), "\(path): \(answer.format)")
        for step in answer.routes.flatMap(\.legs).flatMap(\.steps) {
          #expect(step.distance.isFinite && step.duration.isFinite, "\(path)")
          for fallback in step.fallbacks {
            #expect(
              step.maneuver.engineType.isEmpty || path.contains("unrecognized")
                || path.contains("unknown"), "\(path): \(fallback)")
          }
        }
      } catch let error as RouteError {
        switch error {
        case .refused, .noRoute: break
        default: Issue.record("\(path): \(error)")
        }
      }
    }
  }
}

import Foundation
import Routes
import TestSupport
import Testing
import Faults

@Suite(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
struct CorpusRouteTests {
  /// The forms that the files of a folder may have.
  static let folders: [(String, Set<Engine>)] = [
    ("google-directions", [.googleDirections]), ("google-routes", [.googleRoutes]),
    ("graphhopper", [.graphHopper]), ("here", [.here]), ("mapbox", [.mapbox, .osrm]),
    ("openrouteservice", [.openRouteService]), ("osrm", [.osrm]), ("tomtom", [.tomTom]),
    ("valhalla", [.valhalla, .osrm, .mapbox]),
  ]

  @Test(arguments: folders.map(\.0))
  func `every response is read without a hint and with all words known, or is a refusal`(
    folder: String
  ) throws {
    let forms = try #require(Self.folders.first { $0.0 == folder }).1
    for path in Corpus.files(under: "routes/" + folder, suffix: ".json") {
      do {
        let response = try RouteReader().read(try Corpus.bytes(path))
        #expect(forms.contains(response.format), "\(path): \(response.format)")
        for step in response.routes.flatMap(\.legs).flatMap(\.steps) {
          #expect(step.distance.isFinite && step.duration.isFinite, "\(path)")
          for fallback in step.fallbacks {
            #expect(
              step.maneuver.engineType.isEmpty || path.contains("unrecognized")
                || path.contains("unknown"), "\(path): \(fallback)")
          }
        }
      } catch let error as Fault {
        #expect(
          error == .noRoute || error.finding.hasPrefix("the engine ")
            || error.finding.hasPrefix("a response of "), "\(path): \(error)")
      }
    }
  }

  /// What other engines write, as far as their form is known.
  static let others: [(start: String, Engine)] = [
    ("AdityaRaj23", .osrm), ("Fifiuba", .mapQuest), ("KDE", .openTripPlanner), ("Qwant", .mapbox),
    ("cyclestreets", .cycleStreets), ("headwaymaps", .openTripPlanner),
    ("maplibre", .mapbox), ("nextbillion", .mapbox), ("skim1027", .mapQuest),
  ]

  @Test func `responses of other engines are read`() throws {
    for path in Corpus.files(under: "routes/other", suffix: ".json") {
      let name = path.split(separator: "/").last ?? ""
      let expected = Self.others.first { name.hasPrefix($0.start) }?.1
      do {
        let response = try RouteReader().read(try Corpus.bytes(path))
        #expect(
          response.format == expected || response.format == .osrm, "\(path): \(response.format)")
        let fallbacks = response.routes.flatMap(\.legs).flatMap(\.steps).flatMap(\.fallbacks)
        #expect(fallbacks.isEmpty, "\(path): \(fallbacks)")
      } catch let error as Fault {
        #expect(expected == nil, "\(path): \(error)")
      }
    }
  }

  @Test func `steps from tests of instructions are read as routes of one step`() throws {
    let osrm = try #require(Vocabulary.all.first { $0.provider == "osrm-v5" })
    let known = Set(osrm.entries.map { "\($0.symbol), \($0.value)" })
    var read = 0
    for path in Corpus.files(under: "routes/osrm-text-instructions", suffix: ".json") {
      do {
        let response = try RouteReader().read(try Corpus.bytes(path))
        #expect(response.routes.map { $0.legs.map(\.steps.count) } == [[1]], "\(path)")
        let words = response.routes[0].legs[0].steps[0].fallbacks.map(\.words)
        #expect(words.allSatisfy { !known.contains($0) }, "\(path): \(words)")
        read += 1
      } catch let fault as Fault {
        #expect(fault == .unknownFormat)
        // Words and phrases without a step.
        #expect(path.contains("arrive_") || path.contains("phrase"), "\(path)")
      }
    }
    #expect(read > 300)
  }
}

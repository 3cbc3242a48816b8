import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite(.enabled(if: Corpus.has("routes"), "skipped: no corpus of routes"))
struct CorpusAlongTests {
  /// Fields of which each element with a value is one object of a kind.
  private static let fields: [(name: String, value: String?, kind: RouteObject.Kind)] = [
    ("traffic_signal", "1", .trafficSignal), ("stop_sign", "1", .stopSign),
    ("yield_sign", "1", .yieldSign), ("railway_crossing", "1", .railCrossing),
    ("toll_collection", nil, .toll), ("tollCollectionLocations", nil, .toll),
    ("chargingInformationAtEndOfLeg", nil, .charging),
    ("maxSpeedLimitInKmh", nil, .speedLimit),
  ]

  @Test(arguments: [
    "google-directions", "google-routes", "graphhopper", "here", "mapbox", "openrouteservice",
    "osrm", "other", "tomtom", "valhalla",
  ])
  func `each object of a response is found once`(folder: String) throws {
    for path in Corpus.files(under: "routes/" + folder, suffix: ".json") {
      let bytes = try Corpus.bytes(path)
      guard let response = try? RouteReader().read(bytes) else { continue }
      let json = try JSONSerialization.jsonObject(with: Data(bytes))
      var raw: [RouteObject.Kind: Int] = [:]
      Self.count(json, in: "", &raw)
      let found = response.routes.flatMap(\.objects)
      for kind in Set(Self.fields.map(\.kind)) where raw[kind] != nil || kind != .charging {
        // Limits of other forms are stretches of lists.
        if kind == .speedLimit, folder != "tomtom" { continue }
        // What is past the line of a shortened response is reported.
        let leftOut = response.routes.flatMap(\.faults).count {
          $0.hasSuffix("left the \(kind.rawValue) out")
        }
        #expect(
          found.filter { $0.kind == kind }.count + leftOut == raw[kind] ?? 0, "\(path): \(kind)")
      }
    }
  }

  private static func count(
    _ value: Any, in name: String, _ raw: inout [RouteObject.Kind: Int]
  ) {
    for field in fields where field.name == name {
      let isWanted = field.value.map { $0 == "\(value)" } ?? !(value is [Any])
      if isWanted { raw[field.kind, default: 0] += 1 }
    }
    if let list = value as? [Any] {
      for element in list { count(element, in: name, &raw) }
    } else if let object = value as? [String: Any] {
      for (name, element) in object { count(element, in: name, &raw) }
    }
  }
}

import Faults
import Foundation
import TestSupport
import Testing

@testable import Routes

@Suite struct ResponseFormTests {
  private func fault(_ text: String, as format: Engine? = nil) throws -> String {
    let fault = #expect(throws: Fault.self) {
      try RouteReader(format: format).read(Data(text.utf8))
    }
    #expect(fault?.kind == .data)
    return try #require(fault).description
  }

  /// What is no route, and the beginning of what is said.
  private static let others: [(json: String, finding: String)] = [
    (
      #"{"rows": [{"elements": [{"duration": {"value": 5}}]}], "origin_addresses": ["A"]}"#,
      "a matrix"
    ),
    (#"[{"originIndex": 0, "destinationIndex": 1, "condition": "ROUTE_EXISTS"}]"#, "a matrix"),
    (#"{"code": "Ok", "durations": [[0, 9]], "destinations": []}"#, "a matrix"),
    (#"{"matrixId": "m", "matrix": {"travelTimes": [3]}}"#, "a matrix"),
    (#"{"sources_to_targets": [[{"time": 3}]], "units": "km", "sources": []}"#, "a matrix"),
    (#"{"code": "Ok", "waypoints": [{"location": [1, 2], "nodes": [1, 2]}]}"#, "the nearest roads"),
    (
      #"{"results": [{"formatted_address": "Elm", "place_id": "p"}], "status": "OK"}"#,
      "a geocoder's result"
    ),
    (#"[{"place_id": 1, "display_name": "Elm", "osm_id": 3}]"#, "a geocoder's result"),
    (
      #"{"items": [{"resultType": "street", "position": {"lat": 1, "lng": 2}}]}"#,
      "a geocoder's result"
    ),
    (
      #"{"routes": [{"visits": [{}], "transitions": [{"travelDuration": "9s"}]}]}"#,
      "an optimization"
    ),
    (
      #"{"code": 0, "summary": {"cost": 9}, "unassigned": [], "routes": [{"vehicle": 1, "duration": 9, "distance": 9, "steps": [{"arrival": 0, "setup": 0, "service": 0}]}]}"#,
      "an optimization"
    ),
    (#"{"optimizedOrder": [1, 0], "summary": {"routeSummary": {}}}"#, "an optimization"),
    (#"{"tours": [{"vehicleId": "v", "stops": []}], "statistic": {"cost": 2}}"#, "an optimization"),
    (
      #"{"type": "FeatureCollection", "features": [{"properties": {"contour": 5, "metric": "time"}, "geometry": {"type": "Polygon", "coordinates": []}}]}"#,
      "an isochrone"
    ),
    (#"{"isolines": [{"range": {"value": 5}, "polygons": []}]}"#, "an isochrone"),
    (#"{"edges": [{"names": ["Elm"], "length": 0.1}], "shape": "x"}"#, "attributes of a trace"),
    (
      #"{"type": "FeatureCollection", "features": [{"geometry": {"type": "LineString", "coordinates": [[1, 2], [1, 3]]}}]}"#,
      "a trace, not a route; see 'drive --trace'"
    ),
    (#"{"map": {"summary_polyline": "x"}, "elevation_gain": 5, "distance": 9}"#, "a Strava route"),
    (
      #"{"sport": "hike", "_embedded": {"directions": {"items": []}}, "distance": 9}"#,
      "a Komoot tour"
    ),
    (#"{"type": "route", "route": {"course_points": [], "distance": 9}}"#, "a Ride with GPS route"),
    (
      #"{"openapi": "3.1.0", "info": {"title": "R"}, "paths": {"/route": {}}}"#,
      "a description of an API"
    ),
    (#"{"locations": [{"lat": 1, "lon": 2}], "costing": "auto"}"#, "a request, not a response"),
    (
      #"{"errors": [{"message": "Field 'plans' is undefined", "locations": [{"line": 1}]}]}"#,
      "a GraphQL error, not a response: Field 'plans' is undefined; correct the query"
    ),
    (
      #"{"traffic": "realtime", "route": {"legs": [{"status": "OK", "steps": [{"length": 5}]}]}}"#,
      "a response of Yandex, which names no turns"
    ),
    (
      #"[{"__type": "DirectionsReport", "RouteID": "r", "ReportLegs": []}]"#,
      "a response of Trimble"
    ),
    ("<?xml version='1.0'?>\n<gpx version='1.1'><trk/></gpx>", "a trace (GPX)"),
    ("<?xml version='1.0'?><TrainingCenterDatabase></TrainingCenterDatabase>", "a trace (TCX)"),
    ("<kml><Placemark/></kml>", "a trace (KML)"),
    ("\u{E}\u{10}\u{64}\u{8}\u{20}\u{1}\u{0}\u{0}.FIT\u{1}\u{2}", "a trace (FIT)"),
    ("<!DOCTYPE html><html><body><h1>502 Bad Gateway</h1></body></html>", "an HTML page"),
    ("<?xml version='1.0'?><response/>", "XML, not JSON"),
    ("openapi: 3.0.0\ninfo:\n  title: R\n", "a description of an API"),
  ]

  @Test(arguments: others.indices)
  func `what is no route is named for what it is`(index: Int) throws {
    let (json, finding) = Self.others[index]
    #expect(try fault(json).hasPrefix(finding))
  }

  @Test(arguments: [
    #"{"status": "1", "info": "OK", "infocode": "10000", "way": {"parts": [{"text": "Left"}]}}"#,
    #"{"code": 0, "message": "done", "way": {"parts": [{"text": "Left"}]}}"#,
    #"{"status": "success", "way": {}}"#, #"{"message": "ok", "way": {"parts": [{}]}}"#,
  ])
  func `a success in an unknown form is not called a refusal`(json: String) throws {
    #expect(try fault(json).hasPrefix("unknown route format; "))
  }

  @Test(arguments: [
    (#"{"code": 7, "message": "partly", "way": {}}"#, "7 (partly)"),
    (#"{"status": "WARM", "routes": []}"#, "WARM"),
    (#"{"message": "partly", "way": {"parts": [{}]}}"#, "partly"),
  ])
  func `a code that no list has is quoted and not called a refusal`(
    json: String, words: String
  ) throws {
    #expect(
      try fault(json).hasPrefix(
        "no route that can be read, and the engine's word is not known: \(words); look it up"))
  }

  @Test func `a code beside routes does not keep them from being read`() throws {
    let json = OSRMBuilder(steps: [OSRMBuilder.step("turn", "left")]).json
    let warm = json.replacing("\"Ok\"", with: "\"Warm\"")
    #expect(try RouteReader().read(Data(warm.utf8)).routes.count == 1)
  }

  @Test func `one sign is not enough, unless the format is named`() throws {
    let json = #"{"trip": {"legs": [{"summary": {"time": 9}, "turns": []}]}}"#
    #expect(try fault(json).hasPrefix("unknown route format; "))
    let response = try RouteReader(format: .valhalla).read(Data(json.utf8))
    #expect(response.format == .valhalla && response.routes.count == 1)
    #expect(try fault(json, as: .here) == "the response contains no route; change the request")
    #expect(
      try fault(OSRMBuilder(steps: [OSRMBuilder.step("turn", "left")]).json, as: .here)
        == "not a response of 'here'; name its own format, or none to detect it")
  }

  @Test func `every engine has signs, two or more and none twice in a row of the table`() throws {
    let file = Corpus.package.appending(path: "Sources/Routes/Words/forms.csv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
    for row in rows {
      let signs = row[3].split(separator: " ")
      #expect(signs.count > 1 && Set(signs).count == signs.count, "\(row)")
      #expect(row[1].isEmpty == (Engine(named: String(row[0])) != nil), "\(row)")
      #expect(row[1].isEmpty == row[2].isEmpty, "\(row)")
    }
    let names = Set(rows.map { String($0[0]) })
    // A response of Mapbox is one in OSRM's form; an engine file has the signs of its own.
    let files = EngineFile.builtIn.map(\.engine)
    #expect(
      Engine.all.allSatisfy {
        names.contains($0.name) || files.contains($0.name) || $0 == .mapbox
      })
  }
}

@Suite struct ResponseLinesTests {
  @Test func `JSON Lines are known by a name or by a second line that begins a value`() {
    let line = OSRMBuilder(steps: [OSRMBuilder.step("turn", "left")]).json.replacing("\n", with: "")
    let message = #"{"navState": 1, "currentStep": {"maneuver": 6}}"#
    func areLines(_ text: String, isNamed: Bool = false) -> Bool {
      RouteLine.areIn(Array(text.utf8), isNamed: isNamed)
    }
    #expect(areLines(line + "\n" + line) && areLines("\n\(line)\r\n\n  \(line)\n"))
    #expect(!areLines(line) && areLines(line, isNamed: true))
    #expect(!areLines(line + "\n") && areLines("not JSON\n", isNamed: true))
    #expect(!areLines("{\n \"code\": {}\n}") && !areLines("{\n}\n", isNamed: true))
    #expect(!areLines("") && !areLines(" \n", isNamed: true))
    #expect(!areLines(message + "\n" + message, isNamed: true) && !areLines(message, isNamed: true))
  }
}

/// Responses of the atlas with members left out, renamed and in another order.
@Suite struct ResponseFormLawTests {
  /// The names of all members.
  private func names(in value: Any) -> Set<String> {
    if let list = value as? [Any] { return list.reduce(into: []) { $0.formUnion(names(in: $1)) } }
    guard let object = value as? [String: Any] else { return [] }
    return object.values.reduce(into: Set(object.keys)) { $0.formUnion(names(in: $1)) }
  }

  /// The value with each member under another name, or without it.
  private func changed(_ value: Any, _ name: (String) -> String?) -> Any {
    if let list = value as? [Any] { return list.map { changed($0, name) } }
    guard let object = value as? [String: Any] else { return value }
    return object.reduce(into: [String: Any]()) { result, member in
      if let key = name(member.key) { result[key] = changed(member.value, name) }
    }
  }

  private func form(of value: Any) throws -> ResponseForm? {
    // Members are sorted by their names, which no engine does.
    let bytes = try JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    return ResponseForm(of: try RouteReader.value(of: [UInt8](bytes)))
  }

  private static func camel(_ name: String) -> String {
    let words = name.split(separator: "_")
    return words.prefix(1).joined() + words.dropFirst().map(\.capitalized).joined()
  }

  @Test func `a response is its engine's, a form's with a name, or none, but no other engine's`()
    throws
  {
    var (same, none) = (0, 0)
    let samples = try Corpus.routes().filter { $0.bytes.count < 60_000 }
    for (index, sample) in Cases.share(of: samples, every: 9).enumerated() {
      guard let json = try? JSONSerialization.jsonObject(with: Data(sample.bytes)),
        let known = try form(of: json)
      else { continue }
      var random = SeededRandom(seed: UInt64(index))
      let names = names(in: json).sorted()
      for turn in 0..<12 {
        let count = min(names.count, 1 + turn / 3)
        let some = Set((0..<count).map { _ in names[random.int(0...names.count - 1)] })
        let changes: [(String) -> String?] = [
          { some.contains($0) ? nil : $0 }, { some.contains($0) ? "our_" + $0 : $0 }, Self.camel,
        ]
        let form = try form(of: changed(json, changes[turn % 3]))
        let isNamed = form.map { !$0.reason.isEmpty } ?? true
        #expect(form?.name == known.name || isNamed, "\(sample.name): \(some), \(turn)")
        if form?.name == known.name { same += 1 } else { none += 1 }
      }
    }
    #expect(same > 1000 && none > 50, "\(same), \(none)")
  }
}

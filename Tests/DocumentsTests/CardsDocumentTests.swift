import Driving
import Foundation
import Guidance
import Routes
import TestSupport
import Testing
import JSON

@testable import Documents

@Suite struct CardsDocumentTests {
  /// A document with every member that there may be.
  private static func document(steps: Int = 1) throws -> CardsDocument {
    let banner = """
      "bannerInstructions": [{"distanceAlongGeometry": 120.5,
        "primary": {"text": "I 75 \\"x\\"", "components": [
          {"type": "icon", "text": "I 75", "mapbox_shield": {"name": "us-interstate"},
           "abbr": "75", "abbr_priority": 0}]},
        "secondary": {"text": "b", "components": []},
        "sub": {"text": "c", "components": []}, "view": {"text": "", "components": [
          {"type": "guidance-view", "subType": "jct", "imageURL": "https://example.org/j"}]}}],
      "voiceInstructions": [{"distanceAlongGeometry": 90.25, "announcement": "Turn"}]
      """
    func step(_ type: String, _ more: String, _ maneuver: String = "") -> String {
      """
      {"distance": 1234.5, "duration": 77.25, "mode": "driving", "name": "Way", "ref": "I 75",
       "destinations": "X, Y", "exits": "3", "rotary_name": "Ring", "junction_name": "J", \(more),
       "maneuver": {"type": "\(type)", "modifier": "right", "instruction": "Go\\n on"\(maneuver)}}
      """
    }
    let lanes = """
      "intersections": [{"lanes": [
        {"indications": ["left", "wibble"], "valid": true, "access": {"designated": ["bus"]}},
        {"indications": ["right"], "valid": true}]}]
      """
    let steps = Array(
      repeating: [
        step("depart", banner),
        step("roundabout", banner, ", \"exit\": 2, \"bearing_before\": 0, \"bearing_after\": 60"),
        step("exit roundabout", banner, ", \"bearing_before\": 9, \"bearing_after\": 90"),
        step("turn", lanes),
      ], count: steps
    ).flatMap(\.self).joined(separator: ",")
    let json = """
      {"code": "Ok", "uuid": "u", "waypoints": [{"name": "a"}, {"name": "b"}], "routes": [
       {"distance": 10, "duration": 5, "refresh_ttl": 900, "legs": [
        {"distance": 10, "duration": 5, "summary": "S", "steps": [\(steps)]}]}]}
      """
    let response = try RouteReader().read(Data(json.utf8))
    let guide = Guide(
      units: .metric, departure: try Departure("2026-03-01T23:59:00+01:00"))
    let source = GuidedSource(
      name: "a.json", format: response.format, routes: [try guide.guide(response.routes[0])])
    let picture: JSON = [
      "height": 50, "path": "glyphs/turn_right.png", "scale": 1, "variant": "light", "width": 50,
    ]
    var document = CardsDocument(sources: [source, source], guide: guide, generator: "g")
    document.pictures.glyphs = ["turn_right": [picture]]
    return document
  }

  /// Parses a file and encodes it again, with the members of each object sorted.
  private static func sorted(_ file: Data) throws -> Data {
    Data(try JSON(JSONNode(text: file)).file)
  }

  @Test func `each member is written and matches the schema`() throws {
    let document = try Self.document()
    let schema = SchemaChecker(CardsSchema.cards)
    #expect(try schema.faults(in: document.json) == [])
    #expect(try Self.sorted(Data(document.json)) == Data(document.json))
    let json = String(decoding: document.json, as: UTF8.self)
    for name in [
      "angle", "announcements", "banners", "secondary", "sub", "shield", "abbreviation", "exit",
      "fallbacks", "laneCard", "laneInstructionVariants", "access", "followed", "roundaboutExit",
      "network", "arrival", "destinationName", "summary", "modifier", "rotaryName",
      "junctionName", "files", "views", "uuid", "refreshSeconds", "id",
    ] {
      #expect(json.contains("\"\(name)\" : "), "\(name)")
    }
  }

  @Test func `the pieces make up the document with any number of jobs`() async throws {
    let document = try Self.document(steps: 60)
    let whole = document.json
    for jobs in [1, 2, 5] {
      var data: [UInt8] = []
      var pieces = 0
      await document.write(jobs: jobs) {
        data += $0
        pieces += 1
      }
      #expect(data == whole, "\(jobs) jobs")
      #expect(pieces > 6)
    }
  }

  @Test(arguments: [
    "athens", "helsinki-hebrew", "helsinki-lanes", "helsinki-stops", "helsinki-walk", "motorway",
    "roundabouts-left", "roundabouts-right",
  ])
  func `an example's cards and drive match their schemas`(name: String) throws {
    let url = Corpus.package.appending(path: "Examples/routes/\(name).json")
    let response = try RouteReader().read(Data(contentsOf: url))
    let guide = Guide(departure: try Departure("2026-12-21T15:00:00Z"))
    let source = GuidedSource(
      name: "a", format: response.format, routes: [try guide.guide(response.routes[0])])
    let document = CardsDocument(sources: [source], guide: guide, generator: "g")
    #expect(try SchemaChecker(CardsSchema.cards).faults(in: document.json) == [])
    #expect(try Self.sorted(Data(document.json)) == Data(document.json))
    let schema = SchemaChecker(CardsSchema.drive)
    let drive = try Drive(response.routes, guide: guide, trace: nil, options: DriveOptions())
    let log = DriveLog(drive.guides, theme: try .builtIn())
    var events = drive.events()
    var counts: [String: Int] = [:]
    while let event = try events.next() {
      counts[event.name.rawValue, default: 0] += 1
      guard Cases.areAll || counts[event.name.rawValue, default: 0] <= 6 else { continue }
      #expect(try schema.faults(in: log.line(event)) == [], "\(event.name)")
    }
  }

  @Test func `a member that the schema lacks is found`() throws {
    let schema = SchemaChecker(CardsSchema.cards)
    let json = String(decoding: try Self.document().json, as: UTF8.self)
    let wrong = Data(json.replacing("\"bearingAfter\"", with: "\"bearingAftre\"").utf8)
    #expect(try schema.faults(in: wrong).count >= 2)
  }

  @Test func `a document without cards is complete`() async throws {
    let route = Route(legs: [Leg(steps: [], distance: 1, duration: 1)], distance: 1, duration: 1)
    let source = GuidedSource(
      name: "a", format: .osrm, routes: [try Guide(units: .metric).guide(route)])
    let document = CardsDocument(
      sources: [source], guide: Guide(units: .metric), generator: "g")
    var data: [UInt8] = []
    await document.write(jobs: 2) { data += $0 }
    #expect(data == document.json)
    #expect(String(decoding: data, as: UTF8.self).hasPrefix("{\n  \"cards\" : ["))
  }
}

/// Each card has the way to its maneuver.
@Suite struct ApproachTests {
  @Test(arguments: [0.0, 250])
  func `a card's approach is the way from the one before or the start`(approach: Double) throws {
    let steps = (0..<70).map { index in
      Step(
        maneuver: Maneuver(kind: .turnLeft, engineType: "turn"), distance: Double(index + 1),
        duration: 2)
    }
    let leg = Leg(
      steps: steps, distance: nil, duration: nil, approachDistance: approach,
      approachDuration: approach / 10)
    let guided = try Guide(units: .metric).guide(
      Route(legs: [leg, leg], distance: leg.distance * 2, duration: leg.duration * 2))
    let document = CardsDocument(
      sources: [GuidedSource(name: "a", format: .osrm, routes: [guided])],
      guide: Guide(units: .metric), generator: "g")
    for data in [document.json, document.line(id: "1")] {
      let cards = try JSONNode(text: data)["cards"]?.elements ?? []
      try #require(cards.count == guided.cards.count)
      for (card, json) in zip(guided.cards, cards) {
        let before = card.index > 0 ? guided.cards[card.index - 1] : nil
        let own = before?.leg == card.leg ? before : nil
        let meters = own?.estimate.distance.meters ?? approach
        #expect(json["approach"]?["distance"]?["meters"]?.number == meters)
        #expect((json["approach"]?["distance"]?["text"] == nil) == (meters == 0))
        #expect(json["approach"]?["time"]?["seconds"]?.number == card.approach.time.seconds)
      }
    }
  }
}

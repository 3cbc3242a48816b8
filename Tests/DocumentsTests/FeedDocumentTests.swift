import Driving
import Foundation
import Guidance
import TestSupport
import Testing
import JSON

@testable import Documents
@testable import Routes

@Suite struct FeedDocumentTests {
  private static let guide: Guide = {
    var guide = Guide(units: .metric)
    guide.announcements = .ours
    return guide
  }()

  private static func routes(_ name: String) throws -> [Route] {
    let url = Corpus.package.appending(path: "Examples/routes/\(name)")
    return try RouteReader().read(Data(contentsOf: url)).routes
  }

  private static func feed(_ responses: [(routes: [Route], feed: Feed?)]) throws -> Data {
    var count = 0
    let sources = try responses.map { routes, feed in
      let guided = try routes.map { route in
        defer { count += 1 }
        return try guide.guide(route, index: count)
      }
      var source = GuidedSource(name: "a", format: .osrm, routes: guided)
      source.feed = feed
      return source
    }
    var data = Data()
    try FeedDocument(sources).write { data += $0 }
    return data
  }

  private static func events(_ routes: [Route], feed: Feed? = nil) throws -> [DriveEvent] {
    var stream = try Drive(routes, guide: guide, feed: feed).events()
    var events: [DriveEvent] = []
    while let event = try stream.next() { events.append(event) }
    return events
  }

  /// What a feed keeps of an event: no places and objects, no texts and kinds of cards.
  private static func kept(_ event: DriveEvent, from start: Int = 0) -> String? {
    let time = "\(event.milliseconds + start) \(event.name.rawValue)"
    switch event.content {
    case .location, .banner, .announcement, .delayCategory, .approaching, .passed, .speedLimit,
      .speeding, .lightingMode, .guidanceStarted:
      return nil
    case .card(let shown):
      let ways = [shown.toManeuver, shown.toWaypoint, shown.toDestination].map { way in
        "\(way?.distance.meters ?? -1) \(way?.time.seconds ?? -1)"
      }
      return "\(time) \(shown.card.index) \(shown.card.leg) \(shown.isNew) \(ways)"
    // The speed is that between two messages, so that they may come a message later.
    case .maneuverState, .next: return nil
    case .lanesShown(let card), .lanesHidden(let card): return "\(time) \(card.index)"
    case .remainingTime(let seconds, let leg): return "\(time) \(leg) \(seconds)"
    // Two ways of rounding to centimeters.
    case .remainingDistance(_, let leg): return "\(time) \(leg)"
    case .arrived(let leg, _, let isDestination, _): return "\(time) \(leg) \(isDestination)"
    default: return "\(time) \(event.content)"
    }
  }

  @Test func `a feed with stops, a reroute and an end drives like its routes`() throws {
    let first = try Self.routes("helsinki-stops.json")
    let second = try Self.routes("helsinki-detour.json")
    let data = try Self.feed([(first, nil), (second, nil)])
    let response = try RouteReader().read(data)
    let feed = try #require(response.feed)
    #expect(feed.faults == [])
    #expect(response.routes.map(\.legs.count) == [3, 2])
    let search = try #require(feed.messages.first { $0.state == .rerouting })
    #expect(feed.messages.last?.state == .stopped)

    let own = try Self.events(response.routes, feed: feed)
    let before = try Self.events(first).prefix { $0.milliseconds < search.milliseconds }
    let start = search.milliseconds + 1000
    // The road is the same before and after the change, so that it is not told again.
    let road = before.last { $0.name == .road }?.content
    let after = try Self.events(second).filter { $0.milliseconds > 0 || $0.content != road }
    let wanted =
      before.compactMap { Self.kept($0) }
      + ["\(search.milliseconds) paused \(DriveEvent.Content.paused(.rerouting))"]
      + ["\(start) route-changed routeChanged(route: 1)", "\(start) resumed resumed"]
      + after.compactMap { Self.kept($0, from: start) }
    // The search also hides the lanes.
    let found = own.compactMap { Self.kept($0) }
      .filter { !$0.hasPrefix("\(search.milliseconds) lanes") }
    #expect(found.count == wanted.count)
    #expect(zip(found, wanted).first { $0 != $1 }.map { "\($0) not \($1)" } == nil)
    #expect(own.count { $0.name == .arrived } == 3)

    let states = Self.states(own)
    let expected = Self.states(Array(before)) + Self.states(after, from: start)
    #expect(states.map(\.words) == expected.map(\.words))
    // A kind that the feed lacks is said in other words, which take another time.
    let same = zip(states, expected).filter { $0.kind == $1.kind }
    #expect(same.count * 4 > states.count * 3)
    #expect(same.allSatisfy { abs($0.milliseconds - $1.milliseconds) <= 1000 })
  }

  private static func states(
    _ events: [DriveEvent], from start: Int = 0
  ) -> [(milliseconds: Int, words: String, kind: ManeuverKind)] {
    events.compactMap { event in
      guard case .maneuverState(let state, let card) = event.content else { return nil }
      return (start + event.milliseconds, "\(card.index) \(state)", card.step.maneuver.kind)
    }
  }

  @Test(arguments: ["helsinki-stops.json", "motorway.json", "roundabouts-left.json"])
  func `a feed is written back unchanged`(name: String) throws {
    let data = try Self.feed([(Self.routes(name), nil)])
    let response = try RouteReader().read(data)
    #expect(response.feed?.faults == [])
    #expect(try Self.feed([(response.routes, response.feed)]) == data)
  }

  @Test func `a round trip keeps words that only a feed has`() throws {
    let step = """
      {"stepNumber": 3, "maneuver": "WARP", "fullRoadName": "A 1 / North", "simpleRoadName": "A 1",
       "fullInstructionText": "Go", "exitNumber": "4b", "drivingSide": 1, "maneuverImage": "own",
       "lanesImage": "lanes", "roundaboutTurnNumber": 7, "distanceFromPrevStepMeters": 12.5,
       "timeFromPrevStepSeconds": 3, "lanes": [{"laneDirections": [
         {"laneShape": 5, "recommended": true}, {"laneShape": "STRAIGHT", "recommended": true},
         {"laneShape": "LOOP", "recommended": false}]}]}
      """.replacing("\n", with: " ")
    let message = """
      {"navState": 1, "currentStep": \(step), "remainingSteps": [\
      {"stepNumber": 4, "maneuver": "ON_RAMP_KEEP_LEFT", "fullInstructionText": "Keep"}], \
      "distanceToCurrentStepMeters": 5, "timeToCurrentStepSeconds": 1, \
      "distanceToNextDestinationMeters": 6, "timeToNextDestinationSeconds": 2, \
      "distanceToFinalDestinationMeters": 7, "timeToFinalDestinationSeconds": 3, "t": 0}
      """
    let response = try RouteReader().read(Data((message + "\n{\"navState\": 3}").utf8))
    let lines = try Self.feed([(response.routes, response.feed)]).split(separator: 0x0A)
    let json = try JSON(JSONNode(text: Data(lines[0])))
    let asked = try JSON(JSONNode(text: Data(message.utf8)))
    let others = ["navState", "currentStep", "remainingSteps"]
    for (name, value) in asked.members where !others.contains(name) {
      #expect(json[name] == value, "\(name)")
    }
    let (found, wanted) = (try #require(json["currentStep"]), try #require(asked["currentStep"]))
    for (name, value) in wanted.members where !["lanes", "drivingSide"].contains(name) {
      #expect(found[name] == value, "\(name)")
    }
    #expect(found["drivingSide"]?.text == "GMSNavigationDrivingSideLeft")
    let arrows = try #require(found["lanes"]?.elements.first?["laneDirections"]).elements
    #expect(
      arrows.map { $0["laneShape"]?.text } == [
        "GMSNavigationLaneShapeNormalRight", "GMSNavigationLaneShapeStraight", "LOOP",
      ])
    #expect(arrows.map { $0["recommended"] == true.json } == [true, true, false])
    let next = try #require(json["remainingSteps"]?.elements.first)
    #expect(next["maneuver"]?.text == "GMSNavigationManeuverOnRampKeepLeft")
    #expect(lines.count == 2)
  }

  @Test func `messages match the schema`() throws {
    let schema = SchemaChecker(CardsSchema.route)
    var guide = Self.guide
    guide.departure = try Departure("2026-05-04T08:30:00+02:00")
    let route = try guide.guide(Self.routes("helsinki-stops.json")[0])
    var lines: [[UInt8]] = []
    let source = GuidedSource(name: "a", format: .osrm, routes: [route])
    try FeedDocument([source]).write { lines.append($0) }
    for line in lines.prefix(3) + lines.suffix(3) { #expect(try schema.faults(in: line) == []) }
    #expect(String(decoding: lines[1], as: UTF8.self).contains("\"time\":\"2026-05-04T08:30:01+02"))
  }

  @Test func `each route of any response becomes a faultless feed that is written back`() throws {
    var count = 0
    // Legs that end without an arrival, such as rides, are one in a feed.
    func arrivals(_ route: Route) throws -> Int {
      try Self.guide.guide(route).cards.count { $0.step.maneuver.kind.family == .arrive }
    }
    try Law.feed.check(every: 16) { sample in
      // To read a route takes most of the time, so that long ones are read only with all cases.
      guard Cases.areAll || sample.bytes.count < 60_000,
        let response = try? RouteReader().read(sample.bytes), response.feed == nil,
        let route = response.routes.first, route.legs.allSatisfy({ !$0.steps.isEmpty }),
        Cases.areAll ? route.duration < 20_000 : route.duration < 900
      else { return }
      guard let data = try? Self.feed([([route], nil)]) else { return }
      let back = try RouteReader().read(data)
      #expect(back.feed?.faults == [], "\(sample.name)")
      #expect(try Self.feed([(back.routes, back.feed)]) == data, "\(sample.name)")
      #expect(try arrivals(back.routes[0]) == arrivals(route), "\(sample.name)")
      count += 1
    }
    #expect(count > 12)
  }
}

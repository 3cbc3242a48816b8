import TestSupport
import Testing

@testable import Guidance
@testable import Routes

/// What is said on foot, by bike and on public transport.
@Suite struct TravelTextTests {
  private static func cards(_ json: String, _ tag: String = "en") throws -> [Card] {
    let route = try RouteReader().read(Array(json.utf8)).routes[0]
    return try Array(Guide(locale: LocaleTag(tag)).guide(route).cards)
  }

  private static func texts(of name: String) throws -> [String] {
    let sample = try #require(try Corpus.routes().first { $0.name.hasSuffix("routes/" + name) })
    return try cards(String(decoding: sample.bytes, as: UTF8.self)).map {
      $0.instructionVariants[0]
    }
  }

  @Test(arguments: [
    ("o6-otp-entrance.json", ["Enter the station at North Gate", "Leave the station by Exit B"]),
    (
      "o2-otp-walk-bike.json",
      ["Continue on Market Passage and walk your bike", "Turn left onto Oak Street and ride on"]
    ),
    (
      "g2-gh-get-off-bike.json",
      ["Turn right onto Market Passage and walk your bike", "Turn left onto Oak and ride on"]
    ),
    ("o3-otp-interline.json", ["Stay on board: the 5 becomes the 7 toward South Loop"]),
    ("l-car-train.json", ["Take the Le Shuttle car train on the right"]),
    (
      "c16-walkway-crosswalk.json", ["Turn right onto the crosswalk", "Turn left onto the walkway"]
    ),
  ])
  func `what a response states is said`(name: String, wanted: [String]) throws {
    let texts = try Self.texts(of: name)
    for text in wanted { #expect(texts.contains(text), "\(texts)") }
    #expect(!texts.contains { $0.hasPrefix("Hub ") })
  }

  @Test func `the same sign is one card`() throws {
    let sample = try #require(
      try Corpus.routes().first { $0.name.hasSuffix("routes/o5-otp-follow-signs-twice.json") })
    let cards = try Self.cards(String(decoding: sample.bytes, as: UTF8.self))
    let signed = cards.filter { $0.instructionVariants[0] == "Continue toward Platform 1" }
    #expect(signed.map(\.step.distance) == [90])
  }

  @Test(arguments: [
    (ManeuverKind.turnRight, "en", "Turn right onto the stairs"),
    (.followRoad, "en", "Continue on the stairs"),
    (.turnRight, "en-GB", "Turn right onto the stairs"),
    (.turnRight, "de", "Rechts abbiegen auf die Treppe"),
    (.followRoad, "de", "Weiter auf der Treppe"),
    (.turnRight, "pl", "Skręć w prawo na schody"), (.followRoad, "pl", "Idź dalej schodami"),
    (.turnRight, "fi", "Käänny oikealle portaisiin"), (.followRoad, "fi", "Jatka portaita"),
    (.turnRight, "ja", "右折して階段に入る"), (.turnRight, "ko", "오른쪽 계단으로 이동"),
  ])
  func `a way without a name has its word, with its grammar`(
    kind: ManeuverKind, tag: String, text: String
  ) throws {
    let variants = try Spoken.variants(kind, tag) { step in
      step.travel = .onFoot
      step.road.way = .stairs
    }
    #expect(variants[0] == text)
  }

  @Test(arguments: Languages.builtIn.tags)
  func `every language has words for ways, bikes, platforms and entrances`(tag: String) throws {
    for way in Road.Way.allCases {
      for kind in [ManeuverKind.turnLeft, .followRoad, .uTurnLeft, .keepLeft, .roundaboutExitCCW] {
        let bare = try Spoken.variants(kind, tag) { $0.travel = .onFoot }[0]
        let text = try Spoken.variants(kind, tag) { step in
          step.travel = .onFoot
          step.road.way = way
        }[0]
        #expect(text != bare && !text.contains("{"), "\(text)")
      }
    }
    for getsOff in [true, false] {
      let text = try Spoken.variants(.turnLeft, tag) { $0.getsOffBike = getsOff }[0]
      #expect(text.count > (try Spoken.variants(.turnLeft, tag)[0].count), "\(text)")
    }
    for kind in [ManeuverKind.transitStationEnter, .transitStationExit, .elevator] {
      #expect(try Spoken.variants(kind, tag) { $0.place = "Q7" }[0].contains("Q7"))
    }
    let ride = try Spoken.variants(.transitBoard, tag) { step in
      step.transit = TransitRide(line: "U2", platform: "Q7", boardingStop: "Zoo")
    }[0]
    #expect(ride.contains("Q7"), "\(ride)")
    let stay = try Spoken.variants(.transitRemainOn, tag) { step in
      step.transit = TransitRide(line: "U2", formerLine: "Q7")
    }[0]
    #expect(stay.contains("Q7") && stay.contains("U2"), "\(stay)")
  }

  @Test func `TomTom's ferry ends where its section does`() throws {
    let kinds = try Self.cards(
      #"""
      {"formatVersion": "0.0.12", "routes": [{
       "summary": {"lengthInMeters": 3000, "travelTimeInSeconds": 900},
       "legs": [{"summary": {"lengthInMeters": 3000, "travelTimeInSeconds": 900}, "points": [
        {"latitude": 60.0, "longitude": 20.0}, {"latitude": 60.01, "longitude": 20.0},
        {"latitude": 60.02, "longitude": 20.0}, {"latitude": 60.03, "longitude": 20.0}]}],
       "sections": [
        {"startPointIndex": 1, "endPointIndex": 2, "sectionType": "FERRY"}],
       "guidance": {"instructions": [
        {"routeOffsetInMeters": 0, "travelTimeInSeconds": 0, "pointIndex": 0, "maneuver": "DEPART",
         "instructionType": "LOCATION_DEPARTURE", "street": "Harbor Road"},
        {"routeOffsetInMeters": 1000, "travelTimeInSeconds": 100, "pointIndex": 1,
         "instructionType": "DIRECTION_INFO", "maneuver": "TAKE_FERRY", "street": "Sound Ferry"},
        {"routeOffsetInMeters": 2000, "travelTimeInSeconds": 800, "pointIndex": 2,
         "instructionType": "TURN", "maneuver": "STRAIGHT", "street": "Island Road"},
        {"routeOffsetInMeters": 3000, "travelTimeInSeconds": 900, "pointIndex": 3,
         "instructionType": "LOCATION_ARRIVAL", "maneuver": "ARRIVE"}]}}]}
      """#
    ).map(\.step.maneuver.kind)
    #expect(kinds == [.depart, .ferryBoard, .ferryDisembark, .arrive])
  }

  @Test func `Entur's rides have their line, times, platform and changes`() throws {
    let json = #"""
      {"data": {"trip": {"tripPatterns": [{"legs": [
       {"mode": "rail", "ride": true, "duration": 600, "distance": 9000,
        "line": {"shortName": "L1"}, "fromPlace": {"name": "Elm", "quay": {"publicCode": "4"}},
        "toPlace": {"name": "Oak"}, "fromEstimatedCall": {
         "expectedDepartureTime": "2026-11-28T10:00:00+01:00", "cancellation": true}}]}]}}}
      """#
    let route = try RouteReader().read(Array(json.utf8)).routes[0]
    let ride = try #require(route.legs[0].steps[0].transit)
    #expect(ride.line == "L1" && ride.platform == "4" && ride.departure != nil)
    #expect(route.objects.contains { $0.kind == .incident })
    #expect(
      try Self.cards(json)[0].instructionVariants[0].hasPrefix("Take the L1 from Elm, platform 4"))
  }

  @Test func `a step without a direction is read from its sentence`() throws {
    let kinds = try Self.cards(
      #"""
      {"plan": {"itineraries": [{"duration": 90, "legs": [{"mode": "WALK", "transitLeg": false,
       "distance": 200, "duration": 90, "from": {"name": "A"}, "to": {"name": "B"}, "steps": [
        {"relativeDirection": "DEPART", "streetName": "Elm Street", "distance": 100},
        {"instruction": "Turn left onto Oak Street", "streetName": "Oak Street",
         "distance": 100}]}]}]}}
      """#
    ).map(\.step.maneuver.kind)
    #expect(kinds == [.depart, .turnLeft, .arrive])
  }
}

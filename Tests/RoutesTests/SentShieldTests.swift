import Foundation
import Testing

@testable import Routes

/// What engines send of shields and countries.
@Suite struct SentShieldTests {
  private func steps(_ json: String, as format: Engine? = nil) throws -> [Step] {
    let response = try RouteReader(format: format).read(Data(json.utf8))
    return response.routes[0].legs.flatMap(\.steps)
  }

  @Test func `Mapbox sends shields with banners, and a country for each area`() throws {
    let steps = try steps(
      """
      {"code": "Ok", "routes": [{"distance": 3, "duration": 3, "legs": [{
        "distance": 3, "duration": 3,
        "admins": [{"iso_3166_1": "DE"}, {"iso_3166_1_alpha3": "CZE"}, {"iso_3166_1": ""}],
        "steps": [
          {"distance": 1, "duration": 1, "name": "A", "maneuver": {"type": "depart",
            "location": [13.4, 52.5]}, "intersections": [{"admin_index": 0}],
           "bannerInstructions": [{"distanceAlongGeometry": 1, "primary": {"text": "A 4",
             "components": [
              {"type": "icon", "text": "A 4",
               "mapbox_shield": {"name": "de-motorway", "display_ref": "4"}},
              {"type": "icon", "text": "I 80",
               "imageBaseURL": "https://x.com/public/shields/v4/US/i-80"},
              {"type": "icon", "text": "I 5", "imageBaseURL": "https://x.com/shields/v3/i-5"},
              {"type": "icon", "text": "E 40", "shield": {"name": "e-road"}}]}},
             {"distanceAlongGeometry": 0, "primary": {"text": "A 4", "components": [
              {"type": "icon", "text": "A 4",
               "mapbox_shield": {"name": "de-motorway", "display_ref": "4"}}]}}]},
          {"distance": 1, "duration": 1, "name": "", "ref": "A 4; E 40", "maneuver":
            {"type": "turn", "modifier": "left", "location": [14.5, 50.1]},
           "intersections": [{"admin_index": 1}]},
          {"distance": 0, "duration": 0, "name": "", "maneuver": {"type": "arrive",
            "location": [14.4, 50.1]}, "intersections": [{"admin_index": 2}]}]}]}]}
      """)
    #expect(steps[0].shields.isEmpty)
    #expect(
      steps[1].shields == [
        SentShield(ref: "A 4", text: "4", name: "de-motorway"),
        SentShield(ref: "I 80", country: "US"), SentShield(ref: "E 40", name: "e-road"),
      ])
    #expect(
      steps.map(\.country) == [
        FoundCountry("DE", source: .engine), FoundCountry("CZ", source: .engine),
        FoundCountry("CZ", source: .place),
      ])
  }

  @Test func `TomTom sends shields with roads and by sections`() throws {
    let steps = try steps(
      """
      {"routes": [{"summary": {"lengthInMeters": 30, "travelTimeInSeconds": 3},
        "legs": [{"points": [{"latitude": 41.5, "longitude": 1.5},
          {"latitude": 41.6, "longitude": 1.5}, {"latitude": 41.7, "longitude": 1.5},
          {"latitude": 41.8, "longitude": 1.5}]}],
        "sections": [
          {"sectionType": "COUNTRY", "startPointIndex": 0, "endPointIndex": 3,
           "countryCodeISO3": "ESP"},
          {"sectionType": "ROAD_SHIELDS", "startPointIndex": 2, "endPointIndex": 3,
           "roadShieldReferences": [{"reference": "x", "shieldContent": "9"}]},
          {"sectionType": "ROAD_SHIELDS", "startPointIndex": 0, "endPointIndex": 2,
           "roadShieldReferences": [{"reference": "esp-autopista-autovia",
            "shieldContent": "AP-7", "affixes": ["BUS"]}]}],
        "guidance": {"instructions": [
          {"maneuver": "DEPART", "pointIndex": 0, "routeOffsetInMeters": 0,
           "countryCode": "USA", "stateCode": "CA"},
          {"maneuver": "TURN_LEFT", "pointIndex": 1, "routeOffsetInMeters": 10,
           "nextRoadInfo": {"roadShields": [{"countryCode": "ESP", "roadNumber":
             {"text": "AP-7"}, "iconReference": {"reference": "rectangle-blue2-white-4",
             "shieldContent": "AP-7"}}]}},
          {"maneuver": "ARRIVE", "pointIndex": 3, "routeOffsetInMeters": 30}]}}]}
      """)
    let section = SentShield(ref: "AP-7 BUS", text: "AP-7", name: "esp-autopista-autovia")
    #expect(steps[0].shields == [section])
    #expect(
      steps[1].shields == [
        SentShield(
          ref: "AP-7", text: "AP-7", name: "rectangle-blue2-white-4", country: "ES"),
        section, SentShield(ref: "9", text: "9", name: "x"),
      ])
    #expect(steps[2].shields.isEmpty)
    #expect(
      steps.map(\.country) == [
        FoundCountry("US", state: "CA", source: .engine), FoundCountry("ES", source: .engine),
        FoundCountry("ES", source: .engine),
      ])
  }

  @Test func `HERE and GraphHopper send countries and states by ranges of points`() throws {
    let here = try steps(
      """
      {"routes": [{"sections": [{"type": "vehicle", "transport": {"mode": "car"},
        "spans": [{"offset": 0, "countryCode": "DEU", "stateCode": "BY"},
          {"offset": 5, "length": 3}, {"offset": 9, "countryCode": "AUT"}],
        "actions": [{"action": "depart", "offset": 0}, {"action": "turn", "direction": "left",
          "offset": 6}, {"action": "arrive", "offset": 12}]}]}]}
      """)
    #expect(
      here.map(\.country) == [
        FoundCountry("DE", state: "BY", source: .engine),
        FoundCountry("DE", state: "BY", source: .engine), FoundCountry("AT", source: .engine),
      ])
    let hopper = try steps(
      """
      {"paths": [{"distance": 2, "time": 2, "points_encoded": false, "points": {"coordinates":
        [[-120, 39], [-119.9, 39], [-119.8, 39]]},
        "details": {"country": [[0, 2, "USA"]], "state": [[0, 1, "US-CA"], [1, 2, "missing"]]},
        "instructions": [{"sign": 0, "interval": [0, 1], "distance": 1, "time": 1},
          {"sign": 4, "interval": [2, 2], "distance": 0, "time": 0}]}]}
      """)
    #expect(
      hopper.map(\.country) == [
        FoundCountry("US", state: "CA", source: .engine), FoundCountry("US", source: .engine),
      ])
  }

  @Test func `the stated country of the start is that of all steps unless places differ`() throws {
    func mapQuest(_ latitude: Double, _ longitude: Double) throws -> [FoundCountry?] {
      try steps(
        """
        {"info": {"statuscode": 0}, "route": {"distance": 1, "time": 1,
          "locations": [{"adminArea1": "DE"}], "locationSequence": [0],
          "legs": [{"maneuvers": [
            {"startPoint": {"lat": 48.21, "lng": 9.03}, "turnType": 0, "narrative": "Go."},
            {"startPoint": {"lat": \(latitude), "lng": \(longitude)}, "turnType": 2,
             "narrative": "Turn right."}]}]}}
        """
      ).map(\.country)
    }
    // Strasbourg is too near to the border for the map.
    let all = FoundCountry("DE", source: .engine)
    #expect(try mapQuest(48.58, 7.77) == [all, all])
    #expect(
      try mapQuest(47.0, 3.0)
        == [FoundCountry("DE", source: .place), FoundCountry("FR", source: .place)])
  }

  @Test func `NextBillion's label is the number of a road without one`() throws {
    let steps = try steps(
      """
      {"routes": [{"distance": 1, "duration": 1, "legs": [{"distance": 1, "duration": 1,
        "steps": [{"distance": 1, "duration": 1, "name": "Pan Island Expressway",
          "road_shield_type": {"label": "PIE", "image_url": "https://x.com/PIE.png"},
          "maneuver": {"maneuver_type": "depart"}}]}]}]}
      """)
    #expect(steps[0].road.ref == "PIE")
    #expect(steps[0].shields == [SentShield(ref: "PIE", text: "PIE")])
  }
}

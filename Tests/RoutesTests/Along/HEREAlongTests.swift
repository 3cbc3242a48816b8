import Foundation
import Testing

@testable import Routes

@Suite struct HEREAlongTests {
  /// Ten segments of 0.001 degrees along the equator in HERE's encoding.
  private static let line = "BFAA" + String(repeating: "AoG", count: 10)

  private func section(_ fields: String, mode: String = "car") -> String {
    """
    {"id": "s", "type": "vehicle", "transport": {"mode": "\(mode)", "name": "Blue line"},
     "polyline": "\(Self.line)", "summary": {"length": 1000, "duration": 9},
     "actions": [{"action": "depart", "offset": 0, "length": 1000, "duration": 9},
      {"action": "arrive", "offset": 10, "length": 0, "duration": 0}]\(fields)}
    """
  }

  private func response(_ sections: String..., route: String = "") -> String {
    #"{"routes": [{"id": "r", "sections": [\#(sections.joined(separator: ","))]\#(route)}]}"#
  }

  @Test func `spans make stretches of attributes, limits and incidents`() throws {
    let json = response(
      section(
        """
        , "spans": [
        {"offset": 0, "countryCode": "DEU", "stateCode": "BE", "speedLimit": 13.888889,
         "functionalClass": 3, "streetAttributes": ["rightDrivingSide", "builtUpArea"],
         "railwayCrossing": "unknown"},
        {"offset": 2, "countryCode": "DEU", "stateCode": "BB", "maxSpeed": "unlimited",
         "functionalClass": 1, "streetAttributes": ["motorway", "controlledAccessHighway"],
         "incidents": [0], "tollSystems": [0], "carAttributes": ["open", "tollRoad"]},
        {"offset": 4, "countryCode": "GBR", "stateCode": "ENG", "speedLimit": 13.41,
         "functionalClass": 1, "streetAttributes": ["motorway", "tunnel"], "incidents": [0, 7],
         "carAttributes": ["tollRoad"], "truckAttributes": ["noThrough"]},
        {"offset": 6, "streetAttributes": ["bridge", "dirtRoad"], "notices": [0],
         "railwayCrossing": "protected", "gate": "keyAccess", "railwayCrossings": ["no"]},
        {"offset": 8}],
        "tollSystems": [{"id": 1, "name": "Herrentunnel"}],
        "incidents": [{"type": "laneRestriction", "description": "Works", "criticality": "major",
         "validFrom": "2023-05-15T04:00:00Z", "validUntil": "2023-05-17T03:30:00Z"},
         {"type": "roadClosure"}],
        "notices": [{"code": "violatedAvoidFerry", "title": "Ferry", "severity": "critical"}]
        """), route: #", "notices": [{"code": "couldNotMatchOrigin", "title": "Far"}, 5]"#)
    #expect(
      try AlongFixture.objects(json) == [
        "rail-crossing 0", "notice 0-200 type=urban", "road-class 0-200 type=functional-class-3",
        "speed-limit 0-200 unit=km/h value=50.0",
        "admin-area 200 region=BB", "road-class 200-600 type=motorway",
        "toll-road 200-400 name=Herrentunnel", "speed-limit 200-400 isUnlimited=true",
        "incident 200-600 begins=2023-05-15T04:00:00Z ends=2023-05-17T03:30:00Z severity=major "
          + "text=Works type=lane-restriction", "border 400 country=GB", "tunnel 400-600",
        "toll-road 400-600", "speed-limit 400-600 unit=mph value=30.0",
        "rail-crossing 600 type=protected", "notice 600 subtype=key-access type=gate",
        "bridge 600-800", "surface 600-800 type=unpaved",
        "notice 600-800 severity=critical text=Ferry type=violated-avoid-ferry",
        "notice ? text=Far type=could-not-match-origin", "closure ?",
      ])
  }

  @Test func `ferries, tolls and charging come from the section`() throws {
    let json = response(
      section("", mode: "ferry"),
      section(
        """
        , "tolls": [
         {"tollSystem": "NH", "fares": [
           {"price": {"type": "value", "currency": "INR", "value": 625}},
           {"price": {"type": "value", "currency": "INR", "value": 420}}],
          "tollCollectionLocations": [{"name": "Sohna", "location": {"lat": 0, "lng": 0.003}},
           {"location": {"lat": 0.0001, "lng": 0.0075}}]},
         {"tollSystem": "City", "fares": [{"price": {"currency": "EUR", "value": 2.5}}]}],
        "arrival": {"place": {"name": "Fast"}},
        "postActions": [{"action": "chargingSetup", "duration": 300},
         {"action": "charging", "duration": 1200, "consumablePower": 150,
          "arrivalCharge": 5.25, "targetCharge": 40.1}]
        """))
    #expect(
      try AlongFixture.objects(json) == [
        "ferry 0-1000 name=Blue line", "toll 1300 amount=420.0 currency=INR name=Sohna",
        "toll 1750 name=NH",
        "charging 2000 energyAfter=40100.0 energyBefore=5250.0 name=Fast power=150.0 seconds=1200.0",
        "toll-road ? amount=2.5 currency=EUR name=City",
      ])
  }

  @Test(arguments: [
    #""spans": 5"#, #""spans": [5, {"offset": -9, "streetAttributes": "tunnel"}]"#,
    #""spans": [{"offset": 1e300, "streetAttributes": ["tunnel"], "speedLimit": -1}]"#,
    #""spans": [{"offset": 99, "incidents": [-1, 1e300, "x"], "functionalClass": 9}]"#,
    #""spans": [{"offset": 5, "streetAttributes": ["tunnel"]}, {"offset": 2}]"#,
    #""tolls": [5, {"fares": [5, {"price": {"value": -1}}], "tollCollectionLocations": [5, {}]}]"#,
    #""incidents": [5], "notices": {}"#,
  ])
  func `bad spans stay within the route`(fields: String) throws {
    let json = response(section(", " + fields))
    for object in try RouteReader().read(Data(json.utf8)).routes[0].objects {
      #expect((0...1000).contains(object.start ?? 0))
      #expect(object.end ?? .infinity >= object.start ?? 0)
    }
  }

  @Test func `exceeded limits for vehicles are notices of their own`() throws {
    let json = response(
      section(
        """
        , "arrival": {"charge": 7.42, "place": {"originalLocation": {"lat": 1, "lng": 2},
          "location": {"lat": 0, "lng": 0.01}}},
        "spans": [{"offset": 2, "notices": [0]}, {"offset": 4, "notices": [1]}, {"offset": 5}],
        "notices": [{"code": "violatedVehicleRestriction", "title": "Violated",
          "severity": "critical", "details": [{"type": "restriction", "maxHeight": 395,
          "maxWeight": {"value": 7500, "type": "gross"}, "maxGrossWeight": 7500},
          {"maxWeightPerAxle": 11500}]},
         {"code": "violatedVehicleRestriction", "details": [{"maxHeight": -5}, 7]}]
        """))
    let violated = "severity=critical subtype=violated-vehicle-restriction text=Violated"
    #expect(
      try AlongFixture.objects(json).sorted() == [
        "notice 200-400 \(violated) type=max-axle-load unit=t value=11.5",
        "notice 200-400 \(violated) type=max-height unit=m value=3.95",
        "notice 200-400 \(violated) type=max-weight unit=t value=7.5",
        "notice 400-500 type=violated-vehicle-restriction",
      ])
    let leg = try RouteReader().read(Data(json.utf8)).routes[0].legs[0]
    #expect(leg.charge?.wattHours == 7420 && leg.charge?.percent == nil)
    #expect(leg.askedEnd == Coordinate(latitude: 1, longitude: 2) && leg.askedStart == nil)
  }
}

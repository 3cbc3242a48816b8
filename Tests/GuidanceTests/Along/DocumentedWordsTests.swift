import Testing

@testable import Guidance
@testable import Routes

/// The words that engines document for what lies along a route, in fields whose words pass on as types.
@Suite struct DocumentedWordsTests {
  typealias List = (form: String, field: String, words: String)

  static let lists: [List] = [
    (
      "osrm", "legs[].notifications[]",
      """
      maxHeight maxWidth maxWeight maxLength unpaved pointExclusion countryBorderCrossing \
      stateBorderCrossing crossesFerry ferry tunnel tollRoad toll motorway evMinChargeAtDestination \
      evMinChargeAtChargingStation evInsufficientCharge stationUnavailable
      """
    ),
    (
      "osrm", "legs[].incidents[]",
      """
      accident congestion construction disabled_vehicle lane_restriction mass_transit planned_event \
      road_closure road_hazard weather
      """
    ),
    (
      "osrm", "legs[].steps[].intersections[].classes[]",
      "toll ferry restricted motorway tunnel unpaved bridge service cash_only_tolls"
    ),
    (
      "osrm", "legs[].steps[].intersections[].mapbox_streets_v8.class",
      """
      motorway motorway_link trunk trunk_link primary primary_link secondary secondary_link tertiary \
      tertiary_link street street_limited pedestrian construction track service ferry path
      """
    ),
    ("osrm", "legs[].steps[].intersections[].merging_area", "from_left from_right from_both_sides"),
    ("mapquest", "legs[]", "true"),
    ("valhalla", "legs[].maneuvers[]", "true"),
    (
      "here", "sections[].incidents[]",
      """
      accident congestion construction disabledVehicle laneRestriction massTransit plannedEvent \
      roadClosure roadHazard weather
      """
    ),
    (
      "here", "sections[].notices[]",
      """
      potentialViolatedAvoidTollRoadUsage potentialViolatedCarpoolUsage \
      potentialViolatedTurnRestrictionUsage potentialViolatedVehicleRestrictionUsage \
      potentialViolatedZoneRestrictionUsage seasonalClosure tollTransponder \
      violatedAvoidControlledAccessHighway violatedAvoidDifficultTurns violatedAvoidDirtRoad \
      violatedAvoidSeasonalClosure violatedAvoidTollRoad violatedAvoidTollTransponder \
      violatedAvoidTruckRoadType violatedAvoidTunnel violatedAvoidUTurns violatedBlockedRoad \
      violatedCarpool violatedEmergencyGate violatedTurnRestriction violatedVehicleRestriction \
      violatedZoneRestriction violatedAvoidFerry violatedAvoidRailFerry violatedAvoidAreas
      """
    ),
    ("here", "sections[].spans[].functionalClass", "1 2 3 4 5"),
    (
      "tomtom", "sections[].sectionType",
      """
      TUNNEL BRIDGE FERRY CAR_TRAIN TOLL TOLL_ROAD TOLL_VIGNETTE MOTORWAY PEDESTRIAN UNPAVED \
      IMPORTANT_ROAD_STRETCH COUNTRY CARPOOL URBAN LOW_EMISSION_ZONE
      """
    ),
    (
      "tomtom", "sections[].tec.causes[].mainCauseCode",
      "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 17 18 19 26 27"
    ),
    (
      "graphhopper", "details.road_class",
      """
      motorway trunk primary secondary tertiary residential unclassified service road track \
      bridleway steps cycleway path living_street footway pedestrian construction
      """
    ),
    (
      "graphhopper", "details.surface",
      """
      paved asphalt concrete paving_stones cobblestone unpaved compacted fine_gravel gravel ground \
      dirt grass sand wood
      """
    ),
    (
      "graphhopper", "details.road_access",
      "no destination private customers delivery permissive forestry agricultural military"
    ),
    (
      "graphhopper", "details.road_environment", "tunnel bridge ferry shuttle_train ford"
    ),
    ("openrouteservice", "extras.surface", "1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18"),
    ("openrouteservice", "extras.waytype", "1 2 3 4 5 6 7 8 9 10"),
    ("openrouteservice", "extras.roadaccessrestrictions", "1 2 4 8 16 32"),
  ]

  @Test(arguments: Languages.builtIn.tags)
  func `each documented word has its own text, not that of its kind`(tag: String) throws {
    let guide = Guide(locale: try LocaleTag(tag))
    let generic = Set(
      ["along.notice", "along.incident", "along.roadClass", "along.surface"].map {
        guide.language.signs[$0] ?? ""
      })
    for list in Self.lists {
      let rows =
        EngineFile.tables(of: list.form).flatMap(\.along) + EngineAlong.rows(of: list.form)
      let fields = rows.map(\.field).filter { $0.path == list.field }
      for word in list.words.split(separator: " ") {
        let shown = fields.compactMap { $0.unplacedObject(String(word)) }.map { found in
          let object = RouteObject(found.kind, from: 0, facts: found.facts)
          return GuidedObject(object, index: 0, country: nil, in: guide.language).words
        }
        // One of the rows knows it; a border has no word.
        #expect(
          word == "COUNTRY" || shown.contains { !$0.isEmpty && !generic.contains($0) },
          "\(list.field): \(word) is \(shown)")
      }
    }
  }

  @Test func `an unknown word is shown with the engine's message`() throws {
    let language = Guide(locale: try LocaleTag("en")).language
    for (kind, words) in [(RouteObject.Kind.notice, "Notice: x"), (.incident, "Incident: x")] {
      let object = RouteObject(kind, from: 0, facts: [.type: .text("?"), .text: .text("x")])
      #expect(GuidedObject(object, index: 0, country: nil, in: language).words == words)
    }
  }
}

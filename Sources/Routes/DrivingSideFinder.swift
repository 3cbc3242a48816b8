/// Finds the driving side of a route where its steps do not tell.
struct DrivingSideFinder {
  /// The side that another step of the route states.
  var stated: DrivingSide?
  /// The side that the junctions along the route show.
  var junctions: DrivingSide?
  /// The way round a roundabout of the route, where words, angles or geometry show it.
  var circulation: Circulation?
  /// The word for a U-turn of a vehicle.
  var uTurn: ManeuverKind?
  /// The country where the route starts, as an ISO 3166 code of two or three letters.
  var country: String?
  /// Where the route starts.
  var start: Coordinate?

  /// The side and how it was found: as stated, from junctions, a roundabout or a U-turn, by option,
  /// from the country.
  func side(_ reader: RouteReader) -> (DrivingSide, DrivingSideSource) {
    if let stated { return (stated, .route) }
    if let junctions { return (junctions, .junctions) }
    if let circulation { return (circulation == .clockwise ? .left : .right, .roundabout) }
    // One turns back across the opposite carriageway.
    if uTurn == .uTurnLeft { return (.right, .uTurn) }
    if uTurn == .uTurnRight { return (.left, .uTurn) }
    if let side = reader.drivingSide { return (side, .option) }
    if let country {
      return (Self.leftHandCountries.contains(country.uppercased()) ? .left : .right, .country)
    }
    if let start, LeftHandArea.contains(start) { return (.left, .country) }
    return (.right, .assumed)
  }

  /// The ISO 3166 codes of countries and territories where traffic keeps left.
  private static let leftHandCountries: Set<String> = Set(
    """
    AG ATG AI AIA AU AUS BB BRB BD BGD BM BMU BN BRN BS BHS BT BTN BW BWA CC CCK CK COK CX CXR CY \
    CYP DM DMA FJ FJI FK FLK GB GBR GD GRD GG GGY GY GUY HK HKG ID IDN IE IRL IM IMN IN IND JE JEY \
    JM JAM JP JPN KE KEN KI KIR KN KNA KY CYM LC LCA LK LKA LS LSO MO MAC MS MSR MT MLT MU MUS MV \
    MDV MW MWI MY MYS MZ MOZ NA NAM NF NFK NP NPL NR NRU NU NIU NZ NZL PG PNG PK PAK PN PCN SB SLB \
    SC SYC SG SGP SH SHN SR SUR SZ SWZ TC TCA TH THA TK TKL TL TLS TO TON TT TTO TV TUV TZ TZA UG \
    UGA VC VCT VG VGB VI VIR WS WSM ZA ZAF ZM ZMB ZW ZWE
    """.split(separator: " ").map(String.init))
}

/// Areas where traffic keeps left without doubt.
///
/// Each box lies wholly in countries with left-hand traffic and the sea, so that a place in one is
/// certain; most left-hand roads lie in one, but not all.
enum LeftHandArea {
  /// The south-west and north-east corners.
  private struct Box {
    var south: Double
    var west: Double
    var north: Double
    var east: Double

    init(_ south: Double, _ west: Double, _ north: Double, _ east: Double) {
      self.south = south
      self.west = west
      self.north = north
      self.east = east
    }
  }

  private static let boxes = [
    // Great Britain and Ireland, north and south of the latitude of Calais.
    Box(51.05, -10.8, 60.9, 1.77), Box(49.95, -10.8, 51.05, 0.9),
    // Malta, Cyprus.
    Box(35.78, 14.1, 36.1, 14.6), Box(34.5, 32.2, 35.75, 34.6),
    // From the mouth of the Indus to Bangladesh, Sri Lanka; the upper Indus and Ganges.
    Box(5.9, 67, 27, 91.5), Box(27, 68, 29, 80), Box(29, 71, 31, 77.5),
    // Kyushu; Honshu and Shikoku; Hokkaido.
    Box(30.9, 129.3, 33.99, 132.2), Box(33.2, 131.9, 41.6, 142.1), Box(41.3, 139.3, 45.55, 145.35),
    // Australia, New Zealand.
    Box(-43.8, 112.9, -10.6, 153.7), Box(-47.5, 166.3, -34.3, 178.7),
    // The plain of Bangkok; Malaya and Singapore; Java; Hong Kong.
    Box(13.2, 99.9, 15, 101.9), Box(1.1, 100.5, 4.5, 104.3), Box(-8.9, 105, -5.8, 114.6),
    Box(22.15, 113.83, 22.44, 114.33),
    // Southern Africa; Kenya and Tanzania.
    Box(-35, 11.7, -18.1, 40), Box(-9, 31.5, 2.5, 39.5),
    // Jamaica, Barbados.
    Box(17.7, -78.4, 18.55, -76.15), Box(13, -59.7, 13.4, -59.4),
  ]

  /// Whether a place is in one of the areas.
  static func contains(_ place: Coordinate) -> Bool {
    boxes.contains { box in
      place.latitude >= box.south && place.latitude <= box.north && place.longitude >= box.west
        && place.longitude <= box.east
    }
  }
}

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

  /// The side and how it was found: the first that is known of the reader's option, what the route
  /// states, its junctions, roundabouts and U-turns, and the country; else the right one, assumed.
  func side(_ reader: RouteReader) -> (DrivingSide, DrivingSideSource) {
    if let side = reader.drivingSide { return (side, .option) }
    if let stated { return (stated, .route) }
    if let junctions { return (junctions, .junctions) }
    if let circulation { return (circulation == .clockwise ? .left : .right, .roundabout) }
    // One turns back across the opposite carriageway.
    if uTurn == .uTurnLeft { return (.right, .uTurn) }
    if uTurn == .uTurnRight { return (.left, .uTurn) }
    if let country {
      return (Self.leftHandCountries.contains(country.uppercased()) ? .left : .right, .country)
    }
    if let start, LeftHandArea.contains(start) { return (.left, .country) }
    return (.right, .assumed)
  }

  /// The side of a step: the reader's option, else what the step itself states, else that of the
  /// route.
  static func side(
    stated: DrivingSide?, route: (DrivingSide, DrivingSideSource)
  ) -> (DrivingSide, DrivingSideSource) {
    guard let stated, route.1 != .option else { return route }
    return (stated, .stated)
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

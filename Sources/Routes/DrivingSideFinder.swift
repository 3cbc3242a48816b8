/// Finds the driving side of a route from its evidence.
struct DrivingSideFinder {
  /// The side that a step of the route states.
  var stated: DrivingSide?
  /// The side that the junctions along the route show.
  var junctions: DrivingSide?
  /// The direction of a roundabout of the route, from words, angles or geometry.
  var circulation: Circulation?
  /// The kind of a vehicle's U-turn.
  var uTurn: ManeuverKind?
  /// The country where the route starts, as an ISO 3166 code of two letters.
  var country: String?
  var start: Coordinate?

  /// The side by the first known of: the reader's option, the answer's statement, junctions,
  /// roundabouts, U-turns, the country; else the right one, assumed.
  func side(_ reader: RouteReader) -> FoundSide {
    if let side = reader.drivingSide { return FoundSide(side, .option) }
    if let stated { return FoundSide(stated, .route) }
    if let junctions { return FoundSide(junctions, .junctions) }
    if let circulation { return FoundSide(DrivingSide(circulation), .roundabout) }
    // A U-turn crosses the opposite carriageway.
    if let side = uTurn?.side { return FoundSide(side.drivingSideOfUTurn, .uTurn) }
    if let country {
      return FoundSide(CountryCode.keepsLeft(country) ? .left : .right, .country)
    }
    if let start, LeftHandArea.contains(start) { return FoundSide(.left, .country) }
    return FoundSide(.right, .assumed)
  }
}

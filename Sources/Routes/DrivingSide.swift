/// The side of the road that traffic keeps to.
public enum DrivingSide: String, Hashable, Sendable, CaseIterable, Codable {
  case left
  case right

  /// The direction of roundabouts with this driving side.
  public var circulation: Circulation { self == .left ? .clockwise : .counterClockwise }

  init(_ circulation: Circulation) { self = circulation == .clockwise ? .left : .right }
}

/// The direction of a roundabout: clockwise in left-hand traffic.
public enum Circulation: String, Hashable, Sendable, CaseIterable, Codable {
  case clockwise
  case counterClockwise
}

/// The evidence for the driving side of a step.
public enum DrivingSideSource: String, Hashable, Sendable, Codable {
  /// The response states it for this step.
  case stated
  /// The response states it for another step of the route.
  case route
  /// The junctions along the route: joining ramps and opposite carriageways.
  case junctions
  /// A roundabout: its word, its angle, or the turn into it.
  case roundabout
  case uTurn = "u-turn"
  case option
  /// The country where the route starts.
  case country
  /// Right-hand traffic, assumed without evidence.
  case assumed
}

/// A driving side with its evidence.
public struct FoundSide: Hashable, Sendable {
  /// The side.
  public var side: DrivingSide
  /// The evidence.
  public var source: DrivingSideSource

  init(_ side: DrivingSide, _ source: DrivingSideSource) {
    self.side = side
    self.source = source
  }

  /// Takes the first evidence in parameter order, else the right; `country` has two letters.
  init(
    _ reader: RouteReader, stated: DrivingSide? = nil, junctions: DrivingSide? = nil,
    circulation: Circulation? = nil, uTurn: ManeuverKind? = nil, country: String? = nil,
    start: Coordinate?
  ) {
    let isLeftCountry = country.map(Country.keepsLeft) ?? start.map(Country.isLeftHandArea)
    let evidence: [(side: DrivingSide?, source: DrivingSideSource)] = [
      (reader.drivingSide, .option), (stated, .route), (junctions, .junctions),
      (circulation.map(DrivingSide.init), .roundabout), (uTurn?.side?.drivingSideOfUTurn, .uTurn),
      (isLeftCountry == true ? .left : country.map { _ in .right }, .country),
    ]
    let found = evidence.first { $0.side != nil }
    self.init(found?.side ?? .right, found?.source ?? .assumed)
  }

  /// The stated side of a step, unless the caller's option overrules it; else this side.
  func unless(stated: DrivingSide?) -> FoundSide {
    guard let stated, source != .option else { return self }
    return FoundSide(stated, .stated)
  }
}

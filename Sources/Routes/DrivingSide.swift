/// The side of the road that traffic keeps to.
public enum DrivingSide: String, Hashable, Sendable, CaseIterable, Codable {
  case left
  case right

  /// The direction of roundabouts on this side.
  public var circulation: Circulation { self == .left ? .clockwise : .counterClockwise }

  init(_ circulation: Circulation) { self = circulation == .clockwise ? .left : .right }
}

/// The direction of a roundabout: clockwise in left-hand traffic.
public enum Circulation: String, Hashable, Sendable, CaseIterable, Codable {
  case clockwise
  case counterClockwise
}

/// How the driving side of a step was found.
public enum DrivingSideSource: String, Hashable, Sendable, Codable {
  /// The answer states it for this step.
  case stated
  /// The answer states it for another step of the route.
  case route
  /// From the junctions along the route: the side of joining ramps and of the opposite carriageway.
  case junctions
  /// From a roundabout: its word, its angle, or the turn into it.
  case roundabout
  /// From the side to which a vehicle makes a U-turn.
  case uTurn = "u-turn"
  /// From the caller's option.
  case option
  /// From the country where the route starts.
  case country
  /// Right-hand traffic, assumed without evidence.
  case assumed
}

/// The driving side, and how it was found.
public struct FoundSide: Hashable, Sendable {
  /// The side.
  public var side: DrivingSide
  /// How it was found.
  public var source: DrivingSideSource

  init(_ side: DrivingSide, _ source: DrivingSideSource) {
    self.side = side
    self.source = source
  }

  /// The side of a route, by the first evidence there is; right-hand traffic without any.
  ///
  /// `stated` is the side that a step states, `junctions` the one that junctions show,
  /// `circulation` the direction of a roundabout, `uTurn` the kind of a vehicle's U-turn;
  /// `country`, as two letters, and `start` are where the route starts.
  init(
    _ reader: RouteReader, stated: DrivingSide? = nil, junctions: DrivingSide? = nil,
    circulation: Circulation? = nil, uTurn: ManeuverKind? = nil, country: String? = nil,
    start: Coordinate?
  ) {
    if let side = reader.drivingSide {
      self.init(side, .option)
    } else if let stated {
      self.init(stated, .route)
    } else if let junctions {
      self.init(junctions, .junctions)
    } else if let circulation {
      self.init(DrivingSide(circulation), .roundabout)
    } else if let side = uTurn?.side {
      self.init(side.drivingSideOfUTurn, .uTurn)
    } else if let country {
      self.init(Country.keepsLeft(country) ? .left : .right, .country)
    } else if let start, Country.isLeftHandArea(start) {
      self.init(.left, .country)
    } else {
      self.init(.right, .assumed)
    }
  }

  /// The side of a step that may state its own; the caller's option counts before it.
  func unless(stated: DrivingSide?) -> FoundSide {
    guard let stated, source != .option else { return self }
    return FoundSide(stated, .stated)
  }
}

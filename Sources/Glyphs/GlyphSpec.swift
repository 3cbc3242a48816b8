public import Routes

/// Everything that determines a glyph's picture except colors and size.
public enum GlyphSpec: Hashable, Sendable {
  /// A maneuver icon; the side matters only for kinds that depend on the driving side.
  case maneuver(ManeuverKind, DrivingSide)
  case roundabout(Roundabout)
  /// A junction with its true angles.
  case junction(Junction)
  case lanes(LaneStrip)
  /// A sign, marker or button of the navigation screen.
  case furniture(Furniture)
  /// A sign with the number of a road or an exit.
  case shield(Shield)
  /// A new icon of a folder, by its name as a glyph, such as `toll_tunnel`.
  case icon(String)

  /// Chooses the glyph of a maneuver kind.
  ///
  /// The angles are in degrees driven around a roundabout: `angle` to the exit taken, `otherExits`
  /// to the exits passed. `exit` is the number of the exit taken.
  public init(
    kind: ManeuverKind, drivingSide side: DrivingSide, angle: Double? = nil, exit: Int? = nil,
    otherExits: [Double] = []
  ) {
    if let roundabout = Roundabout(kind: kind, angle: angle, exit: exit, otherExits: otherExits) {
      self = .roundabout(roundabout)
    } else {
      self = .maneuver(kind, kind.isDrawnOnDrivingSide ? side : .right)
    }
  }

  /// Chooses the glyph of a step's maneuver, with turns schematic or at their true angles.
  public init(_ step: Step, junctions: JunctionStyle = .schematic) {
    let maneuver = step.maneuver
    if let name = maneuver.glyph {
      self = GlyphSpec(name: name) ?? .icon(name)
      return
    }
    if junctions == .true, let junction = GlyphSpec(junctionOf: step) {
      self = junction
      return
    }
    // Ignore passed exits, so that there are few different schematic glyphs.
    self.init(
      kind: maneuver.kind, drivingSide: step.drivingSide, angle: maneuver.roundaboutAngle,
      exit: maneuver.exit, otherExits: junctions == .true ? maneuver.otherExits : [])
  }

  /// The true junction of a turn; `nil` if its angles are unknown or there is only one way on.
  public init?(junctionOf step: Step) {
    guard step.maneuver.kind.isTurn,
      let junction = step.maneuver.intersection.flatMap(Junction.init)
    else { return nil }
    self = .junction(junction)
  }

  /// The first 16 lanes of a step; `nil` without lanes.
  public init?(lanesOf step: Step) {
    guard let strip = try? LaneStrip(Array(step.lanes.prefix(LaneStrip.limit))) else { return nil }
    self = .lanes(strip)
  }
}

/// How to draw junctions.
public enum JunctionStyle: String, Hashable, Sendable, CaseIterable {
  /// One picture for each kind of turn.
  case schematic
  /// The roads that meet, at their true angles.
  case `true`
}

extension ManeuverKind {
  /// Whether the kind is a turn from one road into another at a junction.
  var isTurn: Bool {
    self == .straight || [.turn, .endOfRoad, .fork, .keep].contains(family)
  }
}

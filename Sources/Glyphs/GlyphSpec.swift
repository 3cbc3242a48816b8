public import Routes

/// What a glyph shows: everything that decides its picture except colors and size.
public enum GlyphSpec: Hashable, Sendable {
  /// A maneuver with an icon; the side matters for kinds that happen on the driving side.
  case maneuver(ManeuverKind, DrivingSide)
  /// A roundabout drawn from parameters.
  case roundabout(Roundabout)
  /// A junction with its true angles.
  case junction(Junction)
  /// A strip of lanes drawn from parameters.
  case lanes(LaneStrip)
  /// A sign, a marker or a button of the navigation screen.
  case furniture(Furniture)

  /// Whether the picture is a square, centered in a canvas of another form.
  var isSquare: Bool {
    switch self {
    case .maneuver, .roundabout, .furniture: true
    case .junction, .lanes: false
    }
  }

  /// What shows a kind of maneuver.
  ///
  /// - Parameters:
  ///   - kind: The canonical kind.
  ///   - side: The driving side.
  ///   - angle: The angle driven around a roundabout, in degrees.
  ///   - exit: The exit taken of a roundabout.
  ///   - otherExits: The angles driven to the exits passed, in degrees.
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

  /// What shows the maneuver of a step.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - junctions: Whether turns are drawn schematically or with their true angles.
  public init(_ step: Step, junctions: JunctionStyle = .schematic) {
    let maneuver = step.maneuver
    if junctions == .true, let junction = GlyphSpec(junctionOf: step) {
      self = junction
      return
    }
    // Schematic glyphs stay few: exits passed change no picture.
    self.init(
      kind: maneuver.kind, drivingSide: step.drivingSide, angle: maneuver.roundaboutAngle,
      exit: maneuver.exit, otherExits: junctions == .true ? maneuver.otherExits : [])
  }

  /// The junction of a turn with its true angles, or nil if they are unknown or if there is only one
  /// way on.
  public init?(junctionOf step: Step) {
    guard step.maneuver.kind.isTurn,
      let junction = step.maneuver.intersection.flatMap(Junction.init)
    else { return nil }
    self = .junction(junction)
  }

  /// The lanes of a step, if it has any; of more than can be drawn, the first.
  public init?(lanesOf step: Step) {
    guard let strip = try? LaneStrip(Array(step.lanes.prefix(LaneStrip.limit))) else { return nil }
    self = .lanes(strip)
  }
}

/// How junctions are drawn.
public enum JunctionStyle: String, Hashable, Sendable, CaseIterable {
  /// One picture for each kind of turn.
  case schematic
  /// The roads that meet, with their angles.
  case `true`
}

extension ManeuverKind {
  /// Whether the kind turns from one road into another at a junction.
  var isTurn: Bool {
    self == .straight || [.turn, .endOfRoad, .fork, .keep].contains(family)
  }
}

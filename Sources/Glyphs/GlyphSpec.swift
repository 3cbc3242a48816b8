public import Routes

/// Everything that determines a glyph's picture except colors and size.
public enum GlyphSpec: Hashable, Sendable {
  /// A maneuver icon; the side matters only for kinds that depend on the driving side.
  case maneuver(ManeuverKind, DrivingSide)
  case roundabout(Roundabout)
  /// A junction with its true angles.
  case junction(Junction)
  /// The road ahead in perspective, with its lanes and the roads that it parts into.
  case junctionView(JunctionView)
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
  ///
  /// Forks whose bearings are known are drawn at the nearest of a few turns.
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
    if maneuver.kind.isFork, let side = maneuver.kind.side,
      let intersection = maneuver.intersection,
      let fork = Junction(forkAt: intersection, to: side)
    {
      self = .junction(fork)
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

  /// The separate picture of a step's junction: the road ahead if its lanes are known where it parts,
  /// else the true angles of a turn.
  public init?(junctionPictureOf step: Step) {
    if let view = JunctionView(step) {
      self = .junctionView(view)
    } else {
      self.init(junctionOf: step)
    }
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
  /// Whether a road parts into two that lead ahead.
  fileprivate var isFork: Bool { family == .fork || family == .keep }

  /// Whether the kind is a turn from one road into another at a junction.
  var isTurn: Bool {
    self == .straight || [.turn, .endOfRoad, .fork, .keep].contains(family)
  }
}

extension GlyphSpec {
  /// The glyph of an object along a route; `nil` for a speed limit that no sign can show.
  ///
  /// `country` is where the object is, two capital letters of ISO 3166: it decides the form and the
  /// unit of speed limits that do not state them.
  public init?(_ object: RouteObject, country: String?) {
    if let limit = VehicleLimit(object) {
      self = .furniture(.vehicleLimit(limit))
    } else if object.kind == .speedLimit {
      guard let limit = SpeedLimitSign(object, country: country) else { return nil }
      self.init(limit)
    } else {
      self.init(object.sign)
    }
  }

  /// The glyph of a sign; `nil` for a speed limit's, which depends on the number.
  package init?(_ sign: ObjectSign) {
    guard let glyph = Self.signs[sign.glyph] else { return nil }
    self = glyph
  }

  /// The glyphs of `signs.csv` by their names, which a long route has thousands of times.
  private static let signs = Dictionary(
    RouteObject.Kind.allCases.flatMap { $0.signs }.compactMap { sign in
      GlyphSpec(name: sign.glyph).map { (sign.glyph, $0) }
    }, uniquingKeysWith: { first, _ in first })

  /// The glyph of a speed limit.
  package init?(_ limit: SpeedLimitSign) {
    guard let value = limit.value else {
      self.init(name: "no_limit")
      return
    }
    guard let form = SpeedLimit.Form(rawValue: limit.form.rawValue),
      let sign = try? SpeedLimit(form: form, number: value)
    else { return nil }
    self = .furniture(.speedLimit(sign))
  }
}

/// The non-maneuver glyphs of a navigation app: signs, markers and buttons.
public enum Furniture: Hashable, Sendable {
  /// A file of `Icons/furniture`, by its name as a glyph, such as `stop_sign`.
  case picture(String)
  case speedLimit(SpeedLimit)
  /// A limit for the size or the weight of vehicles, in centimeters or kilograms.
  case vehicleLimit(VehicleLimit)
  /// A ring of dots with a fading tail, for voice search and rerouting; frames from 1.
  case waiting(frame: Int)

  /// All pictures, sorted by name.
  package static let pictures = EmbeddedIcons.furniture.names.map {
    Furniture.picture($0.replacing("-", with: "_"))
  }

  /// The frames in which the dots turn once around, each of 0.08 seconds.
  package static let waiting = (1...12).map { Furniture.waiting(frame: $0) }
}

extension Furniture {
  /// The name; `init(name:)` parses it back.
  var name: String {
    switch self {
    case .picture(let name): name
    case .waiting(let frame): frame == 1 ? "waiting" : "waiting_\(frame)"
    case .speedLimit(let limit): limit.name
    case .vehicleLimit(let limit): limit.name
    }
  }

  init?(name: String) {
    if EmbeddedIcons.furniture[name.replacing("_", with: "-")] != nil {
      self = .picture(name)
    } else if let frame = Self.waiting.first(where: { $0.name == name }) {
      self = frame
    } else if let limit = VehicleLimit(name: name) {
      self = .vehicleLimit(limit)
    } else {
      guard let limit = SpeedLimit(name: name) else { return nil }
      self = .speedLimit(limit)
    }
  }
}

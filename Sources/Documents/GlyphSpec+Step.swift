public import Glyphs
public import Routes

extension GlyphSpec {
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
    if [.fork, .keep].contains(maneuver.kind.family), let side = maneuver.kind.side,
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

extension ManeuverKind {
  /// Whether the kind is a turn from one road into another at a junction.
  var isTurn: Bool {
    self == .straight || [.turn, .endOfRoad, .fork, .keep].contains(family)
  }
}

extension GlyphSpec {
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

extension Step {
  /// Reports the step's data that its glyphs cannot show: surplus lanes, exits without a number,
  /// angles beyond a full turn; `place` locates the step, such as `cards[3]`.
  package func reductions(at place: String) -> [Fallback] {
    var result: [Fallback] = []
    func add(_ field: String, _ words: String, _ replacement: String) {
      result.append(Fallback(place: place + field, words: words, replacement: replacement))
    }
    if lanes.count > LaneStrip.limit {
      add(".lanes", "\(lanes.count) lanes", "the first \(LaneStrip.limit)")
    }
    guard maneuver.kind.circulation != nil else { return result }
    if let exit = maneuver.exit, !Roundabout.exits.contains(exit) {
      add(".exit", "exit \(exit)", "a roundabout without number")
    }
    if let angle = maneuver.roundaboutAngle, !(angle > 0 && angle <= 360) {
      add(".angle", "\(angle) degrees", "a roundabout whose exit is not known")
    }
    return result
  }
}

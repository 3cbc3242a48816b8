// Written by 'fingerpost kit'; edit nothing here, the next run writes the file again.

/// Finds the glyph of an engine's words, as the program does, among those that an app has.
///
/// Where the app lacks the picture: of a roundabout, that of the nearest angle with the same or no
/// number, else the ring with the number, else the ring; of another maneuver, the plain turn to the
/// same side, else straight on; of lanes, one picture for each lane, without its marks if there is
/// no other, else with only its arrow to follow.
public struct FingerpostGlyphs: Sendable {
  /// The picture of a maneuver.
  public struct Glyph: Hashable, Sendable {
    /// The name of its picture.
    public var name: String
    /// What the maneuver means.
    public var kind: FingerpostCards.ManeuverKind
  }

  /// The words of an engine for a lane.
  public struct EngineLane: Hashable, Sendable {
    /// The arrows, as words or numbers; of Valhalla's masks, each bit.
    public var directions: [String]
    /// The arrow to follow, if known.
    public var followed: String?
    /// How well the lane serves the route.
    public var state: FingerpostCards.LaneState
    /// Vehicles that it is reserved for, or `reversible`.
    public var access: [String]

    /// Creates a lane.
    public init(
      directions: [String], followed: String? = nil, state: FingerpostCards.LaneState = .avoid,
      access: [String] = []
    ) {
      self.directions = directions
      self.followed = followed
      self.state = state
      self.access = access
    }
  }

  private struct Ring: Sendable {
    var name: String
    var way: String
    var angle: Int
    var number: String
  }

  private let names: Set<String>
  private var rings: [Ring] = []

  /// Creates a lookup among pictures with these names; without, among those that
  /// `fingerpost icons` writes.
  public init(names: [String]? = nil) {
    self.names = Set(names ?? Tables.pictures)
    for name in self.names.sorted() {
      let parts = name.split(separator: "_")
      let isNumbered = parts.last.map { $0.first == "e" && Int($0.dropFirst()) != nil } ?? false
      let number = isNumbered ? "_" + (parts.last ?? "") : ""
      let base = String(name.dropLast(number.count))
      let words = base.split(separator: "_")
      if let (way, angle) = Tables.ringAngles[base] {
        rings.append(Ring(name: name, way: way, angle: angle, number: number))
      } else if words.count == 3, words[0] == "roundabout", words[2].first == "a",
        let angle = Int(words[2].dropFirst())
      {
        rings.append(Ring(name: name, way: String(words[1]), angle: angle, number: number))
      }
    }
  }

  /// Creates a lookup among the pictures that a manifest lists.
  public init(_ manifest: FingerpostCards.Manifest) {
    self.init(names: Array(manifest.glyphs.keys))
  }

  /// The picture of a maneuver; unknown words give a plain turn.
  ///
  /// - Parameters:
  ///   - type: The engine's type, action or enumerator, or its number.
  ///   - modifier: The direction, where the engine states it separately from the type.
  ///   - exit: The number of a roundabout's exit, from 1.
  ///   - angle: Degrees driven around a roundabout, above 0 and up to 360; 180 is straight on.
  ///   - drivingSide: The side of the road that traffic keeps to.
  ///   - engine: A format, such as `mapbox`, or a vocabulary that `fingerpost list` names.
  /// - Returns: The picture and the meaning.
  public func glyph(
    for type: String, modifier: String? = nil, exit: Int? = nil, angle: Double? = nil,
    drivingSide: FingerpostCards.Side = .right, engine: String
  ) -> Glyph {
    let isLeft = drivingSide == .left
    var kind = Tables.kind(type, modifier, exit, isLeft: isLeft, engine)
    if let exit, exit > 0 { kind = Tables.kinds[kind]?.numbered ?? kind }
    return Glyph(
      name: name(kind, exit, angle, isLeft: isLeft),
      kind: FingerpostCards.ManeuverKind(rawValue: kind) ?? .unknown)
  }

  private func name(_ kind: String, _ exit: Int?, _ angle: Double?, isLeft: Bool) -> String {
    guard let entry = Tables.kinds[kind], let plain = Tables.kinds[entry.plain] else {
      return "straight"
    }
    let others = [isLeft ? entry.left : entry.right, isLeft ? plain.left : plain.right, "straight"]
    guard !entry.ring.isEmpty else { return first(of: others) }
    let number = exit.map { (1...19).contains($0) ? "_e\($0)" : "" } ?? ""
    let open = "roundabout_nth_exit_" + entry.ring
    var whole = entry.angle
    if let angle, angle > 0, angle <= 360 { whole = max(1, Int(angle + 0.5)) }
    guard let whole else { return first(of: [open + number] + others) }
    let best = rings.filter { ring in
      ring.way == entry.ring && (ring.number.isEmpty || ring.number == number)
    }.min { one, other in
      let ranks = [one, other].map { ring in
        (abs(ring.angle - whole), ring.number == number ? 0 : 1, ring.angle)
      }
      return ranks[0] < ranks[1]
    }
    if let best { return best.name }
    let exact =
      Tables.rings["\(entry.ring),\(whole)"] ?? "roundabout_\(entry.ring)_a\(whole)"
    return first(of: [exact + number, open + number, open] + others)
  }

  private func first(of candidates: [String]) -> String {
    candidates.first(where: names.contains) ?? candidates[0]
  }

  /// The picture of up to 16 lanes from left to right, or else one for each lane.
  ///
  /// - Parameters:
  ///   - lanes: The lanes in the engine's words.
  ///   - turn: The turn of the maneuver in degrees, positive to the right, for lanes without an
  ///     arrow to follow.
  ///   - drivingSide: The side of the road that traffic keeps to.
  ///   - engine: A format or a vocabulary; it only matters for numbers.
  /// - Returns: Names of pictures.
  public func lanes(
    _ lanes: [EngineLane], turn: Double? = nil, drivingSide: FingerpostCards.Side = .right,
    engine: String = ""
  ) -> [String] {
    let format = Tables.row(of: engine)[0]
    var strip = lanes.prefix(16).map {
      PaintedLane($0, isLeft: drivingSide == .left, format: format, turn: turn)
    }
    if !strip.contains(where: { $0.state == .preferred }) { strip = strip.map(\.lit) }
    let name = (["lanes"] + strip.map(\.code)).joined(separator: "_")
    if strip.isEmpty || names.contains(name) { return strip.isEmpty ? [] : [name] }
    return strip.map { lane in
      first(of: [lane.lit, lane.lit.unmarked, lane.lit.single].map { "lanes_" + $0.code })
    }
  }
}

/// A lane as its picture shows it.
private struct PaintedLane {
  var arrows: [String]
  var followed: String?
  var state: FingerpostCards.LaneState
  var access: [String]

  init(_ lane: FingerpostGlyphs.EngineLane, isLeft: Bool, format: String, turn: Double?) {
    func direction(_ word: String) -> String {
      let key = Tables.squeezed(word)
      let found = Tables.arrowWords["\(format),\(key)"] ?? Tables.arrowWords[",\(key)"]
      return found.map { isLeft ? $0.left : $0.right } ?? "none"
    }
    var all: [String] = []
    for arrow in lane.directions.map(direction) where !all.contains(arrow) { all.append(arrow) }
    if all.isEmpty { all = ["none"] }
    let named = lane.followed.map(direction).flatMap { all.contains($0) ? $0 : nil }
    followed =
      lane.state == .avoid ? nil : named ?? turn.flatMap { Self.nearest(to: $0, among: all) }
    state = lane.state
    arrows = Tables.arrows.map(\.name).filter(all.contains)
    access = Tables.access.map(\.name).filter(lane.access.contains)
  }

  /// The nearest arrow; of two as near, the one on the turn's side, else the first.
  private static func nearest(to turn: Double, among arrows: [String]) -> String? {
    let degrees = Dictionary(uniqueKeysWithValues: Tables.arrows.map { ($0.name, $0.degrees) })
    func rank(_ arrow: String) -> (Double, Int) {
      let degrees = degrees[arrow] ?? 0
      return (abs(degrees - turn), degrees * turn > 0 ? 0 : 1)
    }
    return arrows.filter { $0 != "none" }.min { rank($0) < rank($1) }
  }

  var lit: PaintedLane {
    var lane = self
    if state != .avoid { lane.state = .preferred }
    return lane
  }

  var unmarked: PaintedLane {
    var lane = self
    lane.access = []
    return lane
  }

  /// The lane with only its arrow to follow.
  var single: PaintedLane {
    var lane = unmarked
    let arrow = followed ?? (arrows.contains("through") ? "through" : arrows[0])
    lane.arrows = [arrow]
    lane.followed = state == .avoid ? nil : arrow
    return lane
  }

  /// The lane's part in the name of a glyph.
  var code: String {
    let (one, all) = state == .usable ? ("y", "q") : ("x", "z")
    let codes = Tables.arrows.filter { arrows.contains($0.name) }
      .map { $0.code + ($0.name == followed ? one : "") }
    let marks = Tables.access.filter { access.contains($0.name) }.map(\.code).joined()
    return codes.joined() + (state != .avoid && followed == nil ? all : "")
      + (marks.isEmpty ? "" : "w" + marks)
  }
}

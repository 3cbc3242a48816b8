/// What the driver does at one place.
public struct Maneuver: Hashable, Sendable {
  /// What the maneuver means.
  public var kind: ManeuverKind
  /// The engine's turn direction, else the kind's; on OSRM's roundabouts, the turn into them.
  public var direction: TurnDirection?
  /// The engine's word for the maneuver.
  public var engineType: String
  /// The engine's word for the direction, if any.
  public var engineModifier: String?
  /// The name of the glyph that an `IconWord` gives to the engine's word.
  public var glyph: String?
  /// The engine's instruction, unchanged.
  public var instruction: String?
  /// The engine's addition to its instruction, such as `Toll road`, in its language.
  public var note: String?
  /// What marks the place, in the engine's word, such as `AT_TRAFFIC_LIGHT`.
  package var landmark: String?
  /// Whether there is no other way to go, so that an app may leave the maneuver unsaid; nil if unknown.
  package var isObligatory: Bool?
  /// The sentence of an instruction that also has other text, such as notes.
  var wording: String?
  /// Where it happens.
  public var location: Coordinate?
  /// The heading before it, in degrees clockwise from north, 0 to 360.
  public var bearingBefore: Double?
  /// The heading after it, in degrees clockwise from north, 0 to 360.
  public var bearingAfter: Double?
  /// The exit number on a roundabout, from 1; elsewhere the number of junctions passed.
  public var exit: Int?
  /// The angle driven around a roundabout, in degrees from 1 to 360.
  public var roundaboutAngle: Double?
  /// The angles driven to a roundabout's exits passed, in degrees from 1 to 360; empty if unknown.
  public var otherExits: [Double] = []
  /// The roads that meet at the place, if known.
  public var intersection: Intersection?
  /// Whether the engine counted exits that no roundabout has, so that its sentence is false, too.
  var hasFalseCount = false
  /// The roundabout that the route's line shows, to check the other fields.
  var ring: RoundaboutShape?

  /// Creates a maneuver.
  public init(
    kind: ManeuverKind, engineType: String, engineModifier: String? = nil,
    direction: TurnDirection? = nil
  ) {
    self.kind = kind
    self.engineType = engineType
    self.engineModifier = engineModifier
    self.direction = direction
  }

  mutating func become(_ kind: ManeuverKind) {
    self.kind = kind
    direction = kind.turnDirection
  }

  mutating func take(_ text: MarkedText?) {
    instruction = text?.whole
    guard let text, let note = text.note else { return }
    self.note = note
    wording = text.sentence
  }

  /// Fills in an absent location from the line of the route.
  mutating func takeLocation(from line: [Coordinate], at index: Int?) {
    location = location ?? line[ifAny: index]
  }

  mutating func takeRoundaboutAngle(from before: Double, to after: Double) {
    roundaboutAngle = kind.circulation.map {
      Bearing.roundaboutAngle(from: before, to: after, circulation: $0)
    }
  }

  /// Whether the way is known to be the middle one: by the engine's word, or by a road on each side.
  package var isMiddle: Bool {
    if engineModifier?.hasPrefix("middle") ?? false { return true }
    guard let roads = intersection, let (entry, exit) = roads.way else { return false }
    let others = roads.bearings.indices.filter { $0 != entry && $0 != exit }
      .map { Bearing.turn(from: roads.bearings[exit], to: roads.bearings[$0]) }
    return others.contains { (-120..<0).contains($0) } && others.contains { (1...120).contains($0) }
  }

  /// Whether another road leads ahead beside the one to follow.
  package var hasFork: Bool {
    guard let roads = intersection, let (entry, exit) = roads.way else { return false }
    return roads.bearings.indices.contains(where: { index in
      index != entry && index != exit
        && Bearing.turn(from: roads.bearings[exit], to: roads.bearings[index]).magnitude <= 60
    })
  }

  /// Whether neither word nor number nor angle tells how a roundabout is left.
  var hasNoExit: Bool { exit == nil && roundaboutAngle == nil && kind.turnDirection == nil }

  /// The turn between the headings, in whole degrees, positive right; `nil` if one is unknown.
  package var turn: Int? {
    headings.map { Int(Bearing.turn(from: $0.before, to: $0.after).rounded()) }
  }

  /// The headings before and after; `nil` if one is unknown.
  package var headings: (before: Double, after: Double)? {
    Bearing.known(bearingBefore, bearingAfter)
  }
}

/// What the driver does at one place.
public struct Maneuver: Hashable, Sendable {
  /// The canonical kind.
  public var kind: ManeuverKind
  /// The direction of the turn: the engine's own, else that of the kind; on OSRM's roundabouts the
  /// direction of the turn into the roundabout.
  public var direction: TurnDirection?
  /// The engine's own word.
  public var engineType: String
  /// The engine's own word for the direction, if it has one.
  public var engineModifier: String?
  /// The engine's own instruction.
  public var instruction: String?
  /// What the engine adds to its instruction, such as `Toll road`, in its own language.
  public var note: String?
  /// The sentence in the instruction, if the instruction holds more, such as notes.
  var wording: String?
  /// Where it happens.
  public var location: Coordinate?
  /// The heading before it, in degrees clockwise from north, 0 to 360.
  public var bearingBefore: Double?
  /// The heading after it, in degrees clockwise from north, 0 to 360.
  public var bearingAfter: Double?
  /// Which exit of a roundabout to take, from 1; elsewhere the number of junctions passed.
  public var exit: Int?
  /// On a roundabout, the angle driven around it, in degrees from 1 to 360.
  public var roundaboutAngle: Double?
  /// On a roundabout, the angles driven to the exits passed, in degrees from 1 to 360; empty if
  /// unknown.
  public var otherExits: [Double] = []
  /// The roads that meet at the place, if known.
  public var intersection: Intersection?
  /// What the line shows of the roundabout, to check the other fields with.
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

  /// Takes the place and the headings from the line of the route, if they are absent.
  mutating func takeBearings(from line: Polyline, at index: Int?) {
    guard let index, line.points.indices.contains(index) else { return }
    location = location ?? line.points[index]
    bearingBefore = bearingBefore ?? line.bearing(before: index)
    bearingAfter = bearingAfter ?? line.bearing(after: index)
  }

  mutating func takeRoundaboutAngle(from before: Double, to after: Double) {
    roundaboutAngle = kind.circulation.map {
      Bearing.roundaboutAngle(from: before, to: after, circulation: $0)
    }
  }

  /// The headings before and after it; `nil` if unknown, or 0 throughout, as some engines write.
  var headings: (before: Double, after: Double)? {
    guard let before = bearingBefore, let after = bearingAfter, before != 0 || after != 0 else {
      return nil
    }
    return (before, after)
  }
}

/// The roads that meet at a junction.
public struct Intersection: Hashable, Sendable {
  /// The headings of the roads away from the junction, in degrees clockwise from north.
  public var bearings: [Double]
  /// The road before the maneuver, as an index of `bearings`.
  public var entry: Int?
  /// The road after the maneuver, as an index of `bearings`.
  public var exit: Int?

  /// The indices of the roads before and after the maneuver, if both are among `bearings`.
  var way: (entry: Int, exit: Int)? {
    guard let entry, let exit, bearings.indices.contains(entry), bearings.indices.contains(exit)
    else { return nil }
    return (entry, exit)
  }
}

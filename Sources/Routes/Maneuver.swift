/// What the driver does at one place.
public struct Maneuver: Hashable, Sendable {
  /// The canonical kind.
  public var kind: ManeuverKind
  /// The direction of the turn: the engine's own, else that of the kind; of OSRM's roundabouts that of
  /// the turn into it.
  public var direction: TurnDirection?
  /// The engine's own word.
  public var engineType: String
  /// The engine's own word for the direction, if it has one.
  public var engineModifier: String?
  /// The engine's own instruction.
  public var instruction: String?
  /// What the engine adds to its instruction, such as `Toll road`, in its own language.
  public var note: String? {
    get { rare.get(\.note) }
    set { rare.set(isAbsent: newValue == nil) { $0.note = newValue } }
  }
  /// The sentence in the instruction, where more stands there, such as notes.
  var wording: String? {
    get { rare.get(\.wording) }
    set { rare.set(isAbsent: newValue == nil) { $0.wording = newValue } }
  }
  /// Where it happens.
  public var location: Coordinate?
  /// The heading before it, in degrees clockwise from north, 0 to 360.
  public var bearingBefore: Double?
  /// The heading after it, in degrees clockwise from north, 0 to 360.
  public var bearingAfter: Double?
  /// Which exit of a roundabout to take, from 1; or the number of junctions passed elsewhere.
  public var exit: Int? {
    get { rare.get(\.exit) }
    set { rare.set(isAbsent: newValue == nil) { $0.exit = newValue } }
  }
  /// On a roundabout, the angle driven around it, in degrees from 1 to 360.
  public var roundaboutAngle: Double? {
    get { rare.get(\.roundaboutAngle) }
    set { rare.set(isAbsent: newValue == nil) { $0.roundaboutAngle = newValue } }
  }
  /// On a roundabout, the angles driven to the exits that are passed, in degrees from 1 to 360;
  /// empty where they are not known.
  public var otherExits: [Double] {
    get { rare.get(\.otherExits) ?? [] }
    set { rare.set(isAbsent: newValue.isEmpty) { $0.otherExits = newValue } }
  }
  /// The roads that meet at the place, where they are known.
  public var intersection: Intersection? {
    get { rare.get(\.intersection) }
    set { rare.set(isAbsent: newValue == nil) { $0.intersection = newValue } }
  }

  /// What the line shows of the roundabout, where it is known; only to check the rest with.
  var ring: RoundaboutShape? {
    get { rare.get(\.ring) }
    set { rare.set(isAbsent: newValue == nil) { $0.ring = newValue } }
  }

  private var rare = Rare<RareParts>()

  private struct RareParts: RareFields {
    var note: String?
    var ring: RoundaboutShape?
    var wording: String?
    var exit: Int?
    var roundaboutAngle: Double?
    var otherExits: [Double] = []
    var intersection: Intersection?
  }

  /// Takes the engine's instruction, and apart from it the notes that stand there.
  mutating func take(_ text: MarkedText?) {
    instruction = text?.whole
    guard let text, let note = text.note else { return }
    self.note = note
    wording = text.sentence
  }

  /// Makes a maneuver.
  public init(
    kind: ManeuverKind, engineType: String, engineModifier: String? = nil,
    direction: TurnDirection? = nil
  ) {
    self.kind = kind
    self.engineType = engineType
    self.engineModifier = engineModifier
    self.direction = direction
  }
}

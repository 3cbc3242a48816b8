public import Faults
import Paths
public import Maneuvers

/// The parameters of a roundabout glyph.
public struct Roundabout: Hashable, Sendable {
  /// The part of the drive to show.
  public enum Passage: Hashable, Sendable {
    /// Enters, drives around and exits after an angle in whole degrees, 1 to 360.
    case through(angle: Int)
    /// Enters and drives around to an exit at an unknown angle.
    case toExit
    case enter
    case exit
  }

  /// The direction of traffic.
  public var circulation: Circulation
  /// The part of the drive to show.
  public var passage: Passage
  /// The number in the hub, 1 to 19, or `nil`.
  public var exit: Int?
  /// The angles driven to the other exits, in whole degrees from 1 to 359, ascending and unique;
  /// empty if unknown.
  public internal(set) var otherExits: [Int] = []

  /// The valid exit numbers; car navigation screens support as many.
  public static let exits = 1...19
  /// The most exits besides the exit taken.
  static let otherExitLimit = 12

  /// Creates a roundabout; throws `Fault.badParameter` for an angle or exit out of range.
  public init(
    circulation: Circulation, passage: Passage, exit: Int? = nil, otherExits: [Int] = []
  ) throws(Fault) {
    if case .through(let angle) = passage {
      try Fault.check("angle", angle, in: 1...360, unit: " degrees")
    }
    if let exit { try Fault.check("exit", exit, in: Self.exits) }
    for other in otherExits {
      try Fault.check("other exit", other, in: 1...359, unit: " degrees")
    }
    try Fault.check("the number of other exits", otherExits.count, in: 0...Self.otherExitLimit)
    self.circulation = circulation
    self.passage = passage
    self.exit = exit
    self.otherExits = Set(otherExits).sorted()
  }

  /// The roundabout of a kind; `nil` for other kinds, drops an angle or exit out of range.
  public init?(
    kind: ManeuverKind, angle: Double? = nil, exit: Int? = nil, otherExits: [Double] = []
  ) {
    guard let circulation = kind.circulation else { return nil }
    self.circulation = circulation
    self.exit = exit.flatMap { Self.exits.contains($0) ? $0 : nil }
    passage = Self.passage(of: kind, circulation)
    switch passage {
    case .enter, .exit: self.exit = nil
    case .toExit, .through:
      if let angle = angle.flatMap(Self.wholeDegrees) { passage = .through(angle: angle) }
      let others = otherExits.compactMap(Self.wholeDegrees).filter { $0 < 360 }
      self.otherExits = Array(Set(others).sorted().prefix(Self.otherExitLimit))
    }
  }

  /// The kind with this picture, ignoring the exit number.
  var kind: ManeuverKind? {
    Self.kinds.first {
      $0.circulation == circulation && Self.passage(of: $0, circulation) == passage
    }
  }

  private static let kinds = ManeuverKind.allCases.filter { $0.circulation != nil }

  private static func passage(of kind: ManeuverKind, _ circulation: Circulation) -> Passage {
    switch kind.family {
    case .roundaboutEntry: return .enter
    case .roundaboutExit: return .exit
    default:
      // The angle from the entry at the bottom; counter-clockwise, a right turn is the short way.
      guard let turn = kind.turnDirection, turn != .uTurn else {
        return kind.turnDirection == nil ? .toExit : .through(angle: 360)
      }
      let degrees = Int(turn.degrees)
      return .through(angle: 180 + (circulation == .clockwise ? degrees : -degrees))
    }
  }

  private static func wholeDegrees(_ angle: Double) -> Int? {
    guard angle > 0, angle <= 360 else { return nil }
    return max(1, Int(angle + 0.5))
  }
}

/// Draws a frame of `waiting`: dots in a ring, the brightest and largest first.
struct WaitingRing {
  let frame: Int
  let side: Double

  /// The dots; the brightest goes around clockwise from the top.
  var items: [Drawing.Item] {
    let count = Furniture.waiting.count
    let unit = side / 48
    return (0..<count).map { age in
      let angle = Double((frame - 1 - age + count) % count) * 360 / Double(count)
      let place =
        Point(x: side / 2, y: side / 2)
        + Angle(degrees: angle).headingVector * (16.2 * unit)
      let rest = 1 - Double(age) / Double(count)
      let dot = Path(circleAt: place, radius: (2.1 + 1.7 * rest) * unit)
      let shape = Drawing.Shape(path: dot, fill: .black).item(.lit)
      return .group(Drawing.Group(opacity: 0.15 + 0.85 * rest * rest, items: [shape]))
    }
  }
}

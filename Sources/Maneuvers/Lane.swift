import Faults

/// A lane of a road before a junction.
public struct Lane: Hashable, Sendable {
  /// An arrow on a lane.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    case uTurnLeft = "uturn-left"
    case sharpLeft = "sharp-left"
    case left
    case slightLeft = "slight-left"
    case through
    case slightRight = "slight-right"
    case right
    case sharpRight = "sharp-right"
    case uTurnRight = "uturn-right"
    case mergeToLeft = "merge-to-left"
    case mergeToRight = "merge-to-right"
    case noArrow = "none"

    /// Degrees off straight on, positive to the right.
    public var degrees: Double {
      switch self {
      case .uTurnLeft: -180
      case .sharpLeft: -135
      case .left: -90
      case .slightLeft, .mergeToLeft: -45
      case .through, .noArrow: 0
      case .slightRight, .mergeToRight: 45
      case .right: 90
      case .sharpRight: 135
      case .uTurnRight: 180
      }
    }
  }

  /// How well a lane serves the route.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// It does not lead along the route.
    case avoid
    /// It leads along the route, but another lane may be better.
    case usable
    case preferred
  }

  /// Vehicles that a lane is reserved for, or another mark on it.
  public enum Access: String, Hashable, Sendable, CaseIterable {
    case bus
    case hov
    case bicycle
    case taxi
    /// Traffic changes its direction with the time of day.
    case reversible
  }

  /// The distinct arrows on the lane, in the order of the data; one or more.
  public var directions: [Direction]
  /// The arrow to follow, one of `directions`; `nil` on a lane to avoid.
  public var followed: Direction?
  /// How well the lane serves the route.
  public var state: State
  /// The vehicles that the lane is reserved for, and its other marks; empty if open to all.
  public var access: [Access]

  /// Creates a lane; without directions it has no arrow.
  public init(
    directions: [Direction], followed: Direction? = nil, state: State = .avoid,
    access: [Access] = []
  ) {
    var unique: [Direction] = []
    for direction in directions where !unique.contains(direction) { unique.append(direction) }
    self.directions = unique.isEmpty ? [.noArrow] : unique
    self.followed = followed
    self.state = state
    self.access = access
  }

  /// The arrow nearest to a turn in degrees; on a tie, one on the turn's side, else the first.
  package static func nearest(to turn: Double, among directions: [Direction]) -> Direction? {
    directions.min { a, b in
      let (first, second) = ((a.degrees - turn).magnitude, (b.degrees - turn).magnitude)
      if first != second { return first < second }
      return a.degrees * turn > 0 && b.degrees * turn <= 0
    }
  }
}

extension Lane {
  package mutating func turnBack(to side: TurnSide) {
    func turned(_ arrow: Direction) -> Direction {
      arrow.degrees.magnitude < 180 ? arrow : side == .left ? .uTurnLeft : .uTurnRight
    }
    self = Lane(
      directions: directions.map(turned), followed: followed.map(turned), state: state,
      access: access)
  }
}

/// The side of the road that traffic keeps to.
public enum DrivingSide: String, Hashable, Sendable, CaseIterable {
  case left
  case right

  /// The direction of roundabouts with this driving side.
  public var circulation: Circulation { self == .left ? .clockwise : .counterClockwise }

  package init(_ circulation: Circulation) { self = circulation == .clockwise ? .left : .right }
}

/// The direction of a roundabout: clockwise in left-hand traffic.
public enum Circulation: String, Hashable, Sendable, CaseIterable {
  case clockwise
  case counterClockwise
}

package enum TurnSide: String {
  case left
  case right

  package var opposite: TurnSide { self == .left ? .right : .left }

  package init?(degrees: Double) {
    guard degrees != 0 else { return nil }
    self = degrees > 0 ? .right : .left
  }

  /// The side of a direction; `nil` for straight on and for U-turns.
  package init?(_ direction: TurnDirection) {
    guard direction != .uTurn else { return nil }
    self.init(degrees: direction.degrees)
  }

  /// The driving side where a U-turn, across the opposite carriageway, goes to this side.
  package var drivingSideOfUTurn: DrivingSide { self == .left ? .right : .left }
}

/// The side to which one turns.
enum TurnSide: Hashable, Sendable {
  case left
  case right

  /// The other side.
  var opposite: TurnSide { self == .left ? .right : .left }

  /// The side of a turn; nil for a turn of 0 degrees.
  ///
  /// - Parameter degrees: The turn, positive to the right.
  init?(degrees: Double) {
    guard degrees != 0 else { return nil }
    self = degrees > 0 ? .right : .left
  }

  /// The side to which a vehicle turns back: across the opposite carriageway.
  init(turningBackOn side: DrivingSide) { self = side == .right ? .left : .right }

  /// The driving side on which a vehicle turns back to this side.
  var drivingSideOfUTurn: DrivingSide { self == .left ? .right : .left }
}

extension Lane.Direction {
  /// The side to which the arrow turns; nil for one that goes straight on, and for no arrow.
  var side: TurnSide? { TurnSide(degrees: degrees) }
}

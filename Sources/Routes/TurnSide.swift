package enum TurnSide: String {
  case left
  case right

  var opposite: TurnSide { self == .left ? .right : .left }

  init?(degrees: Double) {
    guard degrees != 0 else { return nil }
    self = degrees > 0 ? .right : .left
  }

  /// The side of a direction; `nil` for straight on and for U-turns.
  init?(_ direction: TurnDirection) {
    guard direction != .uTurn else { return nil }
    self.init(degrees: direction.degrees)
  }

  /// The driving side where a U-turn, across the opposite carriageway, goes to this side.
  var drivingSideOfUTurn: DrivingSide { self == .left ? .right : .left }
}

extension Lane.Direction {
  var side: TurnSide? { TurnSide(degrees: degrees) }
}

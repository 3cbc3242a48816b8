extension ManeuverKind {
  /// The kind that left-hand traffic has where right-hand traffic has this one.
  ///
  /// Roundabouts run the other way round with the same exit direction, and U-turns swing to the
  /// other side; all else stays. Only for words of engines that depend on the driving side: an
  /// engine may also say `u-turn-left` and mean it.
  var inLeftHandTraffic: ManeuverKind {
    let name = rawValue
    if name.hasSuffix("-ccw") { return ManeuverKind(rawValue: name.dropLast(3) + "cw") ?? self }
    if name.hasSuffix("u-turn-left") {
      return ManeuverKind(rawValue: name.dropLast(4) + "right") ?? self
    }
    return self
  }

  /// The way round a roundabout is driven; nothing for other kinds.
  public var circulation: Circulation? {
    if rawValue.hasSuffix("-ccw") { return .counterClockwise }
    if rawValue.hasSuffix("-cw") { return .clockwise }
    return nil
  }

  /// The kind of an intermediate stop where this is that of a destination.
  var asWaypoint: ManeuverKind {
    switch self {
    case .arrive: .waypoint
    case .arriveStraight: .waypointStraight
    case .arriveLeft: .waypointLeft
    case .arriveRight: .waypointRight
    default: self
    }
  }
}

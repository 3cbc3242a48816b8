public import Routes

/// A roundabout as a glyph shows it.
public struct Roundabout: Hashable, Sendable {
  /// What part of the drive is shown.
  public enum Passage: Hashable, Sendable {
    /// In, around and out: the angle driven, in whole degrees from 1 to 360.
    case through(angle: Int)
    /// In and around to an exit whose angle is unknown.
    case toExit
    /// Only in.
    case enter
    /// Only out.
    case exit
  }

  /// The way round.
  public var circulation: Circulation
  /// What part of the drive is shown.
  public var passage: Passage
  /// The number in the hub, 1 to 19, or nil for none.
  public var exit: Int?
  /// Where the exits lie that are not taken, as angles driven, in whole degrees from 1 to 359.
  ///
  /// In rising order, without repetition; none where they are unknown.
  public private(set) var otherExits: [Int] = []

  /// The exits that have a number: as many as the navigation screens of cars know.
  public static let exits = 1...19
  /// The most exits that are drawn besides the one taken.
  static let otherExitLimit = 12

  /// Makes a roundabout.
  ///
  /// - Throws: `GlyphError.badParameter` for an angle or exit out of range.
  public init(
    circulation: Circulation, passage: Passage, exit: Int? = nil, otherExits: [Int] = []
  ) throws(GlyphError) {
    if case .through(let angle) = passage {
      try GlyphError.check("angle", angle, in: 1...360, unit: " degrees")
    }
    if let exit { try GlyphError.check("exit", exit, in: Self.exits) }
    for other in otherExits {
      try GlyphError.check("other exit", other, in: 1...359, unit: " degrees")
    }
    try GlyphError.check("the number of other exits", otherExits.count, in: 0...Self.otherExitLimit)
    self.circulation = circulation
    self.passage = passage
    self.exit = exit
    self.otherExits = Set(otherExits).sorted()
  }

  /// The roundabout of a kind with its known angle and exit, or nil for other kinds.
  ///
  /// An angle or exit out of range is left out.
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

  /// The kind whose picture this is, without exit number, if there is one.
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
      // From the entry at the bottom to the exit; a turn to the right is short counter-clockwise.
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

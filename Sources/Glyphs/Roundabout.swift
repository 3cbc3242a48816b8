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
    if case .through(let angle) = passage, !(1...360).contains(angle) {
      throw .badParameter(name: "angle", value: "\(angle)", expected: "1 to 360 degrees")
    }
    if let exit, !Self.exits.contains(exit) {
      throw .badParameter(name: "exit", value: "\(exit)", expected: "1 to \(Self.exits.upperBound)")
    }
    if let other = otherExits.first(where: { !(1...359).contains($0) }) {
      throw .badParameter(name: "other exit", value: "\(other)", expected: "1 to 359 degrees")
    }
    guard otherExits.count <= Self.otherExitLimit else {
      throw .badParameter(
        name: "the number of other exits", value: "\(otherExits.count)",
        expected: "at most \(Self.otherExitLimit)")
    }
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
    switch kind {
    case .roundaboutEnterCCW, .roundaboutEnterCW:
      passage = .enter
      self.exit = nil
    case .roundaboutExitCCW, .roundaboutExitCW:
      passage = .exit
      self.exit = nil
    default:
      let whole = angle.flatMap { Self.wholeDegrees($0) } ?? Self.angles[kind]
      passage = whole.map { .through(angle: $0) } ?? .toExit
      let others = otherExits.compactMap { Self.wholeDegrees($0) }.filter { $0 < 360 }
      self.otherExits = Array(Set(others).sorted().prefix(Self.otherExitLimit))
    }
  }

  /// The kind whose picture this is, without exit number, if there is one.
  var kind: ManeuverKind? {
    let isClockwise = circulation == .clockwise
    switch passage {
    case .toExit: return isClockwise ? .roundaboutNthExitCW : .roundaboutNthExitCCW
    case .enter: return isClockwise ? .roundaboutEnterCW : .roundaboutEnterCCW
    case .exit: return isClockwise ? .roundaboutExitCW : .roundaboutExitCCW
    case .through(let angle):
      return ManeuverKind.allCases.first {
        $0.circulation == circulation && Self.angles[$0] == angle
      }
    }
  }

  private static func wholeDegrees(_ angle: Double) -> Int? {
    guard angle > 0, angle <= 360 else { return nil }
    return max(1, Int(angle + 0.5))
  }

  /// The angles of the kinds that have one: how far around one drives.
  private static let angles: [ManeuverKind: Int] = [
    .roundaboutSharpRightCCW: 45, .roundaboutRightCCW: 90, .roundaboutSlightRightCCW: 135,
    .roundaboutStraightCCW: 180, .roundaboutSlightLeftCCW: 225, .roundaboutLeftCCW: 270,
    .roundaboutSharpLeftCCW: 315, .roundaboutUTurnCCW: 360,
    .roundaboutSharpLeftCW: 45, .roundaboutLeftCW: 90, .roundaboutSlightLeftCW: 135,
    .roundaboutStraightCW: 180, .roundaboutSlightRightCW: 225, .roundaboutRightCW: 270,
    .roundaboutSharpRightCW: 315, .roundaboutUTurnCW: 360,
  ]
}

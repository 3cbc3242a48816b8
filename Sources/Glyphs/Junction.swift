public import Faults
public import Maneuvers

/// A junction with the true angles of its roads and the road to follow.
///
/// Angles are turns in whole degrees from the approach: 0 is straight on, 90 right, -90 left.
public struct Junction: Hashable, Sendable {
  /// The turn into the road to follow, from -180 to 180.
  public let exit: Int
  /// The turns into the other roads, ascending and unique.
  public let others: [Int]

  /// The sharpest turn in degrees: a U-turn.
  static let sharpest = 180
  /// The sharpest turn at an intersection; a sharper one goes back, on a side that is not sure.
  private static let sharpestMeasured = 160
  /// The most roads besides the road to follow.
  static let otherLimit = 12

  /// Creates a junction; throws `Fault.badParameter` for a bad angle or too many roads.
  public init(exit: Int, others: [Int]) throws(Fault) {
    for angle in [exit] + others {
      try Fault.check(
        "the turn", angle, in: -Self.sharpest...Self.sharpest, unit: " degrees")
    }
    try Fault.check("the number of other roads", others.count, in: 0...Self.otherLimit)
    self.exit = exit
    self.others = Set(others).subtracting([exit]).sorted()
  }

  /// Parses words such as `l90|0|r45*`: roads to the left, straight on and half right, where `*`
  /// marks the road to follow.
  ///
  /// - Throws: `Fault.badParameter` with the invalid road, `.badWords` if no road has a `*`.
  public init(words text: String) throws(Fault) {
    var exit: Int?
    var others: [Int] = []
    for (index, word) in text.split(separator: "|", omittingEmptySubsequences: false).enumerated() {
      let (side, isMarked) = (word.first { $0 == "l" || $0 == "r" }, word.hasSuffix("*"))
      let digits = word.dropFirst(side == nil ? 0 : 1).dropLast(isMarked ? 1 : 0)
      guard digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
        let number = Int(digits),
        side == nil || word.first == side, number <= Self.sharpest, number == 0 || side != nil,
        !isMarked || exit == nil
      else {
        throw .badParameter(
          name: "road \(index + 1)", value: "'\(word)'",
          expected: "0, l1 to l\(Self.sharpest) or r1 to r\(Self.sharpest), one with * behind it")
      }
      let turn = side == "l" ? -number : number
      if isMarked { exit = turn } else { others.append(turn) }
    }
    guard let exit else {
      throw .badWords(
        place: "the roads", finding: "no road is marked", expected: "a * after the road to follow")
    }
    try self.init(exit: exit, others: others)
  }

  /// The junction of a maneuver; `nil` for unknown bearings, a single way on, or a turn back.
  public init?(_ intersection: Intersection) {
    guard let (entry, exit) = intersection.way, entry != exit else { return nil }
    func turn(_ index: Int) -> Int {
      let turn = Int(intersection.bearings[index]) - Int(intersection.bearings[entry]) + 180
      let positive = ((turn % 360) + 360) % 360
      return positive > 180 ? positive - 360 : positive
    }
    let others = intersection.bearings.indices.filter { $0 != entry && $0 != exit }.map(turn)
      .filter { $0.magnitude <= Self.sharpestMeasured }
    guard !others.isEmpty, turn(exit).magnitude <= Self.sharpestMeasured,
      let junction = try? Junction(
        exit: turn(exit), others: Array(others.prefix(Self.otherLimit)))
    else { return nil }
    self = junction
  }
}

/// Forks are drawn at a few turns, so that there are few pictures of them.
///
/// The road to follow always turns a little to its side, since a fork whose arrow points straight up
/// looks like no fork at 18 pixels.
extension Junction {
  /// All forks without the wide one, which has kinds of its own.
  package static let forks = [(15, 0), (15, -15), (15, -45), (45, 0)]
    .flatMap { [(-$0.0, -$0.1), ($0.0, $0.1)] }
    .compactMap { try? Junction(exit: $0.0, others: [$0.1]) }

  /// The kind of fork that the picture shows; `nil` for other junctions.
  package var fork: ManeuverKind? {
    guard Self.forks.contains(self) else { return nil }
    return exit > 0 ? .forkRight : .forkLeft
  }

  /// The fork that is most like that of a maneuver, to the side that its kind names.
  ///
  /// `nil` if the kind shows it as well: two roads that part widely, unknown bearings, more or fewer
  /// roads ahead than two, or the road to follow on the other side.
  package init?(forkAt intersection: Intersection, to side: TurnSide) {
    let sharpest = 75
    guard let junction = Junction(intersection), junction.exit.magnitude <= sharpest,
      case let ahead = junction.others.filter({ $0.magnitude <= sharpest }), ahead.count == 1
    else { return nil }
    let sign = side == .right ? 1 : -1
    let (exit, other) = (junction.exit * sign, ahead[0] * sign)
    guard other < exit else { return nil }
    let drawn = (exit: exit < 30 ? 15 : 45, other: other > -8 ? 0 : other > -30 ? -15 : -45)
    guard drawn.exit == 15 || drawn.other == 0 else { return nil }
    try? self.init(exit: drawn.exit * sign, others: [drawn.other * sign])
  }

  /// The kind of fork, or `junction`, then the turns.
  var name: String { (fork?.glyphName ?? "junction") + turnCode }

  /// The name as a junction, even if it is a fork.
  var junctionName: String { "junction" + turnCode }

  /// `x`, the road to follow, then the others, each as `l` or `r` and degrees.
  private var turnCode: String {
    func code(_ angle: Int) -> String { (angle < 0 ? "l" : "r") + "\(angle.magnitude)" }
    return "_x" + ([exit] + others).map(code).joined(separator: "_")
  }

  /// Parses the turns of a name, behind `_x`; skips words that are not turns.
  init?(name: String) {
    guard let mark = name.firstRange(of: "_x") else { return nil }
    let turns = name[mark.upperBound...].split(separator: "_").compactMap { word in
      Int(word.dropFirst()).map { word.hasPrefix("l") ? -$0 : $0 }
    }
    guard let exit = turns.first else { return nil }
    try? self.init(exit: exit, others: Array(turns.dropFirst()))
  }
}

/// The drawn turns of a junction's roads: as true as possible, and apart enough to be seen.
struct JunctionLayout {
  /// The turn of the road to follow: within ±150, or ±180 for a U-turn.
  let exit: Double
  /// The turns of the other roads at their ends, ascending.
  let ends: [Double]
  /// The turns at which the other roads leave the center, wide of the arrow's head and the entry.
  let starts: [Double]

  var isUTurn: Bool { exit.magnitude == 180 }

  /// Degrees between neighbors; and between the arrow and its neighbors where they leave.
  private static let (gap, headGap) = (25.0, 44.0)
  /// The sharpest turns of the arrow, and of other roads at their ends and where they leave.
  private static let sharpest = (arrow: 150.0, end: 155.0, start: 138.0)
  /// Sharper turns than `least` are drawn as U-turns, which leave the other roads a lesser turn.
  private static let uTurn = (least: 160, room: 95.0)

  init(_ junction: Junction) {
    let turn = Double(junction.exit)
    let sign = turn < 0 ? -1.0 : 1
    let isUTurn = junction.exit.magnitude > Self.uTurn.least
    let base = isUTurn ? sign * 360 : turn
    let left = junction.others.map(Double.init).filter { $0 < base }
    let right = junction.others.map(Double.init).filter { $0 > base }
    // Give way to neighbors between the arrow and the entry, but little, and keep the side.
    let (least, most) = (-Self.sharpest(beside: left.count), Self.sharpest(beside: right.count))
    let slack = turn.magnitude / 5
    var given = min(max(turn, min(least, turn + slack)), max(most, turn - slack))
    // An arrow on the outside gives way to a road that leads more straight on than it does.
    let inner = (turn < 0 ? right.first.map { -$0 } : left.last) ?? -180
    if inner >= 0, (turn < 0 ? left : right).isEmpty, !isUTurn {
      given = sign * max(given.magnitude, min(inner + 28, 90))
    }
    exit = isUTurn ? sign * 180 : given
    let middle = isUTurn ? sign * Self.uTurn.room : given
    func spread(_ left: [Double], _ right: [Double], _ first: Double, _ end: Double) -> [Double] {
      let first = isUTurn ? 0 : first
      return Self.spread(left.reversed().map(-), first, -middle, end).reversed().map(-)
        + Self.spread(right, first, middle, end)
    }
    ends = spread(left, right, Self.gap, Self.sharpest.end)
    starts = spread(
      Array(ends.prefix(left.count)), Array(ends.dropFirst(left.count)), Self.headGap,
      Self.sharpest.start)
  }

  /// The sharpest turn of the arrow that leaves room for roads between it and the entry.
  private static func sharpest(beside count: Int) -> Double {
    count == 0 ? sharpest.arrow : sharpest.start - headGap - gap * Double(count - 1)
  }

  /// Moves ascending turns apart: by the gap, and by `first` from the start; by less where there is
  /// no room.
  private static func spread(
    _ turns: [Double], _ first: Double, _ start: Double, _ end: Double
  ) -> [Double] {
    let share = max(0, min(1, (end - start) / max(1, first + gap * Double(turns.count - 1))))
    var (turns, least, most) = (turns, start + first * share, max(start, end))
    for index in turns.indices {
      turns[index] = max(turns[index], least)
      least = turns[index] + gap * share
    }
    for index in turns.indices.reversed() {
      turns[index] = min(turns[index], most)
      most = turns[index] - gap * share
    }
    return turns
  }
}

public import Faults
public import Maneuvers

/// A junction as its driver sees it: the lanes of the road, and the roads that it parts into.
///
/// Turns are multiples of 15 degrees, so that there are few views and equal ones share a name.
public struct JunctionView: Hashable, Sendable {
  /// A road ahead.
  public struct Branch: Hashable, Sendable {
    /// The turn into it in degrees, a multiple of 15 from -90 (left) to 90.
    public let turn: Int
    /// The lanes that lead into it, counted from 0 at the left; `nil` if the data does not say.
    public let lanes: Range<Int>?

    /// Creates a branch.
    public init(turn: Int, lanes: Range<Int>?) {
      (self.turn, self.lanes) = (turn, lanes)
    }
  }

  /// How well each lane serves the route, from left to right; 1 to 16, one of them preferred.
  public let lanes: [Lane.State]
  /// The roads ahead from left to right; 2 to 13.
  public let branches: [Branch]
  /// The road to follow, as an index of `branches`.
  public let chosen: Int
  /// How the lanes are marked.
  public let manner: RoadManner
  /// The sign of the road to follow; `nil` for none.
  public package(set) var signpost: Signpost?
  /// The sign of the other road of two; `nil` for none.
  public package(set) var otherSign: Signpost?

  /// The sharpest turn of a road that counts as ahead, in degrees.
  private static let sharpest = 105
  /// The degrees between turns, and the greatest turn that is drawn.
  static let (step, greatest) = (15, 90)
  static let branchLimit = 2 * greatest / step + 1
  /// The most bytes of a name with a sign, which also ends in a variant, a size and a scale as a file.
  package static let longestName = 200

  /// Creates a view.
  ///
  /// - Throws: `Fault.badParameter` or `.badWords` unless all values are as described, and lanes of
  ///   branches further to the right do not lie further to the left.
  public init(
    lanes: [Lane.State], branches: [Branch], chosen: Int, manner: RoadManner = .usual
  ) throws(Fault) {
    try Fault.check("the number of lanes", lanes.count, in: 1...LaneStrip.limit)
    try Fault.check("the number of roads ahead", branches.count, in: 2...Self.branchLimit)
    try Fault.check("the road to follow", chosen, in: 0...branches.count - 1)
    guard lanes.contains(.preferred) else {
      throw .badWords(
        place: "the lanes", finding: "none leads along the route",
        expected: "a * after the direction to follow")
    }
    let turns = branches.map { $0.turn }
    let known = branches.compactMap { $0.lanes }
    guard turns.allSatisfy({ $0.magnitude <= Self.greatest && $0 % Self.step == 0 }),
      zip(turns, turns.dropFirst()).allSatisfy({ $0 < $1 }),
      known.allSatisfy({ !$0.isEmpty && $0.lowerBound >= 0 && $0.upperBound <= lanes.count }),
      Self.isInOrder(known)
    else {
      throw .badWords(
        place: "the roads ahead", finding: "they are not in order",
        expected: "turns that are multiples of \(Self.step), and lanes of the road")
    }
    (self.lanes, self.branches, self.chosen, self.manner) = (lanes, branches, chosen, manner)
  }

  /// The view of lanes before a junction.
  ///
  /// - Throws: `Fault` if no lane leads along the route, fewer than two roads lead ahead, or no road
  ///   lies where a lane leads.
  public init(
    _ strip: LaneStrip, before junction: Junction, manner: RoadManner = .usual
  ) throws(Fault) {
    let turns = ([junction.exit] + junction.others).filter { $0.magnitude <= Self.sharpest }
      .sorted()
    guard let chosen = turns.firstIndex(of: junction.exit) else {
      throw Fault.badParameter(
        name: "the road to follow", value: "\(junction.exit)",
        expected: "up to \(Self.sharpest) degrees to a side")
    }
    let found = strip.branchLanes(count: turns.count, chosen: chosen)
    let ranges =
      Self.isInOrder(found.compactMap { $0 })
      ? found : found.indices.map { $0 == chosen ? found[$0] : nil }
    let taken = strip.lanes.indices.filter { strip.lanes[$0].state != .avoid }
    for lane in strip.lanes.indices {
      let isKnown = ranges.contains { $0?.contains(lane) ?? false }
      let isLeft = lane < taken.first ?? 0
      let side = isLeft ? ranges.prefix(chosen) : ranges.dropFirst(chosen + 1)
      guard
        isKnown || taken.contains(lane) || side.contains(nil)
          || !isLeft && lane < taken.last ?? 0
      else {
        throw .badWords(
          place: "lane \(lane + 1)", finding: "leads into no road",
          expected: "a road on the same side of the one to follow")
      }
    }
    try self.init(
      lanes: strip.lanes.map { $0.state },
      branches: zip(Self.apart(turns, chosen: chosen), ranges).map(Branch.init), chosen: chosen,
      manner: manner)
  }

  /// The view in a mirror.
  public var mirrored: JunctionView {
    let lanes = Array(lanes.reversed())
    let branches = branches.reversed().map { branch in
      Branch(
        turn: -branch.turn,
        lanes: branch.lanes.map { lanes.count - $0.upperBound..<lanes.count - $0.lowerBound })
    }
    let view = try? JunctionView(
      lanes: lanes, branches: branches, chosen: branches.count - 1 - chosen, manner: manner)
    guard var view else { preconditionFailure("the mirror of a view is none") }
    (view.signpost, view.otherSign) = (signpost, otherSign)
    return view
  }

  /// Reads lanes and the roads ahead, such as `through|through|slight_right* > 0|r15*`.
  ///
  /// The lanes are those of `LaneStrip(words:drivingSide:)`, the roads those of `Junction(words:)`.
  ///
  /// - Parameters:
  ///   - text: The words.
  ///   - side: The driving side, which decides where `reverse` turns.
  ///   - country: The country whose markings the road has, two capital letters of ISO 3166.
  /// - Throws: `Fault` with the invalid lane or road.
  public init(words text: String, drivingSide side: DrivingSide, country: String?) throws(Fault) {
    let parts = text.split(separator: ">", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw .badWords(
        place: "'\(text)'", finding: "not lanes and roads",
        expected: "both with > between them, as in 'through|slight_right* > 0|r15*'")
    }
    try self.init(
      LaneStrip(words: String(parts[0]), drivingSide: side),
      before: Junction(words: String(parts[1].filter { $0 != " " })),
      manner: RoadManner(country: country))
  }

  private static func isInOrder(_ ranges: [Range<Int>]) -> Bool {
    zip(ranges, ranges.dropFirst()).allSatisfy {
      $0.lowerBound <= $1.lowerBound && $0.upperBound <= $1.upperBound
    }
  }

  /// The nearest multiples of 15 degrees, moved apart; the straightest road keeps its turn.
  static func apart(_ turns: [Int], chosen: Int) -> [Int] {
    var drawn = turns.map { turn in
      let size = min((Int(turn.magnitude) + step / 2) / step * step, greatest)
      return turn < 0 ? -size : size
    }
    func isStraighter(_ one: Int, _ other: Int) -> Bool {
      let (first, second) = (turns[one].magnitude, turns[other].magnitude)
      return first == second ? other == chosen : first < second
    }
    guard let middle = turns.indices.min(by: isStraighter) else { return [] }
    let last = turns.count - 1
    for index in turns.indices.dropFirst(middle + 1) {
      drawn[index] = max(drawn[index], drawn[index - 1] + step)
    }
    for index in turns.indices.prefix(middle).reversed() {
      drawn[index] = min(drawn[index], drawn[index + 1] - step)
    }
    for index in turns.indices {
      drawn[index] = min(
        max(drawn[index], step * index - greatest), greatest - step * (last - index))
    }
    return drawn
  }
}

extension Junction {
  /// The roads that the arrows of lanes name; the one to follow at its own turn, in degrees, if that is
  /// known and lies between the same others.
  ///
  /// `nil` unless all arrows lead ahead, there are two or more, and the lanes to take follow one.
  package init?(arrowsOf strip: LaneStrip, turn: Int? = nil) {
    let followed = Set(strip.lanes.filter { $0.state != .avoid }.map { $0.followed })
    let turns = Set(strip.lanes.flatMap { $0.directions }).map(Self.turn)
    guard followed.count == 1, let exit = followed.first.flatMap({ $0.flatMap(Self.turn) }),
      turns.count > 1, !turns.contains(nil)
    else { return nil }
    let others = turns.compactMap { $0 }.filter { $0 != exit }
    // A way that is straight at first still leaves the one that is straight on.
    let known = turn.flatMap { turn in
      [turn, turn + (exit < 0 ? -1 : 1)].first { turn in
        others.allSatisfy { $0 != turn && ($0 < exit) == ($0 < turn) }
      }
    }
    try? self.init(exit: known ?? exit, others: others)
  }

  /// The turn that an arrow stands for; `nil` for one that tells of no road ahead.
  ///
  /// Where bearings are known too, roads half to a side turn by 15 degrees at nearly all exits.
  private static func turn(of arrow: Lane.Direction) -> Int? {
    switch arrow {
    case .left: -90
    case .slightLeft: -JunctionView.step
    case .through: 0
    case .slightRight: JunctionView.step
    case .right: 90
    case .uTurnLeft, .sharpLeft, .sharpRight, .uTurnRight, .mergeToLeft, .mergeToRight, .noArrow:
      nil
    }
  }
}

extension LaneStrip {
  /// The lanes that lead into each of the roads ahead, from left to right; `nil` where unknown.
  ///
  /// - As many roads as different arrows: the arrows name the roads, unless that contradicts the
  ///   lanes to take.
  /// - Two roads: a lane that does not lead along the route leads into the other road, one with
  ///   several arrows into both. Lanes for buses, bicycles and the like may lead anywhere, and so
  ///   may those to take that have no arrow.
  /// - Else only the lanes to take are known.
  fileprivate func branchLanes(count: Int, chosen: Int) -> [Range<Int>?] {
    func run(where isIn: (Lane) -> Bool) -> Range<Int>? {
      guard let first = lanes.firstIndex(where: isIn), let last = lanes.lastIndex(where: isIn),
        lanes[first...last].allSatisfy(isIn)
      else { return nil }
      return first..<last + 1
    }
    func arrows(_ lane: Lane) -> Set<Double> {
      Set(lane.directions.filter { $0 != .noArrow }.map { $0.degrees })
    }
    let all = lanes.reduce(into: Set<Double>()) { $0.formUnion(arrows($1)) }.sorted()
    if all.count == count,
      lanes.allSatisfy({ $0.state == .avoid || arrows($0).contains(all[chosen]) })
    {
      return all.map { arrow in run { arrows($0).contains(arrow) } }
    }
    var result = [Range<Int>?](repeating: nil, count: count)
    result[chosen] = run { $0.state != .avoid }
    let isSure = lanes.allSatisfy {
      $0.state == .avoid ? $0.access.isEmpty : $0.directions != [.noArrow]
    }
    if count == 2, isSure {
      result[1 - chosen] = run { $0.state == .avoid || arrows($0).count > 1 }
    }
    return result
  }
}

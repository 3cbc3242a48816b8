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
  static let gap = 25.0
  private static let headGap = 44.0
  /// The sharpest turns: of the arrow, and of other roads at their ends and where they leave.
  static let sharpest = (arrow: 150.0, end: 155.0, start: 138.0)
  /// A sharper turn is drawn as a U-turn, which takes the room below this turn on its side.
  private static let uTurn = (least: 160, room: 95.0)

  init(_ junction: Junction) {
    let others = junction.others.map(Double.init)
    let turn = Double(junction.exit)
    if junction.exit.magnitude > Self.uTurn.least {
      exit = turn < 0 ? -180 : 180
      let room =
        turn < 0 ? -Self.uTurn.room...Self.sharpest.end : -Self.sharpest.end...Self.uTurn.room
      ends = Self.spread(others, first: 0, within: room)
      starts = Self.spread(
        ends, first: 0, within: room.clamped(to: -Self.sharpest.start...Self.sharpest.start))
      return
    }
    let left = others.filter { $0 < turn }
    let right = others.filter { $0 > turn }
    // Give way to neighbors between the arrow and the entry, but little, and keep the side.
    func most(_ count: Int) -> Double {
      count == 0
        ? Self.sharpest.arrow : Self.sharpest.start - Self.headGap - Self.gap * Double(count - 1)
    }
    let (least, most) = (-most(left.count), most(right.count))
    let slack = turn.magnitude / 5
    let exit = min(max(turn, min(least, turn + slack)), max(most, turn - slack))
    func sides(_ left: [Double], _ right: [Double], _ first: Double, _ end: Double) -> [Double] {
      Self.spread(left.reversed().map(-), first: first, within: -exit...max(end, -exit)).reversed()
        .map(-)
        + Self.spread(right, first: first, within: exit...max(end, exit))
    }
    let ends = sides(left, right, Self.gap, Self.sharpest.end)
    self.exit = exit
    self.ends = ends
    starts = sides(
      Array(ends.prefix(left.count)), Array(ends.dropFirst(left.count)), Self.headGap,
      Self.sharpest.start)
  }

  /// Moves ascending turns apart: by the gap, and by `first` from the range's start; by less where
  /// there is no room.
  private static func spread(
    _ turns: [Double], first: Double, within range: ClosedRange<Double>
  ) -> [Double] {
    let needed = first + gap * Double(turns.count - 1)
    let share = needed > 0 ? min(1, (range.upperBound - range.lowerBound) / needed) : 1
    var turns = turns
    var least = range.lowerBound + first * share
    for index in turns.indices {
      turns[index] = max(turns[index], least)
      least = turns[index] + gap * share
    }
    var most = range.upperBound
    for index in turns.indices.reversed() {
      turns[index] = min(turns[index], most)
      most = turns[index] - gap * share
    }
    return turns
  }
}

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
    let given = min(max(turn, min(least, turn + slack)), max(most, turn - slack))
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

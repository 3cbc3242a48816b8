/// The driving side that the junctions along a route show.
///
/// At a junction of three roads, when the route goes nearly straight on, a third road closed to
/// entry is a one-way road that leads here. Beside the road before, it is a ramp that joins from
/// the outer side; beside the road after, it is the opposite carriageway, which ends here on the
/// inner side. In right-hand traffic the first is to the right, the second to the left.
///
/// A single junction may be odd, such as a ramp that joins from the inner side, so several must
/// agree.
struct JunctionVotes {
  private var left = 0
  private var right = 0

  /// The side shown by at least three more junctions than the other, and three times as many.
  var side: DrivingSide? {
    let (more, fewer) = (max(left, right), min(left, right))
    guard more - fewer >= 3, more >= 3 * fewer else { return nil }
    return left > right ? .left : .right
  }

  /// Counts a junction, of which each road is open to entry or not.
  mutating func add(_ junction: Intersection, isOpen: [Bool]) {
    let bearings = junction.bearings
    guard bearings.count == 3, isOpen.count == 3, let (entry, exit) = junction.way, entry != exit
    else { return }
    let back = bearings[entry]
    let turn = Bearing.turn(from: back, to: bearings[exit])
    guard turn.magnitude >= 135 else { return }
    let third = 3 - entry - exit
    guard !isOpen[third] else { return }
    for bearing in [back, bearings[exit]] {
      // Counter-clockwise of the road before, seen from the junction, is to the right of the driver
      // who arrives; counter-clockwise of the road after is to the left of the driver who leaves.
      let gap = Bearing.turn(from: bearing, to: bearings[third])
      guard gap.magnitude <= 30, gap != 0 else { continue }
      if gap < 0 { right += 1 } else { left += 1 }
    }
  }
}

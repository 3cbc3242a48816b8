/// The driving side that the junctions of a route show.
///
/// At a junction of three roads where the route goes nearly straight on, a third road closed to
/// entry is one-way toward the junction. Beside the road before, it is a ramp that joins from the
/// outer side, right in right-hand traffic. Beside the road after, it is the opposite carriageway,
/// which ends on the inner side. Several junctions must agree, since some ramps join from inside.
struct JunctionVotes {
  private var left = 0
  private var right = 0

  /// The side with at least three more votes than the other, and three times as many.
  var side: DrivingSide? {
    let (more, fewer) = (max(left, right), min(left, right))
    guard more - fewer >= 3, more >= 3 * fewer else { return nil }
    return left > right ? .left : .right
  }

  /// Counts a junction; `isOpen` is whether each road is open to entry.
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
      // Counter-clockwise, seen from the junction, is right of the road before for the arriving
      // driver, and left of the road after for the leaving driver.
      let gap = Bearing.turn(from: bearing, to: bearings[third])
      guard gap.magnitude <= 30, gap != 0 else { continue }
      if gap < 0 { right += 1 } else { left += 1 }
    }
  }
}

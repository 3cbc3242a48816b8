/// What the junctions along a route tell of the side that traffic keeps to.
///
/// At a junction of three roads, where one goes on nearly straight, a third road that may not be
/// entered is a one-way road that leads here. Beside the road one comes from it is a ramp that
/// joins, which lies on the outer side; beside the road one takes it is the opposite carriageway,
/// which ends here and lies on the inner side. In right-hand traffic the first is to the right, the
/// second to the left.
///
/// A single junction may be odd, as a ramp that joins from the inner side is; so some must agree, and
/// few may not.
struct JunctionVotes {
  private var left = 0
  private var right = 0

  /// The side that at least three junctions more show, and three times as many, than the other one.
  var side: DrivingSide? {
    let (more, fewer) = (max(left, right), min(left, right))
    guard more - fewer >= 3, more >= 3 * fewer else { return nil }
    return left > right ? .left : .right
  }

  /// Takes in a junction.
  ///
  /// - Parameters:
  ///   - junction: The roads that meet there, and those that are taken.
  ///   - isOpen: For each road, whether one may enter it.
  mutating func add(_ junction: Intersection, isOpen: [Bool]) {
    let bearings = junction.bearings
    guard bearings.count == 3, isOpen.count == 3, let entry = junction.entry,
      let exit = junction.exit, entry != exit, bearings.indices.contains(entry),
      bearings.indices.contains(exit)
    else { return }
    let back = bearings[entry]
    let turn = Bearing.turn(from: back, to: bearings[exit])
    guard turn.magnitude >= 135 else { return }
    let third = 3 - entry - exit
    guard !isOpen[third] else { return }
    for bearing in [back, bearings[exit]] {
      // Counter-clockwise of the road come from, as seen from the junction, is to the right of one
      // who arrives on it; counter-clockwise of the road taken is to the left of one who leaves.
      let gap = Bearing.turn(from: bearing, to: bearings[third])
      guard gap.magnitude <= 30, gap != 0 else { continue }
      if gap < 0 { right += 1 } else { left += 1 }
    }
  }
}

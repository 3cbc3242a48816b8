/// The roundabout that the line of a route shows.
struct RoundaboutShape: Hashable, Sendable {
  /// `nil` if the line does not show it clearly.
  var circulation: Circulation?
  /// Whether both the entry and the ring, by a bend of 60 degrees or more, show the direction.
  var isCertain = false
  /// The heading after the exit; `nil` if the line does not show the end of the ring.
  var exitBearing: Double?
  /// The sum of turns from entry to exit, positive right; a full circle counter-clockwise is -180.
  var turn: Double?

  /// Examines the line from the entry; `before` and `out` are the headings outside its ends.
  ///
  /// The line turns away from the center at the entry, toward it on the ring, and away at the exit.
  /// The sum of the ring's bends shows the direction; if its end is unknown, the turn at the entry
  /// against the bends after it does. A distant exit does not count.
  init(_ line: [Coordinate], entry: Int, exit: Int?, before: Double? = nil, out: Double? = nil) {
    guard let before = before ?? (entry > 0 ? line.bearing(before: entry) : nil),
      let after = line.bearing(after: entry)
    else { return }
    let turnIn = Bearing.turn(from: before, to: after)
    if let exit, exit > entry, exit - entry <= Self.longestRing {
      exitBearing = out ?? line.bearing(after: exit)
      let last = line.bearing(before: exit)
      let bend = last.map { Self.bend(line, from: entry, to: exit, first: after, last: $0) }
      take(turnIn: turnIn, bend: bend ?? 0)
      if let bend, let last, let exitBearing {
        turn = turnIn + bend + Bearing.turn(from: last, to: exitBearing)
      }
      return
    }
    // Follow the line up to the bend against the ring.
    var bend = 0.0
    var heading = after
    for index in entry + 1..<min(entry + 60, max(entry + 1, line.count - 1)) {
      guard let next = line.bearing(after: index) else { break }
      let turn = Bearing.turn(from: heading, to: next)
      if bend.magnitude >= 30, turn * bend < 0, turn.magnitude >= 20 {
        exitBearing = Self.wayOut(line, after: index, heading: next, against: bend)
        break
      }
      bend += turn
      heading = next
    }
    guard let exitBearing else { return }
    take(turnIn: turnIn, bend: bend)
    if circulation == nil { self.exitBearing = nil }
    turn = turnIn + bend + Bearing.turn(from: heading, to: exitBearing)
  }

  /// Takes the direction if entry and ring agree, or if one is clear and the other neutral.
  private mutating func take(turnIn: Double, bend: Double) {
    let byEntry = (10...150).contains(turnIn.magnitude) ? turnIn : 0
    let byRing = bend.magnitude >= 20 ? -bend : 0
    let sum = byEntry + byRing
    if byEntry * byRing >= 0, sum != 0 { circulation = sum > 0 ? .counterClockwise : .clockwise }
    isCertain = circulation != nil && turnIn.magnitude >= 10 && bend.magnitude >= 60
  }

  /// The angle around the ring, clamped to 15...360 degrees since bends before and after add to it.
  func angle(_ circulation: Circulation) -> Double? {
    guard let turn else { return nil }
    let angle = circulation == .counterClockwise ? 180 - turn : 180 + turn
    return (-30...450).contains(angle) ? min(360, max(15, angle)) : nil
  }

  private static let longestRing = 5000

  /// The heading after the exit, where the line has completely left the ring.
  private static func wayOut(
    _ line: [Coordinate], after start: Int, heading: Double, against bend: Double
  ) -> Double {
    var heading = heading
    for index in start + 1..<start + 4 {
      guard let next = line.bearing(after: index),
        Bearing.turn(from: heading, to: next) * bend < 0
      else { break }
      heading = next
    }
    return heading
  }

  private static func bend(
    _ line: [Coordinate], from start: Int, to end: Int, first: Double, last: Double
  ) -> Double {
    var sum = 0.0
    var heading = first
    for index in start + 1..<max(end, start + 1) {
      guard let next = line.bearing(after: index) else { continue }
      sum += Bearing.turn(from: heading, to: next)
      heading = next
    }
    return sum + Bearing.turn(from: heading, to: last)
  }
}

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

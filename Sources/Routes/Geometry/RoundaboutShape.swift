/// What the line of a route shows of a roundabout.
struct RoundaboutShape: Hashable, Sendable {
  /// The way round; nothing where the line does not show it clearly.
  var circulation: Circulation?
  /// Whether entry and ring both show the way round, and the ring by a bend of 60 degrees or more.
  var isCertain = false
  /// The heading of the way out; nothing where the line does not show where the ring ends.
  var exitBearing: Double?
  /// The turn from the way in to the way out, summed along the ring, positive to the right: one that
  /// is driven all the way round counter-clockwise is -180, not 180.
  var turn: Double?

  /// Looks at the line from where a roundabout is entered.
  ///
  /// One turns away from the center on entering, then all the time toward it, and away again on
  /// leaving. So the way round shows in the sum of the bends on the ring, where its end is known,
  /// else in the turn at the entry against the bends that follow.
  ///
  /// - Parameters:
  ///   - line: The line of the route.
  ///   - entry: The index of the point where the ring is entered.
  ///   - exit: The index of the point where the ring is left, if the answer tells; one far away does
  ///     not count.
  ///   - before: The heading before the entry, where the line begins there.
  ///   - out: The heading after the exit, where the line ends there.
  init(_ line: Polyline, entry: Int, exit: Int?, before: Double? = nil, out: Double? = nil) {
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
    // Follow the line up to the bend that goes against the ring.
    var bend = 0.0
    var heading = after
    for index in entry + 1..<min(entry + 60, max(entry + 1, line.points.count - 1)) {
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

  private mutating func take(turnIn: Double, bend: Double) {
    circulation = Self.circulation(turnIn: turnIn, bend: bend)
    isCertain = circulation != nil && turnIn.magnitude >= 10 && bend.magnitude >= 60
  }

  /// The angle driven around the ring, from 15 to 360 degrees: what is less or more is due to bends
  /// on the way in and out; nil where the line does not show it.
  func angle(_ circulation: Circulation) -> Double? {
    guard let turn else { return nil }
    let angle = circulation == .counterClockwise ? 180 - turn : 180 + turn
    return (-30...450).contains(angle) ? min(360, max(15, angle)) : nil
  }

  /// No ring has more points; a longer one would be a fault that takes long to follow.
  private static let longestRing = 5000

  /// The heading of the way out: where the line has bent away from the ring altogether.
  private static func wayOut(
    _ line: Polyline, after start: Int, heading: Double, against bend: Double
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

  /// The way round, where entry and ring agree or one of them is clear and the other says nothing.
  private static func circulation(turnIn: Double, bend: Double) -> Circulation? {
    let byEntry = turnIn.magnitude >= 10 && turnIn.magnitude <= 150 ? turnIn : 0
    let byRing = bend.magnitude >= 20 ? -bend : 0
    if byEntry * byRing < 0 { return nil }
    let sum = byEntry + byRing
    return sum == 0 ? nil : sum > 0 ? .counterClockwise : .clockwise
  }

  /// The sum of the bends between two points, positive to the right.
  private static func bend(
    _ line: Polyline, from start: Int, to end: Int, first: Double, last: Double
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

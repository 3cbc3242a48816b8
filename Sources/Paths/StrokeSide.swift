/// One side of a stroke's outline, built in the direction of travel.
///
/// A side follows the ends of spokes: lines of half the stroke's width, square to the line that the
/// stroke follows. Where that line bends within half the width, two spokes cross, and the side
/// between their ends runs backward. Such a stretch is a fold. The side then follows the crossings
/// of the spokes instead, and what lies between these and the ends of the spokes becomes a polygon
/// of its own. So nothing winds backward, and a tight bend takes no more lines than a wide one.
struct StrokeSide: Sendable {
  /// The side except for its folds.
  var points: [Point] = []
  /// What lies beyond the crossings of spokes: polygons that wind against the direction of travel.
  private(set) var folds: [[Point]] = []

  /// The ends of the spokes in the fold being built; one more than `crossings`, or none.
  private var ends: [Point] = []
  private var crossings: [Point] = []

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    folds.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    crossings.removeAll(keepingCapacity: true)
  }

  /// A line from the middle of the stroke to its side.
  struct Spoke {
    var start: Point
    var arm: Vector
    var end: Point { start + arm }

    /// The point where this spoke and the next one cross.
    fileprivate func crossing(with next: Spoke) -> Point {
      let turn = arm.cross(next.arm)
      guard turn != 0 else { return start }
      let share = (next.start - start).cross(next.arm) / turn
      return start + arm * min(max(share, 0), 1)
    }
  }

  /// Goes on to the end of the next spoke.
  ///
  /// - Parameters:
  ///   - spoke: The next one.
  ///   - last: The one before, at whose end the side is.
  ///   - direction: Along the line between them, of any length.
  @inline(__always)
  mutating func add(_ spoke: Spoke, after last: Spoke, along direction: Vector) {
    if (spoke.end - last.end).dot(direction) < 0 { return fold(spoke, after: last) }
    endFold()
    points.append(spoke.end)
  }

  private mutating func fold(_ spoke: Spoke, after last: Spoke) {
    if ends.isEmpty {
      points.append(last.end)
      ends.append(last.end)
    }
    let crossing = last.crossing(with: spoke)
    points.append(crossing)
    crossings.append(crossing)
    ends.append(spoke.end)
  }

  /// Ends the fold being built, if there is one.
  @inline(__always)
  mutating func endFold() {
    guard let last = ends.last else { return }
    points.append(last)
    folds.append(ends + crossings.reversed())
    ends.removeAll(keepingCapacity: true)
    crossings.removeAll(keepingCapacity: true)
  }
}

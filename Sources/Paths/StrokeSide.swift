/// One side of a stroke's outline, built in the direction of travel.
///
/// A side connects the ends of spokes: lines of half the stroke's width, at right angles to the
/// spine. Where spokes cross, the side between their ends would run backward: a fold, which becomes a
/// separate polygon, as <doc:Stroking> says.
struct StrokeSide: Sendable {
  /// The side without its folds.
  var points: [Point] = []
  /// The areas beyond crossings: polygons that wind against the direction of travel.
  private(set) var folds: [[Point]] = []

  /// The ends of the spokes in the current fold: one more than `crossings`, or empty.
  private var ends: [Point] = []
  private var crossings: [Point] = []

  /// A line from the spine to a side.
  struct Spoke {
    var start: Point
    var arm: Vector
    var end: Point { start + arm }

    /// The point where this spoke and the next cross.
    fileprivate func crossing(with next: Spoke) -> Point {
      let turn = arm.cross(next.arm)
      guard turn != 0 else { return start }
      let share = (next.start - start).cross(next.arm) / turn
      return start + arm * min(max(share, 0), 1)
    }
  }

  /// Continues to the end of a spoke; `last` is the spoke at the side's end.
  ///
  /// `direction` leads from one spoke's start to the other's, in any length.
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

  /// Ends the current fold, if any.
  @inline(__always)
  mutating func endFold() {
    guard let last = ends.last else { return }
    points.append(last)
    folds.append(ends + crossings.reversed())
    ends.removeAll(keepingCapacity: true)
    crossings.removeAll(keepingCapacity: true)
  }
}

import Paths

/// The ground as a level camera sees it.
///
/// On the ground, x is in lanes from the left edge of the road, and y in lanes ahead of the camera. A
/// place appears below the horizon by the camera's height over its distance, and beside the middle in
/// the same proportion: the projective map of the plane, which keeps lines straight.
struct GroundView {
  /// The distance of the nearest ground that the picture shows.
  let nearest: Double
  private let scale: Double
  private let height: Double
  private let middle: Double
  private let origin: Point

  /// The distance of the horizon from the top, in points.
  var horizon: Double { origin.y }

  /// Looks along a road, wider ones from higher up, to a horizon some points below the top of a canvas.
  init(size: Size, horizon: Double, lanes: Int) {
    let ground = size.height - horizon
    let width = Double(lanes)
    scale = size.width * 0.8
    // Lanes take four fifths of the lower edge, but few lanes are not wider than a third of it.
    height = max(width, 2.6) * ground / (size.width * 0.8)
    nearest = scale * height / ground
    middle = width / 2
    origin = Point(x: size.width / 2, y: horizon)
  }

  /// Where a place on the ground appears; it must lie ahead of the camera.
  func place(_ ground: Point) -> Point {
    let share = scale / ground.y
    return Point(x: origin.x + (ground.x - middle) * share, y: origin.y + height * share)
  }
}

/// A road on the ground: straight ahead, a bend where lanes part, then straight on.
///
/// Its lines are parallel, so that lanes keep their width. They are numbered by their places before
/// the bend; a position along the road is counted on its middle.
struct GroundWay {
  /// Where the bend starts, in lanes ahead of the camera.
  let start: Double
  /// The turn in degrees, positive to the right; at most 90 to a side.
  let turn: Double
  /// The center of the bend, in lanes from the left edge of the road.
  private let center: Double
  let bend: Double

  /// Degrees of a bend that one straight line replaces, too little to be seen.
  private static let chord = 1.5

  /// A road whose lanes lie within a range before the bend.
  init(lanes: ClosedRange<Double>, start: Double, turn: Double, radius: Double) {
    (self.start, self.turn) = (start, turn)
    center = turn < 0 ? lanes.lowerBound - radius : lanes.upperBound + radius
    let middle = (lanes.lowerBound + lanes.upperBound) / 2
    bend = turn.magnitude * (Double.pi / 180) * (center - middle).magnitude
  }

  private struct Section {
    /// The place of line 0, and the step from a line to the next.
    var origin: Point
    var across: Vector
  }

  private func section(at position: Double) -> Section {
    let share = bend > 0 ? min(max((position - start) / bend, 0), 1) : 0
    let (sine, cosine) = Angle(degrees: turn * share).sineAndCosine
    let rest = position <= start ? position - start : max(position - start - bend, 0)
    return Section(
      origin: Point(
        x: center * (1 - cosine) + sine * rest, y: start + center * sine + cosine * rest),
      across: Vector(dx: cosine, dy: -sine))
  }

  func place(_ line: Double, at position: Double) -> Point {
    let section = section(at: position)
    return section.origin + section.across * line
  }

  /// The outline of what lies between two lines and two positions.
  func strip(_ left: Double, _ right: Double, _ range: ClosedRange<Double>) -> [Point] {
    let sections = positions(in: range).map(section)
    return sections.map { $0.origin + $0.across * left }
      + sections.reversed().map { $0.origin + $0.across * right }
  }

  /// The ends of a range, and places in between where the road bends.
  private func positions(in range: ClosedRange<Double>) -> [Double] {
    let count = Int(turn.magnitude / Self.chord) + 1
    let inner = bend > 0 ? (0...count).map { start + bend * Double($0) / Double(count) } : []
    return [range.lowerBound] + inner.filter { range.lowerBound < $0 && $0 < range.upperBound }
      + [range.upperBound]
  }
}

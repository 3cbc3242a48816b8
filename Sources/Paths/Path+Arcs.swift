/// An ellipse as the image of the unit circle, so that its arcs need no angles.
struct EllipseFrame {
  var center: Point
  var radiusX: Double
  var radiusY: Double
  /// Where the ellipse's own x axis points; of length 1.
  var axis = Vector(dx: 1, dy: 0)

  /// The point of the ellipse that a unit vector stands for.
  func point(at unit: Vector) -> Point { center + offset(unit) }

  /// The image of a displacement in the unit circle's plane.
  func offset(_ unit: Vector) -> Vector {
    axis * (unit.dx * radiusX) + axis.perpendicular * (unit.dy * radiusY)
  }
}

extension Path {
  /// Draws an arc of a circle around a center, starting at the current point.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle; the current point lies on it.
  ///   - sweep: How far to turn; positive is clockwise on screen, at most ±360°.
  public mutating func arc(around center: Point, sweep: Angle) {
    let start = currentPoint - center
    let frame = EllipseFrame(center: center, radiusX: start.length, radiusY: start.length)
    var from = start.normalized
    // Pieces of at most 45° keep the curve within 5·10⁻⁶ of the radius.
    let pieces = max(1, Int((sweep.degrees / 45).magnitude + 0.999_999))
    let (sine, cosine) = Angle(degrees: sweep.degrees / Double(pieces)).sineAndCosine
    for _ in 0..<pieces {
      let to = from * cosine + from.perpendicular * sine
      appendPiece(in: frame, from: from, to: to)
      from = to
    }
  }

  /// Draws an arc of an ellipse to a point, given as SVG's path command `A` gives it.
  ///
  /// The conversion to a center is that of SVG 1.1, appendix F.6.5 and F.6.6: radii too small are
  /// scaled up, a zero radius gives a line.
  ///
  /// - Parameters:
  ///   - end: Where the arc ends.
  ///   - radiusX: The ellipse's first radius; its sign is ignored.
  ///   - radiusY: The ellipse's second radius; its sign is ignored.
  ///   - rotation: The turn of the first radius from the x axis.
  ///   - isLarge: Whether to take the longer of the two ways round.
  ///   - isClockwise: Whether to turn clockwise on screen.
  public mutating func ellipticalArc(
    to end: Point, radiusX: Double, radiusY: Double, rotation: Angle, isLarge: Bool,
    isClockwise: Bool
  ) {
    let start = currentPoint
    guard start != end else { return }
    let (sine, cosine) = rotation.sineAndCosine
    let axis = Vector(dx: cosine, dy: sine)
    var rx = radiusX.magnitude
    var ry = radiusY.magnitude
    let half = (start - end) * 0.5
    let x = half.dot(axis)
    let y = half.dot(axis.perpendicular)
    guard rx > 0, ry > 0 else { return line(to: end) }
    let stretch = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    guard stretch.isFinite, stretch > 0 else { return line(to: end) }
    if stretch > 1 {
      rx *= stretch.squareRoot()
      ry *= stretch.squareRoot()
    }
    // On the unit circle the chord's middle lies `height` from the center.
    let chord = Vector(dx: x / rx, dy: y / ry)
    let height = max(0, 1 / min(stretch, 1) - 1).squareRoot() * (isLarge == isClockwise ? 1 : -1)
    let middle = chord.perpendicular * height
    let from = (chord - middle).normalized
    let to = (-chord - middle).normalized
    let centerOffset = EllipseFrame(center: .zero, radiusX: rx, radiusY: ry, axis: axis)
      .offset(middle)
    let frame = EllipseFrame(
      center: start.interpolated(to: end, share: 0.5) + centerOffset,
      radiusX: rx, radiusY: ry, axis: axis)
    appendArc(in: frame, from: from, to: to, isClockwise: isClockwise)
    replaceEnd(with: end)
  }

  /// Draws an arc between two unit vectors: whole quarters first, then the rest, each in halves.
  mutating func appendArc(
    in frame: EllipseFrame, from: Vector, to: Vector, isClockwise: Bool = true
  ) {
    func quarter(_ vector: Vector) -> Vector {
      isClockwise ? vector.perpendicular : -vector.perpendicular
    }
    var from = from
    let along = from.dot(to)
    let across = quarter(from).dot(to)
    let quarters =
      if across > 0 { along > 0 ? 0 : 1 } else if along < 0 { 2 } else { across < 0 ? 3 : 0 }
    for _ in 0..<quarters {
      appendHalves(in: frame, from: from, to: quarter(from))
      from = quarter(from)
    }
    if from.dot(to) < 1 { appendHalves(in: frame, from: from, to: to) }
  }

  private mutating func appendHalves(in frame: EllipseFrame, from: Vector, to: Vector) {
    let middle = (from + to).normalized
    appendPiece(in: frame, from: from, to: middle)
    appendPiece(in: frame, from: middle, to: to)
  }

  /// Draws one cubic with handles of `4/3 · tan(θ/4)`, the usual fit of an arc of θ.
  private mutating func appendPiece(in frame: EllipseFrame, from: Vector, to: Vector) {
    let halfSine = (to - from).length / 2
    let halfCosine = max(0, 1 - halfSine * halfSine).squareRoot()
    let handle = 4.0 / 3 * halfSine / (1 + halfCosine)
    let turn = from.cross(to) < 0 ? -handle : handle
    cubic(
      control1: frame.point(at: from + from.perpendicular * turn),
      control2: frame.point(at: to - to.perpendicular * turn),
      to: frame.point(at: to))
  }
}

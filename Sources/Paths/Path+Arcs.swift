/// An ellipse as an affine image of the unit circle, so that its arcs need no angles.
struct EllipseFrame {
  var center: Point
  var radiusX: Double
  var radiusY: Double
  /// The unit vector of the ellipse's x axis.
  var axis = Vector(dx: 1, dy: 0)

  func point(at unit: Vector) -> Point { center + offset(unit) }

  /// Maps a displacement in the unit circle's plane.
  func offset(_ unit: Vector) -> Vector {
    axis * (unit.dx * radiusX) + axis.perpendicular * (unit.dy * radiusY)
  }
}

extension Path {
  /// Draws an elliptical arc to a point, with the parameters of SVG's path command `A`.
  ///
  /// Finds the center as SVG 1.1 does (appendix F.6.5 and F.6.6): scales radii up that are too
  /// small, and draws a line for a zero radius.
  ///
  /// - Parameters:
  ///   - end: The end of the arc.
  ///   - radiusX: The ellipse's first radius; its sign is ignored.
  ///   - radiusY: The ellipse's second radius; its sign is ignored.
  ///   - rotation: The angle from the x axis to the first radius.
  ///   - isLarge: Whether to take the longer way round.
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
    // On the unit circle, the chord's midpoint lies `height` from the center.
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

  /// Draws an arc between unit vectors: whole quarters first, then the rest, each in halves.
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

  mutating func appendHalves(in frame: EllipseFrame, from: Vector, to: Vector) {
    let middle = (from + to).normalized
    appendPiece(in: frame, from: from, to: middle)
    appendPiece(in: frame, from: middle, to: to)
  }

  /// Draws one cubic with handles of `4/3 · tan(θ/4)`, the usual approximation of an arc of θ.
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

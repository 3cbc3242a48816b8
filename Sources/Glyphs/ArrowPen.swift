import Paths

/// Draws arrows: a line of constant width along a center line, with a head at its end.
struct ArrowPen {
  var stroke: Double
  /// The distance from the tip to the line between the barbs.
  var headLength: Double
  /// The distance between the barbs.
  var headWidth: Double
  /// The distance of the neck in front of the line between the barbs.
  var headNotch: Double
  /// The radius of the head's rounded corners.
  var cornerRadius: Double

  /// Decides the color of a shape in a variant.
  enum Role: String {
    case lit
    case unlit
    /// Digits and marks beside arrows, in the color of lit.
    case text
  }

  /// A closed outline of the head; `tip` is its corner before rounding, `direction` is not zero.
  func head(tip: Point, direction: Vector) -> Path {
    let along = direction.normalized
    let corners = corners(tip: tip, direction: along)
    let notch = tip - along * headLength + along * headNotch
    return Path(
      roundedPolygon: [corners[0], corners[1], notch, corners[2]],
      radii: [cornerRadius, cornerRadius, 0, cornerRadius])
  }

  /// The head of an arrow, to be drawn after its line.
  func head(tip: Point, direction: Vector, role: Role) -> Drawing.Item {
    var shape = Drawing.Shape(path: head(tip: tip, direction: direction), fill: .black)
    shape.marking = .marker
    return shape.item(role)
  }

  /// The tip and the barbs of a head; `direction` is a unit vector.
  func corners(tip: Point, direction: Vector) -> [Point] {
    let base = tip - direction * headLength
    let across = direction.perpendicular * (headWidth / 2)
    return [tip, base + across, base - across]
  }

  /// An arrow from the first point to the tip of its head, with rounded bends.
  func arrow(along points: [Point], bendRadius: Double, role: Role) -> [Drawing.Item] {
    guard points.count >= 2 else { return [] }
    let tip = points[points.count - 1]
    let direction = (tip - points[points.count - 2]).normalized
    var line = points
    line[line.count - 1] = tip - direction * (headLength - headNotch - stroke / 10)
    return [
      self.line(Path(bends: line, radius: bendRadius), role: role),
      head(tip: tip, direction: direction, role: role),
    ]
  }

  /// An arrow along a path, then straight from the path's end to the tip.
  func arrow(
    _ path: Path, tip: Point, direction: Vector, role: Role = .lit
  ) -> [Drawing.Item] {
    var path = path
    path.line(to: tip - direction * (headLength * 0.62))
    return [line(path, role: role), head(tip: tip, direction: direction, role: role)]
  }

  /// Strokes a path with the given width, by default the pen's.
  func line(_ path: Path, width: Double? = nil, role: Role) -> Drawing.Item {
    // `Stroke` throws only for an invalid width; the pen's is positive.
    Drawing.Shape(path: path, stroke: try? Stroke(width: width ?? stroke)).item(role)
  }

  func filled(_ path: Path, role: Role) -> Drawing.Item {
    Drawing.Shape(path: path, fill: .black).item(role)
  }
}

extension Drawing.Shape {
  var role: ArrowPen.Role? { label.flatMap(ArrowPen.Role.init) }

  func item(_ role: ArrowPen.Role) -> Drawing.Item {
    var shape = self
    shape.label = role.rawValue
    return .shape(shape)
  }
}

extension Path {
  /// An open line with circular arcs at its inner corners; short lines reduce their radius.
  init(bends points: [Point], radius: Double) {
    self.init()
    guard let first = points.first, let last = points.last else { return }
    move(to: first)
    for index in points.indices.dropFirst().dropLast() {
      addCorner(points[index], from: points[index - 1], to: points[index + 1], radius: radius)
    }
    line(to: last)
  }

  init(roundedPolygon corners: [Point], radii: [Double]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let before = corners[index == 0 ? corners.count - 1 : index - 1]
      let after = corners[index + 1 == corners.count ? 0 : index + 1]
      addCorner(corner, from: before, to: after, radius: radii[index])
    }
    close()
  }

  /// Adds a line toward a corner and an arc around it; an empty path starts there.
  private mutating func addCorner(_ corner: Point, from: Point, to: Point, radius: Double) {
    let back = (from - corner).normalized
    let ahead = (to - corner).normalized
    // The tangent of half the turn, by the half-angle formula.
    let sine = back.cross(ahead)
    let tangent = sine.magnitude / (1 + back.dot(ahead))
    let room = min((from - corner).length, (to - corner).length) * 0.999
    guard radius > 0, tangent > 1e-9, tangent.isFinite else {
      return isEmpty ? move(to: corner) : line(to: corner)
    }
    let reach = min(radius / tangent, room)
    let start = corner + back * reach
    if isEmpty { move(to: start) } else { line(to: start) }
    arc(to: corner + ahead * reach, radius: reach * tangent, isClockwise: sine < 0)
  }

  mutating func arc(to end: Point, radius: Double, isLarge: Bool = false, isClockwise: Bool) {
    ellipticalArc(
      to: end, radiusX: radius, radiusY: radius, rotation: Angle(degrees: 0), isLarge: isLarge,
      isClockwise: isClockwise)
  }
}

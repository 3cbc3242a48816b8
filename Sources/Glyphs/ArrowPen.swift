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
  func arrow(_ path: Path, tip: Point, direction: Vector) -> [Drawing.Item] {
    var path = path
    path.line(to: tip - direction * (headLength * 0.62))
    return [line(path, role: .lit), head(tip: tip, direction: direction, role: .lit)]
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
  func item(_ role: ArrowPen.Role) -> Drawing.Item {
    var shape = self
    shape.label = role.rawValue
    return .shape(shape)
  }
}

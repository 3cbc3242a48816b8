import Paths

/// Makes arrows: a line of one width along a center line, and a head at its end.
struct ArrowPen {
  /// The width of the line.
  var stroke: Double
  /// From the tip to the line between the barbs.
  var headLength: Double
  /// From barb to barb.
  var headWidth: Double
  /// How far the neck lies in front of the line between the barbs.
  var headNotch: Double
  /// The radius of the head's corners.
  var cornerRadius: Double

  /// The part that an item of a glyph plays.
  enum Role: String {
    case lit
    case unlit
  }

  /// The head of an arrow.
  ///
  /// - Parameters:
  ///   - tip: The point that the corners of the triangle would meet in, were they not rounded.
  ///   - direction: Where the arrow points; any length but 0.
  /// - Returns: A closed outline.
  func head(tip: Point, direction: Vector) -> Path {
    let along = direction.normalized
    let across = along.perpendicular * (headWidth / 2)
    let base = tip - along * headLength
    let corners = [tip, base + across, base + along * headNotch, base - across]
    return Path(
      roundedPolygon: corners, radii: [cornerRadius, cornerRadius, 0, cornerRadius])
  }

  /// An arrow along a center line with rounded bends, from its start to the tip of the head.
  func arrow(along points: [Point], bendRadius: Double, role: Role) -> [Drawing.Item] {
    guard points.count >= 2 else { return [] }
    let tip = points[points.count - 1]
    let direction = (tip - points[points.count - 2]).normalized
    var line = points
    line[line.count - 1] = tip - direction * (headLength - headNotch - stroke / 10)
    return [
      self.line(Path(bends: line, radius: bendRadius), role: role),
      filled(head(tip: tip, direction: direction), role: role),
    ]
  }

  /// An arrow along a path, and from its end straight to the tip.
  func arrow(_ path: Path, tip: Point, direction: Vector) -> [Drawing.Item] {
    var path = path
    path.line(to: tip - direction * (headLength * 0.62))
    return [line(path, role: .lit), filled(head(tip: tip, direction: direction), role: .lit)]
  }

  /// A line of the pen's width, or of another.
  func line(_ path: Path, width: Double? = nil, role: Role) -> Drawing.Item {
    // The pen's width is positive, so that the stroke is always valid.
    Drawing.Shape(path: path, stroke: try? Stroke(width: width ?? stroke)).item(role)
  }

  func filled(_ path: Path, role: Role) -> Drawing.Item {
    Drawing.Shape(path: path, fill: .black).item(role)
  }
}

extension Drawing.Shape {
  /// The shape as an item that plays a part of a glyph and takes its color.
  func item(_ role: ArrowPen.Role) -> Drawing.Item {
    var shape = self
    shape.label = role.rawValue
    return .shape(shape)
  }
}

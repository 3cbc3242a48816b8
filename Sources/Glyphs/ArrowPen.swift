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
      .shape(filled(head(tip: tip, direction: direction), role: role)),
    ]
  }

  /// A line of the pen's width, or of another.
  func line(_ path: Path, width: Double? = nil, role: Role) -> Drawing.Item {
    // The pen's width is positive, so that the stroke is always valid.
    let stroke = try? Stroke(width: width ?? self.stroke)
    return .shape(Drawing.Shape(path: path, stroke: stroke, label: role.rawValue))
  }

  /// A filled shape.
  func filled(_ path: Path, role: Role) -> Drawing.Shape {
    Drawing.Shape(path: path, fill: .black, label: role.rawValue)
  }
}

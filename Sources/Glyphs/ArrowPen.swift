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

extension Path {
  /// An open line through points whose inner corners are arcs of a circle.
  ///
  /// - Parameters:
  ///   - points: The start, the corners and the end.
  ///   - radius: The arcs' radius; smaller where the lines are too short for it.
  init(bends points: [Point], radius: Double) {
    self.init()
    guard let first = points.first, let last = points.last else { return }
    move(to: first)
    for index in points.indices.dropFirst().dropLast() {
      addCorner(points[index], from: points[index - 1], to: points[index + 1], radius: radius)
    }
    line(to: last)
  }

  /// A closed polygon with rounded corners.
  init(roundedPolygon corners: [Point], radii: [Double]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let before = corners[index == 0 ? corners.count - 1 : index - 1]
      let after = corners[index + 1 == corners.count ? 0 : index + 1]
      addCorner(corner, from: before, to: after, radius: radii[index])
    }
    close()
  }

  /// Adds a line toward a corner and an arc around it; starts the path if it is empty.
  private mutating func addCorner(_ corner: Point, from: Point, to: Point, radius: Double) {
    let back = (from - corner).normalized
    let ahead = (to - corner).normalized
    // The tangent of half the inner angle, from the half-angle formula.
    let sine = back.cross(ahead)
    let tangent = sine.magnitude / (1 + back.dot(ahead))
    let room = min((from - corner).length, (to - corner).length) * 0.999
    guard radius > 0, tangent > 1e-9, tangent.isFinite else {
      return isEmpty ? move(to: corner) : line(to: corner)
    }
    let reach = min(radius / tangent, room)
    let start = corner + back * reach
    if isEmpty { move(to: start) } else { line(to: start) }
    let used = reach * tangent
    ellipticalArc(
      to: corner + ahead * reach, radiusX: used, radiusY: used, rotation: Angle(degrees: 0),
      isLarge: false, isClockwise: sine < 0)
  }
}

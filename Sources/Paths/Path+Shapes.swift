extension Path {
  /// Outlines a rectangle, clockwise on screen from its top left corner.
  public init(_ rect: Rect) {
    self.init()
    move(to: Point(x: rect.minX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.minY))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Outlines a rectangle with quarters of an ellipse as corners; `rect` includes the corners.
  ///
  /// The radii are 0 or more; larger ones than half the width or height are reduced to it.
  public init(roundedRect rect: Rect, radiusX: Double, radiusY: Double) {
    let rx = min(radiusX, rect.width / 2)
    let ry = min(radiusY, rect.height / 2)
    guard rx > 0, ry > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let (right, down) = (Vector(dx: 1, dy: 0), Vector(dx: 0, dy: 1))
    func corner(_ x: Double, _ y: Double, from: Vector, to: Vector) {
      let frame = EllipseFrame(center: Point(x: x, y: y), radiusX: rx, radiusY: ry)
      line(to: frame.point(at: from))
      appendArc(in: frame, from: from, to: to)
    }
    move(to: Point(x: rect.minX + rx, y: rect.minY))
    corner(rect.maxX - rx, rect.minY + ry, from: -down, to: right)
    corner(rect.maxX - rx, rect.maxY - ry, from: right, to: down)
    corner(rect.minX + rx, rect.maxY - ry, from: down, to: -right)
    corner(rect.minX + rx, rect.minY + ry, from: -right, to: -down)
    close()
  }

  /// Outlines an ellipse with positive radii, clockwise on screen from its rightmost point.
  public init(ellipseAt center: Point, radiusX: Double, radiusY: Double) {
    self.init()
    let frame = EllipseFrame(center: center, radiusX: radiusX, radiusY: radiusY)
    var direction = Vector(dx: 1, dy: 0)
    move(to: frame.point(at: direction))
    for _ in 0..<4 {
      appendArc(in: frame, from: direction, to: direction.perpendicular)
      direction = direction.perpendicular
    }
    close()
  }

  /// Outlines a circle, clockwise on screen from its rightmost point.
  public init(circleAt center: Point, radius: Double) {
    self.init(ellipseAt: center, radiusX: radius, radiusY: radius)
  }

  /// Outlines a closed polygon.
  public init(polygon corners: [Point]) {
    self.init(polyline: corners)
    close()
  }

  /// Outlines the contours of a flattened path.
  package init(polygons lines: Polylines) {
    self.init()
    for contour in lines.contours { append(Path(polygon: Array(lines.points[contour]))) }
  }

  /// Draws straight lines from point to point.
  package init(polyline points: [Point]) {
    self.init()
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { line(to: point) }
  }
}

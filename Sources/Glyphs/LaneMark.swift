import Paths
import Maneuvers

/// Draws the mark of a restricted lane: a bus, a diamond, a bicycle, a taxi or a double arrow.
struct LaneMark {
  let access: Lane.Access
  let height: Double
  let widest: Double
  let grid: PixelGrid

  func items(center: Point, role: ArrowPen.Role) -> [Drawing.Item] {
    switch access {
    case .hov: [diamond(center, role)]
    case .bus: [vehicle(center, role, hasSign: false)]
    case .taxi: [vehicle(center, role, hasSign: true)]
    case .bicycle: bicycle(center, role)
    case .reversible: doubleArrow(center, role)
    }
  }

  private func doubleArrow(_ center: Point, _ role: ArrowPen.Role) -> [Drawing.Item] {
    let pen = ArrowPen(
      stroke: grid.width(height * 0.2), headLength: height * 0.38,
      headWidth: min(height * 0.8, widest), headNotch: 0, cornerRadius: height * 0.02)
    let middle = Point(x: grid.middle(center.x, width: pen.stroke), y: center.y)
    return [-height / 2, height / 2].flatMap { way in
      pen.arrow(
        along: [middle, middle + Vector(dx: 0, dy: way)], bendRadius: 0, role: role)
    }
  }

  private func line(_ path: Path, _ width: Double, _ role: ArrowPen.Role) -> Drawing.Item {
    let stroke = try? Stroke(width: width, cap: .round, join: .round)
    return Drawing.Shape(path: path, stroke: stroke).item(role)
  }

  /// The diamond painted on high-occupancy vehicle lanes.
  private func diamond(_ center: Point, _ role: ArrowPen.Role) -> Drawing.Item {
    let (across, down) = (min(height * 0.42, widest / 2), grid.width(height / 2))
    let middle = Point(x: grid.edge(center.x), y: grid.edge(center.y))
    func corners(_ share: Double) -> [Point] {
      [(0, -down), (across, 0), (0, down), (-across, 0)].map {
        Point(x: middle.x + $0.0 * share, y: middle.y + $0.1 * share)
      }
    }
    var path = Path(polygon: corners(1))
    // At few pixels, a diamond with a hole looks like a ring.
    if grid.pixels(height) ?? 9 >= 8 { path.append(Path(polygon: corners(0.5)).reversed()) }
    return Drawing.Shape(path: path, fill: .black).item(role)
  }

  /// The front of a bus, or of a taxi: lower and with a roof sign.
  private func vehicle(
    _ center: Point, _ role: ArrowPen.Role, hasSign: Bool
  ) -> Drawing.Item {
    let wide = grid.width(min(height * (hasSign ? 1 : 0.82), widest))
    let left = grid.edge(center.x - wide / 2)
    let top = grid.edge(center.y - height / 2)
    let tall = grid.edge(center.y + height / 2) - top
    func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
      Rect(x: left + x * wide, y: top + y * tall, width: width * wide, height: height * tall)
    }
    let bodyTop = hasSign ? 0.26 : 0
    var path = Path(
      roundedRect: box(0, bodyTop, 1, 0.88 - bodyTop), radiusX: wide * 0.18, radiusY: tall * 0.16)
    let glass = hasSign ? box(0.17, 0.36, 0.66, 0.18) : box(0.14, 0.16, 0.72, 0.3)
    path.append(Path(glass).reversed())
    for x in [0.14, 0.68] {
      path.append(Path(box(x, hasSign ? 0.64 : 0.6, 0.18, 0.12)).reversed())
      path.append(Path(box(x - 0.04, 0.88, 0.26, 0.12)))
    }
    if hasSign { path.append(Path(box(0.3, 0, 0.4, 0.2))) }
    return Drawing.Shape(path: path, fill: .black).item(role)
  }

  private func bicycle(_ center: Point, _ role: ArrowPen.Role) -> [Drawing.Item] {
    let size = min(height, widest * 0.62)
    let weight = max(size * 0.11, grid.width(0) * 0.9)
    let wheel = size * 0.3
    let span = size * 0.46
    let axle = center.y + size / 2 - wheel - weight / 2
    func point(_ x: Double, _ y: Double) -> Point {
      Point(x: center.x + x * size, y: axle + y * size)
    }
    var frame = Path(polyline: [
      Point(x: center.x - span, y: axle), point(-0.2, -0.42), point(0.24, -0.42), point(0, 0),
      point(-0.2, -0.42),
    ])
    frame.append(
      Path(polyline: [
        Point(x: center.x + span, y: axle), point(0.18, -0.58), point(0.36, -0.58),
      ]))
    let wheels = [-span, span].map { x in
      line(Path(circleAt: Point(x: center.x + x, y: axle), radius: wheel), weight, role)
    }
    return wheels + [line(frame, weight, role)]
  }
}

import Paths

/// Draws junctions in a canvas of any proportions: straight roads at their true angles, near ones
/// bent apart.
struct JunctionArtist {
  let measures: Theme.Measures
  let size: Size
  let grid: PixelGrid

  private var side: Double { min(size.width, size.height) }

  /// The canvas without its margin.
  private var room: Rect {
    let inner = Rect(size).outset(by: -side * measures.margin)
    return Rect(
      Point(x: grid.edge(inner.minX), y: grid.edge(inner.minY)),
      Point(x: grid.edge(inner.maxX), y: grid.edge(inner.maxY)))
  }

  private var pen: ArrowPen {
    var pen = ArrowPen(measures, side: side * 0.9)
    pen.stroke = grid.width(measures.stroke * side * (size.width == size.height ? 0.88 : 1))
    return pen
  }

  func items(for junction: Junction) -> [Drawing.Item] {
    let pen = pen
    let layout = JunctionLayout(junction)
    let center = center(layout)
    // Many near roads get narrower.
    let near = zip(layout.starts, layout.starts.dropFirst()).map { $1 - $0 }.min() ?? 90
    let width = grid.width(pen.stroke * max(0.6, min(1, near / 40)))
    let others = roads(layout).map { points in
      pen.line(Path(bends: points, radius: side * 0.4), width: width, role: .unlit)
    }
    // Fill the center, so that the other roads still meet where the bend cuts the corner.
    let middle = Path(circleAt: center, radius: pen.stroke / 2)
    let stem = Path(
      polyline: [-pen.stroke / 2, uTurnDrop(layout) * 2].map { center + Vector(dx: 0, dy: $0) })
    return others + (others.count > 1 ? [pen.filled(middle, role: .unlit)] : [])
      + (layout.isUTurn && !others.isEmpty ? [pen.line(stem, role: .unlit)] : [])
      + arrow(layout, from: center)
  }

  /// The center lines of the other roads, from the center outward.
  func roads(_ layout: JunctionLayout) -> [[Point]] {
    let center = center(layout)
    let pen = pen
    let arrow = Angle(degrees: layout.exit).headingVector
    // How far from the arrow a road is that passes its head.
    let clear = pen.headWidth / 2 + grid.width(measures.gap * side) + pen.stroke / 2
    return zip(layout.starts, layout.ends).map { start, end in
      let out = Angle(degrees: end).headingVector
      let way = Angle(degrees: start).headingVector
      let nearness = way.dot(arrow) > 0 ? way.dot(arrow.perpendicular).magnitude : 1
      let length = max(
        side * 0.3, min(reach(from: [center], along: way) * 0.6, clear / max(nearness, 0.1)))
      let knee = center + way * (start == end ? 0 : length)
      let across = out.perpendicular * (pen.stroke / 2)
      let reach = reach(from: [knee + across, knee - across], along: out)
      return (start == end ? [] : [center]) + [knee, knee + out * reach]
    }
  }

  private func arrow(_ layout: JunctionLayout, from center: Point) -> [Drawing.Item] {
    let pen = pen
    let out = Angle(degrees: layout.exit).headingVector
    let start = Point(x: center.x, y: room.maxY)
    var points = [start, center]
    let radius: Double
    if layout.isUTurn {
      let leg = legDistance(pen) * (layout.exit < 0 ? -1 : 1)
      let top = center.y + uTurnDrop(layout)
      points = [start, Point(x: center.x, y: top), Point(x: center.x + leg, y: top)]
      radius = leg.magnitude / 2
    } else {
      let sharpness = layout.exit.magnitude / 180
      // Start the bend at most one line width from the center, so that sharp turns still reach it.
      // The radius is that length times the tangent of half the inner angle.
      let nearest = pen.stroke * (1 - out.dy) / max(out.dx.magnitude, 0.001)
      radius = min(pen.stroke * (1.7 - 1.4 * sharpness), nearest)
    }
    let last = points[points.count - 1]
    let tip = last + out * reach(from: pen.corners(tip: last, direction: out), along: out)
    let way = Path(bends: points + [tip - out * pen.neck], radius: radius)
    return [
      pen.line(way, role: .lit), pen.head(tip: tip, direction: out, role: .lit),
    ]
  }

  /// How far below the center a U-turn is, so that the other roads lie above it.
  private func uTurnDrop(_ layout: JunctionLayout) -> Double {
    layout.ends.isEmpty ? 0 : grid.width(pen.stroke * 1.4)
  }

  /// The distance between the stem and the leg of a U-turn.
  private func legDistance(_ pen: ArrowPen) -> Double {
    grid.width(pen.headWidth / 2 + pen.stroke * 1.4)
  }

  /// The center of the junction, shifted away from the exit to leave room for the arrow.
  private func center(_ layout: JunctionLayout) -> Point {
    let pen = pen
    let out = Angle(degrees: layout.exit).headingVector
    var x = size.width / 2 - out.dx * side * 0.13
    // An arrow that turns back needs more height to clear the entry, and roads that all lead ahead
    // need more to part.
    let ahead =
      (layout.ends + [layout.exit]).map { -Angle(degrees: $0).headingVector.dy }.min() ?? 0
    var y =
      size.height / 2 - out.dy * side * (out.dy > 0 ? 0.06 + 0.22 * out.dy : 0.06)
      + max(0, ahead) * side * 0.16
    if layout.isUTurn {
      let width = legDistance(pen) + (pen.headWidth - pen.stroke) / 2
      x = size.width / 2 + width / 2 * (layout.exit < 0 ? 1 : -1)
      y = room.minY + (layout.ends.isEmpty ? pen.stroke / 2 : side * 0.18)
    }
    return Point(
      x: grid.middle(x, width: pen.stroke), y: grid.middle(y, width: pen.stroke))
  }

  /// The distance that corners can move in a direction before one leaves the room.
  private func reach(from corners: [Point], along out: Vector) -> Double {
    func distance(_ from: Double, _ low: Double, _ high: Double, _ speed: Double) -> Double {
      speed.magnitude < 1e-9 ? .infinity : ((speed > 0 ? high : low) - from) / speed
    }
    return corners.reduce(.infinity) { least, corner in
      min(
        least, distance(corner.x, room.minX, room.maxX, out.dx),
        distance(corner.y, room.minY, room.maxY, out.dy))
    }
  }
}

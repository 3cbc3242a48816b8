import Paths

/// Draws junctions with their true angles in a canvas of any proportions.
struct JunctionArtist {
  let measures: Theme.Measures
  let size: Size
  let grid: PixelGrid

  /// The sharpest turn in degrees that leaves room for the arrow beside the entry.
  private static let sharpest = 150

  private var side: Double { min(size.width, size.height) }

  private var pen: ArrowPen {
    let share = size.width == size.height ? 0.88 : 1.0
    return ArrowPen(
      stroke: grid.width(measures.stroke * side * share),
      headLength: measures.headLength * side * 0.9, headWidth: measures.headWidth * side * 0.9,
      headNotch: measures.headNotch * side * 0.9, cornerRadius: measures.cornerRadius * side)
  }

  func items(for junction: Junction) -> [Drawing.Item] {
    let pen = pen
    let room = Rect(size).outset(by: -side * measures.margin)
    let center = center(junction, pen)
    let others = junction.others.map { turn -> Drawing.Item in
      let out = Angle(degrees: Double(turn)).headingVector
      let across = out.perpendicular * (pen.stroke / 2)
      let reach = longest(from: 0, within: room) { length in
        [center + out * length + across, center + out * length - across]
      }
      return pen.line(Path(polyline: [center, center + out * reach]), role: .unlit)
    }
    let out = way(junction)
    let reach = longest(from: pen.headLength, within: room) { length in
      pen.corners(tip: center + out * length, direction: out)
    }
    let tip = center + out * reach
    let start = Point(x: center.x, y: grid.edge(room.maxY))
    let sharpness = Double(junction.exit.magnitude) / 180
    // Start the bend at most one line width from the center, so that sharp turns still reach it.
    // The radius is that length times the tangent of half the inner angle.
    let nearest = pen.stroke * (1 - out.dy) / max(out.dx.magnitude, 0.001)
    let way = Path(
      bends: [start, center, tip - out * (pen.headLength * 0.62)],
      radius: min(pen.stroke * (1.7 - 1.4 * sharpness), nearest))
    // Fill the center, so that the other roads still meet where the bend cuts the corner.
    let middle = Path(circleAt: center, radius: pen.stroke / 2)
    return others + [
      pen.filled(middle, role: .unlit), pen.line(way, role: .lit),
      pen.filled(pen.head(tip: tip, direction: out), role: .lit),
    ]
  }

  /// The direction of the exit, at most 150°; a sharper arrow would run into the entry.
  private func way(_ junction: Junction) -> Vector {
    let turn = min(max(junction.exit, -Self.sharpest), Self.sharpest)
    return Angle(degrees: Double(turn)).headingVector
  }

  /// The center of the junction, shifted away from the exit to leave room for the arrow.
  private func center(_ junction: Junction, _ pen: ArrowPen) -> Point {
    let out = way(junction)
    let x = size.width / 2 - out.dx * side * 0.13
    // An arrow that turns back needs more height to clear the entry.
    let y = size.height / 2 - out.dy * side * (out.dy > 0 ? 0.06 + 0.22 * out.dy : 0.06)
    return Point(
      x: grid.middle(x, width: pen.stroke), y: grid.middle(y, width: pen.stroke))
  }

  /// The greatest length, in steps of 1 % of the side, that keeps all corners inside the room.
  private func longest(
    from least: Double, within room: Rect, _ corners: (Double) -> [Point]
  ) -> Double {
    let step = side / 100
    var length = least
    while length < size.width + size.height,
      corners(length + step).allSatisfy({ room.contains(Rect($0, $0)) })
    {
      length += step
    }
    return length
  }
}

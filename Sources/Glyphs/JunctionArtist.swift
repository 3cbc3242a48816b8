import Paths

/// Draws junctions with their true angles, in a canvas of any form.
struct JunctionArtist {
  let measures: Theme.Measures
  let size: Size
  let grid: PixelGrid

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
    let margin = side * measures.margin
    let room = Rect(
      x: margin, y: margin, width: size.width - 2 * margin, height: size.height - 2 * margin)
    let center = center(junction, pen)
    let others = junction.others.map { turn -> Drawing.Item in
      let out = Angle(degrees: Double(turn)).headingVector
      var path = Path()
      path.move(to: center)
      path.line(to: center + out * reach(out, from: center, within: room, width: pen.stroke))
      return pen.line(path, role: .unlit)
    }
    let out = Angle(degrees: Double(junction.exit)).headingVector
    let tip = center + out * headReach(out, from: center, within: room, pen)
    let start = Point(x: center.x, y: grid.edge(room.maxY))
    let sharpness = Double(junction.exit.magnitude) / 180
    let way = Path(
      bends: [start, center, tip - out * (pen.headLength * 0.62)],
      radius: pen.stroke * (1.7 - 1.4 * sharpness))
    // Where the bend of the way cuts the corner, the other roads still meet.
    let middle = Path(circleAt: center, radius: pen.stroke / 2)
    return others + [
      .shape(pen.filled(middle, role: .unlit)),
      pen.line(way, role: .lit), .shape(pen.filled(pen.head(tip: tip, direction: out), role: .lit)),
    ]
  }

  /// The middle of the junction, moved away from the exit to give its arrow room.
  private func center(_ junction: Junction, _ pen: ArrowPen) -> Point {
    let out = Angle(degrees: Double(junction.exit)).headingVector
    let x = size.width / 2 - out.dx * side * 0.13
    let y = size.height / 2 - out.dy * side * 0.06
    return Point(
      x: grid.middle(x, width: pen.stroke), y: grid.middle(y, width: pen.stroke))
  }

  /// How far a road may go until a corner of its end meets the sides.
  private func reach(
    _ out: Vector, from center: Point, within room: Rect, width: Double
  ) -> Double {
    let across = out.perpendicular * (width / 2)
    return longest { length in
      let end = center + out * length
      return [end + across, end - across]
    } within: {
      room.contains($0)
    }
  }

  private func headReach(
    _ out: Vector, from center: Point, within room: Rect, _ pen: ArrowPen
  ) -> Double {
    let across = out.perpendicular * (pen.headWidth / 2)
    return longest { length in
      let base = center + out * (length - pen.headLength)
      return [center + out * length, base + across, base - across]
    } within: {
      room.contains($0)
    }
  }

  /// The greatest length, in steps of a hundredth of the side, whose corners are all within.
  private func longest(
    _ corners: (Double) -> [Point], within: (Rect) -> Bool
  ) -> Double {
    let step = side / 100
    var length = pen.headLength
    while length < size.width + size.height,
      corners(length + step).allSatisfy({ within(Rect($0, $0)) })
    {
      length += step
    }
    return length
  }
}

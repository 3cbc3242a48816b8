import Paths
import Routes

/// Draws roundabouts for traffic that keeps right; the other way round is the mirror image.
struct RoundaboutArtist {
  let measures: Theme.Measures
  /// The side of the glyph.
  let side: Double

  private var ring: Double { measures.ringRadius * side }
  private var pen: ArrowPen {
    ArrowPen(
      stroke: measures.stroke * side, headLength: measures.headLength * side * 0.8,
      headWidth: measures.headWidth * side * 0.85, headNotch: measures.headNotch * side * 0.8,
      cornerRadius: measures.cornerRadius * side)
  }

  /// Exits nearer than this to the entry, in degrees, would run into it.
  private static let closest = 50.0

  func items(for roundabout: Roundabout) -> [Drawing.Item] {
    let items: [Drawing.Item]
    var center: Point
    switch roundabout.passage {
    case .through(let angle):
      let drawn = min(max(Double(angle), Self.closest), 360 - Self.closest)
      center = self.center(exit: exitCorners(at: drawn))
      items = ringItem(center) + through(center, angle: drawn)
    case .exit:
      center = self.center(exit: exitCorners(at: 90), hasEntry: false)
      items = ringItem(center) + leaving(center)
    case .enter:
      center = self.center(exit: headRoom)
      items = ringItem(center) + entering(center, sweep: 150)
    case .toExit:
      center = self.center(exit: headRoom)
      items = ticks(center) + ringItem(center) + entering(center, sweep: 150)
    }
    // The number is added after mirroring, since digits have no mirror image.
    var number: [Drawing.Item] = []
    let isMirrored = roundabout.circulation == .clockwise
    if isMirrored { center = Point(x: side - center.x, y: center.y) }
    if let exit = roundabout.exit {
      let height = (ring - measures.ringStroke * side / 2) * 1.3
      number = Digits(height: height).items(for: exit, center: center)
    }
    guard isMirrored else { return items + number }
    let mirror = Transform.mirror(aboutX: side / 2)
    return items.map { $0.transformed(by: mirror) } + number
  }

  /// The direction from the center to the point where one has driven `angle` degrees.
  private func outward(_ angle: Double) -> Vector {
    let (sine, cosine) = Angle(degrees: angle).sineAndCosine
    return Vector(dx: sine, dy: cosine)
  }

  /// How far the tip of the exit's arrow lies from the center.
  private var reach: Double { ring + pen.stroke / 2 + pen.headLength * 0.9 }

  /// The corners of the exit's head, from the center.
  private func exitCorners(at angle: Double) -> [Vector] {
    let out = outward(angle)
    let base = out * (reach - pen.headLength)
    let across = out.perpendicular * (pen.headWidth / 2)
    return [out * reach, base + across, base - across]
  }

  /// What sticks out of the ring when only the entry is shown: ticks, or the head on the ring.
  private var headRoom: [Vector] {
    let reach = ring + pen.stroke / 2 + side * 0.1
    return [Vector(dx: reach, dy: 0), Vector(dx: -reach, dy: 0), Vector(dx: 0, dy: -reach)]
  }

  /// Where the ring goes, so that all stays within the margins and fills the space between.
  private func center(exit corners: [Vector], hasEntry: Bool = true) -> Point {
    let outer = ring + measures.ringStroke * side / 2
    let left = corners.reduce(-outer) { min($0, $1.dx) }
    let right = corners.reduce(outer) { max($0, $1.dx) }
    let top = corners.reduce(-outer) { min($0, $1.dy) }
    let bottom = corners.reduce(outer + (hasEntry ? entryLength : 0)) { max($0, $1.dy) }
    let low = side * (1 - measures.margin)
    let high = side * measures.margin
    let y = hasEntry ? min(high - top, low - bottom) : side / 2 - (top + bottom) / 2
    return Point(x: side / 2 - (left + right) / 2, y: y)
  }

  /// The least length of the entry outside the ring.
  private var entryLength: Double { side * 0.1 }

  private func ringItem(_ center: Point) -> [Drawing.Item] {
    [
      pen.line(
        Path(circleAt: center, radius: ring), width: measures.ringStroke * side, role: .unlit)
    ]
  }

  /// The entry from below and the way around, ending where the exit begins.
  private func way(_ center: Point, sweep: Double) -> Path {
    var path = Path()
    path.move(to: Point(x: center.x, y: side * (1 - measures.margin)))
    path.line(to: center + Vector(dx: 0, dy: ring))
    path.arc(around: center, sweep: Angle(degrees: -sweep))
    return path
  }

  private func through(_ center: Point, angle: Double) -> [Drawing.Item] {
    let out = outward(angle)
    var path = way(center, sweep: angle)
    path.line(to: center + out * (reach - pen.headLength + pen.headNotch + pen.stroke / 10))
    return [
      pen.line(path, role: .lit), .shape(pen.filled(exitHead(center, angle: angle), role: .lit)),
    ]
  }

  private func exitHead(_ center: Point, angle: Double) -> Path {
    pen.head(tip: center + outward(angle) * reach, direction: outward(angle))
  }

  private func leaving(_ center: Point) -> [Drawing.Item] {
    var path = Path()
    path.move(to: center + outward(-30) * ring)
    path.arc(around: center, sweep: Angle(degrees: -120))
    path.line(
      to: center + outward(90) * (reach - pen.headLength + pen.headNotch + pen.stroke / 10))
    return [
      pen.line(path, role: .lit), .shape(pen.filled(exitHead(center, angle: 90), role: .lit)),
    ]
  }

  /// The entry and a head on the ring that shows the way round.
  private func entering(_ center: Point, sweep: Double) -> [Drawing.Item] {
    // A small head, and moved outward, leaves the hub to the number.
    var small = pen
    small.headLength *= 0.7
    small.headWidth *= 0.8
    let out = outward(sweep)
    let along = -out.perpendicular
    let tip = center + out * (ring + side * 0.012) + along * (small.headLength * 0.85)
    return [
      pen.line(way(center, sweep: sweep), role: .lit),
      .shape(small.filled(small.head(tip: tip, direction: along), role: .lit)),
    ]
  }

  /// Short arms ahead and on both sides: exits of which one will be taken.
  private func ticks(_ center: Point) -> [Drawing.Item] {
    [90.0, 180, 270].map { angle in
      var path = Path()
      path.move(to: center + outward(angle) * ring)
      path.line(to: center + outward(angle) * (ring + pen.stroke / 2 + side * 0.1))
      return pen.line(path, role: .unlit)
    }
  }
}

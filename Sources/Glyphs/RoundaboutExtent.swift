import Paths

/// How much space the parts take around the center.
struct RoundaboutExtent {
  let roundabout: Roundabout
  let ring: Double
  let outer: Double
  let pen: ArrowPen
  let tick: Double

  var hasEntry: Bool { roundabout.passage != .exit }

  func box(exit length: Double, entry: Double) -> Rect {
    var box = Rect(x: -outer, y: -outer, width: 2 * outer, height: 2 * outer)
    func include(_ vector: Vector) {
      let point = Point.zero + vector
      box = box.union(Rect(point, point))
    }
    if hasEntry { include(Vector(dx: 0, dy: outer + entry)) }
    if roundabout.turnsBack {
      // Entry and exit run side by side, each from one side of the ring.
      include(Vector(dx: -ring - pen.headWidth / 2, dy: outer + entry))
      return box
    }
    if let angle = roundabout.drawnAngle {
      let out = RoundaboutLayout.outward(angle)
      let across = out.perpendicular * (pen.headWidth / 2)
      let base = out * (outer + length - pen.headLength)
      for corner in [out * (outer + length), base + across, base - across] { include(corner) }
    } else {
      for corner in RingHead(ring: ring, pen: pen).corners { include(corner) }
    }
    for angle in roundabout.drawnTicks {
      include(RoundaboutLayout.outward(angle) * (outer + tick))
    }
    return box
  }
}

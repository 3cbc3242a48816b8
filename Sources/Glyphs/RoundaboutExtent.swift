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
    }
    for angle in roundabout.drawnTicks {
      include(RoundaboutLayout.outward(angle) * (outer + tick))
    }
    if roundabout.drawnAngle == nil {
      for corner in RingHead(ring: ring, pen: pen).corners { include(corner) }
    }
    return box
  }

  func fits(_ room: Double, exit length: Double, entry: Double) -> Bool {
    let box = box(exit: length, entry: entry)
    return box.width <= room && box.height <= room
  }
}

/// A head on the ring of a roundabout whose exit's angle is not known: it shows the way round.
///
/// Vectors lead from the middle of the ring.
struct RingHead {
  /// The pen of the head, which is smaller than an exit's and leaves the hub to the number.
  let pen: ArrowPen
  /// The tip of the head, a little outside of the ring's line.
  let tip: Vector
  /// Where the head points: along the part of the ring that it covers.
  let direction: Vector
  /// The degrees driven at the end of a gap in front of the tip.
  let end: Double

  /// The degrees driven at the head's base.
  static let base = 100.0

  init(ring: Double, pen: ArrowPen) {
    var small = pen
    small.headLength = pen.stroke * 1.9
    small.headWidth = pen.stroke * 2.35
    small.headNotch = 0
    self.pen = small
    let covered = small.headLength / ring * 180 / Double.pi
    direction = -RoundaboutLayout.outward(Self.base + covered / 2).perpendicular
    tip =
      RoundaboutLayout.outward(Self.base) * (ring + pen.stroke * 0.15)
      + direction * small.headLength
    end = Self.base + covered + pen.stroke * 0.5 / ring * 180 / Double.pi
  }

  /// The head's corners.
  var corners: [Vector] {
    let base = tip - direction * pen.headLength
    let across = direction.perpendicular * (pen.headWidth / 2)
    return [tip, base + across, base - across]
  }
}

import Paths

/// A head on the ring of a roundabout whose exit's angle is unknown: it shows the way round.
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

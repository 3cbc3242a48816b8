import Paths

/// An arrowhead on the ring of a roundabout with an unknown exit angle; it shows the direction,
/// with vectors from the center of the ring.
struct RingHead {
  /// A smaller pen than an exit's, which leaves the hub to the number.
  let pen: ArrowPen
  /// The tip, slightly outside the ring's line.
  let tip: Vector
  /// The direction along the part of the ring that the head covers.
  let direction: Vector
  /// The degrees driven to the end of the gap in front of the tip.
  let end: Double

  /// The degrees driven to the head's base.
  static let base = 150.0

  init(ring: Double, pen: ArrowPen) {
    var small = pen
    small.headLength = pen.stroke * 2.05
    small.headWidth = pen.stroke * 2.6
    small.headNotch = 0
    self.pen = small
    let covered = small.headLength / ring * 180 / Double.pi
    direction = -RoundaboutLayout.outward(Self.base + covered / 2).perpendicular
    tip =
      RoundaboutLayout.outward(Self.base) * (ring + pen.stroke * 0.15)
      + direction * small.headLength
    end = Self.base + covered + pen.stroke * 0.5 / ring * 180 / Double.pi
  }
}

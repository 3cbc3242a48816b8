import Paths

/// Draws a frame of `waiting`: dots in a ring, the brightest and largest first.
struct WaitingRing {
  let frame: Int
  let side: Double

  /// The dots; the brightest goes around clockwise from the top.
  var items: [Drawing.Item] {
    let count = Furniture.waiting.count
    let unit = side / 48
    return (0..<count).map { age in
      let angle = Double((frame - 1 - age + count) % count) * 360 / Double(count)
      let place =
        Point(x: side / 2, y: side / 2)
        + Angle(degrees: angle).headingVector * (16.2 * unit)
      let rest = 1 - Double(age) / Double(count)
      let dot = Path(circleAt: place, radius: (2.1 + 1.7 * rest) * unit)
      let shape = Drawing.Shape(path: dot, fill: .black).item(.lit)
      return .group(Drawing.Group(opacity: 0.15 + 0.85 * rest * rest, items: [shape]))
    }
  }
}

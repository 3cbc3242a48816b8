import Paths

extension Path {
  /// An open line with circular arcs at its inner corners; short lines reduce their radius.
  init(bends points: [Point], radius: Double) {
    self.init()
    guard let first = points.first, let last = points.last else { return }
    move(to: first)
    for index in points.indices.dropFirst().dropLast() {
      addCorner(points[index], from: points[index - 1], to: points[index + 1], radius: radius)
    }
    line(to: last)
  }

  init(roundedPolygon corners: [Point], radii: [Double]) {
    self.init()
    for (index, corner) in corners.enumerated() {
      let before = corners[index == 0 ? corners.count - 1 : index - 1]
      let after = corners[index + 1 == corners.count ? 0 : index + 1]
      addCorner(corner, from: before, to: after, radius: radii[index])
    }
    close()
  }

  /// Adds a line toward a corner and an arc around it; an empty path starts there.
  private mutating func addCorner(_ corner: Point, from: Point, to: Point, radius: Double) {
    let back = (from - corner).normalized
    let ahead = (to - corner).normalized
    // The tangent of half the turn, by the half-angle formula.
    let sine = back.cross(ahead)
    let tangent = sine.magnitude / (1 + back.dot(ahead))
    let room = min((from - corner).length, (to - corner).length) * 0.999
    guard radius > 0, tangent > 1e-9, tangent.isFinite else {
      return isEmpty ? move(to: corner) : line(to: corner)
    }
    let reach = min(radius / tangent, room)
    let start = corner + back * reach
    if isEmpty { move(to: start) } else { line(to: start) }
    arc(to: corner + ahead * reach, radius: reach * tangent, isClockwise: sine < 0)
  }

  mutating func arc(to end: Point, radius: Double, isLarge: Bool = false, isClockwise: Bool) {
    ellipticalArc(
      to: end, radiusX: radius, radiusY: radius, rotation: Angle(degrees: 0), isLarge: isLarge,
      isClockwise: isClockwise)
  }
}

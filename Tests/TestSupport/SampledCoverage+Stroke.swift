public import Paths

extension SampledCoverage {
  /// The pieces whose union is the stroke of open or closed contours.
  ///
  /// The points of a curve are so near each other that the joins between them only fill gaps;
  /// `corners` names the points, by contour, at which the stroke's own join is drawn.
  public static func pieces(
    of contours: [[Point]], closed: Bool, corners: [Set<Int>], stroke: Stroke
  ) -> [Piece] {
    var pieces: [Piece] = []
    let reach = stroke.width / 2
    for (contour, corners) in zip(contours, corners) {
      let points = closed ? contour + contour.prefix(1) : contour
      for (a, b) in zip(points, points.dropFirst()) {
        let side = (b - a).unit.left * reach
        pieces.append(.polygon([a + side, b + side, b - side, a - side]))
      }
      let bends = closed ? Array(0..<contour.count) : Array(1..<max(1, contour.count - 1))
      for index in bends {
        let count = contour.count
        let (before, at, after) = (
          contour[(index + count - 1) % count], contour[index], contour[(index + 1) % count]
        )
        if corners.contains(index) {
          pieces += joint(before, at, after, stroke)
        } else {
          pieces += [1, -1].map { sector(before, at, after, reach: reach * $0) }
        }
      }
      guard !closed, let first = contour.first, let last = contour.last else { continue }
      pieces += cap(at: first, along: first - contour[1], stroke)
      pieces += cap(at: last, along: last - contour[contour.count - 2], stroke)
    }
    return pieces
  }

  /// What the side of a line sweeps over where it turns on the spot.
  ///
  /// - Parameters:
  ///   - before: The point before.
  ///   - at: Where it turns.
  ///   - after: The point after.
  ///   - reach: Half the width, negative for the inner side.
  /// - Returns: A sector of a disc.
  private static func sector(_ before: Point, _ at: Point, _ after: Point, reach: Double) -> Piece {
    let (u, v) = ((at - before).unit, (after - at).unit)
    let side = u.dx * v.dy - u.dy * v.dx > 0 ? -reach : reach
    var arms = [u.left, v.left]
    let turn = (u.dx - v.dx) * (u.dx - v.dx) + (u.dy - v.dy) * (u.dy - v.dy)
    if turn > 3.99 {
      // The line turns back.
      arms.insert(Vector(dx: u.dx * reach / side, dy: u.dy * reach / side), at: 1)
    }
    for _ in 0..<(turn > 0.01 ? 6 : turn > 1e-5 ? 2 : 0) {
      arms =
        zip(arms, arms.dropFirst()).flatMap {
          [$0, Vector(dx: $0.dx + $1.dx, dy: $0.dy + $1.dy).unit]
        } + arms.suffix(1)
    }
    return .polygon([at] + arms.map { at + $0 * side })
  }

  private static func joint(
    _ before: Point, _ at: Point, _ after: Point, _ stroke: Stroke
  ) -> [Piece] {
    let reach = stroke.width / 2
    guard stroke.join != .round else { return [sector(before, at, after, reach: reach)] }
    let (u, v) = ((at - before).unit, (after - at).unit)
    let turn = u.dx * v.dy - u.dy * v.dx
    let side = turn > 0 ? -reach : reach
    let (p, q) = (at + u.left * side, at + v.left * side)
    // The tip lies on the line that halves the corner; its distance is reach over this cosine.
    let cosine = ((1 + (u.dx * v.dx + u.dy * v.dy)) / 2).squareRoot()
    guard stroke.join == .miter, cosine > 0, 1 / cosine <= stroke.miterLimit else {
      return [.polygon([at, p, q])]
    }
    let middle = Vector(dx: p.x + q.x - 2 * at.x, dy: p.y + q.y - 2 * at.y).unit
    return [.polygon([at, p, at + middle * (reach / cosine), q])]
  }

  private static func cap(at end: Point, along: Vector, _ stroke: Stroke) -> [Piece] {
    let reach = stroke.width / 2
    let (out, side) = (along.unit * reach, along.unit.left * reach)
    switch stroke.cap {
    case .butt: return []
    case .round: return [sector(end - along, end, end - along, reach: reach)]
    case .square: return [.polygon([end + side, end + side + out, end - side + out, end - side])]
    }
  }
}

extension Vector {
  fileprivate var unit: Vector {
    let length = (dx * dx + dy * dy).squareRoot()
    return Vector(dx: dx / length, dy: dy / length)
  }
  fileprivate var left: Vector { Vector(dx: -dy, dy: dx) }
}

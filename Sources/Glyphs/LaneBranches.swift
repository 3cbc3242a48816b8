import Paths
import Routes

/// Lays out the branches of one lane together, so that their arrows do not collide.
struct LaneBranches {
  private var pen: ArrowPen
  private let directions: Set<Lane.Direction>
  private let grid: PixelGrid
  /// The bottom of the stem and the top limit of arrows.
  private let low: Double
  private let high: Double
  private let x: Double
  /// The widths that branches take left and right of the stem's center.
  private let reachLeft: Double
  private let reachRight: Double
  /// The widths of the lines of a second choice: each edge, and the core between.
  private let edge: Double
  private let core: Double
  /// The width of the widest line.
  private let breadth: Double
  /// How much larger the heads of a second choice are.
  private let growth: Double

  /// A part of an arrow of second choice.
  enum Part { case whole, edge, core }

  init(
    cell: Rect, stroke: Double, measures: Theme.Measures, directions: Set<Lane.Direction>,
    isSecondChoice: Bool, grid: PixelGrid
  ) {
    self.grid = grid
    self.directions = directions
    low = grid.edge(cell.maxY - cell.height * 0.06)
    high = grid.edge(cell.minY + cell.height * 0.05)
    // The core of a line of two pixels takes all its width; a line of one pixel has no edge.
    edge = stroke < 1.5 * grid.width(0) ? 0 : grid.whole(stroke * 0.25)
    core = stroke > 2.5 * edge ? stroke - 2 * edge : stroke
    let half = (isSecondChoice ? core + 2 * edge : stroke) / 2
    // A lone arrow has the head of a maneuver.
    let lone = directions.count == 1 ? (width: 4.0 / 3, length: 1.1) : (width: 1, length: 1)
    var pen = ArrowPen(
      stroke: stroke, headLength: stroke * measures.laneHeadLength * lone.length,
      headWidth: stroke * measures.laneHeadWidth * lone.width, headNotch: 0,
      cornerRadius: stroke * 0.12)
    let hasThrough = directions.contains(.through)
    func reach(_ isOnSide: (Double) -> Bool) -> Double {
      directions.filter { isOnSide($0.degrees) }
        .map { Self.reach($0, pen, height: cell.height, hasThrough: hasThrough) }
        .reduce(hasThrough ? max(pen.headWidth / 2, half) : half, max)
    }
    let (left, right) = (reach { $0 < 0 }, reach { $0 > 0 })
    // Narrow cells shorten the branches and narrow the heads, but keep the stroke width.
    let squeeze = max(0, min(1, (cell.width - 2 * half) / max(left + right - 2 * half, 1e-9)))
    let ways = [left, right].map { half + ($0 - half) * squeeze }
    x = grid.middle(cell.minX + (cell.width + ways[0] - ways[1]) / 2, width: stroke)
    reachLeft = min(ways[0], x - cell.minX)
    reachRight = min(ways[1], cell.maxX - x)
    growth = left + right + 2 * stroke <= cell.width ? 1 + (2 * half - stroke) / pen.headWidth : 1
    breadth = 2 * half
    if squeeze < 1 {
      let (near, head) = ((left: reachLeft, right: reachRight), pen)
      let shares = directions.map { direction -> Double in
        let reach = direction.degrees < 0 ? near.left : near.right
        return switch Form(direction) {
        case .through: 2 * min(near.left, near.right) / head.headWidth
        case .merge, .uTurn: (reach - half * 1.6) / head.headWidth
        case .turn: (reach - half * 1.6) / head.headLength
        case .slight, .sharp:
          min((reach - half * 1.6) / head.headLength, (reach + half) / head.headWidth)
        case .none: 1
        }
      }
      let share = max(0.2, shares.reduce(1, min))
      pen.headWidth = max(pen.headWidth * share, stroke * 1.5)
      pen.headLength *= share
    }
    self.pen = pen
  }

  /// The form of a branch on either side.
  private enum Form {
    case through, slight, merge, turn, sharp, uTurn, none

    init(_ direction: Lane.Direction) {
      switch direction {
      case .through: self = .through
      case .noArrow: self = .none
      case .slightLeft, .slightRight: self = .slight
      case .mergeToLeft, .mergeToRight: self = .merge
      case .left, .right: self = .turn
      case .sharpLeft, .sharpRight: self = .sharp
      case .uTurnLeft, .uTurnRight: self = .uTurn
      }
    }
  }

  /// The preferred sideways reach of a branch from the stem's center.
  private static func reach(
    _ direction: Lane.Direction, _ pen: ArrowPen, height: Double, hasThrough: Bool
  ) -> Double {
    switch Form(direction) {
    case .through, .none: 0
    case .slight: pen.headLength * 0.7 + height * 0.21
    case .merge: pen.headWidth / 2 + (hasThrough ? pen.headWidth + height * 0.05 : height * 0.23)
    case .turn: pen.headLength + pen.stroke / 2 + height * 0.14
    case .sharp: pen.headLength * 0.7 + height * 0.34
    case .uTurn: pen.headWidth + pen.stroke / 2 + height * 0.08
    }
  }

  /// The least width of a lane that can be told from others, in widths of its lines.
  static func leastWidth(of directions: [Lane.Direction]) -> Double {
    func side(_ sign: Double) -> Double {
      directions.map { direction in
        switch Form(direction) {
        case .through: 1.5
        case .none: 0.5
        case .slight, .turn, .sharp: direction.degrees * sign > 0 ? 2.6 : 0.5
        case .merge, .uTurn: direction.degrees * sign > 0 ? 3.2 : 0.5
        }
      }.reduce(0, max)
    }
    return side(-1) + side(1)
  }

  func items(
    for direction: Lane.Direction, role: ArrowPen.Role, _ part: Part = .whole
  ) -> [Drawing.Item] {
    var points = points(for: direction)
    var pen = pen
    let last = points.count - 1
    let along = (points[last] - points[last - 1]).normalized
    if along.dx * along.dy == 0, direction != .noArrow {
      // The base of an upright head lies on whole pixels, at most one off, inward.
      let base = (points[last] - .zero).dot(along) - pen.headLength
      points[last] = points[last] - along * (base - grid.below(base))
    }
    let bendRadius = bendRadius(direction)
    if part != .whole {
      (pen.headWidth, pen.headLength) = (pen.headWidth * growth, pen.headLength * growth)
      pen.stroke = core + (part == .edge ? 2 * edge : 0)
      if part == .core { pen.shrink(&points, by: edge) }
    }
    guard direction != .noArrow else {
      return [pen.line(Path(bends: points, radius: 0), role: role)]
    }
    let arrow = pen.arrow(along: points, bendRadius: bendRadius, role: role)
    if edge > 0 || part == .whole { return arrow }
    return part == .edge ? arrow.suffix(1) : Array(arrow.prefix(1))
  }

  private var height: Double { low - high }

  private func bendRadius(_ direction: Lane.Direction) -> Double {
    switch Form(direction) {
    case .uTurn: ((direction.degrees < 0 ? reachLeft : reachRight) - pen.headWidth / 2) / 2
    case .sharp: height * 0.1
    case .turn, .slight, .through, .merge, .none: height * 0.2
    }
  }

  /// The number of arrows that leave the stem above a direction, at most 4; those on the same side
  /// count twice.
  private func above(_ direction: Lane.Direction) -> Int {
    let beside = directions.count {
      $0.degrees * direction.degrees > 0 && $0.degrees.magnitude < direction.degrees.magnitude
    }
    return min(4, (directions.contains(.through) ? 1 : 0) + 2 * beside)
  }

  /// The tip of a slanting arrow, moved inward until the outer barb is as near as the tip may be.
  private func tip(_ tip: Point, after knee: Point) -> Point {
    var tip = tip
    let limit = (tip.x - x).magnitude
    // Each move makes the head steeper.
    for _ in 0..<8 {
      let along = (tip - knee).normalized
      let barb =
        max(pen.headWidth, breadth) / 2 * along.dy.magnitude - pen.headLength * along.dx.magnitude
      let excess = (tip.x - x).magnitude + max(0, barb) - limit
      tip.x -= max(0, excess) * (along.dx < 0 ? -1 : 1)
    }
    return tip
  }

  /// The center line of an arrow, from the bottom of the stem to the tip.
  private func points(for direction: Lane.Direction) -> [Point] {
    let isLeft = direction.degrees < 0
    let reach = isLeft ? reachLeft : reachRight
    func point(_ offset: Double, _ y: Double) -> Point {
      Point(x: x + (isLeft ? -offset : offset), y: y)
    }
    let bottom = point(0, low)
    let halfHead = pen.headWidth / 2
    let above = above(direction)
    /// The second leg of an arrow that ends upright, on whole pixels.
    let leg = grid.below(reach - max(pen.headWidth, breadth) / 2)
    switch Form(direction) {
    case .through: return [bottom, point(0, high)]
    case .none: return [point(0, low - height * 0.2), point(0, high + height * 0.2)]
    case .turn:
      let place =
        above == 0 ? max(halfHead, height * 0.24) : height * [0, 0.5, 0.58, 0.68, 0.68][above]
      let y = grid.middle(high + place, width: pen.stroke)
      return [bottom, point(0, y), point(reach, y)]
    case .slight:
      let top = high + (above == 0 ? pen.stroke * 0.3 : height * 0.2)
      // Room for a turn below.
      let isSteep = above == 0 && directions.contains(isLeft ? .left : .right)
      let out = isSteep ? reach * 0.75 : reach
      let knee = point(0, top + (isSteep ? height * 0.55 : max(reach, height * 0.3)))
      return [bottom, knee, tip(point(out, top), after: knee)]
    case .merge:
      return [
        bottom, point(0, high + height * 0.75), point(leg, high + height * 0.5), point(leg, high),
      ]
    case .sharp:
      let top = high + height * [0.04, 0.4, 0.5, 0.56, 0.62][above]
      let drop = min(max(reach, height * 0.5), low - top)
      return [bottom, point(0, top), tip(point(reach, top + drop), after: point(0, top))]
    case .uTurn:
      let top = grid.middle(
        high + pen.stroke / 2 + height * [0, 0.36, 0.42, 0.46, 0.48][above], width: pen.stroke)
      return [bottom, point(0, top), point(leg, top), point(leg, min(top + height * 0.6, low))]
    }
  }
}

extension ArrowPen {
  /// Makes the head fit into the usual one with an edge around it, and its line end before it.
  fileprivate mutating func shrink(_ points: inout [Point], by edge: Double) {
    guard points.count > 1 else { return }
    let side = (headLength * headLength + headWidth * headWidth / 4).squareRoot()
    // The radius of the circle in the head.
    let inner = headWidth * headLength / (headWidth + 2 * side)
    let share = max(0.05, (inner - edge) / inner)
    let last = points.count - 1
    let along = (points[last] - points[last - 1]).normalized
    points[last] = points[last] - along * ((headLength - inner) * (1 - share))
    points[0] = points[0] - (points[0] - points[1]).normalized * edge
    headLength *= share
    headWidth *= share
  }
}

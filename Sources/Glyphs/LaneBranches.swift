import Paths
import Maneuvers

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
  private let reach: (left: Double, right: Double)
  /// The widths of the lines of a second choice: each edge, the core between, and both.
  private let second: (edge: Double, core: Double, whole: Double)
  /// How much larger the heads of a second choice are.
  private let growth: Double

  /// A part of an arrow of second choice.
  enum Part { case whole, edge, core }

  /// How far a branch reaches: in shares of its head's length and width and of the cell's height,
  /// and at least in widths of its line.
  private struct Form {
    var length = 0.0
    var width = 0.0
    var height = 0.0
    var least = 2.6
    var isUpright = false

    /// An arrow beside others keeps a neck between the stem and its head.
    init?(_ direction: Lane.Direction, isLone: Bool = false, hasThrough: Bool = false) {
      switch direction {
      case .noArrow: return nil
      case .through: (width, least, isUpright) = (0.5, 1.5, true)
      case .slightLeft, .slightRight: (length, height) = (0.7, isLone ? 0.21 : 0.36)
      case .left, .right: (length, height) = (1.2, isLone ? 0.14 : 0.22)
      case .sharpLeft, .sharpRight: (length, height) = (0.7, isLone ? 0.34 : 0.42)
      case .uTurnLeft, .uTurnRight: (width, height, least, isUpright) = (1.2, 0.08, 3.2, true)
      case .mergeToLeft, .mergeToRight:
        (width, height) = hasThrough ? (1.5, 0.05) : (0.5, 0.23)
        (least, isUpright) = (3.2, true)
      }
    }
  }

  init(
    cell: Rect, stroke: Double, measures: Theme.Measures, directions: Set<Lane.Direction>,
    isSecondChoice: Bool, grid: PixelGrid
  ) {
    self.grid = grid
    self.directions = directions
    low = grid.edge(cell.maxY - cell.height * 0.06)
    high = grid.edge(cell.minY + cell.height * 0.05)
    // A thin line has no edge, at any scale: with one it would be heavier than that of a lit lane.
    let edge = stroke < 3 ? 0 : max(grid.width(0), grid.below(stroke * 0.25))
    let core = stroke - 2 * edge
    second = (edge, core, isSecondChoice ? core + 2 * edge : stroke)
    let half = second.whole / 2
    // A lone arrow has the head of a maneuver.
    let lone = directions.count == 1 ? (width: 4.0 / 3, length: 1.1) : (width: 1, length: 1)
    var pen = ArrowPen(
      stroke: stroke, headLength: stroke * measures.laneHeadLength * lone.length,
      headWidth: stroke * measures.laneHeadWidth * lone.width, headNotch: 0,
      cornerRadius: stroke * 0.12)
    let head = pen
    let hasThrough = directions.contains(.through)
    func side(_ sign: Double) -> Double {
      Self.most(of: directions, sign, atLeast: half, hasThrough: hasThrough) {
        $0.length * head.headLength + $0.width * head.headWidth + $0.height * cell.height
      }
    }
    let (left, right) = (side(-1), side(1))
    // Narrow cells shorten the branches and narrow the heads, but keep the stroke width.
    let squeeze = max(0, min(1, (cell.width - 2 * half) / max(left + right - 2 * half, 1e-9)))
    let ways = [left, right].map { half + ($0 - half) * squeeze }
    x = grid.middle(cell.minX + (cell.width + ways[0] - ways[1]) / 2, width: stroke)
    let reach = (left: min(ways[0], x - cell.minX), right: min(ways[1], cell.maxX - x))
    self.reach = reach
    growth = left + right + 2 * stroke <= cell.width ? 1 + (2 * half - stroke) / pen.headWidth : 1
    if squeeze < 1 {
      let shares = directions.map { direction -> Double in
        guard direction != .through else {
          return 2 * min(reach.left, reach.right) / head.headWidth
        }
        guard let form = Form(direction, isLone: directions.count == 1, hasThrough: hasThrough)
        else { return 1 }
        let way = direction.degrees < 0 ? reach.left : reach.right
        let length = form.isUpright ? head.headWidth : head.headLength
        return min((way - half * 1.6) / length, (way + half) / head.headWidth)
      }
      let share = max(0.2, shares.reduce(1, min))
      pen.headWidth = max(pen.headWidth * share, stroke * 1.5)
      pen.headLength *= share
    }
    self.pen = pen
  }

  /// The greatest measure of the branches on a side, -1 or 1.
  private static func most(
    of directions: some Collection<Lane.Direction>, _ side: Double, atLeast least: Double,
    hasThrough: Bool = false, _ measure: (Form) -> Double
  ) -> Double {
    directions.filter { $0 == .through || $0.degrees * side > 0 }
      .compactMap { Form($0, isLone: directions.count == 1, hasThrough: hasThrough) }.map(measure)
      .reduce(least, max)
  }

  /// The width that a lane's arrows like to have, relative to its height.
  static func naturalWidth(of directions: [Lane.Direction]) -> Double {
    let arrows = directions.filter { $0 != .noArrow }
    guard arrows.count > 1 else { return 1.1 }
    return arrows.contains { $0.degrees < 0 } && arrows.contains { $0.degrees > 0 } ? 1.6 : 1.3
  }

  /// The least width of a lane that stays distinct from others, in widths of its lines.
  static func leastWidth(of directions: [Lane.Direction]) -> Double {
    [-1, 1].reduce(0) { $0 + most(of: directions, $1, atLeast: 0.5) { $0.least } }
  }

  func items(
    for direction: Lane.Direction, role: ArrowPen.Role, _ part: Part = .whole
  ) -> [Drawing.Item] {
    var (points, bend) = branch(direction)
    var pen = pen
    let last = points.count - 1
    let along = (points[last] - points[last - 1]).normalized
    if along.dx * along.dy == 0, direction != .noArrow {
      // The base of an upright head lies on whole pixels, at most one off, inward.
      let base = (points[last] - .zero).dot(along) - pen.headLength
      points[last] = points[last] - along * (base - grid.below(base))
    }
    if part != .whole {
      (pen.headWidth, pen.headLength) = (pen.headWidth * growth, pen.headLength * growth)
      pen.stroke = part == .edge ? second.whole : second.core
      if part == .core { pen.shrink(&points, by: second.edge) }
    }
    guard direction != .noArrow else {
      return [pen.line(Path(bends: points, radius: 0), role: role)]
    }
    let arrow = pen.arrow(along: points, bendRadius: bend, role: role)
    if second.edge > 0 || part == .whole { return arrow }
    return part == .edge ? arrow.suffix(1) : Array(arrow.prefix(1))
  }

  private var height: Double { low - high }

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
        max(pen.headWidth, second.whole) / 2 * along.dy.magnitude - pen.headLength
        * along.dx.magnitude
      let excess = (tip.x - x).magnitude + max(0, barb) - limit
      tip.x -= max(0, excess) * (along.dx < 0 ? -1 : 1)
    }
    return tip
  }

  /// The center line of an arrow, from the bottom of the stem to the tip, and the radius of its
  /// bends.
  private func branch(_ direction: Lane.Direction) -> ([Point], bend: Double) {
    let isLeft = direction.degrees < 0
    let reach = isLeft ? reach.left : reach.right
    func point(_ offset: Double, _ y: Double) -> Point {
      Point(x: x + (isLeft ? -offset : offset), y: high + y)
    }
    let bottom = point(0, height)
    let above = above(direction)
    func place(_ shares: [Double]) -> Double { height * shares[above] }
    /// The second leg of an arrow that ends upright, on whole pixels.
    let leg = grid.below(reach - max(pen.headWidth, second.whole) / 2)
    switch direction {
    case .through: return ([bottom, point(0, 0)], 0)
    case .noArrow: return ([point(0, height * 0.8), point(0, height * 0.2)], 0)
    case .left, .right:
      let turn = max(place([0.24, 0.5, 0.58, 0.68, 0.68]), above == 0 ? pen.headWidth / 2 : 0)
      let y = grid.middle(turn, width: pen.stroke)
      return ([bottom, point(0, y), point(reach, y)], height * 0.2)
    case .slightLeft, .slightRight:
      let top = above == 0 ? pen.stroke * 0.3 : height * 0.2
      // Room for a turn below.
      let isSteep = above == 0 && directions.contains(isLeft ? .left : .right)
      let knee = point(0, top + (isSteep ? height * 0.55 : max(reach, height * 0.3)))
      let tip = tip(point(isSteep ? reach * 0.75 : reach, top), after: knee)
      return ([bottom, knee, tip], height * 0.2)
    case .mergeToLeft, .mergeToRight:
      let knees = [point(0, height * 0.75), point(leg, height * 0.5)]
      return ([bottom] + knees + [point(leg, 0)], height * 0.2)
    case .sharpLeft, .sharpRight:
      let top = point(0, place([0.04, 0.4, 0.5, 0.56, 0.62]))
      let drop = min(max(reach, height * 0.5), low - top.y)
      return ([bottom, top, tip(point(reach, top.y - high + drop), after: top)], height * 0.1)
    case .uTurnLeft, .uTurnRight:
      let way = pen.stroke / 2 + place([0, 0.36, 0.42, 0.46, 0.48])
      let top = grid.middle(way, width: pen.stroke)
      let tip = point(leg, min(top + height * 0.6, height))
      return ([bottom, point(0, top), point(leg, top), tip], leg / 2)
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

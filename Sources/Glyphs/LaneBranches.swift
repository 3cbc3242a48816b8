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

  init(
    cell: Rect, stroke: Double, measures: Theme.Measures, directions: Set<Lane.Direction>,
    grid: PixelGrid
  ) {
    self.grid = grid
    let stroke = grid.width(stroke)
    pen = ArrowPen(
      stroke: stroke, headLength: stroke * measures.laneHeadLength,
      headWidth: stroke * measures.laneHeadWidth, headNotch: 0,
      cornerRadius: stroke * 0.12)
    self.directions = directions
    low = grid.edge(cell.maxY - cell.height * 0.06)
    high = cell.minY + cell.height * 0.05
    let half = max(pen.headWidth / 2, pen.stroke / 2) / cell.height
    let stem = directions.contains(.through) ? half : pen.stroke / 2 / cell.height
    let left = directions.filter { $0.degrees < 0 }.map(Self.reach).reduce(stem, max)
    let right = directions.filter { $0.degrees > 0 }.map(Self.reach).reduce(stem, max)
    // Narrow cells shorten the branches but keep the stroke width.
    let room = cell.width / cell.height - 0.06
    let squeeze = min(1, room / (left + right))
    reachLeft = left * squeeze * cell.height
    reachRight = right * squeeze * cell.height
    x = grid.middle(cell.center.x + (reachLeft - reachRight) / 2, width: stroke)
  }

  /// The preferred sideways reach of a branch, relative to the strip's height.
  private static func reach(_ direction: Lane.Direction) -> Double {
    switch direction {
    case .through, .noArrow: 0
    case .slightLeft, .slightRight, .mergeToLeft, .mergeToRight: 0.4
    case .left, .right: 0.46
    case .sharpLeft, .sharpRight: 0.54
    case .uTurnLeft, .uTurnRight: 0.52
    }
  }

  /// Thins the lines for a second choice.
  mutating func lighten() {
    pen.stroke = max(grid.width(0), pen.stroke * 0.6)
  }

  func items(for direction: Lane.Direction, role: ArrowPen.Role) -> [Drawing.Item] {
    let points = points(for: direction)
    guard direction != .noArrow else {
      return [pen.line(Path(bends: points, radius: 0), role: role)]
    }
    return pen.arrow(along: points, bendRadius: bendRadius(direction), role: role)
  }

  private var height: Double { low - high }
  private var hasThrough: Bool { directions.contains(.through) }

  private func bendRadius(_ direction: Lane.Direction) -> Double {
    switch direction {
    case .uTurnLeft: (reachLeft - pen.headWidth / 2) / 2
    case .uTurnRight: (reachRight - pen.headWidth / 2) / 2
    case .sharpLeft, .sharpRight: height * 0.1
    case .left, .slightLeft, .through, .slightRight, .right, .mergeToLeft, .mergeToRight, .noArrow:
      height * 0.2
    }
  }

  /// The number of arrows that leave the stem above a direction: on its side, or straight on.
  private func above(_ direction: Lane.Direction) -> Int {
    directions.count { other in
      other == .through
        || other.degrees * direction.degrees > 0
          && other.degrees.magnitude < direction.degrees.magnitude
    }
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
    let above = min(above(direction), 2)
    switch direction {
    case .through: return [bottom, point(0, high)]
    case .noArrow: return [point(0, low - height * 0.2), point(0, high + height * 0.2)]
    case .left, .right:
      let place = [max(halfHead, height * 0.24), height * 0.5, height * 0.62][above]
      let y = grid.middle(high + place, width: pen.stroke)
      return [bottom, point(0, y), point(reach, y)]
    case .slightLeft, .slightRight:
      let top = hasThrough ? high + height * 0.16 : high + pen.stroke * 0.3
      let rise = max(reach, height * 0.3)
      return [bottom, point(0, top + rise), point(reach, top)]
    case .mergeToLeft, .mergeToRight:
      let offset = reach - halfHead
      return [
        bottom, point(0, high + height * 0.75), point(offset, high + height * 0.5),
        point(offset, high),
      ]
    case .sharpLeft, .sharpRight:
      let top = high + height * [0.04, 0.4, 0.52][above]
      let drop = min(max(reach, height * 0.5), low - top)
      return [bottom, point(0, top), point(reach, top + drop)]
    case .uTurnLeft, .uTurnRight:
      let offset = reach - halfHead
      let top = grid.middle(
        high + pen.stroke / 2 + height * [0, 0.36, 0.44][above], width: pen.stroke)
      return [
        bottom, point(0, top), point(offset, top),
        point(offset, min(top + height * 0.55, low)),
      ]
    }
  }
}

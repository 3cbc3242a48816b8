import Paths
import Routes

/// Draws lanes: a stem from below with a branch for each direction.
struct LaneArtist {
  let measures: Theme.Measures

  /// The width of a lane that has room, as a multiple of the strip's height.
  private static let naturalWidth = 1.1

  /// The strip within a canvas, the lanes side by side in its middle.
  func items(for strip: LaneStrip, size: Size) -> [Drawing.Item] {
    let count = Double(strip.lanes.count)
    let width = min(size.width / count, size.height * Self.naturalWidth)
    let start = (size.width - width * count) / 2
    let hasPreferred = strip.lanes.contains { $0.state == .preferred }
    return strip.lanes.enumerated().flatMap { index, lane in
      let cell = Rect(
        x: start + Double(index) * width, y: 0, width: width, height: size.height)
      return items(for: lane, in: cell, isSecondChoice: hasPreferred && lane.state == .usable)
    }
  }

  /// One lane within its cell; that of second choice is drawn lighter than a better one.
  private func items(
    for lane: Lane, in cell: Rect, isSecondChoice: Bool
  ) -> [Drawing.Item] {
    let arrows = Set(lane.directions.filter { $0 != .noArrow })
    let shares = measures.laneStrokes
    let share = shares[min(max(arrows.count, 1), shares.count) - 1]
    var branch = LaneBranches(
      cell: cell, stroke: share * cell.height, measures: measures, directions: arrows)
    var unlit = lane.directions.filter { $0 != lane.followed }
    // Always in the same order, so that overlapping branches look the same in any data.
    unlit.sort { $0.degrees < $1.degrees }
    var items = unlit.flatMap { branch.items(for: $0, role: .unlit) }
    if let followed = lane.followed {
      if isSecondChoice { branch.lighten() }
      items += branch.items(for: followed, role: .lit)
    }
    return items
  }
}

/// The branches of one lane, laid out together so that their arrows do not collide.
private struct LaneBranches {
  private var pen: ArrowPen
  private let directions: Set<Lane.Direction>
  /// The bottom of the stem, and the highest point of an arrow.
  private let low: Double
  private let high: Double
  /// The middle of the stem.
  private let x: Double
  /// How far branches reach to each side of the stem's middle.
  private let reachLeft: Double
  private let reachRight: Double

  init(cell: Rect, stroke: Double, measures: Theme.Measures, directions: Set<Lane.Direction>) {
    pen = ArrowPen(
      stroke: stroke, headLength: stroke * measures.laneHeadLength,
      headWidth: stroke * measures.laneHeadWidth, headNotch: 0,
      cornerRadius: stroke * 0.12)
    self.directions = directions
    low = cell.maxY - cell.height * 0.06
    high = cell.minY + cell.height * 0.05
    func reach(_ candidates: [Lane.Direction]) -> Double {
      candidates.filter(directions.contains).map(Self.reach).max() ?? 0
    }
    let half = max(pen.headWidth / 2, pen.stroke / 2) / cell.height
    var left = reach([.uTurnLeft, .sharpLeft, .left, .slightLeft, .mergeToLeft])
    var right = reach([.uTurnRight, .sharpRight, .right, .slightRight, .mergeToRight])
    let stem = directions.contains(.through) ? half : pen.stroke / 2 / cell.height
    (left, right) = (max(left, stem), max(right, stem))
    // Narrow cells pull the branches in; the strokes keep their width.
    let room = cell.width / cell.height - 0.06
    let squeeze = min(1, room / (left + right))
    reachLeft = left * squeeze * cell.height
    reachRight = right * squeeze * cell.height
    x = cell.center.x + (reachLeft - reachRight) / 2
  }

  /// How far a branch likes to reach sideways, as a share of the strip's height.
  private static func reach(_ direction: Lane.Direction) -> Double {
    switch direction {
    case .through, .noArrow: 0
    case .slightLeft, .slightRight, .mergeToLeft, .mergeToRight: 0.4
    case .left, .right, .sharpLeft, .sharpRight: 0.46
    case .uTurnLeft, .uTurnRight: 0.52
    }
  }

  /// Makes the lines thinner, for an arrow that is only second choice.
  mutating func lighten() {
    pen.stroke *= 0.6
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
    default: height * 0.2
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
    switch direction {
    case .through: return [bottom, point(0, high)]
    case .noArrow: return [point(0, low - height * 0.2), point(0, high + height * 0.2)]
    case .left, .right:
      let y = hasThrough ? high + height * 0.46 : high + max(halfHead, height * 0.24)
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
      let top = high + height * (hasThrough ? 0.32 : 0.04)
      let drop = max(reach, height * 0.42)
      return [bottom, point(0, top), point(reach, top + drop)]
    case .uTurnLeft, .uTurnRight:
      let offset = reach - halfHead
      let top = high + pen.stroke / 2 + height * (hasThrough ? 0.3 : 0)
      return [
        bottom, point(0, top), point(offset, top), point(offset, top + height * 0.55),
      ]
    }
  }
}

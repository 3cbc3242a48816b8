import Paths
import Maneuvers

/// Draws lanes: a stem with a branch for each direction.
struct LaneArtist {
  let measures: Theme.Measures
  var grid = PixelGrid.none

  /// The minimum readable width of lanes with one arrow and with several, relative to the height.
  private static let readableWidth = (plain: 0.5, branched: 0.62)

  /// Adjacent equal lanes.
  private struct Run {
    var lane: Lane
    var count: Int
    var isCollapsed = false

    /// The width in lanes; the count takes one lane.
    var width: Double { isCollapsed ? 2 : Double(count) }
  }

  /// Centers the lanes side by side in a canvas.
  func items(for strip: LaneStrip, size: Size) -> [Drawing.Item] {
    let runs = runs(of: strip, size: size)
    let total = runs.reduce(0) { $0 + $1.width }
    let line = grid.width(min(size.height, size.width / total) * 0.05)
    let border = line * (strip.dividers.map { $0.breadth }.max() ?? 0)
    // A gap on each side of a border.
    let natural = strip.lanes.map { LaneBranches.naturalWidth(of: $0.directions) }.max() ?? 1
    let space = line + (border > 0 ? border + line : 0)
    let pitch = max(
      grid.width(0),
      grid.below(min((size.width - space) / total, size.height * natural)))
    let width = max(pitch - space, pitch / 2)
    var x = grid.below((size.width - pitch * total + space) / 2)
    let stroke = stroke(of: strip, height: size.height, cell: width)
    let hasPreferred = strip.lanes.contains { $0.state == .preferred }
    var items: [Drawing.Item] = []
    var index = 0
    func divider() -> [Drawing.Item] {
      guard strip.dividers.indices.contains(index) else { return [] }
      return strip.dividers[index].items(
        at: x - space / 2, line: line, height: size.height, grid: grid)
    }
    func cell() -> Rect {
      defer { x += pitch }
      return Rect(x: x, y: 0, width: width, height: size.height)
    }
    for run in runs {
      items += divider()
      let isSecondChoice = hasPreferred && run.lane.state == .usable
      for place in 0..<(run.isCollapsed ? 1 : run.count) {
        if place > 0 { items += divider() }
        items += self.items(for: run.lane, in: cell(), stroke, isSecondChoice: isSecondChoice)
        index += 1
      }
      guard run.isCollapsed else { continue }
      items += count(run, in: cell())
      index += run.count - 1
    }
    return items + divider()
  }

  /// The width of all lanes' lines: that of the lane with the most arrows, less in narrow cells.
  private func stroke(of strip: LaneStrip, height: Double, cell: Double) -> Double {
    let arrows = strip.lanes.map { lane in lane.directions.count { $0 != .noArrow } }
    let shares = measures.laneStrokes
    let share = shares[min(max(arrows.max() ?? 1, 1), shares.count) - 1]
    let hasMarks = strip.lanes.contains { !$0.access.isEmpty }
    let room = strip.lanes.map { cell / LaneBranches.leastWidth(of: $0.directions) }.min() ?? cell
    let pixel = grid.width(0)
    // On a line of one pixel a head is a cross.
    let usual = max(grid.width(share * height * (hasMarks ? 0.85 : 1)), 2 * pixel)
    return min(usual, max(pixel, grid.below(room)))
  }

  /// Groups equal neighbors; collapses the longest groups until all lanes fit.
  private func runs(of strip: LaneStrip, size: Size) -> [Run] {
    var runs: [Run] = []
    for lane in strip.lanes {
      if runs.last?.lane == lane {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(Run(lane: lane, count: 1))
      }
    }
    let isBranched = strip.lanes.contains { $0.directions.count > 1 }
    let least = size.height * (isBranched ? Self.readableWidth.branched : Self.readableWidth.plain)
    while size.width / runs.reduce(0, { $0 + $1.width }) < least {
      // Two lanes take no more room than one lane with a count.
      let candidates = runs.indices.filter { runs[$0].count > 2 && !runs[$0].isCollapsed }
      guard let longest = candidates.max(by: { runs[$0].count < runs[$1].count }) else { break }
      runs[longest].isCollapsed = true
    }
    return runs
  }

  /// A multiplication sign and the number of equal lanes.
  private func count(_ run: Run, in cell: Rect) -> [Drawing.Item] {
    let role: ArrowPen.Role = run.lane.state == .avoid ? .unlit : .lit
    let height = cell.height * 0.4
    let y = grid.edge(cell.center.y)
    let arm = height * 0.22
    let left = cell.minX + cell.width * 0.02 + arm
    var cross = Path()
    for x in [-arm, arm] {
      cross.move(to: Point(x: left + x, y: y - arm))
      cross.line(to: Point(x: left - x, y: y + arm))
    }
    let room = cell.maxX - (left + arm) - cell.width * 0.1
    let digits = Lettering(height: height, grid: grid).figures(
      "\(run.count)", widest: room,
      center: Point(x: left + arm + cell.width * 0.04 + room / 2, y: y))
    let shapes = [Drawing.Shape(path: cross, stroke: try? Stroke(width: height * 0.16))] + digits
    return shapes.map { $0.item(role) }
  }

  /// Draws a lane in its cell; the arrows of a second choice are lit around an unlit core.
  private func items(
    for lane: Lane, in cell: Rect, _ stroke: Double, isSecondChoice: Bool
  ) -> [Drawing.Item] {
    let role: ArrowPen.Role = lane.state == .avoid ? .unlit : .lit
    var upper = cell
    var marks: [Drawing.Item] = []
    if !lane.access.isEmpty {
      upper = Rect(x: cell.minX, y: 0, width: cell.width, height: cell.height * 0.57)
      let width = cell.width / Double(lane.access.count)
      for (index, access) in lane.access.enumerated() {
        let mark = LaneMark(
          access: access, height: cell.height * 0.38, widest: width * 0.94, grid: grid)
        let x = cell.minX + width * (Double(index) + 0.5)
        marks += mark.items(center: Point(x: x, y: cell.height * 0.775), role: role)
      }
    }
    // Sort, so that overlapping branches look the same for any input order.
    let ordered = lane.directions.sorted { $0.degrees < $1.degrees }
    let branches = LaneBranches(
      cell: upper, stroke: stroke, measures: measures, directions: Set(ordered),
      isSecondChoice: isSecondChoice && lane.state == .usable, grid: grid)
    let isWhole = lane.state != .avoid && lane.followed == nil
    let lit = ordered.filter { isWhole || $0 == lane.followed }
    let unlit = ordered.filter { !lit.contains($0) }
    var items = unlit.flatMap { branches.items(for: $0, role: .unlit) }
    if isSecondChoice {
      items += lit.flatMap { branches.items(for: $0, role: .lit, .edge) }
      // Gaps are not cut in groups.
      let core = lit.flatMap { branches.items(for: $0, role: .unlit, .core) }
      items.append(.group(Drawing.Group(opacity: 1, items: core)))
    } else {
      items += lit.flatMap { branches.items(for: $0, role: .lit) }
    }
    return items + marks
  }
}

/// A line on the road between two lanes, or at a side.
public enum LaneDivider: String, Hashable, Sendable, CaseIterable {
  case none, dashed, solid, double
  /// A curb, a barrier or an island.
  case physical

  /// The letter in names.
  var code: Character { self == .double ? "b" : self == .none ? "n" : rawValue.first ?? "n" }

  /// The usual lines of a road: solid at the sides and dashed between lanes.
  static func usual(lanes: Int) -> [LaneDivider] {
    [.solid] + Array(repeating: .dashed, count: max(lanes, 1) - 1) + [.solid]
  }

  /// The lines to draw, in widths of a line: how far off the middle, and how wide.
  private var lines: [(offset: Double, width: Double)] {
    switch self {
    case .none: []
    case .dashed, .solid: [(0, 1)]
    case .double: [(-1, 1), (1, 1)]
    case .physical: [(0, 3)]
    }
  }

  /// The width in widths of a line.
  var breadth: Double { lines.map { 2 * $0.offset.magnitude + $0.width }.max() ?? 0 }

  func items(at x: Double, line width: Double, height: Double, grid: PixelGrid) -> [Drawing.Item] {
    let middle = grid.middle(x, width: breadth * width)
    let dash = height * 0.88 / 5
    return lines.map { line in
      let ends = [0.06, 0.94].map {
        Point(x: middle + line.offset * width, y: grid.edge(height * $0))
      }
      let stroke = try? Stroke(
        width: line.width * width, dashes: self == .dashed ? [dash, dash] : [])
      return Drawing.Shape(path: Path(polyline: ends), stroke: stroke).item(.unlit)
    }
  }
}

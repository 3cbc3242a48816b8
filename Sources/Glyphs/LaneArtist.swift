import Paths
import Routes

/// Draws lanes: a stem with a branch for each direction.
struct LaneArtist {
  let measures: Theme.Measures
  var grid = PixelGrid.none

  /// The preferred width of a lane, relative to the strip's height.
  private static let naturalWidth = 1.1
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
    let width = min(size.width / total, size.height * Self.naturalWidth)
    let start = (size.width - width * total) / 2
    let hasPreferred = strip.lanes.contains { $0.state == .preferred }
    var items: [Drawing.Item] = []
    var dividers: [Double] = [start]
    var x = start
    func cell() -> Rect {
      let right = x + width
      defer { x = right }
      return Rect(x: x, y: 0, width: right - x, height: size.height)
    }
    for run in runs {
      let isSecondChoice = hasPreferred && run.lane.state == .usable
      for _ in 0..<(run.isCollapsed ? 1 : run.count) {
        items += self.items(for: run.lane, in: cell(), isSecondChoice: isSecondChoice)
        dividers.append(x)
      }
      if run.isCollapsed {
        items += count(run, in: cell())
        dividers[dividers.count - 1] = x
      }
    }
    return strip.hasDividers ? self.dividers(at: dividers, size: size) + items : items
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
    let digits = Lettering(height: height, grid: grid).number(
      run.count, widest: room,
      center: Point(x: left + arm + cell.width * 0.04 + room / 2, y: y))
    let shapes = [Drawing.Shape(path: cross, stroke: try? Stroke(width: height * 0.16))] + digits
    return shapes.map { $0.item(role) }
  }

  /// Dashed lines between lanes and solid lines at the sides.
  private func dividers(at places: [Double], size: Size) -> [Drawing.Item] {
    let width = grid.width(size.height * 0.05)
    let (low, high) = (width / 2, size.width - width / 2)
    return places.enumerated().map { index, place in
      let x = grid.middle(min(max(place, low), high), width: width)
      let ends = [0.06, 0.94].map { Point(x: x, y: grid.edge(size.height * $0)) }
      let isSide = index == 0 || index == places.count - 1
      let dash = size.height * 0.88 / 5
      let stroke = try? Stroke(width: width, dashes: isSide ? [] : [dash, dash])
      return Drawing.Shape(path: Path(polyline: ends), stroke: stroke).item(.unlit)
    }
  }

  /// Draws a lane in its cell; a second choice is lighter than a better lane.
  private func items(
    for lane: Lane, in cell: Rect, isSecondChoice: Bool
  ) -> [Drawing.Item] {
    let arrows = Set(lane.directions.filter { $0 != .noArrow })
    let shares = measures.laneStrokes
    let share = shares[min(max(arrows.count, 1), shares.count) - 1]
    let role: ArrowPen.Role = lane.state == .avoid ? .unlit : .lit
    var upper = cell
    var marks: [Drawing.Item] = []
    if let access = lane.access.first {
      let mark = LaneMark(
        access: access, height: cell.height * 0.36, widest: cell.width * 0.92, grid: grid)
      upper = Rect(x: cell.minX, y: 0, width: cell.width, height: cell.height * 0.6)
      marks = mark.items(
        center: Point(x: cell.center.x, y: cell.height * 0.79), role: role)
    }
    var branch = LaneBranches(
      cell: upper, stroke: share * cell.height * (lane.access.isEmpty ? 1 : 0.8),
      measures: measures, directions: arrows, grid: grid)
    // Sort, so that overlapping branches look the same for any input order.
    let ordered = lane.directions.sorted { $0.degrees < $1.degrees }
    if lane.state != .avoid, lane.followed == nil {
      if isSecondChoice { branch.lighten() }
      return ordered.flatMap { branch.items(for: $0, role: .lit) } + marks
    }
    let unlit = ordered.filter { $0 != lane.followed }
    var items = unlit.flatMap { branch.items(for: $0, role: .unlit) }
    if let followed = lane.followed {
      if isSecondChoice { branch.lighten() }
      items += branch.items(for: followed, role: .lit)
    }
    return items + marks
  }
}

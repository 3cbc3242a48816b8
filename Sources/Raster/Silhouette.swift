import Faults
import Paths

/// The union of outlines, each with its own fill rule.
struct Silhouette {
  private struct Side {
    var line: Segment
    /// The index of its outline.
    var part: Int
  }

  private var sides: [Side] = []
  private let rules: [FillRule]
  /// The indices of the sides that touch each band.
  private var bands: [[Int]] = []
  private var top = 0.0
  /// The height of a band; each holds few sides except for those that cross all of it.
  private var bandHeight = 1.0

  /// Points this close, in pixels, are equal: invisible in 8 bits, far above errors of crossings.
  private static let closeness = 0x1p-20

  init(_ outlines: [(lines: Polylines, rule: FillRule)]) {
    rules = outlines.map { $0.rule }
    for (part, outline) in outlines.enumerated() {
      for contour in outline.lines.contours where contour.count > 1 {
        var last = outline.lines.points[contour.upperBound - 1]
        for point in outline.lines.points[contour] {
          if point != last { sides.append(Side(line: Segment(a: last, b: point), part: part)) }
          last = point
        }
      }
    }
    let ends = sides.map { (min($0.line.a.y, $0.line.b.y), max($0.line.a.y, $0.line.b.y)) }
    guard let least = ends.map({ $0.0 }).min(), let most = ends.map({ $0.1 }).max() else { return }
    let heights = ends.reduce(0) { $0 + ($1.1 - $1.0) }
    top = least
    bandHeight = max(heights, most - least) / Double(ends.count)
    bands = Array(repeating: [], count: band(most) + 1)
    for (index, side) in sides.enumerated() {
      for band in bands(of: side.line) { bands[band].append(index) }
    }
  }

  private func band(_ y: Double) -> Int { bandHeight > 0 ? Int((y - top) / bandHeight) : 0 }

  private func bands(of line: Segment) -> ClosedRange<Int> {
    band(min(line.a.y, line.b.y))...band(max(line.a.y, line.b.y))
  }

  // MARK: Inside

  /// The parts of a horizontal line that are inside.
  struct Row {
    /// The x where the line enters and leaves, in pairs from left to right.
    fileprivate var ends: [Double] = []

    /// How often the line enters or leaves.
    var count: Int { ends.count }

    func contains(_ x: Double) -> Bool {
      !ends.prefix { $0 <= x }.count.isMultiple(of: 2)
    }
  }

  func row(at y: Double, work: inout Work) throws(Fault) -> Row {
    guard y >= top, y <= top + bandHeight * Double(bands.count) else { return Row() }
    let band = min(band(y), bands.count - 1)
    try work.spend(Int64(bands[band].count), .comparison)
    var crossings: [(x: Double, part: Int, winding: Int32)] = []
    for index in bands[band] {
      let (a, b) = (sides[index].line.a, sides[index].line.b)
      guard (a.y <= y) != (b.y <= y) else { continue }
      let x = a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y))
      crossings.append((x, sides[index].part, a.y <= y ? 1 : -1))
    }
    crossings.sort { ($0.x, $0.part, $0.winding) < ($1.x, $1.part, $1.winding) }
    var row = Row()
    var windings = [Int32](repeating: 0, count: rules.count)
    var insides: Int32 = 0
    for (x, part, winding) in crossings {
      let before = windings[part]
      windings[part] += winding
      let change = rules[part].boundarySign(from: before, to: windings[part])
      if (insides > 0) != (insides + change > 0) { row.ends.append(x) }
      insides += change
    }
    return row
  }

  // MARK: Boundary

  /// The lines between inside and outside.
  ///
  /// Cuts sides where others cross or touch them. A piece belongs to the boundary if the points
  /// next to both sides of its middle differ. Throws `tooMuchWork`.
  func boundary(work: inout Work) throws(Fault) -> [Segment] {
    var result: [Segment] = []
    for (index, side) in sides.enumerated() {
      let line = side.line
      var cuts = [0.0, 1.0]
      for band in bands(of: line) { try work.spend(Int64(bands[band].count), .comparison) }
      for other in neighbors(of: index) { addCuts(of: line, by: sides[other].line, to: &cuts) }
      cuts.sort()
      let length = (line.b - line.a).length
      let step = (line.b - line.a).perpendicular * (Self.closeness * 8 / length)
      for (start, end) in zip(cuts, cuts.dropFirst()) where (end - start) * length > Self.closeness
      {
        let middle = line.point((start + end) / 2)
        if try contains(middle + step, &work) != contains(middle - step, &work) {
          result.append(Segment(a: line.point(start), b: line.point(end)))
        }
      }
    }
    return result
  }

  private func contains(_ point: Point, _ work: inout Work) throws(Fault) -> Bool {
    try row(at: point.y, work: &work).contains(point.x)
  }

  /// The sides with boxes that touch a side's box.
  private func neighbors(of index: Int) -> Set<Int> {
    let line = sides[index].line
    let box = Rect(line.a, line.b).outset(by: Self.closeness)
    var result: Set<Int> = []
    for band in bands(of: line) {
      for other in bands[band] where other != index {
        if Rect(sides[other].line.a, sides[other].line.b).touches(box) { result.insert(other) }
      }
    }
    return result
  }

  private func addCuts(of line: Segment, by other: Segment, to cuts: inout [Double]) {
    let (along, across) = (line.b - line.a, other.b - other.a)
    let turn = along.cross(across)
    if turn != 0 {
      let share = (other.a - line.a).cross(across) / turn
      let place = (other.a - line.a).cross(along) / turn
      if share > 0, share < 1, place >= 0, place <= 1 { cuts.append(share) }
    }
    // Ends on the line, as where lines overlap.
    for end in [other.a, other.b] {
      let share = line.nearest(end)
      if share > 0, share < 1, (line.point(share) - end).length < Self.closeness {
        cuts.append(share)
      }
    }
  }
}

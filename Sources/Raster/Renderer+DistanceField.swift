public import Paths
public import Faults

extension Renderer {
  /// Draws each pixel's distance from the edge of a silhouette, the form of icons that maps color.
  ///
  /// A value is `255 · (¾ − d / reach)`, rounded, where `d` is the distance of the pixel's center
  /// from the edge, negative inside: 191 at the edge, 255 a quarter of the reach inside, 0 three
  /// quarters of it outside. These are the figures of Mapbox's `tiny-sdf`, with a reach of 8.
  /// Distances are to the outline of the union of all shapes, not to sampled coverage.
  ///
  /// - Parameters:
  ///   - items: The silhouette, in any colors; items without opacity do not count.
  ///   - transform: From the items' canvas to pixels.
  ///   - width: Pixels in a row.
  ///   - height: Rows.
  ///   - reach: Pixels between the values 0 and 255; above 0.
  /// - Returns: The values as the opacity of black.
  /// - Throws: `Fault` for a size, a path or an amount of work that cannot be drawn.
  public mutating func distanceField(
    of items: [Drawing.Item], transform: Transform, width: Int, height: Int, reach: Double
  ) throws(Fault) -> Pixmap {
    var pixmap = try Pixmap(width: width, height: height)
    var work = Work(limit: Self.workLimit(pixels: width * height))
    let lines = try silhouette(of: items, transform: transform, canvas: pixmap.bounds, &work)
    // The share of the reach outside the edge; all values beyond are equal.
    let outside = 0.75
    let far = reach * outside
    var squares = [Double](repeating: far * far, count: width * height)
    // Where the middle of each row enters and leaves the silhouette.
    var ends = [[Double]](repeating: [], count: height)
    for line in lines {
      try work.spend(line.pixels(width: width, height: height, within: far), .blendedPixel)
      line.lower(&squares, width: width, height: height, within: far)
      line.cross(&ends)
    }
    for y in 0..<height {
      ends[y].sort()
      try work.spend(Int64(ends[y].count) * Int64(width), .paintedPixel)
      for x in 0..<width {
        let isInside = !ends[y].prefix { $0 <= Double(x) + 0.5 }.count.isMultiple(of: 2)
        let distance = squares[y * width + x].squareRoot()
        let value = outside - (isInside ? -distance : distance) / reach
        pixmap[x, y] = Color.black.with(alpha: UInt8(min(max(value, 0), 1) * 255 + 0.5))
      }
    }
    return pixmap
  }

  /// The lines around the union of items, in pixels.
  private mutating func silhouette(
    of items: [Drawing.Item], transform: Transform, canvas: Rect, _ work: inout Work
  ) throws(Fault) -> [Segment] {
    var union = Region()
    for (lines, rule) in try outlines(of: items, transform: transform, canvas: canvas, work: &work)
    {
      let most = work.most(.comparison)
      var steps = most
      // Fails for too many steps alone. Has lines alone, so that no tolerance counts.
      let result = try? union.combined(
        with: Region(path: Path(polygons: lines), rule: rule), keeping: .union, tolerance: 1,
        steps: &steps)
      try work.spend(Int64(most - steps), .comparison)
      union = result ?? union
    }
    return union.path.contours.flatMap { contour in
      let corners = contour.elements.compactMap { $0.end }
      return zip(corners, corners.dropFirst() + corners.prefix(1)).map { Segment(a: $0, b: $1) }
    }
  }
}

/// A straight line between two points, in pixels.
struct Segment {
  var a: Point
  var b: Point

  /// The pixels from one end to the other with `reach` around, from 0 to `limit`.
  private static func range(
    _ a: Double, _ b: Double, _ limit: Int, within reach: Double
  ) -> Range<Int> {
    let low = min(max(min(a, b) - reach - 0.5, 0), Double(limit))
    let high = min(max(max(a, b) + reach + 0.5, 0), Double(limit))
    return Int(low)..<Int(high)
  }

  /// The number of pixels that `lower` compares.
  func pixels(width: Int, height: Int, within reach: Double) -> Int64 {
    Int64(Self.range(a.x, b.x, width, within: reach).count)
      * Int64(Self.range(a.y, b.y, height, within: reach).count)
  }

  /// Adds the x at which the line crosses the middle of each row.
  func cross(_ rows: inout [[Double]]) {
    for row in Self.range(a.y, b.y, rows.count, within: 0) {
      let y = Double(row) + 0.5
      if (a.y <= y) != (b.y <= y) {
        rows[row].append(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)))
      }
    }
  }

  /// Lowers the squared distances of pixels' centers to those from this line, within `reach`.
  func lower(_ squares: inout [Double], width: Int, height: Int, within reach: Double) {
    let along = b - a
    let square = along.dot(along)
    let scale = square > 0 ? 1 / square : 0
    let columns = Self.range(a.x, b.x, width, within: reach)
    for y in Self.range(a.y, b.y, height, within: reach) {
      let dy = Double(y) + 0.5 - a.y
      for x in columns {
        let dx = Double(x) + 0.5 - a.x
        let share = min(max((dx * along.dx + dy * along.dy) * scale, 0), 1)
        let (restX, restY) = (dx - along.dx * share, dy - along.dy * share)
        let place = y * width + x
        squares[place] = min(squares[place], restX * restX + restY * restY)
      }
    }
  }
}

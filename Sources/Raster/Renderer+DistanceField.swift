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
  /// - Throws: `Fault` for a size or a path that cannot be drawn.
  public mutating func distanceField(
    of items: [Drawing.Item], transform: Transform, width: Int, height: Int, reach: Double
  ) throws(Fault) -> Pixmap {
    var pixmap = try Pixmap(width: width, height: height)
    let silhouette = Silhouette(
      try outlines(of: items, transform: transform, canvas: pixmap.bounds))
    // The share of the reach outside the edge; all values beyond are equal.
    let outside = 0.75
    let far = reach * outside
    var squares = [Double](repeating: far * far, count: width * height)
    for line in silhouette.boundary() {
      line.lower(&squares, width: width, height: height, within: far)
    }
    for y in 0..<height {
      let row = silhouette.row(at: Double(y) + 0.5)
      for x in 0..<width {
        let distance = squares[y * width + x].squareRoot()
        let value = outside - (row.contains(Double(x) + 0.5) ? -distance : distance) / reach
        pixmap[x, y] = Color.black.with(alpha: UInt8(min(max(value, 0), 1) * 255 + 0.5))
      }
    }
    return pixmap
  }
}

/// A straight line between two points, in pixels.
struct Segment {
  var a: Point
  var b: Point

  func point(_ share: Double) -> Point { a + (b - a) * share }

  /// The share of the way, 0 to 1, at the point nearest to another.
  func nearest(_ point: Point) -> Double {
    let along = b - a
    let square = along.dot(along)
    return square > 0 ? min(max((point - a).dot(along) / square, 0), 1) : 0
  }

  /// Lowers the squared distances of pixels' centers to those from this line, within `reach`.
  func lower(_ squares: inout [Double], width: Int, height: Int, within reach: Double) {
    func range(_ a: Double, _ b: Double, _ limit: Int) -> Range<Int> {
      let low = min(max(min(a, b) - reach - 0.5, 0), Double(limit))
      let high = min(max(max(a, b) + reach + 0.5, 0), Double(limit))
      return Int(low)..<Int(high)
    }
    let along = b - a
    let square = along.dot(along)
    let scale = square > 0 ? 1 / square : 0
    let columns = range(a.x, b.x, width)
    for y in range(a.y, b.y, height) {
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

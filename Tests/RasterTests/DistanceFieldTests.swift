import Paths
import Raster
import Testing

@Suite struct DistanceFieldTests {
  private let side = 32
  private let reach = 8.0

  private func shape(_ path: Path, rule: FillRule = .nonZero) -> Drawing.Item {
    .shape(Drawing.Shape(path: path, fill: .black, fillRule: rule))
  }

  private func values(_ items: [Drawing.Item]) throws -> [UInt8] {
    var renderer = Renderer()
    return try renderer.distanceField(
      of: items, transform: .identity, width: side, height: side, reach: reach
    ).pixels.map(\.alpha)
  }

  /// The most levels by which values are off from those of a distance, negative inside.
  private func error(
    _ items: [Drawing.Item], _ distance: (Double, Double) -> Double
  ) throws -> Double {
    let values = try values(items)
    var worst = 0.0
    for y in 0..<side {
      for x in 0..<side {
        let exact = 255 * (0.75 - distance(Double(x) + 0.5, Double(y) + 0.5) / reach)
        worst = max(worst, (Double(values[y * side + x]) - min(max(exact, 0), 255)).magnitude)
      }
    }
    return worst
  }

  private func box(_ rect: Rect) -> (Double, Double) -> Double {
    { x, y in
      let dx = max(rect.minX - x, x - rect.maxX)
      let dy = max(rect.minY - y, y - rect.maxY)
      let outside = max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)
      return outside > 0 ? outside.squareRoot() : max(dx, dy)
    }
  }

  @Test func `values fall off with the distance from a circle`() throws {
    let center = Point(x: 15.3, y: 16.1)
    let items = [shape(Path(circleAt: center, radius: 7.25))]
    let error = try error(items) { x, y in (Point(x: x, y: y) - center).length - 7.25 }
    // Half a level of rounding, and what lines and cubics stray from a circle.
    #expect(error < 0.75)
  }

  @Test func `edges within the union of shapes do not count`() throws {
    let rect = Rect(x: 6, y: 9.5, width: 20, height: 13)
    // Overlapping, side by side, and drawn twice.
    let parts = [
      Rect(x: 6, y: 9.5, width: 12, height: 13), Rect(x: 14.25, y: 9.5, width: 11.75, height: 13),
      Rect(x: 6, y: 9.5, width: 8.25, height: 13), Rect(x: 6, y: 9.5, width: 12, height: 13),
    ]
    #expect(try error(parts.map { shape(Path($0)) }, box(rect)) <= 0.5001)
    var path = Path(parts[0])
    path.append(Path(parts[1]))
    #expect(try error([shape(path)], box(rect)) <= 0.5001)
  }

  @Test func `the even-odd rule leaves a hole`() throws {
    let (outer, inner) = (
      Rect(x: 4, y: 4, width: 24, height: 24), Rect(x: 10, y: 12, width: 9, height: 7)
    )
    var path = Path(outer)
    path.append(Path(inner))
    let error = try error([shape(path, rule: .evenOdd)]) { x, y in
      max(self.box(outer)(x, y), -self.box(inner)(x, y))
    }
    // Near the hole's corners the nearest point is that of the hole, as in the formula.
    #expect(error <= 0.5001)
  }

  @Test func `a stroke is measured from its own outline`() throws {
    var path = Path()
    path.move(to: Point(x: 6, y: 16))
    path.line(to: Point(x: 26, y: 16))
    let line = Drawing.Item.shape(Drawing.Shape(path: path, stroke: try Stroke(width: 5)))
    #expect(try error([line], box(Rect(x: 6, y: 13.5, width: 20, height: 5))) <= 0.5001)
  }

  @Test func `an empty drawing has only zeros`() throws {
    #expect(try values([]).allSatisfy { $0 == 0 })
    let unseen = Drawing.Shape(
      path: Path(Rect(x: 0, y: 0, width: 32, height: 32)), fill: .transparent)
    #expect(try values([.shape(unseen)]).allSatisfy { $0 == 0 })
  }

  @Test func `a shape twice as large with twice the reach has the same values`() throws {
    let items = [shape(Path(circleAt: Point(x: 16, y: 16), radius: 9))]
    var renderer = Renderer()
    let large = try renderer.distanceField(
      of: items, transform: .scale(x: 2, y: 2), width: 64, height: 64, reach: 16
    ).pixels.map(\.alpha)
    let small = try values(items)
    // The centers of the pixels differ: four of the large ones surround one of the small.
    for y in 2..<30 {
      for x in 2..<30 {
        let four = [(0, 0), (1, 0), (0, 1), (1, 1)].map { dx, dy in
          Int(large[(2 * y + dy) * 64 + 2 * x + dx])
        }
        let value = Int(small[y * 32 + x])
        #expect(four.min()! - 1 <= value && value <= four.max()! + 1 || value == 255)
      }
    }
  }
}

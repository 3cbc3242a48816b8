import Paths
import TestSupport
import Testing

@Suite struct StrokerTests {
  private func outline(_ path: Path, _ stroke: Stroke) throws -> Polylines {
    var result = Polylines()
    try path.addOutline(of: stroke, tolerance: 1e-4, to: &result)
    return result
  }

  private func line(_ points: [(Double, Double)], isClosed: Bool = false) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      let point = Point(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if isClosed { path.close() }
    return path
  }

  @Test(arguments: [(Stroke.Cap.butt, 20.0), (.square, 24), (.round, 20 + Double.pi)])
  func `a straight line is a rectangle with its caps`(cap: Stroke.Cap, area: Double) throws {
    let result = try outline(line([(0, 0), (6, 8)]), Stroke(width: 2, cap: cap))
    #expect(abs(result.signedArea - area) < 1e-3)
  }

  @Test(arguments: [(Stroke.Join.bevel, 0.5), (.miter, 1), (.round, Double.pi / 4)])
  func `a corner is its two lines and the join`(join: Stroke.Join, area: Double) throws {
    // The inner side runs straight across, which takes a triangle of ½ off the overlap of 1.
    let result = try outline(line([(0, 0), (10, 0), (10, 10)]), Stroke(width: 2, join: join))
    #expect(abs(result.signedArea - (40 + area - 0.5)) < 1e-3)
  }

  @Test func `a miter beyond its limit is a bevel`() throws {
    let spike = line([(0, 0), (10, 0), (0, 1)])
    let cut = try outline(spike, Stroke(width: 1, join: .miter, miterLimit: 4))
    let bevel = try outline(spike, Stroke(width: 1, join: .bevel))
    let long = try outline(spike, Stroke(width: 1, join: .miter, miterLimit: 40))
    #expect(cut == bevel)
    #expect(long.signedArea > bevel.signedArea + 4)
  }

  @Test func `a closed path has a join and no cap where it closes`() throws {
    let square = line([(0, 0), (10, 0), (10, 10), (0, 10)], isClosed: true)
    let result = try outline(square, Stroke(width: 2, cap: .square, join: .miter))
    #expect(result.contours.count == 2)
    // The inner corners overlap by half a square each.
    #expect(abs(result.signedArea - (144 - 64 + 4 * 0.5)) < 1e-9)
  }

  @Test func `a circle's stroke is a ring`() throws {
    let circle = Path(circleAt: .zero, radius: 10)
    let result = try outline(circle, Stroke(width: 4))
    #expect(abs(result.signedArea - .pi * (144 - 64)) < 1e-2)
  }

  @Test(arguments: [(Stroke.Cap.butt, 0.0), (.round, Double.pi), (.square, 4)])
  func `a subpath without length is its caps`(cap: Stroke.Cap, area: Double) throws {
    let dot = line([(3, 3), (3, 3)])
    #expect(abs(try outline(dot, Stroke(width: 2, cap: cap)).signedArea - area) < 1e-3)
    let lone = line([(3, 3)])
    #expect(try outline(lone, Stroke(width: 2, cap: cap)).contours.isEmpty)
  }

  @Test(arguments: UInt64(0)..<100)
  func `all contours wind clockwise, so that nothing cancels`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var path = Path()
    path.move(to: Point(x: random.double(0...10), y: random.double(0...10)))
    for _ in 0..<random.int(1...5) {
      path.cubic(
        control1: Point(x: random.double(0...10), y: random.double(0...10)),
        control2: Point(x: random.double(0...10), y: random.double(0...10)),
        to: Point(x: random.double(0...10), y: random.double(0...10)))
    }
    let stroke = try Stroke(width: random.double(0.1...5), cap: .round, join: .round)
    let result = try outline(path, stroke)
    // A band of this width has at least the area of its length, less what bends take off inside.
    #expect(result.signedArea > 0)
  }

  @Test(arguments: [
    (-1.0, 4.0, [Double](), "the stroke width is -1.0; use a positive number"),
    (1, 0.5, [], "the miter limit is 0.5; use 1 or more"),
    (1, 4, [1, -1], "a dash is negative or not finite; use numbers of 0 or more"),
  ])
  func `values out of range are errors`(
    width: Double, limit: Double, dashes: [Double], message: String
  ) {
    do {
      _ = try Stroke(width: width, miterLimit: limit, dashes: dashes)
      Issue.record("no error")
    } catch {
      #expect(error.description == message)
    }
  }
}

import TestSupport
import Testing

@testable import Paths

@Suite struct RegionTests {
  /// A closed path of lines and curves on a coarse grid, so that many parts coincide.
  private func path(_ numbers: inout SeededRandom) -> Path {
    func point() -> Point { Point(x: Double(numbers.int(0...8)), y: Double(numbers.int(0...8))) }
    var path = Path()
    for _ in 0..<numbers.int(1...2) {
      path.move(to: point())
      for _ in 0..<numbers.int(2...5) {
        if Bool.random(using: &numbers) {
          path.line(to: point())
        } else {
          path.cubic(control1: point(), control2: point(), to: point())
        }
      }
      path.close()
    }
    return path
  }

  private func area(_ region: Region) throws -> Double {
    var lines = Polylines()
    try region.path.flatten(tolerance: FlatteningTolerance(distance: 1e-6), into: &lines)
    return lines.signedArea.magnitude
  }

  @Test(arguments: Cases.share(of: Array(UInt64(0)..<200), every: 5))
  func `union and intersection have the areas that an oracle finds`(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    let rules = FillRule.allCases
    let first = Region(path: path(&numbers), rule: rules[Int(seed & 1)])
    let second = Region(path: path(&numbers), rule: rules[Int(seed >> 1 & 1)])
    var steps = 1 << 30
    func combined(_ a: Region, _ b: Region, _ operation: Region.Operation) throws -> Region {
      try a.combined(with: b, keeping: operation, tolerance: 1e-3, steps: &steps)
    }
    let (union, common) = (
      try combined(first, second, .union), try combined(first, second, .intersection)
    )
    // Both, then each alone, by way of a union with nothing.
    let alone = try [first, second].map { try area(combined($0, Region(), .union)) }
    #expect(abs(try area(union) + area(common) - alone[0] - alone[1]) < 0.02)
    #expect(abs(try area(combined(common, first, .intersection)) - area(common)) < 0.02)
    #expect(abs(try area(combined(union, second, .union)) - area(union)) < 0.02)
    // Each alone as the oracle finds it, pixel by pixel.
    for (region, area) in zip([first, second], alone) {
      var lines = Polylines()
      try region.path.flatten(tolerance: FlatteningTolerance(distance: 1e-5), into: &lines)
      let oracle = CoverageOracle(contours: lines.contours.map { Array(lines.points[$0]) })
      let expected = oracle.coverage(width: 8, height: 8, rule: region.rule).reduce(0, +)
      #expect(abs(area - expected) < 0.02)
    }
  }

  @Test(arguments: Cases.share(of: Array(UInt64(0)..<100), every: 10))
  func `a cut is the difference, or nil where regions are apart`(seed: UInt64) throws {
    var numbers = SeededRandom(seed: seed)
    let first = Region(path: path(&numbers), rule: .nonZero)
    let other = path(&numbers)
    var steps = 1 << 30
    var isApart: Set<Bool> = []
    for move in stride(from: -8.0, through: 8, by: 2) {
      let second = Region(
        path: other.transformed(by: .translation(Vector(dx: move, dy: 0))), rule: .evenOdd)
      let common = try area(
        first.combined(with: second, keeping: .intersection, tolerance: 1e-3, steps: &steps))
      let rest = try first.cut(by: second, tolerance: 1e-3, steps: &steps)
      let whole = try first.combined(
        with: second, keeping: .difference, tolerance: 1e-3, steps: &steps)
      if let rest { #expect(rest == whole) } else { #expect(common < 1e-6) }
      isApart.insert(rest == nil)
    }
    #expect(isApart == [true, false])
  }

  @Test func `a region inside another is cut, whatever their contours`() throws {
    let square = Region(path: Path(Rect(x: 0, y: 0, width: 8, height: 8)), rule: .nonZero)
    let inner = Region(path: Path(Rect(x: 3, y: 3, width: 2, height: 2)), rule: .nonZero)
    var (ring, steps) = (square, 1 << 20)
    ring.path.append(Path(Rect(x: 1, y: 1, width: 6, height: 6)))
    ring.rule = .evenOdd
    let cut = try #require(try square.cut(by: inner, tolerance: 1e-3, steps: &steps))
    #expect(try area(cut) == 60)
    #expect(try inner.cut(by: square, tolerance: 1e-3, steps: &steps)?.path.isEmpty == true)
    #expect(try ring.cut(by: inner, tolerance: 1e-3, steps: &steps) == nil)
    #expect(try inner.cut(by: ring, tolerance: 1e-3, steps: &steps) == nil)
  }

  @Test func `a region keeps the ends and curves that nothing cuts`() throws {
    let circle = Path(circleAt: Point(x: 2.5, y: 2.5), radius: 1.25)
    var steps = 1 << 20
    let result = try Region(path: circle, rule: .nonZero).combined(
      with: Region(path: Path(Rect(x: 0, y: 0, width: 5, height: 5)), rule: .evenOdd),
      keeping: .intersection, tolerance: 1e-4, steps: &steps)
    #expect(result.path.elements.count == circle.elements.count)
    #expect(result.path.bounds == circle.bounds)
  }
}

extension Path {
  /// The smallest rectangle around the path, within a millionth.
  fileprivate var bounds: Rect? {
    var lines = Polylines()
    try? flatten(tolerance: FlatteningTolerance(distance: 1e-6), into: &lines)
    return Path(polyline: lines.points).controlBounds
  }
}

import Paths
import Raster
import TestSupport
import Testing

/// What must hold for coverage whatever the shape.
@Suite struct CoverageLawTests {
  /// A path of lines and curves about a canvas of 24 pixels.
  static func path(seed: UInt64) -> Path {
    var random = SeededRandom(seed: seed)
    func point() -> Point {
      Point(x: random.double(-4...28), y: random.double(-4...28))
    }
    var path = Path()
    for _ in 0..<random.int(1...3) {
      path.move(to: point())
      for _ in 0..<random.int(2...5) {
        switch random.int(0...2) {
        case 0: path.line(to: point())
        case 1: path.quad(control: point(), to: point())
        default: path.cubic(control1: point(), control2: point(), to: point())
        }
      }
      path.close()
    }
    return path
  }

  private let side = 24

  private func mask(_ path: Path, _ rule: FillRule, _ transform: Transform = .identity) throws
    -> Mask
  {
    var renderer = Renderer()
    return try renderer.mask(
      of: path, rule: rule, transform: transform, width: side * 2, height: side * 2)
  }

  @Test(arguments: UInt64(0)..<150)
  func `moving by whole pixels moves the mask and nothing else`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed &+ 1000)
    let (dx, dy) = (random.int(4...20), random.int(4...20))
    let path = Self.path(seed: seed)
    for rule in FillRule.allCases {
      let start = try mask(path, rule, .translation(Vector(dx: 4, dy: 4)))
      let moved = try mask(
        path, rule, .translation(Vector(dx: 4 + Double(dx), dy: 4 + Double(dy))))
      for y in 0..<side * 2 - dy {
        let row = start.coverage[y * side * 2..<y * side * 2 + side * 2 - dx]
        let target = (y + dy) * side * 2 + dx
        #expect(row.elementsEqual(moved.coverage[target..<target + row.count]), "seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<150)
  func `drawing backwards changes nothing`(seed: UInt64) throws {
    let path = Self.path(seed: seed)
    for rule in FillRule.allCases {
      #expect(try mask(path, rule) == mask(path.reversed(), rule), "seed \(seed)")
    }
  }

  @Test(arguments: UInt64(0)..<150)
  func `a mirrored path gives a mirrored mask`(seed: UInt64) throws {
    let path = Self.path(seed: seed)
    let width = Double(side * 2)
    for rule in FillRule.allCases {
      let plain = try mask(path, rule)
      let mirrored = try mask(path, rule, .mirror(aboutX: width / 2))
      for y in 0..<side * 2 {
        let row = plain.coverage[y * side * 2..<(y + 1) * side * 2].reversed()
        let other = mirrored.coverage[y * side * 2..<(y + 1) * side * 2]
        let worst = zip(row, other).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(worst <= 1, "seed \(seed)")
      }
    }
  }

  @Test(arguments: UInt64(0)..<150)
  func `what the canvas cuts off does not change what it shows`(seed: UInt64) throws {
    // The same drawing on a larger canvas, where nothing is cut on the left and above.
    let path = Self.path(seed: seed)
    var renderer = Renderer()
    for rule in FillRule.allCases {
      let small = try renderer.mask(of: path, rule: rule, width: 16, height: 16)
      let large = try renderer.mask(
        of: path, rule: rule, transform: .translation(Vector(dx: 8, dy: 8)), width: 48, height: 48)
      for y in 0..<16 {
        for x in 0..<16 {
          let difference = abs(
            Int(small.coverage[y * 16 + x]) - Int(large.coverage[(y + 8) * 48 + x + 8]))
          #expect(difference <= 1, "seed \(seed), pixel \(x), \(y)")
        }
      }
    }
  }

  @Test(arguments: [1e3, 1e6, 1e9, 1e12])
  func `coordinates far outside still bound the inside exactly`(reach: Double) throws {
    var renderer = Renderer()
    // A wedge whose upper side runs through the canvas from far left to far right.
    let wedge = Path(polygon: [
      Point(x: -reach, y: 8 - reach / 4), Point(x: reach, y: 8 + reach / 4),
      Point(x: -reach, y: 2 * reach),
    ])
    let mask = try renderer.mask(of: wedge, rule: .nonZero, width: 16, height: 16)
    let near = Path(polygon: [
      Point(x: -64, y: 8 - 16), Point(x: 64, y: 8 + 16), Point(x: -64, y: 128),
    ])
    let expected = try renderer.mask(of: near, rule: .nonZero, width: 16, height: 16)
    #expect(mask == expected)
  }

  @Test func `a shape that hides the whole canvas covers all of it`() throws {
    var renderer = Renderer()
    let path = Path(Rect(x: -1e15, y: -1e15, width: 2e15, height: 2e15))
    let mask = try renderer.mask(of: path, rule: .nonZero, width: 9, height: 7)
    #expect(mask.coverage.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [Double.nan, .infinity, 1e40, 1e70, 1e200])
  func `huge and non-finite coordinates and transforms do no harm`(value: Double) throws {
    var renderer = Renderer()
    var path = Path(circleAt: .zero, radius: 3)
    path.line(to: Point(x: value, y: 1))
    path.cubic(
      control1: Point(x: 1, y: value), control2: Point(x: -value, y: 4), to: Point(x: 5, y: 5))
    let stroke = try Stroke(width: 1)
    for transform in [Transform.identity, .scale(x: value, y: 1), .scale(x: value, y: value)] {
      _ = try renderer.mask(of: path, rule: .nonZero, transform: transform, width: 8, height: 8)
      _ = try? renderer.mask(of: stroke, along: path, transform: transform, width: 8, height: 8)
    }
  }

  @Test(arguments: [(0, 5), (5, -1), (1 << 14, 1 << 13)])
  func `sizes out of range are errors that say so`(width: Int, height: Int) {
    var renderer = Renderer()
    do {
      _ = try renderer.mask(of: Path(), rule: .nonZero, width: width, height: height)
      Issue.record("no error")
    } catch {
      #expect(error == .badSize(width: width, height: height))
      #expect(
        error.description
          == "the size is \(width)×\(height) px; use 1×1 or more and at most 67108864 pixels")
    }
  }
}

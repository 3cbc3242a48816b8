import Paths
import TestSupport
import Testing

@Suite struct CenterLineTests {
  /// Lines and arcs with smooth joints and corners, within 40 units.
  private func road(seed: UInt64, isClosed: Bool = false) -> Path {
    var random = SeededRandom(seed: seed)
    func point() -> Point { Point(x: random.double(0...40), y: random.double(0...40)) }
    var path = Path()
    path.move(to: point())
    for _ in 0..<3 {
      path.line(to: point())
      let radius = random.double(6...30)
      path.ellipticalArc(
        to: point(), radiusX: radius, radiusY: radius, rotation: Angle(degrees: 0),
        isLarge: random.int(0...1) == 0, isClockwise: random.int(0...1) == 0)
    }
    if isClosed { path.close() }
    return path
  }

  private func flat(_ path: Path) throws -> Polylines {
    var lines = Polylines()
    try path.flatten(tolerance: FlatteningTolerance(distance: 1e-3), into: &lines)
    return lines
  }

  private func exact(_ path: Path, _ stroke: Stroke, width: Double) throws -> Polylines {
    let stroke = try #require(stroke.widened(to: width))
    var lines = Polylines()
    try path.addOutline(of: stroke, tolerance: 1e-3, to: &lines)
    return lines
  }

  @Test(arguments: UInt64(0)..<48)
  func `the outline covers what the stroke covers`(seed: UInt64) throws {
    let path = road(seed: seed, isClosed: seed % 4 == 0)
    let stroke = try Stroke(
      width: 3, cap: Stroke.Cap.allCases[Int(seed % 3)],
      join: Stroke.Join.allCases[Int(seed / 3 % 3)])
    let line = try #require(CenterLine.lines(of: path).first)
    let ours = try flat(line.outline(stroke, width: 3))
    let (narrow, wide) = (
      try exact(path, stroke, width: 2.85), try exact(path, stroke, width: 3.15)
    )
    var random = SeededRandom(seed: seed)
    for _ in 0..<400 {
      let place = Point(x: random.double(-5...45), y: random.double(-5...45))
      let winding = ours.winding(around: place)
      #expect(winding <= 0, "\(place) is wound clockwise")
      if narrow.winding(around: place) != 0 { #expect(winding != 0, "\(place) is bare") }
      if wide.winding(around: place) == 0 { #expect(winding == 0, "\(place) is covered") }
    }
  }

  /// The letters of the commands.
  private func commands(_ path: Path) -> String {
    path.elements.map { element in
      switch element {
      case .move: "M"
      case .line: "L"
      case .quad: "Q"
      case .cubic: "C"
      case .close: "Z"
      }
    }.joined()
  }

  @Test(arguments: UInt64(0)..<24)
  func `outlines of one line have the same commands, wherever it is cut`(seed: UInt64) throws {
    let line = try #require(CenterLine.lines(of: road(seed: seed)).first)
    let stroke = try Stroke(width: 1, cap: .round, join: .round)
    var random = SeededRandom(seed: seed)
    let whole = commands(line.outline(stroke, width: 1))
    #expect(commands(line.outline(stroke, width: 7)) == whole)
    let (low, high) = (random.double(0...line.length / 2), random.double(0.5...1) * line.length)
    let steps = line.steps(in: low...high)
    let parts = [low...high, high...high, low...(low + (high - low) * random.double(0...1))]
    let cuts = parts.map { line.outline(stroke, width: 2, part: $0, steps: steps) }
    #expect(Set(cuts.map(commands)).count == 1)
    #expect(commands(cuts[0]).count < whole.count || steps.count == line.steps(in: 0...1e9).count)
  }

  @Test(arguments: UInt64(0)..<24)
  func `a line up to a distance is that long and ends there`(seed: UInt64) throws {
    let line = try #require(CenterLine.lines(of: road(seed: seed)).first)
    let share = Double(seed + 1) / 24
    let part = line.path(upTo: line.length * share)
    let again = try #require(CenterLine.lines(of: part).first)
    #expect(abs(again.length - line.length * share) < line.length * 0.002)
    let place = line.place(at: line.length * share, isEnd: true)
    #expect((part.currentPoint - place.point).length < 1e-9)
    #expect(abs(place.direction.length - 1) < 1e-9)
  }

  @Test func `a closed line can be followed beyond its start`() throws {
    let line = try #require(CenterLine.lines(of: Path(circleAt: .zero, radius: 10)).first)
    let open = line.unrolled
    #expect(line.isClosed && !open.isClosed)
    #expect(abs(line.length - 20 * .pi) < 0.1)
    #expect(abs(open.length - 2 * line.length) < 1e-9)
    let (first, second) = (open.place(at: 5), open.place(at: 5 + line.length))
    #expect((first.point - second.point).length < 1e-9)
  }
}

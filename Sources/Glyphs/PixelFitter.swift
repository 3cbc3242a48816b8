import Paths

/// Moves the straight parts of a drawing onto whole pixels.
///
/// Upright and level lines are found first; the width of each becomes a whole number of pixels and
/// its middle moves by less than half a pixel. All else follows: between two lines that moved, in
/// proportion, and beyond them by the same amount. Shapes without straight parts, such as heads of
/// arrows and rings, move as a whole and keep their form.
struct PixelFitter {
  let grid: PixelGrid
  private var across = AxisFit()
  private var down = AxisFit()

  /// The drawing fitted to a grid; the drawing itself where the grid is unknown.
  static func fit(_ items: [Drawing.Item], to grid: PixelGrid) -> [Drawing.Item] {
    guard grid.pixelsPerPoint != nil, items.allSatisfy(\.isPlain) else { return items }
    var fitter = PixelFitter(grid: grid)
    let shapes = items.map { $0.flattened }
    for shape in shapes.joined() { fitter.collect(shape) }
    fitter.across.solve(on: grid)
    fitter.down.solve(on: grid)
    return shapes.joined().map { .shape(fitter.moved($0)) }
  }

  private init(grid: PixelGrid) {
    self.grid = grid
  }

  private mutating func collect(_ shape: Drawing.Shape) {
    if let stroke = shape.stroke {
      let width = grid.width(stroke.width)
      for line in StraightLines(shape.path) {
        switch line.axis {
        case .upright: across.add(line.place, fitted: grid.middle(line.place, width: width), line)
        case .level: down.add(line.place, fitted: grid.middle(line.place, width: width), line)
        }
      }
      for end in StraightLines.ends(of: shape.path) {
        switch end.axis {
        case .upright: down.add(end.place, fitted: grid.edge(end.place), end)
        case .level: across.add(end.place, fitted: grid.edge(end.place), end)
        }
      }
    } else {
      for line in StraightLines(shape.path) {
        switch line.axis {
        case .upright: across.add(line.place, fitted: grid.edge(line.place), line)
        case .level: down.add(line.place, fitted: grid.edge(line.place), line)
        }
      }
    }
  }

  private func moved(_ shape: Drawing.Shape) -> Drawing.Shape {
    var shape = shape
    if let stroke = shape.stroke {
      shape.stroke = stroke.widened(to: grid.width(stroke.width))
    }
    if StraightLines(shape.path).isEmpty, let box = shape.path.controlBounds {
      let shift = Vector(
        dx: across.shift(at: box.center.x), dy: down.shift(at: box.center.y))
      shape.path = shape.path.transformed(by: .translation(shift))
    } else {
      shape.path = shape.path.mapped { point in
        point + Vector(dx: across.shift(at: point.x), dy: down.shift(at: point.y))
      }
    }
    return shape
  }
}

/// How places along one axis move.
private struct AxisFit {
  private var anchors: [(place: Double, shift: Double, weight: Double)] = []

  mutating func add(_ place: Double, fitted: Double, _ line: StraightLines.Line) {
    anchors.append((place, fitted - place, line.length))
  }

  /// Keeps of anchors in one place that of the longest line, and none that would close a gap.
  mutating func solve(on grid: PixelGrid) {
    anchors.sort { ($0.place, -$0.weight, $0.shift) < ($1.place, -$1.weight, $1.shift) }
    var kept: [(place: Double, shift: Double, weight: Double)] = []
    for anchor in anchors {
      guard let last = kept.last else {
        kept.append(anchor)
        continue
      }
      let gap = anchor.place - last.place
      let fitted = gap + anchor.shift - last.shift
      if gap < 1e-6 || (grid.pixels(fitted) ?? 1) < 0.5 {
        if anchor.weight > last.weight { kept[kept.count - 1] = anchor }
      } else {
        kept.append(anchor)
      }
    }
    anchors = kept
  }

  /// How far a place moves.
  func shift(at place: Double) -> Double {
    guard let first = anchors.first, let last = anchors.last else { return 0 }
    if place <= first.place { return first.shift }
    if place >= last.place { return last.shift }
    guard let next = anchors.firstIndex(where: { $0.place >= place }), next > 0 else {
      return first.shift
    }
    let (low, high) = (anchors[next - 1], anchors[next])
    let share = (place - low.place) / (high.place - low.place)
    return low.shift + (high.shift - low.shift) * share
  }
}

extension Drawing.Item {
  /// Whether the item has no opacity of its own, and is scaled evenly and moved only.
  fileprivate var isPlain: Bool {
    switch self {
    case .group(let group): group.opacity == 1 && group.items.allSatisfy(\.isPlain)
    case .shape(let shape):
      shape.transform.b == 0 && shape.transform.c == 0
        && (shape.transform.a.magnitude - shape.transform.d.magnitude).magnitude < 1e-9
    }
  }

  /// The shapes, each with its transform applied to path and stroke where the transform only
  /// scales evenly and moves.
  fileprivate var flattened: [Drawing.Shape] {
    switch self {
    case .group(let group): return group.items.flatMap(\.flattened)
    case .shape(var shape):
      let scale = shape.transform.a.magnitude
      shape.path = shape.path.transformed(by: shape.transform)
      if let stroke = shape.stroke { shape.stroke = stroke.widened(to: stroke.width * scale) }
      shape.transform = .identity
      return [shape]
    }
  }
}

extension Stroke {
  /// The same stroke of another width, its dashes in proportion.
  func widened(to width: Double) -> Stroke {
    let share = width / self.width
    let wide = try? Stroke(
      width: width, cap: cap, join: join, miterLimit: miterLimit,
      dashes: dashes.map { $0 * share }, dashOffset: dashOffset * share)
    return wide ?? self
  }
}

extension Path {
  /// The path with each point moved.
  func mapped(_ move: (Point) -> Point) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: move(point))
      case .line(let point): result.line(to: move(point))
      case .quad(let control, let point):
        result.quad(control: move(control), to: move(point))
      case .cubic(let control1, let control2, let point):
        result.cubic(control1: move(control1), control2: move(control2), to: move(point))
      case .close: result.close()
      }
    }
    return result
  }
}

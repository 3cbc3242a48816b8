import Faults
import Paths
import SVGCoding

/// Aligns the straight parts of a drawing with whole pixels.
///
/// Rounds the width of each vertical or horizontal line to whole pixels and moves its center by
/// less than half a pixel. Points between two moved lines move in proportion; points outside move
/// with the nearest line. Shapes without straight parts, such as arrowheads and rings, move as a
/// whole and keep their form.
struct PixelFitter {
  let grid: PixelGrid
  private var across = AxisFit()
  private var down = AxisFit()

  /// Fits upright opaque items to a grid; others, or without a resolution, stay unchanged.
  static func fit(_ items: [Drawing.Item], to grid: PixelGrid) -> [Drawing.Item] {
    let parts = items.flatMap { $0.shapes }
    guard grid.pixelsPerPoint != nil, parts.allSatisfy({ $0.opacity == 1 && $0.shape.isUpright })
    else { return items }
    var fitter = PixelFitter(grid: grid)
    let shapes = parts.map { $0.shape.moved }
    for shape in shapes { fitter.collect(shape) }
    fitter.across.solve(on: grid)
    fitter.down.solve(on: grid)
    return shapes.map { .shape(fitter.moved($0)) }
  }

  private mutating func collect(_ shape: Drawing.Shape) {
    let width = shape.stroke.map { grid.width($0.width) } ?? 0
    for line in shape.path.straightLines {
      let fitted = grid.middle(line.place, width: width)
      if line.isUpright { across.add(line, fitted) } else { down.add(line, fitted) }
    }
    for end in shape.stroke == nil ? [] : shape.path.straightEnds {
      let fitted = grid.edge(end.place)
      if end.isUpright { down.add(end, fitted) } else { across.add(end, fitted) }
    }
  }

  private func moved(_ shape: Drawing.Shape) -> Drawing.Shape {
    var shape = shape
    shape.stroke = shape.stroke.map { $0.widened(to: grid.width($0.width)) ?? $0 }
    if shape.path.straightLines.isEmpty, let box = shape.path.controlBounds {
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

/// Maps coordinates along one axis to their shifts.
private struct AxisFit {
  private var anchors: [(place: Double, shift: Double, weight: Double)] = []

  mutating func add(_ line: StraightLine, _ fitted: Double) {
    anchors.append((line.place, fitted - line.place, line.length))
  }

  /// Keeps the longest line at each coordinate and drops anchors that would close a gap.
  mutating func solve(on grid: PixelGrid) {
    anchors.sort { ($0.place, -$0.weight, $0.shift) < ($1.place, -$1.weight, $1.shift) }
    var kept = Array(anchors.prefix(1))
    for anchor in anchors.dropFirst() {
      let last = kept[kept.count - 1]
      let gap = anchor.place - last.place
      let fitted = gap + anchor.shift - last.shift
      if gap >= 1e-6, (grid.pixels(fitted) ?? 1) >= 0.5 {
        kept.append(anchor)
      } else if anchor.weight > last.weight {
        kept[kept.count - 1] = anchor
      }
    }
    anchors = kept
  }

  func shift(at place: Double) -> Double {
    guard let last = anchors.last, place < last.place else { return anchors.last?.shift ?? 0 }
    guard let next = anchors.firstIndex(where: { $0.place >= place }), next > 0 else {
      return anchors[0].shift
    }
    let (low, high) = (anchors[next - 1], anchors[next])
    let share = (place - low.place) / (high.place - low.place)
    return low.shift + (high.shift - low.shift) * share
  }
}

/// A vertical or horizontal line.
private struct StraightLine {
  var isUpright: Bool
  /// The coordinate that both ends share; for a free end, its coordinate along the line.
  var place: Double
  var length: Double

  /// `nil` if the line is slanted, or so short that it is only the rest of a curve.
  init?(from start: Point, to end: Point) {
    let step = end - start
    if step.dx.magnitude < 1e-6, step.dy.magnitude > 0.5 {
      (isUpright, place, length) = (true, end.x, step.dy.magnitude)
    } else if step.dy.magnitude < 1e-6, step.dx.magnitude > 0.5 {
      (isUpright, place, length) = (false, end.y, step.dx.magnitude)
    } else {
      return nil
    }
  }
}

extension Path {
  fileprivate var straightLines: [StraightLine] {
    var lines: [StraightLine?] = []
    var start = Point.zero
    var current = Point.zero
    for element in elements {
      let end = element.end ?? start
      switch element {
      case .move: start = end
      case .line, .close: lines.append(StraightLine(from: current, to: end))
      case .quad, .cubic: break
      }
      current = end
    }
    return lines.compactMap { $0 }
  }

  /// The free ends of an open path that begins or ends with a vertical or horizontal line.
  fileprivate var straightEnds: [StraightLine] {
    guard elements.count >= 2, !elements.contains(.close) else { return [] }
    let last = elements.count - 1
    func end(_ outer: Int, _ inner: Int, lineAt line: Int) -> StraightLine? {
      guard case .line = elements[line], let end = elements[outer].end,
        let other = elements[inner].end
      else { return nil }
      return StraightLine(from: other, to: end).map { line in
        var line = line
        line.place = line.isUpright ? end.y : end.x
        return line
      }
    }
    return [end(0, 1, lineAt: 1), end(last, last - 1, lineAt: last)].compactMap { $0 }
  }
}

extension Drawing.Shape {
  /// Whether the transform scales both axes equally, without rotation.
  fileprivate var isUpright: Bool {
    transform.b == 0 && transform.c == 0 && transform.evenScale != nil
  }
}

/// Aligns straight edges with pixel boundaries.
///
/// A stem with edges inside pixels gets gray sides; a shift of less than half a pixel makes it
/// crisp. An unknown resolution leaves coordinates as they are.
struct PixelGrid: Hashable, Sendable {
  let pixelsPerPoint: Double?

  /// The grid for an unknown resolution.
  static let none = PixelGrid(pixelsPerPoint: nil)

  /// Converts a length to pixels; `nil` if the resolution is unknown.
  func pixels(_ length: Double) -> Double? { pixelsPerPoint.map { length * $0 } }

  /// Rounds a line's width to whole pixels, at least one.
  func width(_ width: Double) -> Double {
    guard let pixelsPerPoint else { return width }
    return max(1, Self.nearest(width * pixelsPerPoint)) / pixelsPerPoint
  }

  /// The nearest pixel boundary that is not above a coordinate.
  func below(_ place: Double) -> Double {
    guard let pixelsPerPoint else { return place }
    return (place * pixelsPerPoint + 1e-9).floored / pixelsPerPoint
  }

  /// Moves an edge to the nearest pixel boundary.
  func edge(_ place: Double) -> Double {
    guard let pixelsPerPoint else { return place }
    return Self.nearest(place * pixelsPerPoint) / pixelsPerPoint
  }

  /// The center that aligns the edges of a line of fitted width; at most half a pixel away.
  func middle(_ place: Double, width: Double) -> Double {
    edge(place - width / 2) + width / 2
  }

  /// Rounds to the nearest whole number, halves up.
  private static func nearest(_ value: Double) -> Double { (value + 0.5).floored }
}

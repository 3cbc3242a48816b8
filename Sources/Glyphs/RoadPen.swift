import Paths
import Faults

/// Draws the roads of an icon from their center lines, with a theme's measures.
///
/// A road is a stroked shape with a role; it is an arrow if its line ends in a marker. Icons are
/// drawn for the default measures: lines of other widths than the default stroke, and their heads,
/// keep their proportion to it.
struct RoadPen {
  let measures: Theme.Measures

  private static let usual = Theme.Measures()

  /// The shapes of a road or an arrow; other shapes unchanged.
  func items(of item: Drawing.Item) -> [Drawing.Item] {
    guard case .shape(var line) = item, line.role != nil, line.fill == nil, let stroke = line.stroke
    else { return [item] }
    // The side of the square that the line's width is made for.
    let side = stroke.width / Self.usual.stroke
    line.stroke = stroke.widened(to: measures.stroke * side)
    guard line.marking == .arrow || line.marking == .wideArrow,
      let end = line.path.vertices.last
    else { return [.shape(line)] }
    var pen = ArrowPen(measures, side: side)
    if line.marking == .wideArrow { pen.headWidth = measures.wideHeadWidth * side }
    let tip = end.point + end.before * ArrowPen(Self.usual, side: side).neck
    line.path = line.path.ending(at: tip - end.before * pen.neck)
    var head = line
    head.path = pen.head(tip: tip, direction: end.before)
    (head.stroke, head.fill, head.marking) = (nil, line.strokeColor, .marker)
    return [.shape(line), .shape(head)]
  }

  /// The pieces that two cuts of an item both leave; one that did not cut it leaves all.
  static func fewest(_ pieces: [Int]?, _ others: [Int]?) -> [Int]? {
    guard let pieces, let others else { return pieces ?? others }
    return zip(pieces, others).map { min($0, $1) }
  }

  /// Cuts unlit shapes along the lit ones, so that a gap separates them on the canvas.
  ///
  /// `least` is the size of what a cut may leave; smaller pieces disappear. `known` says how many pieces
  /// each part of an item keeps, from other cuts of the same items; empty without other cuts.
  static func cutGaps(
    in items: [Drawing.Item], width: Double, least: Double, known: [[Int]?]
  ) throws(Fault) -> (items: [Drawing.Item], pieces: [[Int]?]) {
    let tolerance = width / 64
    var steps = 1 << 23
    var lit: [(area: Region, box: Rect)] = []
    for case .shape(let shape) in items where shape.role == .lit {
      // The edge of a gap may be coarser than that of a road.
      for area in try shape.outlined(by: width, color: .black).areas(
        tolerance: 4 * tolerance, steps: &steps)
      {
        if let box = area.path.controlBounds { lit.append((area, box)) }
      }
    }
    // An item that other cuts did not touch stays whole; one that they removed is left out.
    let isKnown = known.count == items.count
    var result: [Drawing.Item] = []
    var pieces = [[Int]?](repeating: nil, count: items.count)
    for (index, item) in items.enumerated() {
      guard case .shape(let shape) = item, shape.role == .unlit else {
        result.append(item)
        continue
      }
      let bounds = shape.bounds
      let near = lit.filter { area in bounds.map { $0.touches(area.box) } ?? false }
      var isCut = false
      var parts: [Region] = []
      var size = 0.0
      for part in near.isEmpty ? [] : try shape.areas(tolerance: tolerance, steps: &steps) {
        var rest = part
        size += part.path.doubledArea.magnitude / 2
        for (area, _) in near {
          guard let cut = try rest.cut(by: area, tolerance: tolerance, steps: &steps) else {
            continue
          }
          (rest, isCut) = (cut, true)
        }
        parts.append(rest)
      }
      guard isCut else {
        if !isKnown || known[index]?.contains(where: { $0 > 0 }) != false { result.append(item) }
        continue
      }
      // What is left of a small shape, such as a tick, is seen only if it is half of it.
      let least = size < 12 * least * least ? size / 2 : least * least
      let counts =
        isKnown
        ? known[index] ?? parts.map { _ in 1 }
        : parts.map { $0.path.contours.count { $0.doubledArea.magnitude >= 2 * least } }
      pieces[index] = counts
      for (part, count) in zip(parts, counts) {
        let path = part.largest(count).path
        guard !path.isEmpty else { continue }
        result.append(
          .shape(
            Drawing.Shape(path: path, fill: shape.fill ?? shape.strokeColor, label: shape.label)))
      }
    }
    return (result, pieces)
  }
}

extension ArrowPen {
  /// A pen with a theme's measures for a square of a side.
  init(_ measures: Theme.Measures, side: Double) {
    self.init(
      stroke: measures.stroke * side, headLength: measures.headLength * side,
      headWidth: measures.headWidth * side, headNotch: measures.headNotch * side,
      cornerRadius: measures.cornerRadius * side)
  }

  /// The distance from the tip to the end of the line, inside the head.
  var neck: Double { headLength * 0.62 }
}

extension Drawing.Shape {
  /// The areas of fill and stroke on the canvas.
  ///
  /// A line or a curve of them takes as long as 16 of the `steps` to compare some.
  fileprivate func areas(tolerance: Double, steps: inout Int) throws(Fault) -> [Region] {
    let areas = try areas(tolerance: tolerance).map { $0.area }
    steps -= areas.reduce(0) { $0 + 16 * $1.path.elements.count }
    guard steps >= 0 else { throw .tooManyPieces(limit: Polylines.pointLimit) }
    return areas
  }
}

extension Path {
  /// The path with another end on the line that it ends in; a curve is only made longer.
  fileprivate func ending(at end: Point) -> Path {
    var elements = elements
    guard let last = elements.last?.end, let index = elements.indices.last, index > 0 else {
      return self
    }
    if case .line = elements[index], let before = elements[index - 1].end {
      let isAhead = (end - before).dot(last - before) > 0
      elements[index] = .line(to: isAhead ? end : before + (last - before) * 0.01)
    } else {
      elements.append(.line(to: end))
    }
    return elements.reduce(into: Path()) { $0.add($1) }
  }
}

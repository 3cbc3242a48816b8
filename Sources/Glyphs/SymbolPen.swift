package import Faults
package import Paths

/// Outlines a glyph in all weights of a symbol, with the same elements in each.
///
/// All weights share the center lines of the theme's own. Lines grow on both sides of them, heads
/// around the end of their line, and other areas stay as they are. Boolean operations would give
/// each weight other elements. So an unlit line is not cut along lit edges but across: its parts
/// are those of the theme's weight or the heaviest, whichever has more, and in another weight only
/// their ends move. An unlit area is cut once, along the edges of the heaviest weight.
struct SymbolPen {
  fileprivate struct Part {
    var shape: Drawing.Shape
    /// If the shape is an arrowhead, the end of its line.
    var neck: Point?
  }

  /// An area that unlit lines keep clear of.
  private struct Obstacle {
    let region: Region
    private let box: Rect
    private var lines = Polylines()

    init?(_ region: Region, tolerance: Double) throws(Fault) {
      guard let box = region.path.controlBounds else { return nil }
      (self.region, self.box) = (region, box)
      try region.path.flatten(tolerance: FlatteningTolerance(distance: tolerance), into: &lines)
    }

    func contains(_ point: Point) -> Bool {
      box.contains(Rect(point, point)) && region.rule.isInside(lines.winding(around: point))
    }
  }

  private let parts: [Part]
  private let gap: Double
  /// The shortest part of an unlit line, and the side of the smallest area.
  private let least: Double
  private var obstacles: [SymbolWeight: [Obstacle]] = [:]
  private var steps = 1 << 23

  private var tolerance: Double { least / 16 }

  init(_ items: [Drawing.Item], gap: Double, least: Double) {
    var last: Drawing.Shape?
    parts = items.flatMap { $0.shapes }.map { item in
      let shape = item.shape.flat
      defer { last = shape }
      return Part(shape: shape, neck: last.flatMap(shape.neck))
    }
    (self.gap, self.least) = (gap, least)
  }

  mutating func layers() throws(Fault) -> [SymbolLayer] {
    for weight in SymbolWeight.allCases { obstacles[weight] = try litAreas(in: weight) }
    var layers: [SymbolLayer] = []
    for role in [ArrowPen.Role.unlit, .lit] {
      let empty = SymbolWeight.allCases.map { _ in Path() }
      var layer = SymbolLayer(isLit: role == .lit, outlines: empty)
      for part in parts where (part.shape.role == .text ? .lit : part.shape.role) == role {
        for outlines in try outlines(of: part) {
          for (index, outline) in outlines.enumerated() { layer.outlines[index].append(outline) }
        }
      }
      if !layer.outlines[0].isEmpty { layers.append(layer) }
    }
    return layers
  }

  private func litAreas(in weight: SymbolWeight) throws(Fault) -> [Obstacle] {
    var result: [Obstacle] = []
    for part in parts where part.shape.role == .lit {
      let shape = part.drawn(in: weight).outlined(by: gap * weight.gaps, color: .black)
      for (region, _) in try shape.areas(tolerance: tolerance) {
        if let obstacle = try Obstacle(region, tolerance: tolerance) { result.append(obstacle) }
      }
    }
    return result
  }

  /// The outlines of a part's areas, each in all weights.
  private mutating func outlines(of part: Part) throws(Fault) -> [[Path]] {
    var result: [[Path]] = []
    let shape = part.shape
    if shape.fill != nil {
      var area = Region(path: part.drawn(in: .black).path, rule: shape.fillRule)
      // Also sorts out which contours are holes.
      area = try area.combined(with: Region(), keeping: .union, tolerance: tolerance, steps: &steps)
      for obstacle in shape.role == .unlit ? obstacles[.black] ?? [] : [] {
        area = try area.combined(
          with: obstacle.region, keeping: .difference, tolerance: tolerance, steps: &steps)
      }
      let path = area.withoutSlivers(below: least * least).path
      result.append(SymbolWeight.allCases.map { part.resized(path, from: .black, to: $0) })
    }
    guard let stroke = shape.stroke else { return result }
    for line in CenterLine.lines(of: shape.path) {
      result += outlines(of: line, stroke, isCut: shape.role == .unlit)
    }
    return result
  }

  private func outlines(of line: CenterLine, _ stroke: Stroke, isCut: Bool) -> [[Path]] {
    let weights = SymbolWeight.allCases
    func isClear(_ weight: SymbolWeight) -> (Double) -> Bool {
      let near = isCut ? obstacles[weight] ?? [] : []
      return { distance in
        let (point, direction) = open.place(at: distance)
        let across = direction.perpendicular * (stroke.width * weight.lines / 2)
        return [point, point + across, point - across].allSatisfy { place in
          !near.contains { $0.contains(place) }
        }
      }
    }
    let open = line.unrolled
    func cuts(_ range: ClosedRange<Double>) -> [(weight: SymbolWeight, cuts: LineCuts)] {
      [SymbolWeight.regular, .black].map {
        ($0, LineCuts(range, least: least, isClear: isClear($0)))
      }
    }
    var dashes = stroke.dashes(along: line.length)
    if dashes.isEmpty {
      let whole = cuts(0...line.length).map { $0.cuts }
      if whole.allSatisfy({ $0.parts == [0...line.length] }) {
        return [weights.map { line.outline(stroke, width: stroke.width * $0.lines) }]
      }
      // A closed line starts where it is cut.
      let start = line.isClosed ? whole.compactMap { $0.firstCut }.first ?? 0 : 0
      dashes = [start...start + line.length]
    }
    return dashes.flatMap { dash in
      let both = cuts(dash)
      let (weight, cuts) = both[both[1].cuts.parts.count > both[0].cuts.parts.count ? 1 : 0]
      return cuts.parts.map { part in
        let ends = weights.map { $0 == weight ? part : cuts.moved(part, isClear: isClear($0)) }
        let reach = ends.reduce(part) {
          min($0.lowerBound, $1.lowerBound)...max($0.upperBound, $1.upperBound)
        }
        let steps = open.steps(in: reach)
        let isCut = (
          start: part.lowerBound > dash.lowerBound, end: part.upperBound < dash.upperBound
        )
        return zip(weights, ends).map { weight, end in
          open.outline(
            stroke, width: stroke.width * weight.lines, part: end, steps: steps, isCut: isCut)
        }
      }
    }
  }
}

extension SymbolPen.Part {
  /// The shape in a weight.
  fileprivate func drawn(in weight: SymbolWeight) -> Drawing.Shape {
    var shape = shape
    shape.path = resized(shape.path, from: .regular, to: weight)
    shape.stroke = shape.stroke.flatMap { $0.widened(to: $0.width * weight.lines) }
    return shape
  }

  /// A path of one weight in another: of a head around the end of its line.
  fileprivate func resized(_ path: Path, from: SymbolWeight, to weight: SymbolWeight) -> Path {
    guard let neck else { return path }
    return path.mapped { neck + ($0 - neck) * (weight.heads / from.heads) }
  }
}

extension Drawing.Shape {
  /// The shape with its transform applied to path and stroke.
  var flat: Drawing.Shape {
    var shape = self
    shape.path = path.transformed(by: transform)
    shape.stroke = stroke.flatMap { $0.widened(to: $0.width * transform.maximumScale) }
    shape.transform = .identity
    return shape
  }

  /// The end of a line, if this shape is the head drawn after it.
  func neck(of line: Drawing.Shape) -> Point? {
    guard marking == .marker, role != nil, line.role == role, line.stroke != nil else { return nil }
    return line.transform.apply(line.path.currentPoint)
  }
}

extension Stroke {
  /// The dashes along a line of some length; empty for a solid line.
  fileprivate func dashes(along length: Double) -> [ClosedRange<Double>] {
    var result: [ClosedRange<Double>] = []
    let period = dashes.reduce(0, +)
    guard period > length / 1000 else { return [] }
    var place = -dashOffset
    while place > 0 { place -= period }
    while place + period < 0 { place += period }
    while place < length {
      for (index, dash) in dashes.enumerated() {
        let (start, end) = (max(place, 0), min(place + dash, length))
        if index.isMultiple(of: 2), start < end { result.append(start...end) }
        place += dash
      }
    }
    return result
  }
}

/// A weight between which SF Symbols interpolates the others.
package enum SymbolWeight: String, Hashable, Sendable, CaseIterable {
  case ultralight = "Ultralight"
  case regular = "Regular"
  case black = "Black"

  /// The width of lines relative to the theme's.
  var lines: Double {
    switch self {
    case .ultralight: 0.4
    case .regular: 1
    case .black: 1.4
    }
  }

  /// The size of arrowheads relative to the theme's.
  var heads: Double { (1 + lines) / 2 }

  /// The width of gaps relative to the theme's: heavier lines leave less room.
  var gaps: Double { 1 / max(1, heads) }
}

/// The lit or the unlit part of a glyph in all weights of a symbol.
package struct SymbolLayer: Hashable, Sendable {
  /// Whether the route takes the roads of the layer.
  package var isLit: Bool
  /// The outline in each `SymbolWeight` in order, for the non-zero rule; all have the same
  /// elements in the same order.
  package var outlines: [Path]
}

extension GlyphArtist {
  /// Draws a glyph as a symbol: its non-empty layers from back to front.
  package func symbol(of spec: GlyphSpec, size: Size) throws(Fault) -> [SymbolLayer] {
    let side = min(size.width, size.height)
    let measures = theme.measures(forSide: side)
    let (items, source) = try parts(of: spec, size, measures, .none)
    return try Fault.within(source?.file ?? spec.name) { () throws(Fault) in
      var pen = SymbolPen(
        items, gap: measures.gap * side, least: measures.stroke * side / 3)
      return try pen.layers()
    }
  }
}

import Paths

/// Lines cut at all their crossings, of which those are kept that separate inside from outside.
///
/// Coordinates are rounded to a grid of 2²⁰ steps across the drawing, so that cuts of both lines
/// are one point.
struct Arrangement {
  private struct Node: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (a: Node, b: Node) -> Bool { (a.x, a.y) < (b.x, b.y) }

    func point(swapped: Bool) -> Point {
      Point(x: Double(swapped ? y : x), y: Double(swapped ? x : y))
    }
  }

  private struct Edge: Hashable {
    var from: Node
    var to: Node
  }

  private let step: Double
  /// Contours on the grid.
  private let contours: [[Node]]

  init(_ contours: [[Point]]) {
    var box = Rect(.zero, .zero)
    for point in contours.joined() { box = box.union(Rect(point, point)) }
    let extent = max(box.maxX, box.maxY, -box.minX, -box.minY)
    let step = extent > 0 ? extent / 1_048_576 : 1
    self.step = step
    self.contours = contours.map { contour in
      contour.map { Node(x: Self.whole($0.x / step), y: Self.whole($0.y / step)) }
    }
  }

  private static func whole(_ value: Double) -> Int {
    value < 0 ? -Int(0.5 - value) : Int(value + 0.5)
  }

  /// What the even-odd rule fills, as closed polygons with the inside on one hand.
  var path: Path {
    var edges = contours.flatMap { contour in
      contour.indices.map {
        Edge(from: contour[$0 == 0 ? contour.count - 1 : $0 - 1], to: contour[$0])
      }
    }.filter { $0.from != $0.to }
    // Rounding the cuts may make lines cross anew, by less than a step; twice is enough.
    for _ in 0..<2 { edges = Self.cut(edges) }
    var counts: [Edge: Int] = [:]
    for edge in edges {
      counts[edge.from < edge.to ? edge : Edge(from: edge.to, to: edge.from), default: 0] += 1
    }
    let borders = counts.filter { !$0.value.isMultiple(of: 2) }.keys.sorted {
      ($0.from, $0.to) < ($1.from, $1.to)
    }
    return chained(
      borders.map { isInsideLeft(of: $0, borders) ? $0 : Edge(from: $0.to, to: $0.from) })
  }

  private static func cut(_ edges: [Edge]) -> [Edge] {
    edges.flatMap { edge in
      var cuts: Set<Node> = []
      for other in edges where other != edge { cuts.formUnion(meeting(edge, other)) }
      let (dx, dy) = (edge.to.x - edge.from.x, edge.to.y - edge.from.y)
      let ordered = cuts.subtracting([edge.from, edge.to]).map { node in
        ((node.x - edge.from.x) * dx + (node.y - edge.from.y) * dy, node)
      }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
      let nodes = [edge.from] + ordered.map(\.1) + [edge.to]
      return zip(nodes, nodes.dropFirst()).map { Edge(from: $0, to: $1) }
    }
  }

  /// Where a second line cuts the first: at its ends if they lie on it, or where they cross.
  private static func meeting(_ edge: Edge, _ other: Edge) -> [Node] {
    guard max(other.from.x, other.to.x) >= min(edge.from.x, edge.to.x),
      min(other.from.x, other.to.x) <= max(edge.from.x, edge.to.x),
      max(other.from.y, other.to.y) >= min(edge.from.y, edge.to.y),
      min(other.from.y, other.to.y) <= max(edge.from.y, edge.to.y)
    else { return [] }
    func side(_ line: Edge, _ node: Node) -> Int {
      (line.to.x - line.from.x) * (node.y - line.from.y)
        - (line.to.y - line.from.y) * (node.x - line.from.x)
    }
    func isWithin(_ node: Node) -> Bool {
      min(edge.from.x, edge.to.x) <= node.x && node.x <= max(edge.from.x, edge.to.x)
        && min(edge.from.y, edge.to.y) <= node.y && node.y <= max(edge.from.y, edge.to.y)
    }
    let (a, b) = (side(edge, other.from), side(edge, other.to))
    var result: [Node] = []
    if a == 0, isWithin(other.from) { result.append(other.from) }
    if b == 0, isWithin(other.to) { result.append(other.to) }
    let (c, d) = (side(other, edge.from), side(other, edge.to))
    if (a > 0) != (b > 0), (c > 0) != (d > 0), a != 0, b != 0, c != 0, d != 0 {
      // Found from the line that comes first, so that both are cut at one point.
      let isFirst = (edge.from, edge.to) < (other.from, other.to)
      let (line, near, far) = isFirst ? (edge, c, d) : (other, a, b)
      let share = Double(near) / Double(near - far)
      result.append(
        Node(
          x: line.from.x + whole(Double(line.to.x - line.from.x) * share),
          y: line.from.y + whole(Double(line.to.y - line.from.y) * share)))
    }
    return result
  }

  /// Whether the even-odd rule fills the left of an edge, as seen along it with y downward.
  private func isInsideLeft(of edge: Edge, _ edges: [Edge]) -> Bool {
    let middle = Point(
      x: Double(edge.from.x + edge.to.x) / 2, y: Double(edge.from.y + edge.to.y) / 2)
    // A ray that crosses the edge at its middle: level, or upright for edges that are rather level.
    let isLevel = abs(edge.to.x - edge.from.x) < abs(edge.to.y - edge.from.y)
    var count = 0
    for other in edges where other != edge {
      let (a, b) = (other.from.point(swapped: !isLevel), other.to.point(swapped: !isLevel))
      let spot = isLevel ? middle : Point(x: middle.y, y: middle.x)
      guard (a.y > spot.y) != (b.y > spot.y) else { continue }
      if a.x + (spot.y - a.y) / (b.y - a.y) * (b.x - a.x) > spot.x { count += 1 }
    }
    // The side that the ray leaves to, right or below, is inside where it crosses an odd number.
    let isRayInside = !count.isMultiple(of: 2)
    let isRayLeft = isLevel ? edge.to.y > edge.from.y : edge.to.x < edge.from.x
    return isRayInside == isRayLeft
  }

  /// Edges joined end to end; as many leave each point as arrive there.
  private func chained(_ edges: [Edge]) -> Path {
    var leaving: [Node: [Node]] = [:]
    for edge in edges.reversed() { leaving[edge.from, default: []].append(edge.to) }
    var result = Path()
    for edge in edges {
      var node = edge.from
      var chain: [Node] = []
      while let next = leaving[node]?.popLast() {
        chain.append(node)
        node = next
      }
      guard chain.count > 2 else { continue }
      for (index, node) in chain.enumerated() {
        let point = Point(x: Double(node.x) * step, y: Double(node.y) * step)
        if index == 0 { result.move(to: point) } else { result.line(to: point) }
      }
      result.close()
    }
    return result
  }
}

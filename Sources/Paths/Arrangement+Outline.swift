import Faults

extension Arrangement {
  /// The outline of the area with winding numbers that `isInside` accepts, for either fill rule.
  func outline(
    steps: inout Int, isInside: (SIMD2<Int>) -> Bool
  ) throws(Fault) -> Path {
    let sides = distinctSides()
    var (next, active): (Int, [Side]) = (0, [])
    var kept: [Side] = []
    for index in sides.indices.sorted(by: { sides[$0].middleY < sides[$1].middleY }) {
      var side = sides[index]
      let middle = GridPoint(x: side.a.x + side.b.x, y: side.middleY)
      active.removeAll { 2 * $0.b.y < middle.y }
      while next < sides.count, 2 * sides[next].a.y <= middle.y {
        active.append(sides[next])
        next += 1
      }
      try Self.count(active.count + Self.sideSteps, &steps)
      /// The winding numbers left of the middle, on a line just below or just above it.
      func winding(isBelow: Bool) -> SIMD2<Int> {
        active.reduce(into: .zero) { sum, other in
          let crosses =
            isBelow
            ? 2 * other.a.y <= middle.y && middle.y < 2 * other.b.y
            : 2 * other.a.y < middle.y && middle.y <= 2 * other.b.y
          if crosses, other.turn(to: middle, scale: 2) < 0 { sum &+= other.winding }
        }
      }
      let isLevel = side.a.y == side.b.y
      // Where the line leads down, its left and right side; where it is level, below and above.
      let first = winding(isBelow: true)
      let second = isLevel ? winding(isBelow: false) : first &+ side.winding
      guard isInside(first) != isInside(second) else { continue }
      if isInside(first) { side.reverse() }
      kept.append(side)
    }
    return path(of: kept)
  }

  /// The sides from the top down, with those joined that lie upon each other.
  private func distinctSides() -> [Side] {
    var result: [Side] = []
    for side in sides.sorted(by: { ($0.a, $0.b) < ($1.a, $1.b) }) {
      if let last = result.last, last.a == side.a, last.b == side.b {
        result[result.count - 1].winding &+= side.winding
      } else {
        result.append(side)
      }
    }
    return result.filter { $0.winding != .zero }
  }

  /// Joins sides, each with the inside on the same hand, to closed contours.
  private func path(of sides: [Side]) -> Path {
    var path = Path()
    var outgoing = Dictionary(grouping: sides.indices, by: { sides[$0].a })
    for start in sides.indices {
      guard let first = outgoing[sides[start].a]?.popLast() else { continue }
      var contour = [sides[first]]
      while let end = contour.last?.b, end != contour[0].a, let next = outgoing[end]?.popLast() {
        contour.append(sides[next])
      }
      add(contour, to: &path)
    }
    return path
  }

  private func add(_ contour: [Side], to path: inout Path) {
    let breaks = contour.indices.filter {
      !contour[$0 == 0 ? contour.count - 1 : $0 - 1].continues(in: contour[$0])
    }
    let first = breaks.first ?? 0
    let runs = zip(breaks, breaks.dropFirst() + [first + contour.count])
    path.move(to: point(contour[first].a))
    for (start, end) in runs {
      let last = contour[(end - 1) % contour.count]
      if let cubic = sources[last.source] {
        let part = cubic.part(from: contour[start].ta, to: last.tb)
        path.cubic(
          control1: part.start + part.first, control2: part.end - part.third, to: point(last.b))
      } else if end < first + contour.count {
        path.line(to: point(last.b))
      }
    }
    path.close()
  }
}

extension Arrangement.Side {
  /// Twice the height of the line's middle.
  fileprivate var middleY: Int64 { a.y + b.y }

  /// Whether another piece goes on along the same line or curve.
  fileprivate func continues(in next: Arrangement.Side) -> Bool {
    source == next.source && tb == next.ta && (ta < tb) == (next.ta < next.tb)
  }
}

extension Cubic {
  /// The part between two parameters, which runs backward if the first is the greater one.
  fileprivate func part(from start: Double, to end: Double) -> Cubic {
    guard start <= end else {
      let forward = part(from: end, to: start)
      return Cubic(start: forward.end, -forward.third, -forward.second, -forward.first)
    }
    let head = split(at: end).0
    return start > 0 ? head.split(at: start / end).1 : head
  }
}

package import Faults

/// The inside of a path under a fill rule.
package struct Region: Hashable, Sendable {
  package var path = Path()
  package var rule = FillRule.nonZero

  /// An empty region.
  package init() {}

  package init(path: Path, rule: FillRule) {
    self.path = path
    self.rule = rule
  }

  /// What to keep of two regions.
  package enum Operation { case union, intersection, difference }

  /// The union or the intersection with another region, or the difference from it.
  ///
  /// Lines stay lines and curves become parts of themselves, cut within `tolerance` of their true
  /// crossings. All ends of lines and curves move to a grid of at least 2²⁸ steps across both
  /// paths. Throws `tooManyPieces` after `steps` comparisons of pieces.
  package func combined(
    with other: Region, keeping operation: Operation, tolerance: Double, steps: inout Int
  ) throws(Fault) -> Region {
    var arrangement = Arrangement(path, other.path, tolerance: tolerance)
    try arrangement.cut(steps: &steps)
    let path = try arrangement.outline(steps: &steps) { winding in
      let (first, second) = (rule.isInside(winding[0]), other.rule.isInside(winding[1]))
      return switch operation {
      case .union: first || second
      case .intersection: first && second
      case .difference: first && !second
      }
    }
    return Region(path: path, rule: .nonZero)
  }

  /// The difference from another region; nil if the regions do not overlap.
  ///
  /// Cuts and throws as ``combined(with:keeping:tolerance:steps:)`` does.
  package func cut(
    by other: Region, tolerance: Double, steps: inout Int
  ) throws(Fault) -> Region? {
    var arrangement = Arrangement(path, other.path, tolerance: tolerance)
    guard try arrangement.overlaps([rule, other.rule], steps: &steps) else { return nil }
    try arrangement.cut(steps: &steps)
    var overlaps = false
    let rest = try arrangement.outline(steps: &steps) { winding in
      guard rule.isInside(winding[0]) else { return false }
      let isCovered = other.rule.isInside(winding[1])
      if isCovered { overlaps = true }
      return !isCovered
    }
    return overlaps ? Region(path: rest, rule: .nonZero) : nil
  }

  /// The region without contours around a smaller area than `least`.
  package func withoutSlivers(below least: Double) -> Region {
    largest(path.contours.count { $0.doubledArea.magnitude >= 2 * least })
  }

  /// The region with so many of its contours, those around the largest areas.
  package func largest(_ count: Int) -> Region {
    let areas = path.contours.map { $0.doubledArea.magnitude }
    var result = Region(path: Path(), rule: rule)
    guard count > 0, let least = areas.sorted(by: >).prefix(count).last else { return result }
    for (contour, area) in zip(path.contours, areas) where area >= least {
      result.path.append(contour)
    }
    return result
  }
}

extension Path {
  /// A path for each subpath; some have no segment.
  package var contours: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      result[result.count - 1].add(element)
    }
    return result
  }

  /// Twice the area within a contour's ends of lines and curves, positive if clockwise on screen.
  package var doubledArea: Double {
    let corners = elements.compactMap { $0.end }
    guard let first = corners.first else { return 0 }
    return zip(corners, corners.dropFirst() + [first]).reduce(0) { sum, side in
      sum + (side.0 - .zero).cross(side.1 - .zero)
    }
  }
}

extension FillRule {
  package func isInside(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

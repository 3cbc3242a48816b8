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
  package enum Operation { case union, intersection }

  /// The union or the intersection with another region, for either fill rule.
  ///
  /// Lines stay lines and curves become parts of themselves, cut within `tolerance` of their true
  /// crossings. All ends of lines and curves move to a grid of at least 2²⁸ steps across both
  /// paths. Throws `tooManyPieces` after `steps` comparisons of pieces.
  package func combined(
    with other: Region, keeping operation: Operation, tolerance: Double, steps: inout Int
  ) throws(PathError) -> Region {
    var arrangement = Arrangement(path, other.path, tolerance: tolerance)
    try arrangement.cut(steps: &steps)
    let path = try arrangement.outline(steps: &steps) { winding in
      let (first, second) = (rule.isInside(winding[0]), other.rule.isInside(winding[1]))
      return operation == .union ? first || second : first && second
    }
    return Region(path: path, rule: .nonZero)
  }
}

extension FillRule {
  fileprivate func isInside(_ winding: Int) -> Bool {
    self == .nonZero ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

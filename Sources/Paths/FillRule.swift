/// Which points lie inside a path, told from how often its subpaths wind around them.
public enum FillRule: Hashable, Sendable, CaseIterable {
  /// Inside where the winding number is not 0.
  case nonZero
  /// Inside where the winding number is odd.
  case evenOdd
}

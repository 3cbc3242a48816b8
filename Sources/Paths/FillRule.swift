/// Decides which points are inside a path, by their winding number.
public enum FillRule: Hashable, Sendable, CaseIterable {
  /// Inside where the winding number is not 0.
  case nonZero
  /// Inside where the winding number is odd.
  case evenOdd
}

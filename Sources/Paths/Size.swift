/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Makes a size from its two extents.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

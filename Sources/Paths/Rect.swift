/// A rectangle with sides along the axes; its width and height may be 0, never negative.
public struct Rect: Hashable, Sendable {
  /// The left side.
  public let minX: Double
  /// The top side.
  public let minY: Double
  /// The right side, at least `minX`.
  public let maxX: Double
  /// The bottom side, at least `minY`.
  public let maxY: Double

  /// Makes the smallest rectangle around two corners, in any order.
  public init(_ a: Point, _ b: Point) {
    minX = min(a.x, b.x)
    minY = min(a.y, b.y)
    maxX = max(a.x, b.x)
    maxY = max(a.y, b.y)
  }

  /// Makes a rectangle from its top left corner and size; a negative extent reaches up or left.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(Point(x: x, y: y), Point(x: x + width, y: y + height))
  }

  package init(_ size: Size) { self.init(x: 0, y: 0, width: size.width, height: size.height) }

  /// The width; 0 or more.
  public var width: Double { maxX - minX }

  /// The height; 0 or more.
  public var height: Double { maxY - minY }

  /// The midpoint.
  public var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  /// The smallest rectangle around this one and another.
  public func union(_ other: Rect) -> Rect {
    Rect(
      Point(x: min(minX, other.minX), y: min(minY, other.minY)),
      Point(x: max(maxX, other.maxX), y: max(maxY, other.maxY)))
  }

  /// Moves every side outward by `distance`; a negative one moves them inward, to the center at most.
  public func outset(by distance: Double) -> Rect {
    Rect(
      Point(x: minX - distance, y: minY - distance),
      Point(x: maxX + distance, y: maxY + distance))
  }

  /// Whether both rectangles share a point, sides included.
  package func touches(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Whether another rectangle lies within this one, sides included.
  public func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && other.maxX <= maxX && other.maxY <= maxY
  }
}

/// A width and a height.
public struct Size: Hashable, Sendable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

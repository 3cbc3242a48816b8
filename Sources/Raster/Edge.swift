/// Coordinates in whole units of 2⁻²⁴ pixel.
///
/// Exact sums give a shape moved by whole pixels, or drawn backwards, the very same coverage. They
/// have 64 bits where `Int` has 32, too: a product of two coordinates needs up to 49.
enum Grid {
  static let unit: Int64 = 1 << 24
  static let bits: Int64 = 24

  /// Rounds a magnitude below 2⁵¹ to the nearest integer, halves to even, without the C library.
  ///
  /// Adding 1.5·2⁵² leaves no room for a fraction: the sum is rounded, its low bits the number.
  @inline(__always)
  static func round(_ value: Double) -> Int64 {
    let shift = 0x1.8p52
    return Int64(bitPattern: (value + shift).bitPattern) &- Int64(bitPattern: shift.bitPattern)
  }

  /// Converts pixels, of magnitude below 2²⁷, to grid units.
  @inline(__always)
  static func snap(_ pixels: Double) -> Int64 { round(pixels * 0x1p24) }

  /// The pixel that contains a coordinate of 0 or more.
  @inline(__always)
  static func pixel(_ coordinate: Int64) -> Int { Int(truncatingIfNeeded: coordinate &>> bits) }

  /// The coordinate where a pixel begins.
  @inline(__always)
  static func start(_ pixel: Int) -> Int64 { Int64(truncatingIfNeeded: pixel) &<< bits }
}

/// A straight line from top to bottom, or a horizontal one, within the canvas, in grid units.
struct Edge {
  var x0: Int64
  var y0: Int64
  var x1: Int64
  var y1: Int64
  /// The change of x for each unit of y; undefined for a horizontal line.
  var slope: Double

  @inline(__always)
  init(x0: Int64, y0: Int64, x1: Int64, y1: Int64) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.slope = Double(x1 &- x0) / Double(y1 &- y0)
  }

  /// The x at height `y`, clamped to the line's ends.
  @inline(__always)
  func x(at y: Int64) -> Int64 {
    if y <= y0 { return x0 }
    if y >= y1 { return x1 }
    return xInside(y)
  }

  /// The x at height `y`, which is between the line's ends.
  @inline(__always)
  func xInside(_ y: Int64) -> Int64 { x0 &+ Grid.round(Double(y &- y0) * slope) }
}

/// Connected edges from top to bottom, all drawn down or all drawn up.
struct Chain {
  var edges: Range<Int>
  /// 1 if the path ran down, -1 if it ran up, 0 for horizontal lines alone.
  var winding: Int32
  /// The first row.
  var row: Int
}

/// The part of an edge within one row of pixels; never horizontal.
struct Piece {
  var line: Boundary
  var edge: Int
  var winding: Int32
  /// Whether the next piece goes on where this one ends.
  var isContinued = false
}

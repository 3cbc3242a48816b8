/// Coordinates as whole numbers of 2⁻²⁴ pixel.
///
/// Sums and differences of such numbers are exact, so that moving a shape by whole pixels, or
/// drawing it backwards, gives the very same coverage.
enum Grid {
  /// The size of a pixel.
  static let unit = 1 << 24
  static let bits = 24

  /// The nearest whole number, halves to the even one; for magnitudes below 2⁵¹.
  ///
  /// Adding 1.5·2⁵² leaves no room for a fraction, so the addition rounds, and the low bits of the
  /// sum are the number; the C library is not involved.
  @inline(__always)
  static func round(_ value: Double) -> Int {
    let shift = 0x1.8p52
    return Int(truncatingIfNeeded: Int64(bitPattern: (value + shift).bitPattern))
      &- Int(truncatingIfNeeded: Int64(bitPattern: shift.bitPattern))
  }

  /// A coordinate in pixels, of magnitude below 2²⁷, in grid units.
  @inline(__always)
  static func snap(_ pixels: Double) -> Int { round(pixels * 0x1p24) }

  /// The pixel that a coordinate of 0 or more lies in.
  @inline(__always)
  static func pixel(_ coordinate: Int) -> Int { coordinate &>> bits }
}

/// A straight line from top to bottom, or a level one, within the canvas, in grid units.
struct Edge {
  var x0: Int
  var y0: Int
  var x1: Int
  var y1: Int
  /// How far x moves for each unit of y; means nothing for a level line.
  var slope: Double

  @inline(__always)
  init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.slope = Double(x1 &- x0) / Double(y1 &- y0)
  }

  /// Where the line is at height `y`, between its ends.
  @inline(__always)
  func x(at y: Int) -> Int {
    if y <= y0 { return x0 }
    if y >= y1 { return x1 }
    return xInside(y)
  }

  /// Where the line is at height `y`, which lies between its ends.
  @inline(__always)
  func xInside(_ y: Int) -> Int { x0 &+ Grid.round(Double(y &- y0) * slope) }
}

/// Edges one below the other without a gap, all drawn down or all drawn up.
struct Chain {
  /// The indices of its edges, from the top down.
  var edges: Range<Int>
  /// 1 if the path ran down, -1 if it ran up, 0 for level lines alone.
  var winding: Int32
  /// The row that it starts in.
  var row: Int
}

/// The part of an edge within one row of pixels, not level.
struct Piece {
  var line: Boundary
  var edge: Int
  var winding: Int32
}

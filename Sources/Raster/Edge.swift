/// Coordinates as whole numbers of 2⁻²⁴ pixel, held in `Double`, which represents them exactly.
///
/// Sums and differences of such numbers are exact too, so that moving a shape by whole pixels, or
/// drawing it backwards, gives the very same coverage.
enum Grid {
  static let unit = 0x1p24
  static let perUnit = 0x1p-24
  static let unitInt: Int32 = 1 << 24

  /// The nearest whole number, halves to the even one; for magnitudes below 2⁵¹.
  ///
  /// Adding 1.5·2⁵² leaves no room for a fraction, so the addition rounds; no C library involved.
  @inline(__always)
  static func round(_ value: Double) -> Double {
    (value + 0x1.8p52) - 0x1.8p52
  }

  /// A coordinate in pixels as a whole number of grid units.
  @inline(__always)
  static func snap(_ pixels: Double) -> Double { round(pixels * unit) }
}

/// A straight line from top to bottom, or a level one, within the canvas, in grid units.
struct Edge {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  /// How far x moves for each unit of y; means nothing for a level line.
  var slope: Double

  @inline(__always)
  init(x0: Double, y0: Double, x1: Double, y1: Double) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    self.slope = (x1 - x0) / (y1 - y0)
  }

  /// Where the line is at height `y`, between its ends; a whole number of grid units.
  @inline(__always)
  func x(at y: Double) -> Double {
    if y <= y0 { return x0 }
    if y >= y1 { return x1 }
    return x0 + Grid.round((y - y0) * slope)
  }
}

/// Edges one below the other without a gap, all drawn down or all drawn up.
struct Chain {
  /// The indices of its edges, from the top down.
  var edges: Range<Int>
  /// 1 if the path ran down, -1 if it ran up.
  var winding: Int32
}

/// The part of an edge within one row of pixels; y counts from the top of the row.
struct Piece {
  var xTop: Double
  var yTop: Double
  var xBottom: Double
  var yBottom: Double
  var edge: Int
  var winding: Int32
}

/// A line within one row where the inside begins or ends, in grid units; y is from the row's top.
struct Boundary {
  var xTop: Int64
  var yTop: Int64
  var xBottom: Int64
  var yBottom: Int64

  /// Adds the area right of the line to the row's differences, in units of 2⁻²⁴ pixel.
  ///
  /// A running sum over the row turns differences into areas: a column stores its own area, and the
  /// next one the rest up to the full height, hence two elements beyond the columns. The loop runs
  /// from low x to high x, since the direction in y does not change areas. `sign` is 1 if the
  /// inside is on the right, -1 if it is on the left.
  @inline(__always)
  func add(sign: Int32, to differences: inout MutableSpan<Int32>) {
    let height = yBottom &- yTop
    let (low, high) = xTop < xBottom ? (xTop, xBottom) : (xBottom, xTop)
    let last = Grid.pixel(high)
    var column = Grid.pixel(low)
    var offset = low &- Grid.start(column)
    var done: Int64 = 0
    // The part that the column before passes on to the next one.
    var rest: Int32 = 0
    if column < last {
      let rise = Double(height) / Double(high &- low)
      while column < last {
        let side = Grid.start(column &+ 1)
        let reached = Grid.round(Double(side &- low) * rise)
        let left = Self.leftArea(height: reached &- done, offsets: offset &+ Grid.unit)
        differences[column] &+= (Int32(truncatingIfNeeded: reached &- done &- left) &+ rest) &* sign
        rest = Int32(truncatingIfNeeded: left)
        offset = 0
        done = reached
        column &+= 1
      }
    }
    let offsets = offset &+ (high &- Grid.start(last))
    let left = Self.leftArea(height: height &- done, offsets: offsets)
    differences[last] &+= (Int32(truncatingIfNeeded: height &- done &- left) &+ rest) &* sign
    differences[last &+ 1] &+= Int32(truncatingIfNeeded: left) &* sign
  }

  /// The area between a line and its column's left side, 0 to 2²⁴, in units of 2⁻²⁴ pixel.
  ///
  /// `offsets` is the sum of both ends' distances from that side, in grid units.
  @inline(__always)
  static func leftArea(height: Int64, offsets: Int64) -> Int64 {
    (height &* offsets &+ Grid.unit) &>> (Grid.bits + 1)
  }
}

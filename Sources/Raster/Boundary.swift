/// A line where the inside of a shape begins or ends, within one row; coordinates in grid units,
/// y from the row's top.
struct Boundary {
  var xTop: Int
  var yTop: Int
  var xBottom: Int
  var yBottom: Int

  /// Adds the area on the right of the line to the differences of its row.
  ///
  /// A line covers everything to its right. Its part in a column is stored as a difference: the
  /// area in the column itself, and what is still missing to the full height in the column after,
  /// so that a running sum over the row gives the areas. The line is walked from low x to high x,
  /// whatever its sense in y, which does not change areas.
  ///
  /// - Parameters:
  ///   - sign: 1 if the inside is on the right, and -1 if it is on the left.
  ///   - differences: One for each column and two beyond, in units of 2⁻²⁴ pixel.
  @inline(__always)
  func add(sign: Int32, to differences: inout MutableSpan<Int32>) {
    let height = yBottom &- yTop
    let (low, high) = xTop < xBottom ? (xTop, xBottom) : (xBottom, xTop)
    let last = Grid.pixel(high)
    var column = Grid.pixel(low)
    var offset = low &- column &<< Grid.bits
    var done = 0
    // What the column before leaves for the next one.
    var rest: Int32 = 0
    if column < last {
      let rise = Double(height) / Double(high &- low)
      while column < last {
        let side = (column &+ 1) &<< Grid.bits
        let reached = Grid.round(Double(side &- low) * rise)
        let left = Self.leftArea(height: reached &- done, offsets: offset &+ Grid.unit)
        differences[column] &+= (Int32(truncatingIfNeeded: reached &- done &- left) &+ rest) &* sign
        rest = Int32(truncatingIfNeeded: left)
        offset = 0
        done = reached
        column &+= 1
      }
    }
    let offsets = offset &+ (high &- last &<< Grid.bits)
    let left = Self.leftArea(height: height &- done, offsets: offsets)
    differences[last] &+= (Int32(truncatingIfNeeded: height &- done &- left) &+ rest) &* sign
    differences[last &+ 1] &+= Int32(truncatingIfNeeded: left) &* sign
  }

  /// The area between a line and the left side of the column that it lies in, in units of 2⁻²⁴
  /// pixel.
  ///
  /// - Parameters:
  ///   - height: Between its ends, in grid units.
  ///   - offsets: The sum of the distances of both ends from the column's left side.
  /// - Returns: 0 to 2²⁴.
  @inline(__always)
  static func leftArea(height: Int, offsets: Int) -> Int {
    (height &* offsets &+ Grid.unit) &>> (Grid.bits + 1)
  }
}

import Paths
import Raster

/// The stretches of one color in the rows of a picture: in drawings far fewer than its pixels.
struct PixelRuns {
  /// The number of stretches in each row; 0 for a row that is the same as the one above.
  private(set) var counts: [Int32] = []
  /// For each row that has stretches, the columns where they start, and the width.
  private(set) var starts: [Int32]

  /// Finds the stretches of some rows; the first one counts as different from that above.
  init(_ pixmap: Pixmap, rows: Range<Int>) {
    let width = pixmap.width
    let pixels = pixmap.pixels.span.extracting(rows.lowerBound * width..<rows.upperBound * width)
    counts.reserveCapacity(rows.count)
    starts = Array(repeatElement(0, count: rows.count * (width + 1) + 1))
    var used = 0
    for y in 0..<rows.count {
      let row = pixels.extracting(y * width..<(y + 1) * width)
      if y > 0, row.isSame(as: pixels.extracting((y - 1) * width..<y * width)) {
        counts.append(0)
        continue
      }
      let count = Self.find(row, &starts, at: used)
      counts.append(Int32(truncatingIfNeeded: count))
      used += count + 1
    }
    starts.removeLast(starts.count - used)
  }

  /// So many pixels are looked at together.
  private static let block = 8

  /// Writes the columns where stretches of a row start, and behind them its width.
  private static func find(_ row: Span<Color>, _ storage: inout [Int32], at first: Int) -> Int {
    var starts = storage.mutableSpan
    var place = first &+ 1
    var last = row[0].word
    var x = 1
    while x < row.count {
      let end = min(x &+ block, row.count)
      if end &- x == block, row.extracting(x..<end).isAll(last) {
        x = end
        continue
      }
      // Written at each pixel, and over again where it is no start: no branch is guessed wrong.
      while x < end {
        let pixel = row[x].word
        starts[place] = Int32(truncatingIfNeeded: x)
        place &+= pixel == last ? 0 : 1
        last = pixel
        x &+= 1
      }
    }
    starts[first] = 0
    starts[place] = Int32(truncatingIfNeeded: row.count)
    return place &- first
  }
}

extension Span<Color> {
  /// Whether all pixels are those of a span as long.
  func isSame(as other: Span<Color>) -> Bool {
    var difference: UInt32 = 0
    for x in 0..<Swift.min(count, other.count) { difference |= self[x].word ^ other[x].word }
    return difference == 0
  }

  /// Whether all pixels have the same channels.
  @inline(__always)
  func isAll(_ word: UInt32) -> Bool {
    var difference: UInt32 = 0
    for x in indices { difference |= self[x].word ^ word }
    return difference == 0
  }
}

extension Color {
  /// The channels in one number, red lowest.
  @inline(__always)
  var word: UInt32 {
    UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | UInt32(alpha) << 24
  }
}

import Paths

/// How far a letter reaches to both sides, in bands of its height.
///
/// It makes straight sides stand apart and round and open ones move closer.
struct LetterSides {
  /// The bands between the top and the foot of capitals; one more lies above, one below.
  private static let count = 12
  private var left = [Double](repeating: .infinity, count: count + 2)
  private var right = [Double](repeating: -.infinity, count: count + 2)
  private let ink: Rect

  /// `height` is the height of capitals between their center lines, at 0 and `height`.
  init(_ letter: LetterShape, stroke: Double, height: Double) {
    ink = letter.ink
    add(letter.lines, reach: stroke / 2, height, stroke)
    add(letter.areas, reach: 0, height, stroke)
  }

  private mutating func add(_ path: Path, reach: Double, _ height: Double, _ stroke: Double) {
    var lines = Polylines()
    // Lines as wide as the letter is high leave no height.
    let tolerance = FlatteningTolerance(distance: max(height, stroke) / 100)
    guard (try? path.flatten(tolerance: tolerance, into: &lines)) != nil else { return }
    let band = (height + stroke) / Double(Self.count)
    for contour in lines.contours {
      for index in contour.dropFirst() {
        let (start, end) = (lines.points[index - 1], lines.points[index])
        let (high, low) = start.y < end.y ? (start, end) : (end, start)
        for number in left.indices {
          let top = number == 0 ? -.infinity : Double(number - 1) * band - stroke / 2 - reach
          let bottom =
            number > Self.count ? .infinity : Double(number) * band - stroke / 2 + reach
          guard high.y < bottom, low.y > top else { continue }
          let slope = low.y > high.y ? (low.x - high.x) / (low.y - high.y) : 0
          let first = high.y < top ? high.x + slope * (top - high.y) : high.x
          let last = low.y > bottom ? high.x + slope * (bottom - high.y) : low.x
          left[number] = min(left[number], first - reach, last - reach)
          right[number] = max(right[number], first + reach, last + reach)
        }
      }
    }
  }

  /// The gap to the next letter's ink, which is `usual` between straight sides, on the grid.
  ///
  /// No parts come closer than `least`; the gap itself may be negative, as between L and T.
  func gap(
    to next: LetterSides, usual: Double, least: Double, on grid: PixelGrid
  ) -> Double {
    let whites = left.indices.map { (ink.maxX - right[$0]) + (next.left[$0] - next.ink.minX) }
    let letters = whites[1...Self.count]
    let open = letters.reduce(0) { $0 + min($1, usual) } / Double(Self.count)
    // Slanted parts also face those a little higher or lower.
    var nearest = Double.infinity
    for index in left.indices {
      let near = right[max(index - 2, 0)...min(index + 2, right.count - 1)]
      let reach = near.reduce(-Double.infinity) { max($0, $1) }
      nearest = min(nearest, ink.maxX - reach + next.left[index] - next.ink.minX)
    }
    return max(grid.edge(usual - 0.75 * open), -grid.below(nearest - least))
  }
}

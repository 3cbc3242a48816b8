package import Raster
package import JSON

/// The position of a picture's ink, as shares of its width and height.
package struct InkFacts: Hashable, Sendable {
  /// The center of gravity (x, y) of all coverage, both lit and unlit.
  package let center: [Double]
  /// The bounding box of all coverage: left, top, right, bottom.
  package let box: [Double]
  package let share: Double

  package var json: JSON { ["box": box, "center": center, "share": share] }

  /// Measures a picture; `nil` if it has no ink.
  package init?(_ pixmap: Pixmap) {
    var (sum, sumX, sumY) = (0, 0, 0)
    var (left, top, right, bottom) = (pixmap.width, pixmap.height, 0, 0)
    for y in 0..<pixmap.height {
      for x in 0..<pixmap.width {
        let alpha = Int(pixmap[x, y].alpha)
        guard alpha > 0 else { continue }
        sum += alpha
        // Doubles the pixel's center to keep the sums integral.
        sumX += alpha * (2 * x + 1)
        sumY += alpha * (2 * y + 1)
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    guard sum > 0 else { return nil }
    let (width, height) = (Double(pixmap.width), Double(pixmap.height))
    func thousandths(_ value: Double) -> Double { Double(Int(value * 1000 + 0.5)) / 1000 }
    center = [
      thousandths(Double(sumX) / Double(2 * sum) / width),
      thousandths(Double(sumY) / Double(2 * sum) / height),
    ]
    box = [
      thousandths(Double(left) / width), thousandths(Double(top) / height),
      thousandths(Double(right) / width), thousandths(Double(bottom) / height),
    ]
    share = thousandths(Double(sum) / 255 / width / height)
  }
}

import Raster

/// Guesses the cause of a change, in a few words.
enum ChangeHint {
  static func hints(_ expected: Pixmap, _ actual: Pixmap) -> [String] {
    let isExpectedEmpty = expected.pixels.allSatisfy { $0.alpha == 0 }
    let isActualEmpty = actual.pixels.allSatisfy { $0.alpha == 0 }
    if isExpectedEmpty != isActualEmpty {
      return [isExpectedEmpty ? "the golden is empty" : "the actual picture is empty"]
    }
    guard expected.width == actual.width, expected.height == actual.height, !isExpectedEmpty
    else { return [] }
    let hasShape = expected.pixels.contains { $0.alpha < 255 }
    if hasShape, zip(expected.pixels, actual.pixels).allSatisfy({ $0.alpha == $1.alpha }) {
      return ["the same shape in other colors"]
    }
    guard expected.pixels.count <= 1 << 20 else { return [] }
    for distance in 1...8 {
      for y in -4...4 {
        for x in -4...4 where abs(x) + abs(y) == distance {
          if isShifted(expected, actual, x, y) { return ["the same picture moved " + way(x, y)] }
        }
      }
    }
    return []
  }

  private static func way(_ x: Int, _ y: Int) -> String {
    [
      x == 0 ? nil : "\(x > 0 ? "right" : "left") by \(abs(x)) px",
      y == 0 ? nil : "\(y > 0 ? "down" : "up") by \(abs(y)) px",
    ].compactMap(\.self).joined(separator: " and ")
  }

  /// Whether `b` is `a` moved by some pixels, with only background in the gap.
  private static func isShifted(_ a: Pixmap, _ b: Pixmap, _ dx: Int, _ dy: Int) -> Bool {
    let ground = a[0, 0].visible
    for y in 0..<b.height {
      for x in 0..<b.width {
        let (column, row) = (x - dx, y - dy)
        let isInside = column >= 0 && row >= 0 && column < a.width && row < a.height
        let wanted = isInside ? a[column, row].visible : ground
        if b[x, y].visible != wanted { return false }
      }
    }
    return true
  }
}

extension Pixmap {
  /// A hash of the size and the visible pixels.
  var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine([width, height])
    for pixel in pixels { hasher.combine(pixel.visible) }
    return hasher.finalize()
  }
}

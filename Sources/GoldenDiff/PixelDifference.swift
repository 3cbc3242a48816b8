import Paths
public import Raster

/// How two pictures differ, in numbers.
public struct PixelDifference: Hashable, Sendable {
  /// A pixel and its color on both sides.
  public struct Sample: Hashable, Sendable {
    /// The column, from 0.
    public var x: Int
    /// The row, from 0.
    public var y: Int
    /// The expected color, as `#rrggbbaa`.
    public var expected: String
    /// The actual color, as `#rrggbbaa`.
    public var actual: String
  }

  /// Pixels that count as different; a pixel that only one picture has is among them.
  public var pixels = 0
  /// Pixels that differ at all.
  public var exactPixels = 0
  /// Pixels that differ by no more than the tolerance.
  public var toleratedPixels = 0
  /// Pixels that differ under a mask.
  public var maskedPixels = 0
  /// Pixels that differ where they smooth an edge, if such are ignored.
  public var antialiasedPixels = 0
  /// The largest difference of a channel outside the masks, 0 to 255.
  ///
  /// Alpha is straight, and a fully transparent pixel is transparent black.
  public var largest = 0
  /// The mean difference of a channel over all channels of all shared pixels, 0 to 255.
  public var mean = 0.0
  /// The smallest box around the pixels that count as different.
  public var bounds: PixelBox?
  /// The pixel that differs most outside the masks; the first of equals.
  public var worst: Sample?
  /// The pixels that count as different as a share of those that are not fully transparent in one
  /// of the pictures, 0 to 1.
  public var inkShare = 0.0
  /// The sum of the opacities of the expected picture, in pixels.
  public var expectedInk = 0.0
  /// The sum of the opacities of the actual picture, in pixels.
  public var actualInk = 0.0
  /// The most pixels that count as different in a window, if the rules have one.
  public var densest: Int?
  /// Whether the sizes are the same and the rules allow what differs.
  public var isAllowed = false

  /// Measures two pictures.
  public init(_ expected: Pixmap, _ actual: Pixmap, rules: ComparisonRules) {
    let map = DifferenceMap(expected, actual, rules: rules)
    let isSameSize = expected.width == actual.width && expected.height == actual.height
    var (ink, sum) = (0, 0)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for row in 0..<map.height {
      for column in 0..<map.width {
        let (a, b) = (expected[column, row], actual[column, row])
        if a.alpha | b.alpha != 0 { ink += 1 }
        let mark = map.marks[row * map.width + column]
        guard mark != .same else { continue }
        exactPixels += 1
        let differences = a.differences(to: b)
        sum += Int(differences.wrappedSum())
        switch mark {
        case .same: break
        case .tolerated: toleratedPixels += 1
        case .antialiased: antialiasedPixels += 1
        case .masked:
          maskedPixels += 1
          continue
        case .different:
          pixels += 1
          (left, right) = (min(left, column), max(right, column))
          (top, bottom) = (min(top, row), max(bottom, row))
        }
        if Int(differences.max()) > largest {
          largest = Int(differences.max())
          worst = Sample(x: column, y: row, expected: a.fullHexadecimal, actual: b.fullHexadecimal)
        }
      }
    }
    expectedInk = Double(expected.pixels.reduce(0) { $0 + Int($1.alpha) }) / 255
    actualInk = Double(actual.pixels.reduce(0) { $0 + Int($1.alpha) }) / 255
    mean = Double(sum) / Double(4 * map.width * map.height)
    let outside = expected.pixels.count + actual.pixels.count - 2 * map.marks.count
    pixels += outside
    exactPixels += outside
    ink += outside
    for picture in [expected, actual] {
      // The parts that the other does not have: right of it and below it.
      if picture.width > map.width { (left, top) = (min(left, map.width), 0) }
      if picture.height > map.height { (left, top) = (0, min(top, map.height)) }
      if picture.width > map.width || picture.height > map.height {
        (right, bottom) = (max(right, picture.width - 1), max(bottom, picture.height - 1))
      }
    }
    if right >= 0 {
      bounds = PixelBox(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
    inkShare = ink == 0 ? 0 : Double(pixels) / Double(ink)
    densest = rules.window.map { map.densest(window: $0.size) }
    let limit = rules.maxPixels ?? (rules.window == nil ? 0 : Int.max)
    let isSparse = rules.window.map { (densest ?? 0) <= $0.pixels } ?? true
    isAllowed = isSameSize && pixels <= limit && isSparse
  }
}

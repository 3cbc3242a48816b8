import Faults
import Paths
public import Raster

/// The measured difference of two pictures.
public struct PixelDifference: Hashable, Sendable {
  /// A pixel and its color on both sides.
  ///
  /// The colors are `#rrggbbaa`, or `#rrrrggggbbbbaaaa` if a picture needs 16 bits.
  public struct Sample: Hashable, Sendable {
    /// The column, from 0.
    public var x: Int
    /// The row, from 0.
    public var y: Int
    /// The expected color.
    public var expected: String
    /// The actual color.
    public var actual: String
  }

  /// Pixels that count as different, including those that only one picture has.
  public var pixels = 0
  /// Pixels with any difference.
  public var exactPixels = 0
  /// Pixels that differ at most by the tolerance.
  public var toleratedPixels = 0
  /// Pixels that differ in a mask.
  public var maskedPixels = 0
  /// Pixels that differ by smoothing an edge, if the rules ignore these.
  public var antialiasedPixels = 0
  /// The largest difference of a channel outside of masks, in levels from 0 to 255, rounded up.
  ///
  /// Alpha is straight; a fully transparent pixel counts as transparent black. A difference below
  /// a level, as between samples of 16 bits, is 1.
  public var largest = 0
  /// The mean difference over all channels of all shared pixels, in levels from 0 to 255.
  public var mean = 0.0
  /// The bounding box of the pixels that count as different.
  public var bounds: PixelBox?
  /// The first pixel with the largest difference outside of masks.
  public var worst: Sample?
  /// The share of different pixels among those with alpha above 0 in either picture, 0 to 1.
  public var inkShare = 0.0
  /// The sum of opacities in the expected picture, in pixels.
  public var expectedInk = 0.0
  /// The sum of opacities in the actual picture, in pixels.
  public var actualInk = 0.0
  /// The largest number of different pixels in any window, if the rules have one.
  public var densest: Int?
  /// Whether the sizes are equal and the rules allow the difference.
  public var isAllowed = false

  /// Measures two pictures of 8 bits a sample.
  public init(_ expected: Pixmap, _ actual: Pixmap, rules: ComparisonRules) {
    self.init(DeepPixmap(expected), DeepPixmap(actual), rules: rules)
  }

  /// Measures two pictures, in 16 bits if one needs them; ink and perceived colors stay in 8.
  public init(_ expected: DeepPixmap, _ actual: DeepPixmap, rules: ComparisonRules) {
    let map = DifferenceMap(expected, actual, rules: rules)
    let (first, second) = (expected.pixmap, actual.pixmap)
    let isDeep = expected.isDeep || actual.isDeep
    let isSameSize = first.width == second.width && first.height == second.height
    var (ink, sum, most) = (0, 0, UInt16.zero)
    var (left, top, right, bottom) = (Int.max, Int.max, -1, -1)
    for row in 0..<map.height {
      for column in 0..<map.width {
        let mark = map.marks[row * map.width + column]
        // What differs is seen, if only in 16 bits.
        if first[column, row].alpha | second[column, row].alpha != 0 || mark != .same { ink += 1 }
        guard mark != .same else { continue }
        exactPixels += 1
        let (a, b) = (expected.channels(column, row), actual.channels(column, row))
        let difference = ChannelDifference(a, b)
        sum += difference.sum
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
        // Compares steps, so that the worst of several that round up to the same level is found.
        if difference.steps.max() > most {
          most = difference.steps.max()
          largest = difference.levels
          worst = Sample(
            x: column, y: row,
            expected: isDeep ? Self.hexadecimal(a) : first[column, row].fullHexadecimal,
            actual: isDeep ? Self.hexadecimal(b) : second[column, row].fullHexadecimal)
        }
      }
    }
    expectedInk = Double(first.pixels.reduce(0) { $0 + Int($1.alpha) }) / 255
    actualInk = Double(second.pixels.reduce(0) { $0 + Int($1.alpha) }) / 255
    mean = Double(sum) / Double(257 * 4 * map.width * map.height)
    let outside = first.pixels.count + second.pixels.count - 2 * map.marks.count
    pixels += outside
    exactPixels += outside
    ink += outside
    for picture in [first, second] {
      // The area that only this picture has, to the right and below.
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

  /// The channels of a pixel as `#rrrrggggbbbbaaaa`.
  private static func hexadecimal(_ pixel: SIMD4<UInt16>) -> String {
    "#" + [pixel.x, pixel.y, pixel.z, pixel.w].map { $0.digits(4, radix: 16) }.joined()
  }
}

/// A rectangle of whole pixels; columns and rows start at 0.
public struct PixelBox: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns; 1 or more.
  public var width: Int
  /// The number of rows; 1 or more.
  public var height: Int

  /// Creates a box.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the box contains a pixel.
  public func contains(x column: Int, y row: Int) -> Bool {
    column >= x && row >= y && column - x < width && row - y < height
  }
}

extension PixelBox: CustomStringConvertible {
  /// The form `WIDTHxHEIGHT+X+Y`, for example `20x12+4+0`.
  public var description: String { "\(width)x\(height)+\(x)+\(y)" }

  /// Parses `WIDTHxHEIGHT+X+Y`; returns `nil` for other texts and empty boxes.
  public init?(_ text: String) {
    let parts = text.split(separator: "+", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    let numbers = (sides + parts[1...]).compactMap(Self.number)
    guard sides.count == 2, numbers.count == 4, numbers[0] > 0, numbers[1] > 0 else { return nil }
    self.init(x: numbers[2], y: numbers[3], width: numbers[0], height: numbers[1])
  }

  /// A number of digits alone, at most 1,000,000,000.
  private static func number(_ digits: Substring) -> Int? {
    guard digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return Int(digits).flatMap { $0 <= 1_000_000_000 ? $0 : nil }
  }
}

package import Faults
import Paths
package import Raster

/// The classification of each pixel that both pictures have.
struct DifferenceMap {
  /// The class of a pixel, in ascending order of severity.
  enum Mark: UInt8 {
    /// No channel differs, or both pixels are fully transparent.
    case same
    case tolerated
    case masked
    /// It differs, but only smooths an edge.
    case antialiased
    case different
  }

  let width: Int
  let height: Int
  /// The marks, row-major from the top left.
  private(set) var marks: [Mark]

  /// Compares in 16 bits if one picture needs them; colors are perceived in 8.
  init(_ expected: DeepPixmap, _ actual: DeepPixmap, rules: ComparisonRules) {
    let isDeep = expected.isDeep || actual.isDeep
    let (first, second) = (expected.pixmap, actual.pixmap)
    width = min(first.width, second.width)
    height = min(first.height, second.height)
    marks = [Mark](repeating: .same, count: width * height)
    let colors = PerceivedColor(ground: rules.ground)
    let edges = EdgeFinder(first, second, colors)
    func isUnnoticed(_ a: Color, _ b: Color, _ index: Int) -> Bool {
      rules.threshold.map { colors.isWithin($0, a, b, at: index) } ?? false
    }
    for row in 0..<height {
      for column in 0..<width {
        let (a, b) = (first[column, row], second[column, row])
        if a == b, !isDeep { continue }
        let difference = ChannelDifference(
          expected.channels(column, row), actual.channels(column, row))
        let mark: Mark =
          if difference.steps == SIMD4() {
            .same
          } else if rules.masks.contains(where: { $0.contains(x: column, y: row) }) {
            .masked
          } else if difference.levels <= rules.tolerance
            || isUnnoticed(a.visible, b.visible, row * first.width + column)
          {
            .tolerated
          } else if rules.antialiasing == .ignore, edges.isSmoothing(column, row) {
            .antialiased
          } else {
            .different
          }
        marks[row * width + column] = mark
      }
    }
  }

  /// Returns the maximum number of differing pixels in any square, which may cross the border.
  ///
  /// Keeps running sums: of each column as the square moves down, of the columns as it moves right.
  func densest(window size: Int) -> Int {
    var columns = [Int](repeating: 0, count: width)
    var most = 0
    for row in 0..<height {
      for column in 0..<width {
        if marks[row * width + column] == .different { columns[column] += 1 }
        if row >= size, marks[(row - size) * width + column] == .different {
          columns[column] -= 1
        }
      }
      var sum = 0
      for column in 0..<width {
        sum += columns[column]
        if column >= size { sum -= columns[column - size] }
        most = max(most, sum)
      }
    }
    return most
  }
}

/// The difference of two pixels: red, green, blue, alpha.
struct ChannelDifference {
  /// The absolute differences in steps of 16 bits, 257 to a level of 8.
  let steps: SIMD4<UInt16>

  /// Subtracts the visible channels of two pixels.
  init(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>) {
    steps = (a &- b).replacing(with: b &- a, where: a .< b)
  }

  /// The largest difference in levels from 0 to 255, rounded up: less than a level counts as one.
  var levels: Int { (Int(steps.max()) + 256) / 257 }

  /// The sum of the differences, in steps.
  var sum: Int { Int(steps.x) + Int(steps.y) + Int(steps.z) + Int(steps.w) }
}

package enum DifferencePicture {
  /// Draws the marks on a transparent ground that covers both pictures.
  ///
  /// Magenta differs, however little; amber smooths an edge, cyan is within the tolerance, blue is
  /// masked. Throws `Fault.badSize` if the combined width and height are too large.
  package static func marks(
    _ expected: DeepPixmap, _ actual: DeepPixmap, rules: ComparisonRules
  ) throws(Fault) -> Pixmap {
    let map = DifferenceMap(expected, actual, rules: rules)
    let (expected, actual) = (expected.pixmap, actual.pixmap)
    let (width, height) = (
      max(expected.width, actual.width), max(expected.height, actual.height)
    )
    var picture = try Pixmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        if x < map.width, y < map.height {
          picture[x, y] = map.marks[y * map.width + x].color
        } else if x < expected.width && y < expected.height
          || x < actual.width && y < actual.height
        {
          picture[x, y] = DifferenceMap.Mark.different.color
        }
      }
    }
    return picture
  }

  /// Draws the marks over the expected picture, which fades to light gray; throws as `marks` does.
  package static func overview(
    _ expected: DeepPixmap, _ actual: DeepPixmap, rules: ComparisonRules
  ) throws(Fault) -> Pixmap {
    var picture = try marks(expected, actual, rules: rules)
    let expected = expected.pixmap
    for y in 0..<picture.height {
      for x in 0..<picture.width where picture[x, y].alpha == 0 {
        let isInside = x < expected.width && y < expected.height
        let pixel = isInside ? expected[x, y] : .transparent
        let luma =
          (299 * Int(pixel.red) + 587 * Int(pixel.green) + 114 * Int(pixel.blue)) / 1000
        // A quarter of the contrast, on a ground of 216.
        let level = UInt8(216 + (luma - 216) * Int(pixel.alpha) / 255 / 4)
        picture[x, y] = Color(red: level, green: level, blue: level)
      }
    }
    return picture
  }
}

extension DifferenceMap.Mark {
  fileprivate var color: Color {
    switch self {
    case .same: .transparent
    case .different: Color(red: 230, green: 0, blue: 126)
    case .antialiased: Color(red: 240, green: 180, blue: 0)
    case .tolerated: Color(red: 0, green: 160, blue: 200)
    case .masked: Color(red: 90, green: 90, blue: 220)
    }
  }
}

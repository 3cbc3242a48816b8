package import Faults
package import Paths
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

  init(_ expected: Pixmap, _ actual: Pixmap, rules: ComparisonRules) {
    width = min(expected.width, actual.width)
    height = min(expected.height, actual.height)
    marks = [Mark](repeating: .same, count: width * height)
    let colors = PerceivedColor(ground: rules.ground)
    let edges = EdgeFinder(expected, actual, colors)
    func isUnnoticed(_ a: Color, _ b: Color, _ index: Int) -> Bool {
      rules.threshold.map { colors.isWithin($0, a, b, at: index) } ?? false
    }
    for row in 0..<height {
      for column in 0..<width {
        let (a, b) = (expected[column, row], actual[column, row])
        if a == b { continue }
        let largest = Int(a.differences(to: b).max())
        let mark: Mark =
          if largest == 0 {
            .same
          } else if rules.masks.contains(where: { $0.contains(x: column, y: row) }) {
            .masked
          } else if largest <= rules.tolerance
            || isUnnoticed(a.visible, b.visible, row * expected.width + column)
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

extension Color {
  /// The color for comparison: a fully transparent pixel is transparent black.
  package var visible: Color { alpha == 0 ? .transparent : self }

  /// Returns the absolute difference of each visible channel: red, green, blue, alpha.
  func differences(to other: Color) -> SIMD4<Int32> {
    func channels(_ color: Color) -> SIMD4<Int32> {
      SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), Int32(color.alpha))
    }
    let difference = channels(visible) &- channels(other.visible)
    return difference.replacing(with: 0 &- difference, where: difference .< 0)
  }
}

package enum DifferencePicture {
  /// Draws the marks on a transparent ground that covers both pictures.
  ///
  /// Magenta differs, amber smooths an edge, cyan is within the tolerance, blue is masked. Throws
  /// `Fault.badSize` if the combined width and height are too large.
  package static func marks(
    _ expected: Pixmap, _ actual: Pixmap, rules: ComparisonRules
  ) throws(Fault) -> Pixmap {
    let map = DifferenceMap(expected, actual, rules: rules)
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
    _ expected: Pixmap, _ actual: Pixmap, rules: ComparisonRules
  ) throws(Fault) -> Pixmap {
    var picture = try marks(expected, actual, rules: rules)
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

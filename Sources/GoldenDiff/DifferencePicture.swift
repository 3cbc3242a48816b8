import Paths
package import Raster
package import Faults

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

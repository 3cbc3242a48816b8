import Paths
import Raster

/// Distinguishes pixels that smooth an edge from others.
///
/// Follows Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch
/// implements it: the eight neighbours include darker and brighter pixels and at most two as bright
/// as the pixel, and the darkest or brightest of them lies in an even area of both pictures.
///
/// A middle gray ground makes both white and black ink stand out where it is transparent.
struct EdgeFinder {
  private let expected: Pixmap
  private let actual: Pixmap

  init(_ expected: Pixmap, _ actual: Pixmap) {
    self.expected = expected
    self.actual = actual
  }

  func isSmoothing(_ x: Int, _ y: Int) -> Bool {
    isSmoothing(x, y, in: expected, beside: actual)
      || isSmoothing(x, y, in: actual, beside: expected)
  }

  private func isSmoothing(
    _ x: Int, _ y: Int, in picture: Pixmap, beside other: Pixmap
  ) -> Bool {
    let own = Self.brightness(picture[x, y])
    var equal = isAtBorder(x, y, of: picture) ? 1 : 0
    var (darkest, brightest) = (0, 0)
    var (darkestPlace, brightestPlace) = ((x, y), (x, y))
    for place in neighbours(x, y, of: picture) {
      let difference = Self.brightness(picture[place.0, place.1]) - own
      if difference == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest {
        (darkest, darkestPlace) = (difference, place)
      } else if difference > brightest {
        (brightest, brightestPlace) = (difference, place)
      }
    }
    guard darkest < 0, brightest > 0 else { return false }
    return isEven(darkestPlace, picture) && isEven(darkestPlace, other)
      || isEven(brightestPlace, picture) && isEven(brightestPlace, other)
  }

  /// Whether more than two neighbours have the same color.
  private func isEven(_ place: (Int, Int), _ picture: Pixmap) -> Bool {
    let (x, y) = place
    guard x < picture.width, y < picture.height else { return false }
    let own = picture[x, y].visible
    var equal = isAtBorder(x, y, of: picture) ? 1 : 0
    for (column, row) in neighbours(x, y, of: picture) where picture[column, row].visible == own {
      equal += 1
    }
    return equal > 2
  }

  private func isAtBorder(_ x: Int, _ y: Int, of picture: Pixmap) -> Bool {
    x == 0 || y == 0 || x == picture.width - 1 || y == picture.height - 1
  }

  private func neighbours(_ x: Int, _ y: Int, of picture: Pixmap) -> [(Int, Int)] {
    var places: [(Int, Int)] = []
    for column in max(0, x - 1)...min(picture.width - 1, x + 1) {
      for row in max(0, y - 1)...min(picture.height - 1, y + 1) where (column, row) != (x, y) {
        places.append((column, row))
      }
    }
    return places
  }

  /// The luma over middle gray (ITU-R BT.601), in 1/255,000 of a level.
  private static func brightness(_ color: Color) -> Int {
    let alpha = Int(color.alpha)
    let luma = 299 * Int(color.red) + 587 * Int(color.green) + 114 * Int(color.blue)
    return luma * alpha + 127_500 * (255 - alpha)
  }
}

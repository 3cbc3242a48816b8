import Paths
import Raster

/// Distinguishes pixels that smooth an edge from others.
///
/// Follows Vyšniauskas, "Anti-aliased Pixel and Intensity Slope Detector" (2009), as pixelmatch
/// implements it: the eight neighbours include darker and brighter pixels and at most two as bright
/// as the pixel, and the darkest or brightest of them lies in an even area of both pictures.
struct EdgeFinder {
  private let expected: Pixmap
  private let actual: Pixmap
  private let colors: PerceivedColor

  init(_ expected: Pixmap, _ actual: Pixmap, _ colors: PerceivedColor) {
    self.expected = expected
    self.actual = actual
    self.colors = colors
  }

  func isSmoothing(_ x: Int, _ y: Int) -> Bool {
    isSmoothing(x, y, in: expected, beside: actual)
      || isSmoothing(x, y, in: actual, beside: expected)
  }

  private func isSmoothing(
    _ x: Int, _ y: Int, in picture: Pixmap, beside other: Pixmap
  ) -> Bool {
    let (own, index) = (picture[x, y].visible, y * picture.width + x)
    var equal = isAtBorder(x, y, of: picture) ? 1 : 0
    var (darkest, brightest) = (0.0, 0.0)
    var (darkestPlace, brightestPlace) = ((x, y), (x, y))
    for place in neighbours(x, y, of: picture) {
      let difference = colors.brightening(own, picture[place.0, place.1].visible, at: index)
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
}

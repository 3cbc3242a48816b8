public import Paths

extension Polylines {
  /// The sum of the areas of all contours, clockwise ones positive: the shoelace formula.
  public var signedArea: Double {
    contours.reduce(0) { sum, contour in
      let range = contour.start..<contour.start + contour.count
      return sum
        + range.reduce(0) { sum, index in
          let next = index + 1 == range.upperBound ? range.lowerBound : index + 1
          let (a, b) = (points[index], points[next])
          return sum + (a.x * b.y - b.x * a.y) / 2
        }
    }
  }
}

package import Paths

extension Polylines {
  /// The sum of the areas of all contours, clockwise ones positive: the shoelace formula.
  package var signedArea: Double {
    contours.reduce(0) { sum, contour in
      sum
        + contour.reduce(0) { sum, index in
          let next = index + 1 == contour.upperBound ? contour.lowerBound : index + 1
          let (a, b) = (points[index], points[next])
          return sum + (a.x * b.y - b.x * a.y) / 2
        }
    }
  }
}

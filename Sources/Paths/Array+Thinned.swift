extension Array {
  /// The elements without those nearer than a tolerance to the line between those kept.
  ///
  /// The algorithm of Ramer, Douglas and Peucker; the ends stay.
  ///
  /// - Parameters:
  ///   - tolerance: The greatest distance of what is left out, in the units of `distance`.
  ///   - distance: The distance of a point from the segment between two others.
  /// - Returns: The elements kept, in their order.
  package func thinned(
    tolerance: Double, distance: (_ point: Element, _ start: Element, _ end: Element) -> Double
  ) -> [Element] {
    guard count > 2 else { return self }
    var isKept = [Bool](repeating: false, count: count)
    (isKept[0], isKept[count - 1]) = (true, true)
    var open = [0...count - 1]
    while let range = open.popLast() {
      let (start, end) = (self[range.lowerBound], self[range.upperBound])
      var farthest = (index: range.lowerBound, distance: tolerance)
      for index in range.dropFirst().dropLast() {
        let distance = distance(self[index], start, end)
        if distance > farthest.distance { farthest = (index, distance) }
      }
      guard farthest.index > range.lowerBound else { continue }
      isKept[farthest.index] = true
      open += [range.lowerBound...farthest.index, farthest.index...range.upperBound]
    }
    return zip(self, isKept).filter { $0.1 }.map { $0.0 }
  }
}

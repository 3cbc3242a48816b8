import Paths

/// Cuts the dashes of straight lines, each into an open line of its own.
enum DashedLines {
  private static let limit = 2000

  /// The dashes as open lines; `nil` if the path has curves, or would be cut into too many.
  static func path(of path: Path, _ stroke: Stroke) -> Path? {
    var result = Path()
    var count = 0
    for subpath in path.subpaths {
      var points: [Point] = []
      for element in subpath.elements {
        switch element {
        case .move(let point), .line(let point): points.append(point)
        case .quad, .cubic: return nil
        // A dash may cover the corner that closes the line.
        case .close: return nil
        }
      }
      guard cut(points, stroke, into: &result, &count) else { return nil }
    }
    return result
  }

  private static func cut(
    _ points: [Point], _ stroke: Stroke, into result: inout Path, _ count: inout Int
  ) -> Bool {
    let dashes = stroke.dashes
    let period = dashes.reduce(0, +)
    guard period > 0, period.isFinite else { return false }
    // Where the line starts: within one period, in the dash of `index` with `rest` to go.
    var offset = stroke.dashOffset - Double(Int(stroke.dashOffset / period)) * period
    if offset < 0 { offset += period }
    var index = 0
    while offset >= dashes[index] {
      offset -= dashes[index]
      index = (index + 1) % dashes.count
    }
    var rest = dashes[index] - offset
    var isOn = index.isMultiple(of: 2)
    if isOn { result.move(to: points[0]) }
    for (from, to) in zip(points, points.dropFirst()) {
      let vector = to - from
      let length = (vector.dx * vector.dx + vector.dy * vector.dy).squareRoot()
      guard length > 0 else { continue }
      var done = 0.0
      while length - done > rest {
        done += rest
        let point = from.interpolated(to: to, share: done / length)
        if isOn { result.line(to: point) } else { result.move(to: point) }
        index = (index + 1) % dashes.count
        isOn.toggle()
        rest = dashes[index]
        count += 1
        if count > limit { return false }
      }
      rest -= length - done
      if isOn { result.line(to: to) }
    }
    return true
  }
}

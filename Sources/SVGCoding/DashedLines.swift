import Paths

/// Cuts straight lines into dashes, each one an open line.
enum DashedLines {
  private static let limit = 2000

  /// The dashes as open lines; `nil` if the path has curves or yields too many dashes.
  static func path(of path: Path, _ stroke: Stroke) -> Path? {
    var result = Path()
    for subpath in path.subpaths {
      var points: [Point] = []
      for element in subpath.elements {
        switch element {
        case .move(let point), .line(let point): points.append(point)
        // A dash may cover the corner that closes the line.
        case .quad, .cubic, .close: return nil
        }
      }
      cut(points, stroke, into: &result)
      guard result.elements.count <= limit else { return nil }
    }
    return result
  }

  private static func cut(_ points: [Point], _ stroke: Stroke, into result: inout Path) {
    let dashes = stroke.dashes
    let period = dashes.reduce(0, +)
    // Find the dash at the line's start and what remains of it.
    var offset = stroke.dashOffset - (stroke.dashOffset / period).floored * period
    var index = 0
    while offset >= dashes[index] {
      offset -= dashes[index]
      index = (index + 1) % dashes.count
    }
    var rest = dashes[index] - offset
    var isOn = index.isMultiple(of: 2)
    if isOn { result.move(to: points[0]) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = (to - from).length
      var done = 0.0
      while length - done > rest, result.elements.count <= limit {
        done += rest
        let point = from.interpolated(to: to, share: done / length)
        if isOn { result.line(to: point) } else { result.move(to: point) }
        index = (index + 1) % dashes.count
        isOn.toggle()
        rest = dashes[index]
      }
      rest -= length - done
      if isOn { result.line(to: to) }
    }
  }
}

extension Path {
  /// The subpaths that have at least one segment.
  var subpaths: [Path] {
    var result: [Path] = []
    for element in elements {
      if case .move = element { result.append(Path()) }
      result[result.count - 1].add(element)
    }
    return result.filter { $0.elements.count > 1 }
  }
}

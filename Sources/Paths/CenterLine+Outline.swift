extension CenterLine {
  /// The outline of a line of some width, or of a part of it.
  ///
  /// Its elements depend on the style, on `steps` and on whether there is a part; the width and the place
  /// of the part only move their points. It runs counterclockwise on screen, and holes clockwise; for
  /// the non-zero rule, since it overlaps itself at corners and in tight bends.
  ///
  /// - Parameters:
  ///   - style: The caps and joins; the width and dashes do not matter.
  ///   - width: The width; positive.
  ///   - part: The distances of both ends; `nil` for the whole line, closed if it is.
  ///   - steps: The pieces to go along, from `steps(in:)`; those outside the part become dots.
  ///   - isCut: Whether each end is a cut through the line, which gets no cap.
  /// - Returns: The outline, with one or two contours.
  package func outline(
    _ style: Stroke, width: Double, part: ClosedRange<Double>? = nil, steps: Range<Int>? = nil,
    isCut: (start: Bool, end: Bool) = (false, false)
  ) -> Path {
    let half = width / 2
    let steps = steps ?? pieces.indices
    let range = part ?? -1...(length + 1)
    var path = side(half, style, range, steps)
    let other = side(-half, style, range, steps).reversed()
    if part == nil, isClosed {
      path.close()
      path.append(other)
      path.close()
      return path
    }
    let (start, end) = (place(at: range.lowerBound), place(at: range.upperBound, isEnd: true))
    if !isCut.end { path.addCap(style.cap, at: end.point, end.direction, half) }
    for element in other.elements {
      if let point = element.end, case .move = element {
        path.line(to: point)
      } else {
        path.add(element)
      }
    }
    if !isCut.start { path.addCap(style.cap, at: start.point, -start.direction, half) }
    path.close()
    return path
  }

  /// The pieces that touch a range of distances.
  package func steps(in range: ClosedRange<Double>) -> Range<Int> {
    let first = pieces.firstIndex { $0.end > range.lowerBound } ?? pieces.count - 1
    let last = pieces.lastIndex { $0.start < range.upperBound } ?? 0
    return first..<max(first, last) + 1
  }

  /// A line beside the center line: to its right, or to its left for a negative offset.
  private func side(
    _ offset: Double, _ style: Stroke, _ range: ClosedRange<Double>, _ steps: Range<Int>
  ) -> Path {
    var path = Path()
    for index in steps {
      let part = part(of: index, within: range)
      let start = part.cubic.start + part.directions.start.perpendicular * offset
      let end = part.cubic.end + part.directions.end.perpendicular * offset
      if path.isEmpty {
        path.move(to: start)
      } else if pieces[index].startsAtCorner {
        addJoin(at: index, style, offset, range, to: &path)
      }
      if pieces[index].isLine {
        path.line(to: end)
      } else {
        // Handles grow with the chord; a fold has none.
        let chord = part.cubic.chord
        let square = chord.dot(chord)
        let share = square > 0 ? max(0, (end - start).dot(chord) / square) : 0
        path.cubic(
          control1: start + part.cubic.first * share, control2: end - part.cubic.third * share,
          to: end)
      }
    }
    if isClosed, steps == pieces.indices, pieces[0].startsAtCorner {
      addJoin(at: 0, style, offset, range, to: &path)
    }
    return path
  }

  /// Adds the corner where a piece starts; it becomes a dot outside of the range.
  private func addJoin(
    at index: Int, _ style: Stroke, _ offset: Double, _ range: ClosedRange<Double>,
    to path: inout Path
  ) {
    let piece = pieces[index]
    let before = pieces[index == 0 ? pieces.count - 1 : index - 1].directions.end
    let after = piece.directions.start
    let vertex = piece.cubic.start
    var join = Path()
    join.move(to: path.currentPoint)
    let halfCosine = max(0, (1 + before.dot(after)) / 2).squareRoot()
    if before.cross(after) * offset > 0 {
      // Around the inner side, the way through the corner itself winds nothing backward.
      join.line(to: vertex)
      join.line(to: vertex + after.perpendicular * offset)
    } else if style.join == .round {
      join.appendHalves(
        in: EllipseFrame(center: vertex, radiusX: offset, radiusY: offset),
        from: before.perpendicular, to: after.perpendicular)
    } else {
      if style.join == .miter, halfCosine * style.miterLimit >= 1 {
        let middle = (before.perpendicular + after.perpendicular).normalized
        join.line(to: vertex + middle * (offset / halfCosine))
      }
      join.line(to: vertex + after.perpendicular * offset)
    }
    let isInside = range.lowerBound < piece.start && piece.start < range.upperBound
    let corner = isInside || index == 0 ? join : join.mapped { _ in path.currentPoint }
    for element in corner.elements.dropFirst() { path.add(element) }
  }
}

extension Path {
  /// Adds the end of a line, from its right side to its left.
  fileprivate mutating func addCap(
    _ cap: Stroke.Cap, at point: Point, _ direction: Vector, _ half: Double
  ) {
    let right = direction.perpendicular
    switch cap {
    case .butt: return
    case .square:
      line(to: point + (direction + right) * half)
      line(to: point + (direction - right) * half)
    case .round:
      let frame = EllipseFrame(center: point, radiusX: half, radiusY: half)
      appendHalves(in: frame, from: right, to: direction)
      appendHalves(in: frame, from: direction, to: -right)
    }
  }
}

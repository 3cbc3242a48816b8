extension Polylines {
  /// Adds the dashes of a stroke along these lines to `result`, as open contours.
  ///
  /// On a closed contour a dash that runs over its end goes on into the first one.
  func addDashes(
    of stroke: Stroke, tolerance: Double, to result: inout Polylines
  ) throws(PathError) {
    for contour in contours {
      var dasher = Dasher(stroke: stroke, shortest: tolerance / 64)
      try dasher.add(contour, of: self, to: &result)
    }
  }
}

/// Cuts one contour into dashes.
private struct Dasher {
  private let dashes: [Double]
  /// The length given to a dash of length 0, so that its caps know their direction.
  private let shortest: Double
  private var index: Int
  private var remaining: Double
  private var isOn: Bool { index.isMultiple(of: 2) }

  /// The dash being drawn.
  private var dash: [Point] = []
  private var dashIsSmooth: [Bool] = []
  /// The first dash of a closed contour, kept back until its end is known.
  private var first: [Point] = []
  private var firstIsSmooth: [Bool] = []
  private var isFirst = true

  private static let dashLimit = 100_000.0

  init(stroke: Stroke, shortest: Double) {
    dashes = stroke.dashes
    self.shortest = shortest
    let period = dashes.reduce(0, +)
    let cycles = (stroke.dashOffset / period)
    var offset = 0.0
    if cycles.magnitude < 0x1p52 {
      offset = stroke.dashOffset - Double(Int64(cycles)) * period
      if offset < 0 { offset += period }
    }
    index = 0
    while offset >= dashes[index], index < dashes.count - 1 {
      offset -= dashes[index]
      index += 1
    }
    remaining = max(0, dashes[index] - offset)
  }

  mutating func add(
    _ contour: Polylines.Contour, of lines: Polylines, to result: inout Polylines
  ) throws(PathError) {
    let segments = contour.isClosed ? contour.count : contour.count - 1
    guard segments > 0 else { return }
    func point(_ offset: Int) -> Point { lines.points[contour.start + offset % contour.count] }
    let length = (0..<segments).reduce(0) { $0 + (point($1 + 1) - point($1)).length }
    let period = dashes.reduce(0, +)
    guard length / period * Double(dashes.count) <= Self.dashLimit else {
      throw .tooManyPieces(limit: Int(Self.dashLimit))
    }
    if isOn { start(at: point(0)) }
    for segment in 0..<segments {
      let from = point(segment)
      let step = point(segment + 1) - from
      let smooth = lines.isSmooth(at: contour.start + (segment + 1) % contour.count)
      cut(from: from, step: step, endIsSmooth: smooth, isClosed: contour.isClosed, to: &result)
    }
    finish(isClosed: contour.isClosed, to: &result)
  }

  private mutating func cut(
    from: Point, step: Vector, endIsSmooth: Bool, isClosed: Bool, to result: inout Polylines
  ) {
    let length = step.length
    guard length > 0 else { return }
    let direction = step.normalized
    var position = 0.0
    while remaining <= length - position {
      position += remaining
      let point = from + direction * position
      if isOn {
        dash.append(point)
        dashIsSmooth.append(false)
        emit(direction: direction, isClosed: isClosed, to: &result)
      }
      index = (index + 1) % dashes.count
      remaining = dashes[index]
      if isOn { start(at: point) }
    }
    remaining -= length - position
    if isOn {
      dash.append(from + step)
      dashIsSmooth.append(endIsSmooth)
    }
  }

  private mutating func start(at point: Point) {
    dash = [point]
    dashIsSmooth = [false]
  }

  /// Passes on the dash that has just ended.
  private mutating func emit(direction: Vector, isClosed: Bool, to result: inout Polylines) {
    if dash.allSatisfy({ $0 == dash[0] }) {
      dash = [dash[0], dash[0] + direction * shortest]
      dashIsSmooth = [false, false]
    }
    if isClosed, isFirst {
      (first, firstIsSmooth) = (dash, dashIsSmooth)
    } else {
      Self.write(dash, dashIsSmooth, isClosed: false, to: &result)
    }
    isFirst = false
    dash = []
  }

  /// Ends the contour: joins the last dash of a closed one to the first.
  private mutating func finish(isClosed: Bool, to result: inout Polylines) {
    // A dash that starts where the contour ends has no length to show.
    if dash.allSatisfy({ $0 == dash[0] }) { dash = [] }
    if isClosed, isFirst, dash.count > 1 {
      return Self.write(dash, dashIsSmooth, isClosed: true, to: &result)
    }
    if dash.count > 1, isClosed, !first.isEmpty, dash.last == first.first {
      dash += first.dropFirst()
      dashIsSmooth += firstIsSmooth.dropFirst()
      first = []
    }
    if dash.count > 1 { Self.write(dash, dashIsSmooth, isClosed: false, to: &result) }
    if !first.isEmpty { Self.write(first, firstIsSmooth, isClosed: false, to: &result) }
  }

  private static func write(
    _ points: [Point], _ isSmooth: [Bool], isClosed: Bool, to result: inout Polylines
  ) {
    result.begin(at: points[0])
    for (point, smooth) in zip(points, isSmooth).dropFirst() {
      result.add(point, isSmooth: smooth)
    }
    result.end(isClosed: isClosed)
  }
}

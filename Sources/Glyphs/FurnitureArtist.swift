import Paths

/// Draws signs in fixed colors, and markers and buttons in the theme's colors.
struct FurnitureArtist {
  let measures: Theme.Measures
  let side: Double
  let grid: PixelGrid

  /// The red of signs: contrast 4.98 on white, 4.22 on black.
  static let red = Color(red: 0xD3, green: 0x2F, blue: 0x2F)
  static let black = Color(red: 0x1A, green: 0x1A, blue: 0x1A)

  var unit: Double { side / 48 }
  var pen: ArrowPen {
    ArrowPen(
      stroke: grid.width(measures.stroke * side * 0.8),
      headLength: measures.headLength * side * 0.7, headWidth: measures.headWidth * side * 0.75,
      headNotch: 0, cornerRadius: measures.cornerRadius * side)
  }

  func point(_ x: Double, _ y: Double) -> Point { Point(x: x * unit, y: y * unit) }

  func items(for furniture: Furniture) -> [Drawing.Item] {
    switch furniture {
    case .stopSign: stopSign()
    case .trafficLight: trafficLight()
    case .speedLimit(let limit): limit.form == .vienna ? roundSign(limit) : uprightSign(limit)
    case .destinationMarker:
      [marker(hole: disc(24, 18.5, 8)), pen.filled(disc(24, 18.5, 4), role: .lit)]
    case .waypointMarker: [marker(hole: disc(24, 18.5, 7.5))]
    case .entranceMarker: [marker(hole: door())]
    case .compass: compass()
    case .pan: pan()
    case .zoomIn: [bar(isUpright: false), bar(isUpright: true)]
    case .zoomOut: [bar(isUpright: false)]
    case .recenter: recenter()
    case .myLocation: myLocation()
    case .waiting(let frame): waiting(frame)
    }
  }

  func colored(_ path: Path, _ color: Color) -> Drawing.Item {
    .shape(Drawing.Shape(path: path, fill: color))
  }

  func line(_ path: Path, _ width: Double, _ color: Color) -> Drawing.Item {
    let stroke = try? Stroke(width: grid.width(width * unit), join: .round)
    return .shape(Drawing.Shape(path: path, stroke: stroke, strokeColor: color))
  }

  func disc(_ x: Double, _ y: Double, _ radius: Double) -> Path {
    Path(circleAt: point(x, y), radius: radius * unit)
  }

  // MARK: Markers

  /// A drop with a hole; its tip marks the location.
  private func marker(hole: Path) -> Drawing.Item {
    let radius = 15.5
    let (centerY, tipY) = (18.5, 45.0)
    // The tangents from the tip touch the circle at this angle.
    let distance = tipY - centerY
    let cosine = radius / distance
    let sine = (1 - cosine * cosine).squareRoot()
    var path = Path()
    path.move(to: point(24, tipY))
    path.line(to: point(24 - radius * sine, centerY + radius * cosine))
    path.ellipticalArc(
      to: point(24 + radius * sine, centerY + radius * cosine), radiusX: radius * unit,
      radiusY: radius * unit, rotation: Angle(degrees: 0), isLarge: true, isClockwise: true)
    path.close()
    path.append(hole.reversed())
    return pen.filled(path, role: .lit)
  }

  private func door() -> Path {
    let (left, right) = (grid.edge(17.5 * unit), grid.edge(30.5 * unit))
    var path = Path(
      Rect(
        x: left, y: grid.edge(9 * unit), width: right - left, height: grid.width(18.5 * unit)))
    path.append(disc(27.2, 18.8, 1.7).reversed())
    return path
  }

  // MARK: Buttons

  private func compass() -> [Drawing.Item] {
    let north = Path(polygon: [point(24, 8), point(30.5, 24), point(17.5, 24)])
    let south = Path(polygon: [point(24, 40), point(17.5, 24), point(30.5, 24)])
    return [
      pen.line(disc(24, 24, 20), width: grid.width(2.6 * unit), role: .lit),
      pen.filled(south, role: .unlit), colored(north, Self.red),
    ]
  }

  private func bar(isUpright: Bool) -> Drawing.Item {
    var pen = pen
    pen.stroke = grid.width(measures.stroke * side)
    let middle = grid.middle(24 * unit, width: pen.stroke)
    let places = [grid.edge(8 * unit), 2 * middle - grid.edge(8 * unit)]
    let ends = places.map { isUpright ? Point(x: middle, y: $0) : Point(x: $0, y: middle) }
    return pen.line(Path(polyline: ends), role: .lit)
  }

  private func pan() -> [Drawing.Item] {
    let pen = pen
    let middle = grid.middle(24 * unit, width: pen.stroke)
    let center = Point(x: middle, y: middle)
    return [0.0, 90, 180, 270].flatMap { angle -> [Drawing.Item] in
      let out = Angle(degrees: angle).headingVector
      let tip = center + out * (20.5 * unit)
      var small = pen
      small.headLength = 8.5 * unit
      small.headWidth = 14 * unit
      let line = [center - out * (pen.stroke / 2), tip - out * (small.headLength * 0.7)]
      return [
        pen.line(Path(polyline: line), width: grid.width(3.6 * unit), role: .lit),
        small.filled(small.head(tip: tip, direction: out), role: .lit),
      ]
    }
  }

  private func recenter() -> [Drawing.Item] {
    let corners = [point(24, 4), point(40, 43), point(24, 34), point(8, 43)]
    let rounding = [1.4, 1.8, 1.2, 1.8].map { $0 * unit }
    return [pen.filled(Path(roundedPolygon: corners, radii: rounding), role: .lit)]
  }

  /// Dots in a ring, the brightest and largest first; it goes around clockwise from the top.
  private func waiting(_ frame: Int) -> [Drawing.Item] {
    let count = Furniture.waitingFrames
    return (0..<count).map { age in
      let angle = Double((frame - 1 - age + count) % count) * 360 / Double(count)
      let place = point(24, 24) + Angle(degrees: angle).headingVector * (16.2 * unit)
      let rest = 1 - Double(age) / Double(count)
      let dot = Path(circleAt: place, radius: (2.1 + 1.7 * rest) * unit)
      return .group(
        Drawing.Group(opacity: 0.15 + 0.85 * rest * rest, items: [pen.filled(dot, role: .lit)]))
    }
  }

  private func myLocation() -> [Drawing.Item] {
    let width = grid.width(4 * unit)
    let middle = grid.middle(24 * unit, width: width)
    let center = Point(x: middle, y: middle)
    let ticks = [0.0, 90, 180, 270].map { angle in
      let out = Angle(degrees: angle).headingVector
      let line = Path(polyline: [center + out * (14 * unit), center + out * (21 * unit)])
      return pen.line(line, width: width, role: .lit)
    }
    return ticks + [
      pen.line(Path(circleAt: center, radius: 14 * unit), width: width, role: .lit),
      pen.filled(Path(circleAt: center, radius: 6 * unit), role: .lit),
    ]
  }
}

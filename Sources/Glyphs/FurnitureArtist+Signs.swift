import Paths

/// Signs keep their colors in every variant.
extension FurnitureArtist {
  private func octagon(radius: Double) -> Path {
    // An octagon's corners lie at tan 22.5° of its half width.
    let share = 2.0.squareRoot() - 1
    let (far, near) = (radius, radius * share)
    let corners = [
      (near, -far), (far, -near), (far, near), (near, far), (-near, far), (-far, near),
      (-far, -near), (-near, -far),
    ]
    return Path(polygon: corners.map { point(24 + $0.0, 24 + $0.1) })
  }

  func stopSign() -> [Drawing.Item] {
    [colored(octagon(radius: 21), Self.red), line(octagon(radius: 18.6), 1.6, .white)]
      + word("STOP", height: 11, center: point(24, 24), .white)
  }

  func trafficLight() -> [Drawing.Item] {
    let body = plate(x: 13, width: 22)
    let lamps = [
      (11.5, Color(red: 0xE5, green: 0x39, blue: 0x35)),
      (24, Color(red: 0xFD, green: 0xB8, blue: 0x13)),
      (36.5, Color(red: 0x43, green: 0xA0, blue: 0x47)),
    ]
    return [
      pen.filled(rounded(body, 7 * unit), role: .lit),
      colored(rounded(body.outset(by: -2 * unit), 5 * unit), Self.black),
    ]
      + lamps.map { y, color in
        colored(Path(circleAt: Point(x: body.center.x, y: y * unit), radius: 4.8 * unit), color)
      }
  }

  func roundSign(_ limit: SpeedLimit) -> [Drawing.Item] {
    let isFar = limit.state == .farOver
    let rim = limit.state == .normal ? 16.5 : 15
    let edge = isFar ? [colored(disc(24, 24, 19.6), .white)] : []
    return [colored(disc(24, 24, 21), Self.red)] + edge
      + [colored(disc(24, 24, isFar ? 18.8 : rim), face(limit))]
      + number(
        limit, center: point(24, 24), height: limit.number > 99 ? 14 : 17,
        widest: isFar ? 30 : 2 * rim - 5)
  }

  func uprightSign(_ limit: SpeedLimit) -> [Drawing.Item] {
    let plate = plate(x: 7, width: 34)
    let inset = grid.width(2 * unit)
    let frame = plate.outset(by: -inset - grid.width(1.8 * unit) / 2)
    let corner = 5 * unit
    let hasWords = grid.pixels(side).map { $0 >= 48 } ?? true
    let words = [("SPEED", 12.0), ("LIMIT", 19.6)].flatMap { text, y in
      word(text, height: 5.6, center: point(24, y), ink(limit))
    }
    return [
      colored(rounded(plate, corner), face(limit)),
      line(rounded(frame, corner - inset), 1.8, ink(limit)),
    ]
      + (hasWords ? words : [])
      + number(
        limit, center: point(24, hasWords ? 32.5 : 24), height: hasWords ? 16 : 19, widest: 25)
  }

  private func ink(_ limit: SpeedLimit) -> Color {
    switch limit.state {
    case .normal: Self.black
    case .over: Self.red
    case .farOver: .white
    }
  }

  private func face(_ limit: SpeedLimit) -> Color {
    limit.state == .farOver ? Self.red : .white
  }

  /// An upright plate of full height.
  private func plate(x: Double, width: Double) -> Rect {
    Rect(
      x: grid.edge(x * unit), y: grid.edge(3 * unit), width: grid.width(width * unit),
      height: grid.width(42 * unit))
  }

  private func rounded(_ rect: Rect, _ radius: Double) -> Path {
    Path(roundedRect: rect, radiusX: radius, radiusY: radius)
  }

  private func word(
    _ text: String, height: Double, center: Point, _ color: Color
  ) -> [Drawing.Item] {
    let letters = Lettering(height: height * unit, grid: grid)
    return letters.word(text, center: center).map { $0.item(color) }
  }

  private func number(
    _ limit: SpeedLimit, center: Point, height: Double, widest: Double
  ) -> [Drawing.Item] {
    let digits = Lettering(height: height * unit, weight: 0.18, grid: grid)
    return digits.number(limit.number, widest: widest * unit, center: center)
      .map { $0.item(ink(limit)) }
  }
}

extension Drawing.Shape {
  fileprivate func item(_ color: Color) -> Drawing.Item {
    var shape = self
    shape.strokeColor = color
    return .shape(shape)
  }
}

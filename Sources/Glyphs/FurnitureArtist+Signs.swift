import Paths

/// Signs, which keep their own colors in every variant.
extension FurnitureArtist {
  private func octagon(radius: Double) -> Path {
    // The share of an octagon's half width at which its corners lie: tan 22.5°.
    let share = 2.0.squareRoot() - 1
    let (far, near) = (radius, radius * share)
    let corners = [
      (near, -far), (far, -near), (far, near), (near, far), (-near, far), (-far, near),
      (-far, -near), (-near, -far),
    ]
    return Path(polygon: corners.map { point(24 + $0.0, 24 + $0.1) })
  }

  func stopSign() -> [Drawing.Item] {
    [
      colored(octagon(radius: 21), Self.red), line(octagon(radius: 18.6), 1.6, .white),
    ]
      + Letters(height: 11 * unit, grid: grid)
      .shapes(for: "STOP", center: point(24, 24), color: .white).map { .shape($0) }
  }

  func trafficLight() -> [Drawing.Item] {
    let body = Rect(
      x: grid.edge(13 * unit), y: grid.edge(3 * unit), width: grid.width(22 * unit),
      height: grid.width(42 * unit))
    let lamps = [
      (11.5, Color(red: 0xE5, green: 0x39, blue: 0x35)),
      (24, Color(red: 0xFD, green: 0xB8, blue: 0x13)),
      (36.5, Color(red: 0x43, green: 0xA0, blue: 0x47)),
    ]
    let outline = Path(roundedRect: body, radiusX: 7 * unit, radiusY: 7 * unit)
    let inside = Path(
      roundedRect: Rect(
        x: body.minX + 2 * unit, y: body.minY + 2 * unit, width: body.width - 4 * unit,
        height: body.height - 4 * unit), radiusX: 5 * unit, radiusY: 5 * unit)
    return [.shape(pen.filled(outline, role: .lit)), colored(inside, Self.black)]
      + lamps.map { y, color in
        colored(Path(circleAt: Point(x: body.center.x, y: y * unit), radius: 4.8 * unit), color)
      }
  }

  func roundSign(_ limit: SpeedLimit) -> [Drawing.Item] {
    let center = point(24, 24)
    let isFar = limit.state == .farOver
    let disc = colored(Path(circleAt: center, radius: 21 * unit), Self.red)
    let rim = limit.state == .normal ? 16.5 : 15
    let face = colored(
      Path(circleAt: center, radius: (isFar ? 18.8 : rim) * unit), isFar ? Self.red : .white)
    let edge = colored(Path(circleAt: center, radius: 19.6 * unit), .white)
    let ink: Color = isFar ? .white : limit.state == .over ? Self.red : Self.black
    return [disc] + (isFar ? [edge] : []) + [face]
      + number(
        limit.number, center: center, height: limit.number > 99 ? 14 : 17,
        widest: isFar ? 30 : 2 * rim - 5, ink)
  }

  func uprightSign(_ limit: SpeedLimit) -> [Drawing.Item] {
    let isFar = limit.state == .farOver
    let ink: Color = isFar ? .white : limit.state == .over ? Self.red : Self.black
    let plate = Rect(
      x: grid.edge(7 * unit), y: grid.edge(3 * unit), width: grid.width(34 * unit),
      height: grid.width(42 * unit))
    let inset = grid.width(2 * unit)
    let border = Rect(
      x: plate.minX + inset, y: plate.minY + inset, width: plate.width - 2 * inset,
      height: plate.height - 2 * inset)
    let width = grid.width(1.8 * unit)
    let frame = Rect(
      x: border.minX + width / 2, y: border.minY + width / 2, width: border.width - width,
      height: border.height - width)
    let corner = 5 * unit
    let face: Color = isFar ? Self.red : .white
    let words = Letters(height: 5.6 * unit, grid: grid)
    let hasWords = grid.pixels(side).map { $0 >= 48 } ?? true
    return [
      colored(Path(roundedRect: plate, radiusX: corner, radiusY: corner), face),
      line(
        Path(roundedRect: frame, radiusX: corner - inset, radiusY: corner - inset), 1.8, ink),
    ]
      + (hasWords
        ? words.shapes(for: "SPEED", center: point(24, 12), color: ink).map { .shape($0) }
          + words.shapes(for: "LIMIT", center: point(24, 19.6), color: ink).map { .shape($0) } : [])
      + number(
        limit.number, center: point(24, hasWords ? 32.5 : 24), height: hasWords ? 16 : 19,
        widest: 25, ink)
  }
}

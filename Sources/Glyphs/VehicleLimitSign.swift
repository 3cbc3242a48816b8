import Paths
import Maneuvers

/// Draws the sign of a limit for vehicles, in colors that no theme changes: round with a red rim, as
/// in the Vienna Convention on Road Signs (C,5 to C,9).
struct VehicleLimitSign {
  let limit: VehicleLimit
  let side: Double
  let grid: PixelGrid

  private var unit: Double { side / 48 }
  /// Small signs have a thinner rim, so that their digits stay apart.
  private var isSmall: Bool { grid.pixels(side).map { $0 < 28 } ?? false }
  private var rim: Double { isSmall ? 3 : 4.5 }
  /// Where triangles begin, and how deep they are.
  private var edge: Double { 20 - rim }
  private var depth: Double { isSmall ? 3 : 4.5 }

  /// A place in units of a 48th of the side, from the center.
  private func place(_ x: Double, _ y: Double) -> Point {
    Point(x: side / 2 + x * unit, y: side / 2 + y * unit)
  }

  /// The smallest signs have room for one decimal, and show a second one rounded down.
  private var figures: String {
    let isTiny = grid.pixels(side).map { $0 < 24 } ?? false
    let decimals = isTiny ? String(limit.decimals.prefix(1)) : limit.decimals
    return "\(limit.whole)" + (decimals.isEmpty ? "" : ".") + decimals
  }

  var items: [Drawing.Item] {
    var pen = PlatePen()
    for (radius, color) in [(21.0, PlatePen.red), (21 - rim, .white)] {
      pen.fill(Path(circleAt: place(0, 0), radius: radius * unit), color)
    }
    for path in triangles { pen.fill(path, PlatePen.black) }
    for (text, y, width, height) in texts {
      let stroke = max(grid.width(0), grid.width(height / 6 * unit))
      let style = Lettering(height: height * unit, stroke: stroke, grid: grid)
      pen.add(
        style.figures(text, widest: width * unit, center: place(0, y)), PlatePen.black)
    }
    for path in symbol { pen.fill(path, PlatePen.black) }
    return pen.items
  }

  /// The number, and a unit: each with the height of its middle, its width and its height.
  private var texts: [(text: String, y: Double, width: Double, height: Double)] {
    switch limit.measure {
    case .height: [(figures, 0, 31, 13)]
    case .width: [(figures, 0, 2 * (edge - depth - 0.5), 14)]
    case .length, .axleLoad: [(figures, -4, 27, 13)]
    case .weight: [(figures, -4.5, 27, 13), ("t", 9, 12, 10)]
    }
  }

  /// The triangles at the rim that point to the number.
  private var triangles: [Path] {
    switch limit.measure {
    case .height: [(0.0, -1.0), (0, 1)].map { triangle(toward: $0) }
    case .width: [(-1.0, 0.0), (1, 0)].map { triangle(toward: $0) }
    case .length, .weight, .axleLoad: []
    }
  }

  private func triangle(toward direction: (x: Double, y: Double)) -> Path {
    func point(_ along: Double, _ across: Double) -> Point {
      place(
        direction.x * along + direction.y * across, direction.y * along - direction.x * across)
    }
    return Path(polygon: [point(edge, 3.5), point(edge, -3.5), point(edge - depth, 0)])
  }

  /// What is below the number: a double arrow, or an axle with wheels.
  private var symbol: [Path] {
    switch limit.measure {
    case .height, .width, .weight: []
    case .length:
      [
        Path(
          polygon: [
            place(-11, 8), place(-5.5, 4), place(-5.5, 6.8), place(5.5, 6.8), place(5.5, 4),
            place(11, 8), place(5.5, 12), place(5.5, 9.2), place(-5.5, 9.2), place(-5.5, 12),
          ])
      ]
    case .axleLoad:
      [Path(Rect(place(-8, 7.2), place(8, 8.8)))]
        + [-8.0, 8].map { x in Path(Rect(place(x - 1.75, 4), place(x + 1.75, 12))) }
    }
  }
}

extension VehicleLimit {
  /// The name of its glyph, such as `limit_height_360`.
  var name: String { "limit_\(measure.rawValue)_\(number)" }

  init?(name: String) {
    guard let measure = Measure.allCases.first(where: { name.hasPrefix("limit_\($0.rawValue)_") }),
      let number = Int(name.dropFirst("limit_\(measure.rawValue)_".count))
    else { return nil }
    self.init(measure, number)
    guard self.name == name else { return nil }
  }
}

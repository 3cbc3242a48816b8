import Paths
import Routes

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

  ///
  /// The smallest signs have room for one decimal, and show a second one rounded down.
  private var figures: String {
    let isTiny = grid.pixels(side).map { $0 < 24 } ?? false
    let decimals = isTiny ? String(limit.decimals.prefix(1)) : limit.decimals
    return "\(limit.whole)" + (decimals.isEmpty ? "" : ".") + decimals
  }

  var items: [Drawing.Item] {
    let plate = [(21.0, SpeedSign.red), (21 - rim, Color.white)].map { radius, color in
      filled(Path(circleAt: place(0, 0), radius: radius * unit), color)
    }
    return plate + mark
  }

  private var mark: [Drawing.Item] {
    switch limit.measure {
    case .height:
      [(0.0, -1.0), (0, 1)].map { triangle(toward: $0) } + number(y: 0, width: 31, height: 13)
    case .width:
      [(-1.0, 0.0), (1, 0)].map { triangle(toward: $0) }
        + number(y: 0, width: 2 * (edge - depth - 0.5), height: 14)
    case .length: number(y: -4, width: 27, height: 13) + [doubleArrow]
    case .weight:
      number(y: -4.5, width: 27, height: 13) + text("t", y: 9, width: 12, height: 10)
    case .axleLoad: number(y: -4, width: 27, height: 13) + axle
    }
  }

  private func number(y: Double, width: Double, height: Double) -> [Drawing.Item] {
    text(figures, y: y, width: width, height: height)
  }

  private func text(
    _ text: String, y: Double, width: Double, height: Double
  ) -> [Drawing.Item] {
    let pixel = grid.width(0)
    let stroke = max(pixel, grid.width(height / 6 * unit))
    return Lettering(height: height * unit, stroke: stroke, grid: grid)
      .figures(text, widest: width * unit, center: place(0, y)).map { $0.item(SpeedSign.black) }
  }

  /// A triangle at the rim that points to the number.
  private func triangle(toward direction: (x: Double, y: Double)) -> Drawing.Item {
    func point(_ along: Double, _ across: Double) -> Point {
      place(
        direction.x * along + direction.y * across, direction.y * along - direction.x * across)
    }
    return filled(
      Path(polygon: [point(edge, 3.5), point(edge, -3.5), point(edge - depth, 0)]), SpeedSign.black)
  }

  private var doubleArrow: Drawing.Item {
    filled(
      Path(
        polygon: [
          place(-11, 8), place(-5.5, 4), place(-5.5, 6.8), place(5.5, 6.8), place(5.5, 4),
          place(11, 8), place(5.5, 12), place(5.5, 9.2), place(-5.5, 9.2), place(-5.5, 12),
        ]), SpeedSign.black)
  }

  private var axle: [Drawing.Item] {
    let bar = Path(Rect(place(-8, 7.2), place(8, 8.8)))
    let wheels = [-8.0, 8].map { x in Path(Rect(place(x - 1.75, 4), place(x + 1.75, 12))) }
    return ([bar] + wheels).map { filled($0, SpeedSign.black) }
  }

  private func filled(_ path: Path, _ color: Color) -> Drawing.Item {
    .shape(Drawing.Shape(path: path, fill: color))
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

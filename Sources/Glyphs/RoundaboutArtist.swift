import Paths
import Maneuvers

/// Draws roundabouts for right-hand traffic and mirrors them for left-hand traffic.
struct RoundaboutArtist {
  let measures: Theme.Measures
  let side: Double
  var grid = PixelGrid.none

  /// The minimum angle between exit and entry in degrees; nearer ones would overlap.
  static let closest = 36.0
  /// The least side, in points, that leaves room for a number beside an arrow.
  ///
  /// Points decide, not pixels, so that all scales of a picture say the same.
  static let leastForBoth = 38.0

  func items(for roundabout: Roundabout) -> [Drawing.Item] {
    if side < Self.leastForBoth, roundabout.isGuess, let exit = roundabout.exit {
      return NumberedRing(
        exit: exit, circulation: roundabout.circulation, measures: measures, side: side, grid: grid
      ).items
    }
    let isNumbered =
      roundabout.exit != nil && (roundabout.drawnAngle() != nil || side >= Self.leastForBoth)
    let layout = RoundaboutLayout(
      roundabout, measures: measures, side: side, isNumbered: isNumbered, grid: grid)
    let items = layout.unlitItems() + layout.litItems()
    // Add the number after mirroring, so that its digits stay readable.
    let isMirrored = roundabout.circulation == .clockwise
    var number: [Drawing.Item] = []
    if isNumbered, let exit = roundabout.exit {
      let x = isMirrored ? side - layout.center.x : layout.center.x
      number = figures(
        exit, radius: layout.hub - measures.outlineWidth * side,
        center: Point(x: x, y: layout.center.y))
    }
    guard isMirrored else { return items + number }
    let mirror = Transform.mirror(aboutX: side / 2)
    return items.map { $0.transformed(by: mirror) } + number
  }

  /// A number in a circle, with air around it.
  private func figures(_ exit: Int, radius: Double, center: Point) -> [Drawing.Item] {
    // Beside an arrow there is room for air; a small ring is all number.
    let air = side < Self.leastForBoth ? 1 : exit < 10 ? 0.94 : 0.87
    let half = radius * (exit < 10 ? 0.75 : 0.69) * air
    let widest = 2 * (radius * radius - half * half).squareRoot()
    // Bold, beside the wide lines of roads.
    let digits = Lettering(
      height: 2 * half, stroke: grid.width(half * (exit < 10 ? 0.4 : 0.34)), letters: .wide,
      grid: grid)
    return digits.figures(
      "\(exit)", widest: widest, center: center, losesFlags: exit != 11
    )
    .map { $0.item(.text) }
  }
}

/// A small roundabout of which only the exit's number is known: a ring around a large number.
///
/// The way in is lit up to a quarter of the ring, which shows the circulation; no part shows a way out.
private struct NumberedRing {
  let exit: Int
  let circulation: Circulation
  let measures: Theme.Measures
  let side: Double
  let grid: PixelGrid

  var items: [Drawing.Item] {
    // The ring is thin, in bold too, which leaves its room to the number.
    let stroke = grid.width(min(measures.stroke, Theme.Measures().stroke) * side * 0.64)
    let wide = grid.width(measures.stroke * side * 0.88)
    // Two digits need a wider ring, and are lower.
    let (width, height) = (side * (exit < 10 ? 0.88 : 0.98), side * 0.84)
    let (radiusX, radiusY) = ((width - stroke) / 2, (height - stroke) / 2)
    let center = Point(x: grid.middle(side / 2, width: wide), y: grid.edge(height) / 2)
    let isClockwise = circulation == .clockwise
    let sign = isClockwise ? -1.0 : 1.0
    func ring(from start: Point, to end: Point, isLarge: Bool, role: ArrowPen.Role) -> Drawing.Item
    {
      var path = Path(polyline: [start])
      path.ellipticalArc(
        to: end, radiusX: radiusX, radiusY: radiusY, rotation: Angle(degrees: 0), isLarge: isLarge,
        isClockwise: isClockwise)
      return Drawing.Shape(path: path, stroke: try? Stroke(width: stroke)).item(role)
    }
    let bottom = Point(x: center.x, y: center.y + radiusY)
    let beside = Point(x: center.x + sign * radiusX, y: center.y)
    let way = Path(polyline: [bottom, Point(x: center.x, y: side)])
    let outline = measures.outlineWidth * side
    let capital = grid.width(side * (exit < 10 ? 0.56 : 0.53) - outline / 2)
    let line = grid.width(capital * 0.17)
    let digits = Lettering(height: capital, stroke: line, letters: .wide, grid: grid)
    // The ring's inner width where the round corners of digits are.
    let high = (capital - line / 2) / (height - 2 * stroke)
    let widest = (width - 2 * stroke - outline) * (1 - high * high).squareRoot()
    let number = digits.figures(
      "\(exit)", widest: widest, center: center, losesFlags: exit != 11)
    return [
      ring(from: beside, to: bottom, isLarge: true, role: .unlit),
      ring(from: bottom, to: beside, isLarge: false, role: .lit),
      Drawing.Shape(path: way, stroke: try? Stroke(width: wide)).item(.lit),
    ] + number.map { $0.item(.text) }
  }
}

extension Roundabout {
  /// Whether the route leaves by the road it came from.
  var turnsBack: Bool {
    if case .through(let angle) = passage { angle >= 340 } else { false }
  }

  /// Whether the exit's number is known, but not its angle.
  var isGuess: Bool { passage == .toExit && exit != nil }

  /// The drawn angle of the exit, in degrees driven; `nil` if unknown.
  ///
  /// On a small ring, exits beside the entry are spread, so that their wide pointers keep off it.
  func drawnAngle(isSmall: Bool = false) -> Double? {
    switch passage {
    case .through(let angle):
      let off = max(Double(min(angle, 360 - angle)), RoundaboutArtist.closest)
      let spread = isSmall ? max(off, 90 - (90 - off) * 0.78) : off
      return angle < 180 ? spread : 360 - spread
    case .exit: return 90
    case .toExit: return exit.map { likelyAngle(ofExit: $0) }
    case .enter: return nil
    }
  }

  /// The last exit before which all arms have a tick.
  private static let mostTicks = 8

  /// The arms of a roundabout without a known exit, clear of its head.
  private static let usualTicks = [90.0, 270]

  /// The angle of an exit if all arms, four or more, are evenly spaced.
  private func likelyAngle(ofExit number: Int) -> Double {
    min(360 * Double(number) / Double(max(4, (exit ?? number) + 1)), 315)
  }

  /// The drawn angles of the other exits; if unknown, of those passed.
  var drawnTicks: [Double] {
    let known = otherExits.map(Double.init)
    switch passage {
    case .toExit:
      guard known.isEmpty, let exit else { return known.isEmpty ? Self.usualTicks : known }
      return exit > Self.mostTicks ? [] : (1..<exit).map(likelyAngle)
    case .through: return known
    case .enter: return Self.usualTicks
    case .exit: return []
    }
  }
}

/// An arrowhead on the ring of a roundabout with an unknown exit angle; it shows the direction,
/// with vectors from the center of the ring.
struct RingHead {
  /// A smaller pen than an exit's, which leaves the hub to the number.
  let pen: ArrowPen
  /// The tip, slightly outside the ring's line.
  let tip: Vector
  /// The direction along the part of the ring that the head covers.
  let direction: Vector
  /// The degrees driven to the end of the gap in front of the tip.
  let end: Double

  /// The degrees driven to the head's base.
  static let base = 140.0

  init(ring: Double, pen: ArrowPen) {
    var small = pen
    small.headLength = pen.stroke * 2.2
    small.headWidth = pen.stroke * 2.9
    small.headNotch = 0
    self.pen = small
    let covered = small.headLength / ring * 180 / Double.pi
    direction = -RoundaboutLayout.outward(Self.base + covered / 2).perpendicular
    tip =
      RoundaboutLayout.outward(Self.base) * (ring + pen.stroke * 0.15)
      + direction * small.headLength
    end = Self.base + covered + pen.stroke * 0.5 / ring * 180 / Double.pi
  }
}

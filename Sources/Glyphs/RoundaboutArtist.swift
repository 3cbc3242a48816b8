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
        center: Point(x: x, y: layout.center.y), isGuess: roundabout.isGuess)
    }
    guard isMirrored else { return items + number }
    let mirror = Transform.mirror(aboutX: side / 2)
    return items.map { $0.transformed(by: mirror) } + number
  }

  /// A number in a circle, with air around it.
  private func figures(
    _ exit: Int, radius: Double, center: Point, isGuess: Bool
  ) -> [Drawing.Item] {
    // Beside an arrow there is room for air; a small ring is all number.
    let isSmall = side < Self.leastForBoth
    let air = isSmall ? 1 : exit < 10 ? 0.86 : 0.78
    let half = radius * (exit < 10 ? 0.75 : isSmall && isGuess ? 0.62 : 0.69) * air
    // Two digits keep off the pointer, which is beside them where it is guessed.
    let beside = isSmall && isGuess && exit > 9 ? 0.05 * side : 0
    let widest = 2 * (radius * radius - half * half).squareRoot() - beside
    // Bold, beside the wide lines of roads.
    let share = exit > 9 ? 0.34 : isSmall ? 0.36 : 0.4
    let digits = Lettering(
      height: 2 * half, stroke: grid.width(half * share), letters: .wide, grid: grid)
    return digits.figures(
      "\(exit)", widest: widest, center: center, losesFlags: exit != 11
    )
    .map { $0.item(.text) }
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
    let known: Double? =
      switch passage {
      case .through(let angle): Double(angle)
      case .exit: 90
      case .toExit: exit.map { likelyAngle(ofExit: $0) }
      case .enter: nil
      }
    return known.map { angle in
      let off = max(min(angle, 360 - angle), RoundaboutArtist.closest)
      let spread = isSmall ? max(off, 90 - (90 - off) * 0.78) : off
      return angle < 180 ? spread : 360 - spread
    }
  }

  /// The arms of a roundabout without a known exit, clear of its head.
  private static let usualTicks = [90.0, 270]

  /// The angle of an exit if all arms, four or more, are evenly spaced, the last at 315 degrees.
  private func likelyAngle(ofExit number: Int) -> Double {
    let last = Double(exit ?? number)
    return Double(number) * min(360 / max(4, last + 1), 315 / last)
  }

  /// The drawn angles of the other exits; if unknown, of those passed.
  var drawnTicks: [Double] {
    let known = otherExits.map(Double.init)
    switch passage {
    case .toExit:
      guard known.isEmpty, let exit else { return known.isEmpty ? Self.usualTicks : known }
      return (1..<exit).map(likelyAngle)
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

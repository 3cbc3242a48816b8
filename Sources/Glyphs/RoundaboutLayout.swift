import Paths

struct RoundaboutLayout {
  let center: Point
  private let roundabout: Roundabout
  private let grid: PixelGrid
  private let side: Double
  private let pen: ArrowPen
  /// The radius to the middle of the ring's line.
  private let ring: Double
  private let ringStroke: Double
  /// Whether the ring is around a large number, and a pointer on it shows the exit.
  private let isSmall: Bool
  /// The drawn angle of the exit, in degrees driven; `nil` if unknown.
  private let angle: Double?
  /// The drawn angles of the other exits.
  private let ticks: [Double]
  /// Between lit and unlit parts.
  private let gap: Double
  /// The distance from the ring's outer edge to the tip of the exit's arrow.
  private let exitLength: Double
  /// The y coordinate of the entry's start.
  private let bottom: Double

  /// The radius of the free space inside the ring.
  var hub: Double { ring - pen.stroke / 2 }

  init(
    _ roundabout: Roundabout, measures: Theme.Measures, side: Double, isNumbered: Bool,
    grid: PixelGrid
  ) {
    self.side = side
    self.grid = grid
    isSmall = isNumbered && side < RoundaboutArtist.leastForBoth
    self.roundabout = roundabout
    angle = roundabout.drawnAngle(isSmall: isSmall)
    ticks = isSmall ? [] : roundabout.drawnTicks
    // Where the number says all that is known, the ring is thin, which leaves its room to the number.
    let isNumberFirst = isNumbered && roundabout.isGuess
    let lineShare = isNumberFirst ? (isSmall ? 0.48 : 0.64) : isSmall ? 0.7 : 0.88
    let stroke = grid.width(measures.stroke * side * lineShare)
    // A number needs a wide hub, which leaves less room for the head.
    var headShare = isNumbered ? 0.74 : 0.83
    if let angle, roundabout.passage != .exit, !roundabout.turnsBack {
      // Near the entry, a narrow head keeps off its line.
      let sine = Self.outward(min(angle, 360 - angle)).dx
      let isNear = angle < 90 || angle > 270
      let room = sine * measures.headLength * side * 1.25 - stroke / 2 - measures.gap * side / 2
      if isNear { headShare = min(headShare, max(2 * room / (measures.headWidth * side), 0.64)) }
    }
    var pen = ArrowPen(
      stroke: stroke, headLength: measures.headLength * side * headShare,
      headWidth: measures.headWidth * side * headShare,
      headNotch: measures.headNotch * side * headShare,
      cornerRadius: measures.cornerRadius * side)
    // Without an exit's arrow, the ring uses all the room.
    let usual = angle == nil ? 1.25 : isNumberFirst ? 1.32 : isNumbered ? 1.2 : 1
    let share = roundabout.turnsBack ? 1.3 : usual
    var ring = measures.ringRadius * side * share
    if isSmall {
      ring = grid.below(side * 0.4 - stroke / 2)
      // Apart from the way round, its back follows the ring.
      let back = roundabout.isGuess ? side * 0.05 : 0
      (pen.headLength, pen.headWidth) = (stroke * 0.8 + side * 0.15 + back, side * 0.34)
      pen.headNotch = back * 1.4
    }
    (self.ring, self.pen) = (ring, pen)
    gap = max(grid.width(0), measures.gap * side)
    ringStroke = min(stroke, grid.width(measures.ringStroke * side))
    let (outer, hasEntry) = (ring + stroke / 2, roundabout.passage != .exit)
    let high = side * measures.margin * (isSmall ? 0.2 : 1)
    let room = side - 2 * high
    let least = isSmall ? side * 0.15 : pen.headLength * (isNumbered ? 1 : 1.03)
    let entry = side * 0.08
    var length = isSmall ? least : least + side * 0.1
    var box = Self.box(roundabout, angle, ticks, side, ring: ring, pen, exit: length, entry: entry)
    while length > least, max(box.width, box.height) > room {
      length -= side / 400
      box = Self.box(roundabout, angle, ticks, side, ring: ring, pen, exit: length, entry: entry)
    }
    exitLength = length
    box = Self.box(roundabout, angle, ticks, side, ring: ring, pen, exit: length, entry: 0)
    // The entry uses the remaining room, limited so that the ring does not look lost.
    let entryRoom = room - (outer - box.minY)
    let entryLength = hasEntry ? min(max(entryRoom, entry), side * 0.3) : 0
    box = Self.box(
      roundabout, angle, ticks, side, ring: ring, pen, exit: length, entry: entryLength)
    let x = side / 2 - box.center.x
    let y = high - box.minY + (room - box.height) / 2
    center = Point(x: grid.middle(x, width: stroke), y: grid.edge(y - outer) + outer)
    bottom = grid.edge(center.y + outer + entryLength)
  }

  /// The bounds around the center for given lengths of exit and entry.
  private static func box(
    _ roundabout: Roundabout, _ angle: Double?, _ ticks: [Double], _ side: Double, ring: Double,
    _ pen: ArrowPen, exit length: Double, entry: Double
  ) -> Rect {
    let outer = ring + pen.stroke / 2
    var box = Rect(x: -outer, y: -outer, width: 2 * outer, height: 2 * outer)
    let center = Point.zero
    func include(_ point: Point) { box = box.union(Rect(point, point)) }
    if roundabout.passage != .exit { include(Point(x: 0, y: outer + entry)) }
    if roundabout.turnsBack {
      // Entry and exit run in parallel.
      include(Point(x: -outward(neck).dx * ring - pen.headWidth / 2, y: outer + entry))
      return box
    }
    if let angle {
      let out = outward(angle)
      pen.corners(tip: center + out * (outer + length), direction: out).forEach(include)
    } else {
      let head = RingHead(ring: ring, pen: pen)
      head.pen.corners(tip: center + head.tip, direction: head.direction).forEach(include)
    }
    for angle in ticks { include(center + outward(angle) * (outer + tick * side)) }
    return box
  }

  /// Where the lines in and out of one that turns back meet the ring, in degrees from the bottom.
  private static let neck = 40.0
  /// The degrees of the ring that the curve into such a line takes.
  private static let shoulder = 18.0

  /// The length of the other exits' ticks, relative to the side.
  private static let tick = 0.1

  /// The direction from the center after driving `angle` degrees.
  static func outward(_ angle: Double) -> Vector {
    let (sine, cosine) = Angle(degrees: angle).sineAndCosine
    return Vector(dx: sine, dy: cosine)
  }

  func unlitItems() -> [Drawing.Item] {
    if roundabout.turnsBack {
      // Between the lines in and out no rest of the ring is left, so the island shows, clear of the
      // gap, which would cut it.
      guard roundabout.exit == nil else { return [] }
      return [pen.filled(Path(circleAt: center, radius: max(0, hub - 1.3 * gap)), role: .unlit)]
    }
    var ring: Path? = Path(circleAt: center, radius: self.ring)
    var width = ringStroke
    if let angle {
      // A short rest of the ring between exit and entry would be a speck.
      if angle > 280 { ring = nil }
    } else {
      (ring, width) = (restOfRing(), pen.stroke)
    }
    let ticks = ticks.map { angle in
      let outer = self.ring + pen.stroke / 2
      // Beside the way around it starts beyond the gap, whose cut would leave little of it.
      let isBesideLit = angle < self.angle ?? RingHead.base
      let reach =
        isBesideLit
        ? [outer + gap, outer + max(Self.tick * side, gap + ringStroke * 0.6)]
        : [self.ring + ringStroke / 2, outer + Self.tick * side]
      let line = reach.map { center + Self.outward(angle) * $0 }
      return pen.line(Path(polyline: line), width: ringStroke, role: .unlit)
    }
    return ticks + (ring.map { [pen.line($0, width: width, role: .unlit)] } ?? [])
  }

  func litItems() -> [Drawing.Item] {
    switch roundabout.passage {
    case .through where roundabout.turnsBack: turningBack()
    case .through, .exit: passing()
    case .toExit where roundabout.isGuess: passing()
    case .toExit, .enter: entering()
    }
  }

  /// The radius of the curves between the ring and its arms.
  private var bend: Double { min(pen.stroke * 0.85, ring * 0.52) }
  /// The distance from the center to the end of an arm's straight part.
  private var straightEnd: Double { ((ring + bend) * (ring + bend) - bend * bend).squareRoot() }

  /// The point on the ring's center line where the curve of an arm at `angle` degrees driven ends;
  /// `turn` is 1 for the curve in, after the arm, and -1 for the curve out, before it.
  private func bendEnd(at angle: Double, turn: Double) -> Point {
    let sine = bend / (ring + bend)
    let cosine = (1 - sine * sine).squareRoot()
    let out = Self.outward(angle)
    // The tangent: a quarter turn from `out` in driving direction.
    let along = Vector(dx: out.dy, dy: -out.dx)
    return center + (out * cosine + along * (sine * turn)) * ring
  }

  private func entry() -> Path {
    var path = Path(polyline: [
      Point(x: center.x, y: bottom), Point(x: center.x, y: center.y + straightEnd),
    ])
    path.arc(to: bendEnd(at: 0, turn: 1), radius: bend, isClockwise: true)
    return path
  }

  /// Enters and leaves below the ring, side by side, so that the arrow keeps off the entry.
  private func turningBack() -> [Drawing.Item] {
    let off = Self.outward(Self.neck) * ring
    let right = grid.middle(center.x + off.dx, width: pen.stroke)
    let left = grid.middle(center.x - off.dx, width: pen.stroke)
    let y = center.y + off.dy
    var path = Path(polyline: [Point(x: right, y: bottom), Point(x: right, y: y + bend)])
    path.quad(
      control: Point(x: right, y: y), to: center + Self.outward(Self.neck + Self.shoulder) * ring)
    path.arc(
      to: center + Self.outward(360 - Self.neck - Self.shoulder) * ring, radius: ring,
      isLarge: true, isClockwise: false)
    path.quad(control: Point(x: left, y: y), to: Point(x: left, y: y + bend))
    return pen.arrow(
      path, tip: Point(x: left, y: bottom - side * 0.03), direction: Vector(dx: 0, dy: 1))
  }

  private func passing() -> [Drawing.Item] {
    let angle = angle ?? 90
    let out = Self.outward(angle)
    let tip = center + out * (ring + pen.stroke / 2 + exitLength)
    guard !isHairpin else {
      let way = [Point(x: center.x, y: bottom), Point(x: center.x, y: center.y + ring)]
      return pen.arrow(along: way + [center + out * ring, tip], bendRadius: bend / 3, role: .lit)
    }
    var path =
      roundabout.passage == .exit ? Path(polyline: [center + Self.outward(-30) * ring]) : entry()
    let leave = isSmall ? center + out * ring : bendEnd(at: angle, turn: -1)
    var end = leave
    if roundabout.isGuess {
      // The way round ends before the arrow out, which is guessed.
      let arrow = isSmall ? pen.headWidth / 2 / ring : bend / (ring + bend)
      end = center + Self.outward(angle - (arrow + 1.3 * gap / ring) * 180 / Double.pi) * ring
    }
    // Driving counter-clockwise is the long way if the end lies clockwise of the start.
    let isLarge = (path.currentPoint - center).cross(end - center) > 0
    path.arc(to: end, radius: ring, isLarge: isLarge, isClockwise: false)
    let way = roundabout.isGuess ? [pen.line(path, role: .lit)] : []
    if roundabout.isGuess { path = Path(polyline: [leave]) }
    if !isSmall { path.arc(to: center + out * straightEnd, radius: bend, isClockwise: true) }
    return way + pen.arrow(path, tip: tip, direction: out)
  }

  /// Whether the exit is so near to the entry that no part of the ring lies between their curves.
  private var isHairpin: Bool {
    guard let angle, roundabout.passage != .exit, angle < 90 else {
      return false
    }
    let (start, end) = (bendEnd(at: 0, turn: 1), bendEnd(at: angle, turn: -1))
    return (start - center).cross(end - center) >= 0
  }

  /// The entry with a head on the ring.
  private func entering() -> [Drawing.Item] {
    let head = RingHead(ring: ring, pen: pen)
    var path = entry()
    path.arc(
      to: center + Self.outward(RingHead.base + 4) * ring, radius: ring, isClockwise: false)
    return [
      pen.line(path, role: .lit),
      head.pen.head(tip: center + head.tip, direction: head.direction, role: .lit),
    ]
  }

  /// The ring from the gap in front of its head to below the curve of the entry.
  private func restOfRing() -> Path {
    let start = RingHead(ring: ring, pen: pen).end
    var path = Path(polyline: [center + Self.outward(start) * ring])
    path.arc(
      to: center + Self.outward(30) * ring, radius: ring, isLarge: start < 210, isClockwise: false)
    return path
  }
}

import Paths
import Routes

/// Draws roundabouts for right-hand traffic and mirrors them for left-hand traffic.
struct RoundaboutArtist {
  let measures: Theme.Measures
  let side: Double
  var grid = PixelGrid.none

  /// The minimum angle between exit and entry in degrees; nearer ones would overlap.
  static let closest = 50.0
  /// The minimum side in pixels for a number in the hub.
  private static let fewestPixelsForNumber = 24.0
  /// The hub radius in pixels below which two digits are as tall as one.
  private static let widestTallHub = 5.0

  func items(for roundabout: Roundabout) -> [Drawing.Item] {
    let isNumbered =
      roundabout.exit != nil
      && grid.pixels(side).map { $0 >= Self.fewestPixelsForNumber } ?? true
    let layout = RoundaboutLayout(
      roundabout, measures: measures, side: side, isNumbered: isNumbered, grid: grid)
    let items = layout.unlitItems() + layout.litItems()
    // Add the number after mirroring, so that its digits stay readable.
    let isMirrored = roundabout.circulation == .clockwise
    var number: [Drawing.Item] = []
    if isNumbered, let exit = roundabout.exit {
      let x = isMirrored ? side - layout.center.x : layout.center.x
      // A head on the ring leaves less room in the hub.
      let share = roundabout.drawnAngle == nil ? 0.86 : 1
      // At few pixels, two digits are narrow and use the full height.
      let isTall = exit < 10 || grid.pixels(layout.hub).map { $0 < Self.widestTallHub } ?? false
      let digits = Lettering(height: layout.hub * (isTall ? 1.36 : 1.16) * share, grid: grid)
      number = digits.number(
        exit, widest: layout.hub * (isTall ? 1.36 : 1.5) * share,
        center: Point(x: x, y: layout.center.y)
      ).map { $0.item(.lit) }
    }
    guard isMirrored else { return items + number }
    let mirror = Transform.mirror(aboutX: side / 2)
    return items.map { $0.transformed(by: mirror) } + number
  }
}

extension Roundabout {
  /// Whether the route leaves by the road it came from.
  var turnsBack: Bool {
    if case .through(let angle) = passage { angle >= 340 } else { false }
  }

  /// The drawn angle of the exit, in degrees driven; `nil` if unknown.
  var drawnAngle: Double? {
    switch passage {
    case .through(let angle):
      min(max(Double(angle), RoundaboutArtist.closest), 360 - RoundaboutArtist.closest)
    case .exit: 90
    case .toExit, .enter: nil
    }
  }

  /// The drawn angles of the other exits; if unknown, one on each side.
  var drawnTicks: [Double] {
    switch passage {
    case .toExit: otherExits.isEmpty ? [90, 180, 270] : otherExits.map(Double.init)
    case .through:
      otherExits.map(Double.init).filter { tick in
        let least = 30.0
        guard let angle = drawnAngle else { return true }
        return (tick - angle).magnitude >= least && tick >= least && tick <= 360 - least
      }
    case .enter, .exit: []
    }
  }
}

import Paths
import Routes

/// Draws roundabouts for traffic that keeps right; the other way round is the mirror image.
struct RoundaboutArtist {
  let measures: Theme.Measures
  /// The side of the glyph.
  let side: Double
  var grid = PixelGrid.none

  /// Exits nearer than this to the entry, in degrees, would run into it.
  static let closest = 50.0
  /// Fewer pixels a side leave no room for a number in the hub.
  private static let fewestPixelsForNumber = 24.0
  /// In a hub of a smaller radius, in pixels, two digits are as tall as one.
  private static let widestTallHub = 5.0

  func items(for roundabout: Roundabout) -> [Drawing.Item] {
    let isNumbered =
      roundabout.exit != nil
      && grid.pixels(side).map { $0 >= Self.fewestPixelsForNumber } ?? true
    let layout = RoundaboutLayout(
      roundabout, measures: measures, side: side, isNumbered: isNumbered, grid: grid)
    let items = layout.unlitItems() + layout.litItems()
    // The number is added after mirroring, since digits have no mirror image.
    let isMirrored = roundabout.circulation == .clockwise
    var number: [Drawing.Item] = []
    if isNumbered, let exit = roundabout.exit {
      let x = isMirrored ? side - layout.center.x : layout.center.x
      // A head on the ring leaves less of the hub.
      let share = roundabout.drawnAngle == nil ? 0.86 : 1
      // Where pixels are few, two digits are narrow and use the height that this leaves.
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
  /// Whether one drives back where one came from, so that entry and exit are one road.
  var turnsBack: Bool {
    if case .through(let angle) = passage { angle >= 340 } else { false }
  }

  /// The angle of the exit as it is drawn, in degrees driven, or nil if unknown.
  var drawnAngle: Double? {
    switch passage {
    case .through(let angle):
      min(max(Double(angle), RoundaboutArtist.closest), 360 - RoundaboutArtist.closest)
    case .exit: 90
    case .toExit, .enter: nil
    }
  }

  /// The angles of the other exits as they are drawn: where they are unknown, one on each side.
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

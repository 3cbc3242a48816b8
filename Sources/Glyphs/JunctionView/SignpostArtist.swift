import Maneuvers
import Faults
import Paths

/// Draws the direction signs of roads ahead on a gantry across the road.
///
/// Exit and shields are in the upper row, beside the arrow; destinations stand below each other. An
/// exit's number whose plate is a tab stands on the sign.
struct SignpostArtist {
  let view: JunctionView
  let road: JunctionViewArtist
  let shields: ShieldTable
  let isDark: Bool
  let size: Size
  let grid: PixelGrid

  /// A hundredth of the canvas' height, but less on narrow canvases.
  private var unit: Double { min(size.height, size.width / 1.4) / 100 }
  private var margin: Double { 3 * unit }
  private var padding: Double { 2 * unit }
  private var sidePadding: Double { 3.2 * unit }
  private var plateHeight: Double { 10 * unit }
  private var rowHeight: Double { 7.6 * unit }
  private var arrowRoom: Double { 11 * unit }

  /// The lower edge of signs.
  private var bottom: Double { grid.edge(road.camera.horizon - 3.5 * unit) }
  /// How much of a tab is above the sign on which it stands.
  private var tabHeight: Double { plateHeight * 19 / 24 - 0.4 * unit }

  /// A line of text in the style in which it fits, as wide as it is drawn.
  private typealias Line = (text: String, style: Lettering, width: Double)
  private typealias Drawn = (items: [Drawing.Item], width: Double)

  func items(post: Color) throws(Fault) -> [Drawing.Item] {
    var panels: [(branch: Int, drawn: Drawn)] = []
    var room = size.width - 2 * margin
    // The sign of the other road has less on it: it takes its room first.
    for (sign, branch) in [(view.otherSign, 1 - view.chosen), (view.signpost, view.chosen)] {
      guard let sign else { continue }
      panels.append((branch, try panel(sign, of: branch, widest: room)))
      room -= panels[0].drawn.width + padding
    }
    guard !panels.isEmpty else { return [] }
    panels.sort { $0.branch < $1.branch }
    var (least, most) = (margin, size.width - margin)
    var lefts = panels.map { road.middle(of: $0.branch) - $0.drawn.width / 2 }
    for (index, panel) in panels.enumerated() {
      lefts[index] = max(lefts[index], least)
      least = lefts[index] + panel.drawn.width + padding
    }
    for (index, panel) in panels.enumerated().reversed() {
      lefts[index] = min(lefts[index], most - panel.drawn.width)
      most = lefts[index] - padding
    }
    let right = (lefts.last ?? 0) + (panels.last?.drawn.width ?? 0) + padding
    return zip(panels, lefts).reduce(into: gantry(from: most, to: right, post)) { items, next in
      let place = Transform.translation(Vector(dx: grid.edge(next.1), dy: bottom))
      items += next.0.drawn.items.map { $0.transformed(by: place) }
    }
  }

  /// Draws the sign of a branch with its lower left corner at 0, 0.
  private func panel(_ sign: Signpost, of branch: Int, widest: Double) throws(Fault) -> Drawn {
    let widest = widest - 2 * sidePadding - arrowRoom
    let isTab = sign.exit.map { shields[$0.network]?.plate == "exit-tab" } ?? false
    var plates = try plates(of: sign, widest: widest)
    let tab = isTab && !plates.isEmpty ? plates.removeFirst() : nil
    let top = plates.isEmpty ? 0 : plateHeight + unit
    let room = bottom - unit - 2 * padding - top - (tab == nil ? 0 : tabHeight)
    let lines = lines(of: sign, widest: widest).prefix(max(1, Int(room / rowHeight)))
    let platesWidth =
      plates.reduce(0) { $0 + $1.width } + 2 * unit * Double(max(plates.count - 1, 0))
    let content = max(platesWidth, lines.map { $0.width }.max() ?? 0)
    let rows = top + rowHeight * Double(lines.count)
    let height = max(rows, arrowRoom) + 2 * padding
    let width = max(content + arrowRoom, (tab?.width ?? 0) + padding) + 2 * sidePadding
    let (ground, text) = (sign.colors.ground, sign.colors.text)
    let turn = view.branches[branch].turn
    var pen = PlatePen()
    func add(_ plate: Drawn, x: Double, y: Double) {
      let corner = Vector(dx: grid.edge(x), dy: grid.edge(y))
      pen.items += plate.items.map { $0.transformed(by: .translation(corner)) }
    }
    // The arrow is on the side to which it points, the tab on that of the exit.
    if let tab {
      add(tab, x: branch == 0 ? padding : width - padding - tab.width, y: -height - tabHeight)
    }
    let box = Rect(x: 0, y: -height, width: width, height: height)
    for (inset, color) in [(0.0, ground), (0.7 * unit, text), (1.3 * unit, ground)] {
      pen.fill(box.outset(by: -inset), corner: 2.4 * unit - inset, color)
    }
    let aside = sidePadding - unit + arrowRoom / 2
    let middle = Point(
      x: turn < 0 ? aside : width - aside, y: padding + arrowRoom / 2 - height)
    pen.add(arrow(turn, center: middle), text)
    let start = sidePadding + (turn < 0 ? arrowRoom : 0)
    var x = start
    for plate in plates {
      add(plate, x: x, y: padding - height)
      x += plate.width + 2 * unit
    }
    for (index, line) in lines.enumerated() {
      let y = (rows - height) / 2 - rowHeight * (Double(lines.count - index) - 0.5)
      let center = Point(x: start + line.width / 2, y: y)
      pen.write(
        [PlatePen.Slot(text: line.text, center: center, widest: .infinity)], in: [line.style], text)
    }
    return (pen.items, width)
  }

  /// Beams behind the signs, on posts that stand on the ground.
  private func gantry(from left: Double, to right: Double, _ color: Color) -> [Drawing.Item] {
    let (width, beam) = (grid.width(1.6 * unit), grid.width(0.9 * unit))
    let (top, foot) = (bottom - 11 * unit, road.posts[0].y)
    // The feet are twice as wide as the posts.
    let (first, last) = (1.5 * width, size.width - 1.5 * width)
    let ends = [
      max(first, min(left - 4 * unit, road.posts[0].x)),
      min(last, max(right + 4 * unit, road.posts[1].x)),
    ]
    var pen = PlatePen()
    func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      pen.fill(Path(Rect(x: x, y: y, width: width, height: height)), color)
    }
    for y in [top, bottom - 6 * unit] { fill(ends[0], grid.edge(y), ends[1] - ends[0], beam) }
    for x in ends.map({ grid.edge($0 - width / 2) }) {
      fill(x, top, width, foot - top)
      fill(x - width / 2, foot - unit, 2 * width, 2 * unit)
    }
    return pen.items
  }

  /// The exit and the shields that have room, the first ones first.
  private func plates(of sign: Signpost, widest: Double) throws(Fault) -> [Drawn] {
    var plates: [Drawn] = []
    var room = widest
    for shield in [sign.exit].compactMap({ $0 }) + sign.shields {
      let (network, plate) = try shields.parts(of: shield)
      let own = plate.layout(shield.text, network.letters).size
      let canvas = Size(width: plateHeight * own.width / own.height, height: plateHeight)
      guard canvas.width <= room else { break }
      let artist = ShieldArtist(
        shield: shield, network: network, plate: plate, isDark: isDark)
      plates.append((artist.items(in: canvas, grid), canvas.width))
      room -= canvas.width + 2 * unit
    }
    return plates
  }

  /// The destinations in the widest letters that fit, up to the first that fits in none or is too
  /// low to read.
  private func lines(of sign: Signpost, widest: Double) -> [Line] {
    var lines: [Line] = []
    for text in sign.destinations {
      let line = [LetterWidth.medium, .narrow].firstValue { letters -> Line? in
        let style = Lettering(height: 5.4 * unit, letters: letters, grid: grid)
        guard style.row(text, widest: widest, center: .zero) != nil else { return nil }
        return (text, style, style.width(of: text))
      }
      guard let line else { break }
      lines.append(line)
    }
    return lines
  }

  /// An arrow toward the road: up, half to a side, or to a side.
  private func arrow(_ turn: Int, center: Point) -> [Drawing.Shape] {
    let degrees = turn == 0 ? 0.0 : (turn.magnitude > 60 ? 75 : 45) * (turn < 0 ? -1 : 1)
    let direction = Angle(degrees: degrees).headingVector
    let pen = ArrowPen(
      stroke: 1.7 * unit, headLength: 4 * unit, headWidth: 5.6 * unit, headNotch: 0,
      cornerRadius: 0)
    let half = direction * (4.4 * unit)
    return pen.arrow(along: [center - half, center + half], bendRadius: 0, role: .text)
      .flatMap { $0.shapes }.map { arrow in
        var shape = arrow.shape
        shape.label = nil
        return shape
      }
  }
}

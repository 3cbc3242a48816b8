import Maneuvers
import Faults
import Paths

/// Draws a direction sign above the horizon.
///
/// Exit and shields are in the upper row, beside the arrow; destinations stand below each other.
struct SignpostArtist {
  let sign: Signpost
  /// The turn into the road that the sign is of, in degrees.
  let turn: Int
  let shields: ShieldTable
  let isDark: Bool
  /// The canvas, and the horizon's distance from its top.
  let size: Size
  let horizon: Double
  let grid: PixelGrid

  /// A hundredth of the canvas' height, but less on narrow canvases.
  private var unit: Double { min(size.height, size.width / 1.4) / 100 }
  private var margin: Double { 3 * unit }
  private var padding: Double { 2 * unit }
  private var sidePadding: Double { 3.2 * unit }
  private var plateHeight: Double { 10 * unit }
  private var rowHeight: Double { 7.6 * unit }
  private var arrowRoom: Double { 11 * unit }

  /// A line of text in the style in which it fits, as wide as it is drawn.
  private typealias Line = (text: String, style: Lettering, width: Double)

  func items(post: Color) throws(Fault) -> [Drawing.Item] {
    let widest = size.width - 2 * (margin + sidePadding) - arrowRoom
    let plates = try plates(widest: widest)
    let lines = lines(widest: widest)
    let platesWidth =
      plates.reduce(0) { $0 + $1.width } + 2 * unit * Double(max(plates.count - 1, 0))
    let content = max(platesWidth, lines.map { $0.width }.max() ?? 0)
    let top = plates.isEmpty ? 0 : plateHeight + unit
    let rows = top + rowHeight * Double(lines.count)
    let height = max(rows, arrowRoom) + 2 * padding
    let rest = height - rows
    let width = content + arrowRoom + 2 * sidePadding
    let shift = turn == 0 ? 0 : size.width * (turn < 0 ? -0.12 : 0.12)
    let bottom = grid.edge(horizon - 3.5 * unit)
    let left = grid.edge(
      min(max((size.width - width) / 2 + shift, margin), size.width - margin - width))
    let panel = Rect(x: left, y: bottom - height, width: width, height: height)
    var pen = PlatePen()
    drawFrame(panel, post: post, with: &pen)
    // The arrow is on the side that it points to.
    let isArrowLeft = turn < 0
    let arrowX =
      isArrowLeft ? panel.minX + sidePadding - unit : panel.maxX - sidePadding + unit - arrowRoom
    pen.add(
      arrow(center: Point(x: arrowX + arrowRoom / 2, y: panel.minY + padding + arrowRoom / 2)),
      sign.colors.text)
    let start = panel.minX + sidePadding + (isArrowLeft ? arrowRoom : 0)
    var x = start
    for plate in plates {
      let corner = Vector(dx: grid.edge(x), dy: grid.edge(panel.minY + padding))
      pen.items += plate.items.map { $0.transformed(by: .translation(corner)) }
      x += plate.width + 2 * unit
    }
    for (index, line) in lines.enumerated() {
      let y = panel.maxY - rest / 2 - rowHeight * (Double(lines.count - index) - 0.5)
      let center = Point(x: start + line.width / 2, y: y)
      pen.write(
        [PlatePen.Slot(text: line.text, center: center, widest: .infinity)], in: [line.style],
        sign.colors.text)
    }
    return pen.items
  }

  /// The panel with a border, on two posts.
  private func drawFrame(_ panel: Rect, post: Color, with pen: inout PlatePen) {
    for share in [0.2, 0.8] {
      let box = Rect(
        x: grid.edge(panel.minX + panel.width * share - 0.6 * unit), y: panel.maxY - unit,
        width: grid.width(1.2 * unit), height: horizon - panel.maxY + 2 * unit)
      pen.fill(Path(box), post)
    }
    let (ground, text) = (sign.colors.ground, sign.colors.text)
    for (inset, color) in [(0.0, ground), (0.7 * unit, text), (1.3 * unit, ground)] {
      pen.fill(panel.outset(by: -inset), corner: 2.4 * unit - inset, color)
    }
  }

  /// The exit and the shields that have room, the first ones first.
  private func plates(
    widest: Double
  ) throws(Fault) -> [(items: [Drawing.Item], width: Double)] {
    var plates: [(items: [Drawing.Item], width: Double)] = []
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
  private func lines(widest: Double) -> [Line] {
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
  private func arrow(center: Point) -> [Drawing.Shape] {
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

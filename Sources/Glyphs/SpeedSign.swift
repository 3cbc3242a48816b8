import Maneuvers
public import Faults
import Paths

/// Draws a sign with a speed, in colors that no theme changes.
struct SpeedSign {
  let limit: SpeedLimit
  let side: Double
  let grid: PixelGrid

  private static let blue = Color(red: 0x15, green: 0x65, blue: 0xC0)
  private static let gray = Color(red: 0x75, green: 0x75, blue: 0x75)

  private var unit: Double { side / 48 }
  private var center: Point { Point(x: side / 2, y: side / 2) }

  /// The color of the number.
  private var ink: Color {
    switch (limit.form, limit.state) {
    case (.minimum, _), (_, .farOver): .white
    case (_, .over): PlatePen.red
    case (_, .normal): PlatePen.black
    }
  }

  /// The color behind the number.
  private var face: Color {
    limit.form == .minimum ? Self.blue : limit.state == .farOver ? PlatePen.red : .white
  }

  var items: [Drawing.Item] {
    var pen = PlatePen()
    switch limit.form {
    case .vienna: drawDisc(rim: PlatePen.red, limit.state == .normal ? 4.5 : 5.5, with: &pen)
    case .minimum: drawDisc(rim: Self.blue, 2, with: &pen)
    case .end: drawDisc(rim: PlatePen.black, 2, with: &pen)
    case .us: drawBoard(words: [["SPEED", "LIMIT"]], foot: nil, with: &pen)
    case .canada: drawBoard(words: [["MAXIMUM"], ["MAX"]], foot: "km/h", with: &pen)
    }
    return pen.items
  }

  /// A round plate with a rim of a width.
  private func drawDisc(rim: Color, _ width: Double, with pen: inout PlatePen) {
    var discs = [(20.0, rim), (20 - width, face)]
    if limit.state == .farOver { discs += [(18.6, .white), (17.4, face)] }
    for (radius, color) in discs {
      pen.fill(Path(circleAt: center, radius: radius * unit), color)
    }
    let (wide, tall) = (28.5 * unit, (limit.number > 99 ? 13.5 : 16) * unit)
    let number = number(
      in: Rect(x: center.x - wide / 2, y: center.y - tall / 2, width: wide, height: tall))
    if limit.form == .end {
      // A bar behind the number, which stands off it.
      let reach = Vector(dx: 12.8 * unit, dy: -12.8 * unit)
      pen.line(Path(polyline: [center - reach, center + reach]), width: 5 * unit, Self.gray)
      pen.add(number.map { $0.outlined(by: 1.6 * unit, color: .white) }, .white)
    }
    pen.add(number, ink)
  }

  /// A framed plate with the first of several choices of words that fits above the number.
  private func drawBoard(words choices: [[String]], foot: String?, with pen: inout PlatePen) {
    let isSmall = grid.pixels(side).map { $0 < 24 } ?? false
    let plate = Rect(
      x: grid.edge(7 * unit), y: grid.edge(4 * unit), width: grid.width(34 * unit),
      height: grid.width(40 * unit))
    let (inset, frame) = (isSmall ? 0 : grid.width(2 * unit), grid.width(1.8 * unit))
    let corner = isSmall ? 0 : 5 * unit
    let border = plate.outset(by: -inset - frame / 2)
    let inside = border.outset(by: -frame / 2)
    pen.fill(plate, corner: corner, face)
    let radius = corner - inset
    pen.line(
      Path(roundedRect: border, radiusX: radius, radiusY: radius), width: frame, ink)
    let height = grid.width(5.4 * unit)
    let gap = grid.width(1.2 * unit)
    let strokes = [grid.width(0.78 * unit), max(grid.width(0), grid.below(0.78 * unit))]
    let styles = strokes.flatMap { stroke in
      LetterWidth.allCases.reversed().map {
        Lettering(height: height, stroke: stroke, letters: $0, grid: grid)
      }
    }
    let widest = inside.width - 2 * grid.width(0.8 * unit)
    var bottom = inside.maxY
    if let foot {
      bottom -= max(grid.width(6.4 * unit), height + 2 * gap)
      let band = Rect(Point(x: inside.minX, y: bottom), Point(x: inside.maxX, y: inside.maxY))
      pen.fill(Path(band), ink)
      pen.write([PlatePen.Slot(text: foot, center: band.center, widest: widest)], in: styles, face)
    }
    let words =
      choices.first { words in
        let slots = words.enumerated().map { index, word in
          let y = inside.minY + gap + height / 2 + Double(index) * (height + gap)
          return PlatePen.Slot(
            text: word, center: Point(x: plate.center.x, y: y), widest: widest)
        }
        return pen.write(slots, in: styles, ink)
      } ?? []
    let top = inside.minY + gap + Double(words.count) * (height + gap) + (words.isEmpty ? 0 : gap)
    pen.add(
      number(
        in: Rect(Point(x: inside.minX + gap, y: top), Point(x: inside.maxX - gap, y: bottom - gap))),
      ink)
  }

  /// The number in a room, with lines as wide as in any other number of the form.
  private func number(in room: Rect) -> [Drawing.Shape] {
    let pixel = grid.width(0)
    // Three digits need six lines, three holes and two gaps.
    let widest = grid.below((room.width - 5 * pixel) / 6)
    let digits = Lettering(
      height: min(room.height, 17 * unit), stroke: max(pixel, min(grid.width(2.5 * unit), widest)),
      grid: grid)
    return digits.figures("\(limit.number)", widest: room.width, center: room.center)
  }
}

/// A speed limit as shown on a sign.
public struct SpeedLimit: Hashable, Sendable {
  /// The form of the sign.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// Round with a red rim, as in the Vienna Convention on Road Signs.
    case vienna
    /// Upright with a black border and the words SPEED LIMIT.
    case us
    /// Upright with a black border, the word MAXIMUM and a black foot with the unit.
    case canada
    /// The lowest speed allowed: round and blue.
    case minimum
    /// The end of a limit: its number before a gray bar.
    case end

    /// The states of the sign: more than one if it limits the speed.
    public var states: [State] {
      switch self {
      case .vienna, .us, .canada: State.allCases
      case .minimum, .end: [.normal]
      }
    }
  }

  /// The current speed relative to the limit.
  public enum State: String, Hashable, Sendable, CaseIterable {
    case normal
    case over
    case farOver = "far_over"
  }

  /// The form of the sign.
  public let form: Form
  /// The limit, 1 to 999, in the local unit.
  public let number: Int
  /// The current speed relative to the limit.
  public let state: State

  /// Creates a speed limit.
  ///
  /// Throws `Fault.badParameter` for a number outside 1 to 999 and a state that the form lacks.
  public init(form: Form, number: Int, state: State = .normal) throws(Fault) {
    try Fault.check("the speed limit", number, in: 1...999)
    guard form.states.contains(state) else {
      throw .badParameter(name: "the state", value: state.rawValue, expected: "normal")
    }
    self.form = form
    self.number = number
    self.state = state
  }

  var name: String {
    "speed_\(form.rawValue)_\(number)" + (state == .normal ? "" : "_" + state.rawValue)
  }

  init?(name: String) {
    let parts = name.split(separator: "_", maxSplits: 3).map(String.init)
    guard parts.count > 2, parts[0] == "speed", let form = Form(rawValue: parts[1]),
      let number = Int(parts[2]),
      let state = parts.count == 3 ? .normal : State(rawValue: parts[3])
    else { return nil }
    try? self.init(form: form, number: number, state: state)
  }
}

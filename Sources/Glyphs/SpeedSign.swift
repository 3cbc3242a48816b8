import Routes
public import Faults
import Paths

/// Draws a sign with a speed, in colors that no theme changes.
struct SpeedSign {
  let limit: SpeedLimit
  let side: Double
  let grid: PixelGrid

  static let red = Color(red: 0xD3, green: 0x2F, blue: 0x2F)
  private static let blue = Color(red: 0x15, green: 0x65, blue: 0xC0)
  private static let gray = Color(red: 0x75, green: 0x75, blue: 0x75)
  static let black = Color(red: 0x1A, green: 0x1A, blue: 0x1A)

  private var unit: Double { side / 48 }
  private var center: Point { Point(x: side / 2, y: side / 2) }

  /// The color of the number.
  private var ink: Color {
    switch (limit.form, limit.state) {
    case (.minimum, _), (_, .farOver): .white
    case (_, .over): Self.red
    case (_, .normal): Self.black
    }
  }

  /// The color behind the number.
  private var face: Color {
    limit.form == .minimum ? Self.blue : limit.state == .farOver ? Self.red : .white
  }

  var items: [Drawing.Item] {
    switch limit.form {
    case .vienna: round(rim: Self.red, width: limit.state == .normal ? 4.5 : 5.5)
    case .minimum: round(rim: Self.blue, width: 2)
    case .end: round(rim: Self.black, width: 2)
    case .us: upright(words: [["SPEED", "LIMIT"]], foot: nil)
    case .canada: upright(words: [["MAXIMUM"], ["MAX"]], foot: "km/h")
    }
  }

  private func filled(_ path: Path, _ color: Color) -> Drawing.Item {
    .shape(Drawing.Shape(path: path, fill: color))
  }

  private func line(_ path: Path, _ width: Double, _ color: Color) -> Drawing.Item {
    .shape(Drawing.Shape(path: path, stroke: try? Stroke(width: width), strokeColor: color))
  }

  private func round(rim: Color, width: Double) -> [Drawing.Item] {
    func disc(_ radius: Double, _ color: Color) -> Drawing.Item {
      filled(Path(circleAt: center, radius: radius * unit), color)
    }
    let ring = limit.state == .farOver ? [disc(18.6, .white), disc(17.4, face)] : []
    let (wide, tall) = (28.5 * unit, (limit.number > 99 ? 13.5 : 16) * unit)
    let room = Rect(
      x: center.x - wide / 2, y: center.y - tall / 2, width: wide, height: tall)
    let plate = [disc(20, rim), disc(20 - width, face)] + ring
    guard limit.form == .end else { return plate + number(in: room) }
    // A bar behind the number, which stands off it.
    let reach = Vector(dx: 12.8 * unit, dy: -12.8 * unit)
    let bar = Path(polyline: [center - reach, center + reach])
    let edge = number(in: room).flatMap { $0.shapes }.map {
      Drawing.Item.shape($0.shape.outlined(by: 1.6 * unit, color: .white))
    }
    return plate + [line(bar, 5 * unit, Self.gray)] + edge + number(in: room)
  }

  /// A framed plate with the first of several choices of words that fits above the number.
  private func upright(words choices: [[String]], foot: String?) -> [Drawing.Item] {
    let isSmall = grid.pixels(side).map { $0 < 24 } ?? false
    let plate = Rect(
      x: grid.edge(7 * unit), y: grid.edge(4 * unit), width: grid.width(34 * unit),
      height: grid.width(40 * unit))
    let (inset, frame) = (isSmall ? 0 : grid.width(2 * unit), grid.width(1.8 * unit))
    let corner = isSmall ? 0 : 5 * unit
    let border = plate.outset(by: -inset - frame / 2)
    let inside = border.outset(by: -frame / 2)
    var items = [
      filled(rounded(plate, corner), face),
      line(rounded(border, corner - inset), frame, ink),
    ]
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
      items.append(filled(Path(band), ink))
      let row = styles.firstValue { $0.row(foot, widest: widest, center: band.center) }
      items += (row ?? []).map { $0.item(face) }
    }
    /// The words, one below the other; `nil` if they are too wide.
    func rows(_ words: [String], in letters: Lettering) -> [[Drawing.Shape]]? {
      let rows = words.enumerated().compactMap { index, word in
        let y = inside.minY + gap + height / 2 + Double(index) * (height + gap)
        return letters.row(word, widest: widest, center: Point(x: plate.center.x, y: y))
      }
      return rows.count == words.count ? rows : nil
    }
    let words = choices.firstValue { words in styles.firstValue { rows(words, in: $0) } } ?? []
    items += words.joined().map { $0.item(ink) }
    let top = inside.minY + gap + Double(words.count) * (height + gap) + (words.isEmpty ? 0 : gap)
    let room = Rect(
      Point(x: inside.minX + gap, y: top), Point(x: inside.maxX - gap, y: bottom - gap))
    return items + number(in: room)
  }

  private func rounded(_ rect: Rect, _ radius: Double) -> Path {
    Path(roundedRect: rect, radiusX: radius, radiusY: radius)
  }

  /// The number in a room, with lines as wide as in any other number of the form.
  private func number(in room: Rect) -> [Drawing.Item] {
    let pixel = grid.width(0)
    // Three digits need six lines, three holes and two gaps.
    let widest = grid.below((room.width - 5 * pixel) / 6)
    let digits = Lettering(
      height: min(room.height, 17 * unit), stroke: max(pixel, min(grid.width(2.5 * unit), widest)),
      grid: grid)
    return digits.number(limit.number, widest: room.width, center: room.center)
      .map { $0.item(ink) }
  }
}

extension Drawing.Shape {
  /// The shape in a color.
  func item(_ color: Color) -> Drawing.Item {
    var shape = self
    shape.strokeColor = color
    if shape.fill != nil { shape.fill = color }
    return .shape(shape)
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

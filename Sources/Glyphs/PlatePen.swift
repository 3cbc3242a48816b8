import Maneuvers
import Paths

/// Draws a sign: shapes and texts from back to front, in colors that no theme changes.
struct PlatePen {
  var items: [Drawing.Item] = []

  /// A text and its place on the plate.
  struct Slot {
    var text: String
    /// The middle of the text, at half the height of capitals.
    var center: Point
    var widest: Double
  }

  static let red = Color(red: 0xD3, green: 0x2F, blue: 0x2F)
  static let black = Color(red: 0x1A, green: 0x1A, blue: 0x1A)

  mutating func fill(_ path: Path, _ color: Color) {
    items.append(.shape(Drawing.Shape(path: path, fill: color)))
  }

  mutating func fill(_ box: Rect, corner: Double, _ color: Color) {
    fill(Path(roundedRect: box, radiusX: corner, radiusY: corner), color)
  }

  mutating func line(_ path: Path, width: Double, _ color: Color) {
    items.append(
      .shape(Drawing.Shape(path: path, stroke: try? Stroke(width: width), strokeColor: color)))
  }

  mutating func add(_ shapes: [Drawing.Shape], _ color: Color) {
    items += shapes.map { .shape($0.painted(color)) }
  }

  /// Writes texts in the first style in which all have room; returns whether there is one.
  @discardableResult
  mutating func write(_ slots: [Slot], in styles: [Lettering], _ color: Color) -> Bool {
    let rows = styles.firstValue { style -> [[Drawing.Shape]]? in
      let rows = slots.compactMap { style.row($0.text, widest: $0.widest, center: $0.center) }
      return rows.count == slots.count ? rows : nil
    }
    for row in rows ?? [] { add(row, color) }
    return rows != nil
  }
}

extension Drawing.Shape {
  func painted(_ color: Color) -> Drawing.Shape {
    var shape = self
    shape.strokeColor = color
    if fill != nil { shape.fill = color }
    return shape
  }
}

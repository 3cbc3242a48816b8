import Paths

/// A drawing as a browser draws it: SVG path data with the part that each path plays.
///
/// It stands for the sizes of which a page holds no picture; colors of `lit` and `unlit` are left to
/// the page, so that one sketch serves every variant.
struct VectorSketch: Hashable, Sendable, Encodable {
  /// The canvas.
  var width: Double
  var height: Double
  /// The shapes, from back to front.
  var shapes: [Shape]

  struct Shape: Hashable, Sendable, Encodable {
    /// SVG path data.
    var d: String
    /// `lit`, `unlit`, or a color for the inside; nothing for none.
    var fill: String?
    /// The same for the line.
    var stroke: String?
    /// The width of the line.
    var width: Double?
    var cap: String?
    var join: String?
    var evenOdd: Bool?
    /// From the shape's coordinates to the canvas: a b c d tx ty.
    var matrix: [Double]?
    var opacity: Double?
  }

  init(_ drawing: Drawing) {
    width = drawing.size.width
    height = drawing.size.height
    shapes = []
    add(drawing.items, opacity: 1)
  }

  private mutating func add(_ items: [Drawing.Item], opacity: Double) {
    for item in items {
      switch item {
      case .group(let group): add(group.items, opacity: opacity * group.opacity)
      case .shape(let shape):
        let role = shape.label == "lit" || shape.label == "unlit" ? shape.label : nil
        var sketch = Shape(d: "")
        // The transform goes into the path where no line would be bent by it.
        let isPlain = shape.stroke == nil
        sketch.d = Self.data(isPlain ? shape.path.transformed(by: shape.transform) : shape.path)
        sketch.fill = shape.fill.map { role ?? Self.css($0) }
        if let stroke = shape.stroke {
          sketch.stroke = role ?? Self.css(shape.strokeColor)
          sketch.width = Self.short(stroke.width)
          sketch.cap = "\(stroke.cap)"
          sketch.join = "\(stroke.join)"
          let t = shape.transform
          if t != .identity {
            sketch.matrix = [t.a, t.b, t.c, t.d, t.tx, t.ty].map { Double(Int($0 * 1e5)) / 1e5 }
          }
        }
        if shape.fillRule == .evenOdd, shape.fill != nil { sketch.evenOdd = true }
        if opacity < 1 { sketch.opacity = Self.short(opacity) }
        shapes.append(sketch)
      }
    }
  }

  private static func css(_ color: Color) -> String { PageText.css(color) }

  private static func short(_ value: Double) -> Double {
    Double(Int(value * 100 + (value < 0 ? -0.5 : 0.5))) / 100
  }

  private static func data(_ path: Path) -> String {
    var text = ""
    func add(_ letter: Character, _ points: Point...) {
      text.append(letter)
      var isFirst = true
      for value in points.flatMap({ [$0.x, $0.y] }) {
        let number = number(value)
        if !isFirst, !number.hasPrefix("-") { text.append(" ") }
        isFirst = false
        text += number
      }
    }
    for element in path.elements {
      switch element {
      case .move(let to): add("M", to)
      case .line(let to): add("L", to)
      case .quad(let control, let to): add("Q", control, to)
      case .cubic(let first, let second, let to): add("C", first, second, to)
      case .close: text.append("Z")
      }
    }
    return text
  }

  /// A coordinate in hundredths, without needless zeros.
  private static func number(_ value: Double) -> String {
    let hundredths = Int(value * 100 + (value < 0 ? -0.5 : 0.5))
    let sign = hundredths < 0 ? "-" : ""
    let (whole, part) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    if part == 0 { return "\(sign)\(whole)" }
    let digits = part < 10 ? "0\(part)" : part % 10 == 0 ? "\(part / 10)" : "\(part)"
    return sign + (whole == 0 ? "" : "\(whole)") + "." + digits
  }
}

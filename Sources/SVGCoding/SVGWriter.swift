import Escaping
public import Paths
public import Faults

/// Writes drawings as SVG.
///
/// Uses only `svg`, `g` and `path`, with presentation attributes; keeps curves and strokes.
public struct SVGWriter: Hashable, Sendable {
  /// The ways to write a color.
  public enum Colors: String, Hashable, Sendable, CaseIterable {
    /// Writes the drawing's colors.
    case fixed
    /// Writes colors as the `color` of a class such as `lit`, which a style sheet may override.
    case classes
    /// Like `classes`, but shapes labeled `lit` take the color of the surrounding text.
    case currentColor = "current-color"
  }

  /// The decimals of a coordinate, 0 to 9.
  public var decimals: Int
  /// How colors are written.
  public var colors: Colors

  /// Creates a writer with 0 to 9 decimals.
  public init(decimals: Int = 4, colors: Colors = .fixed) {
    self.decimals = decimals
    self.colors = colors
  }

  /// Returns an SVG document that ends with a line break, or throws `.coordinate`.
  ///
  /// The drawing's size becomes `width`, `height` and `viewBox`; `title` describes the picture to
  /// screen readers.
  public func write(
    _ drawing: Drawing, title: String? = nil
  ) throws(Fault) -> String {
    let (width, height) = (number(drawing.size.width), number(drawing.size.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\">\n"
    if let title { text += "  <title>\(XMLText.escaped(title))</title>\n" }
    text += try content(of: drawing.items, indent: "  ")
    return text + "</svg>\n"
  }

  /// Returns a `symbol` element for a sheet of drawings, as `write(_:title:)` does for a document.
  package func symbol(
    _ drawing: Drawing, id: String, title: String
  ) throws(Fault) -> String {
    let (width, height) = (number(drawing.size.width), number(drawing.size.height))
    return "  <symbol id=\"\(XMLText.escaped(id))\" viewBox=\"0 0 \(width) \(height)\">\n"
      + "    <title>\(XMLText.escaped(title))</title>\n"
      + (try content(of: drawing.items, indent: "    ")) + "  </symbol>\n"
  }

  /// Returns the elements without the enclosing `svg`, as for a `symbol`.
  package func content(
    of items: [Drawing.Item], indent: String
  ) throws(Fault) -> String {
    var text = ""
    for item in items {
      switch item {
      case .shape(let shape): text += try self.text(of: shape, indent: indent)
      case .group(let group):
        text += indent + "<g opacity=\"\(DecimalText.shortest(group.opacity))\">\n"
        text += try content(of: group.items, indent: indent + "  ")
        text += indent + "</g>\n"
      }
    }
    return text
  }

  private func text(
    of shape: Drawing.Shape, indent: String
  ) throws(Fault) -> String {
    guard shape.fill != nil || shape.stroke != nil else { return "" }
    let shape = shape.moved
    var element = Element()
    element.add("d", try PathDataWriter.write(shape.path, decimals: decimals))
    if shape.transform != .identity {
      let map = shape.transform
      let numbers = [map.a, map.b, map.c, map.d, map.tx, map.ty].map(DecimalText.shortest)
      element.add("transform", "matrix(\(numbers.joined(separator: " ")))")
    }
    if shape.fill != nil, shape.fillRule == .evenOdd { element.add("fill-rule", "evenodd") }
    addColors(of: shape, to: &element)
    if let stroke = shape.stroke { add(stroke, to: &element) }
    return indent + element.text + "/>\n"
  }

  private func addColors(of shape: Drawing.Shape, to element: inout Element) {
    let main = shape.fill ?? shape.strokeColor
    let usesColor = colors != .fixed && shape.label != nil
    if usesColor, let label = shape.label {
      element.add("class", XMLText.escaped(label))
      if colors == .classes || label != "lit" { element.add("color", main.shortHexadecimal) }
    }
    func add(_ name: String, _ color: Color) {
      let isMain = color.with(alpha: 255) == main.with(alpha: 255)
      element.add(name, usesColor && isMain ? "currentColor" : color.shortHexadecimal)
      if color.alpha < 255 {
        element.add(name + "-opacity", DecimalText.shortest(Double(color.alpha) / 255))
      }
    }
    if let fill = shape.fill {
      if fill != .black || usesColor { add("fill", fill) }
    } else {
      element.add("fill", "none")
    }
    if shape.stroke != nil { add("stroke", shape.strokeColor) }
  }

  private func add(_ stroke: Stroke, to element: inout Element) {
    if stroke.width != 1 { element.add("stroke-width", number(stroke.width)) }
    if stroke.cap != .butt { element.add("stroke-linecap", stroke.cap.rawValue) }
    if stroke.join != .miter { element.add("stroke-linejoin", stroke.join.rawValue) }
    if stroke.join == .miter, stroke.miterLimit != 4 {
      element.add("stroke-miterlimit", number(stroke.miterLimit))
    }
    guard !stroke.dashes.isEmpty else { return }
    element.add("stroke-dasharray", stroke.dashes.map(number).joined(separator: " "))
    if stroke.dashOffset != 0 { element.add("stroke-dashoffset", number(stroke.dashOffset)) }
  }

  private func number(_ value: Double) -> String { DecimalText.text(value, decimals: decimals) }

  private struct Element {
    var text = "<path"

    mutating func add(_ name: String, _ value: String) { text += " \(name)=\"\(value)\"" }
  }
}

extension Drawing.Shape {
  /// Applies the transform to the path, unless that would deform the stroke.
  package var moved: Drawing.Shape {
    guard transform != .identity else { return self }
    var result = self
    if let stroke {
      guard let scale = transform.evenScale, let scaled = stroke.widened(to: stroke.width * scale)
      else { return self }
      result.stroke = scaled
    }
    result.path = path.transformed(by: transform)
    result.transform = .identity
    return result
  }
}

extension Transform {
  /// The scale factor of all lengths; `nil` if it depends on direction.
  package var evenScale: Double? {
    let slack = 1e-9 * (abs(a) + abs(b))
    func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= slack }
    let isEven = (near(a, d) && near(b, -c)) || (near(a, -d) && near(b, c))
    let scale = (a * a + b * b).squareRoot()
    return isEven && scale > 0 ? scale : nil
  }
}

extension Color {
  /// The opaque color as `#RGB` if that is exact, otherwise `#RRGGBB`.
  fileprivate var shortHexadecimal: String {
    let text = Array(opaqueHexadecimal)
    guard stride(from: 1, to: 7, by: 2).allSatisfy({ text[$0] == text[$0 + 1] }) else {
      return String(text)
    }
    return String([text[0], text[1], text[3], text[5]])
  }
}

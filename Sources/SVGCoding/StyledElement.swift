import Paths
import Faults

/// An element with the values of its properties.
///
/// A value comes from `style`, a style sheet or an attribute, in the order of CSS; an invalid one
/// yields to the next.
struct StyledElement {
  let node: XMLNode
  /// The properties that its children inherit.
  private(set) var style: SVGStyle
  private(set) var opacity = 1.0
  private(set) var isDisplayed = true
  /// Whether a viewport hides what is outside of it.
  private(set) var hidesOverflow = true
  /// The reference to a clip path, such as `url(#frame)`, or `none`.
  private(set) var clip = "none"
  /// The reference to a mask, such as `url(#frame)`, or `none`.
  private(set) var mask = "none"
  /// Whether a mask shows what is white in it, not what is opaque.
  private(set) var isMaskOfLuminance = true
  /// Whether no transform changes the width of its stroke.
  private(set) var keepsStrokeWidth = false
  /// The color of a gradient's stop, and its opacity.
  private(set) var (stopColor, stopOpacity) = (SVGColor.color(.black), 1.0)
  /// A property that the reader cannot draw.
  private(set) var obstacle: Fault?
  /// The invalid values.
  private(set) var ignored: [Fault] = []
  /// The number of comparisons with style rules and their classes.
  private(set) var comparisons = 0
  private var ownTransform = Transform.identity
  private var origin: [SVGLength] = []
  private var isTransformBoxKnown = true
  private var lengths: [(name: SVGAttribute, length: SVGLength)] = []

  init(_ node: XMLNode, inheriting parent: SVGStyle, sheet: SVGSheet) {
    self.node = node
    style = parent
    style.label = node.label(inheriting: parent.label)
    style.isDetail = parent.isDetail || node.isDetail
    var faults: [String] = []
    let rules = sheet.declarations(for: node)
    comparisons = rules.comparisons
    let declared = rules.list + SVGDeclaration.list(node[.style] ?? "", faults: &faults)
    ignored = faults.map { node.bad(.style, $0, expected: "'property: value' pairs") }
    let cascade =
      node.attributes.map { SVGDeclaration(name: $0.name, value: $0.value.trimmed) }
      + declared.filter { !$0.isImportant } + declared.filter { $0.isImportant }
    var settled: [SVGAttribute] = []
    for item in cascade.reversed() where !settled.contains(item.name) {
      let value = item.value.withoutVariables
      if value != "inherit", let expected = set(item.name, to: value) {
        ignored.append(node.bad(item.name, item.value, expected: expected))
      } else {
        settled.append(item.name)
      }
    }
  }

  /// Sets a property; returns what is expected instead of an invalid value.
  private mutating func set(_ name: SVGAttribute, to text: String) -> String? {
    func keep<Value>(_ value: Value?, in field: inout Value, _ expected: String) -> String? {
      guard let value else { return expected }
      field = value
      return nil
    }
    func keyword<Value>(
      _ values: KeyValuePairs<String, Value>, in field: inout Value
    ) -> String? {
      let names = values.map { $0.key }
      return keep(
        values.first { $0.key == text }?.value, in: &field,
        names.dropLast().joined(separator: ", ") + " or " + (names.last ?? ""))
    }
    func opacity(in field: inout Double) -> String? {
      keep(
        SVGLength.read(text).map { min(max($0.value(of: 1), 0), 1) }, in: &field,
        "a number or a percentage")
    }
    switch name {
    case .fill, .stroke:
      let color = text.hasPrefix("url(") ? .server(text) : SVGColor.read(text)
      return name == .fill
        ? keep(color, in: &style.fill, "a color or none")
        : keep(color, in: &style.stroke, "a color or none")
    case .color:
      return keep(SVGColor.read(text)?.resolved(style.color), in: &style.color, "a color")
    case .fillOpacity: return opacity(in: &style.fillOpacity)
    case .strokeOpacity: return opacity(in: &style.strokeOpacity)
    case .opacity: return opacity(in: &self.opacity)
    case .stopColor: return keep(SVGColor.read(text), in: &stopColor, "a color")
    case .stopOpacity: return opacity(in: &stopOpacity)
    case .fillRule: return keyword(["nonzero": .nonZero, "evenodd": .evenOdd], in: &style.fillRule)
    case .clipRule: return keyword(["nonzero": .nonZero, "evenodd": .evenOdd], in: &style.clipRule)
    case .strokeWidth:
      let width = SVGLength.read(text).flatMap { $0.number < 0 ? nil : $0 }
      return keep(width, in: &style.strokeWidth, "a length of 0 or more")
    case .strokeLinecap:
      return keep(Stroke.Cap(rawValue: text), in: &style.cap, "butt, round or square")
    case .strokeLinejoin:
      // Variants of SVG 2 that no browser draws.
      let isNew = text == "miter-clip" || text == "arcs"
      return keep(
        Stroke.Join(rawValue: isNew ? "miter" : text), in: &style.join, "miter, round or bevel")
    case .strokeMiterlimit:
      let limit = SVGScanner.numbers(text).flatMap { $0.count == 1 && $0[0] >= 1 ? $0[0] : nil }
      return keep(limit, in: &style.miterLimit, "a number of 1 or more")
    case .strokeDasharray:
      // A list with a negative dash means no dashes, as SVG 2 requires.
      let dashes = SVGLength.readList(text).map { $0.contains { $0.number < 0 } ? [] : $0 }
      return keep(dashes, in: &style.dashes, "a list of lengths")
    case .strokeDashoffset: return keep(SVGLength.read(text), in: &style.dashOffset, "a length")
    case .visibility:
      return keyword(["visible": true, "hidden": false, "collapse": false], in: &style.isVisible)
    case .overflow:
      return keyword(
        ["visible": false, "auto": false, "hidden": true, "scroll": true, "clip": true],
        in: &hidesOverflow)
    case .display: isDisplayed = text != "none"
    case .markerStart: style.markers.start = text
    case .markerMid: style.markers.mid = text
    case .markerEnd: style.markers.end = text
    case .clipPath: clip = text
    case .transform:
      return keep(
        Transform(svg: text), in: &ownTransform,
        "matrix, translate, scale, rotate, skewX or skewY with their numbers")
    case .transformOrigin:
      return keep(SVGLength.readOrigin(text), in: &origin, "two lengths or words such as center")
    case .transformBox: isTransformBoxKnown = text == "view-box"
    case .x, .y, .cx, .cy, .x1, .y1, .x2, .y2, .refX, .refY, .width, .height, .rx, .ry, .r,
      .markerWidth, .markerHeight:
      guard text != "auto" else { return nil }
      let isExtent = [.width, .height, .rx, .ry, .r, .markerWidth, .markerHeight].contains(name)
      guard let length = SVGLength.read(text), !isExtent || length.number >= 0 else {
        return isExtent ? "a length of 0 or more" : "a length"
      }
      lengths.append((name, length))
    case .filter, .mixBlendMode:
      if !["none", "normal"].contains(text) { obstacle = node.unsupported("'\(name.rawValue)'") }
    case .vectorEffect:
      return keyword(["none": false, "non-scaling-stroke": true], in: &keepsStrokeWidth)
    case .mask: mask = text
    case .maskType: return keyword(["luminance": true, "alpha": false], in: &isMaskOfLuminance)
    case .paintOrder:
      let words = text == "normal" ? [] : text.split { $0.isWhitespace }.map(String.init)
      // Each at most once; what is not named comes behind.
      let order = words + SVGStyle.paints.filter { !words.contains($0) }
      return keep(
        order.count == 3 && !text.isEmpty ? order : nil, in: &style.paintOrder,
        "normal, or fill, stroke and markers once each")
    default: break
    }
    return nil
  }

  /// A length in user units; `nil` if absent, invalid or `auto`.
  func length(_ name: SVGAttribute, in viewport: Size) -> Double? {
    guard let length = lengths.first(where: { $0.name == name })?.length else { return nil }
    switch name {
    case .x, .width, .rx, .cx, .x1, .x2, .markerWidth, .refX:
      return length.value(of: viewport.width)
    case .y, .height, .ry, .cy, .y1, .y2, .markerHeight, .refY:
      return length.value(of: viewport.height)
    default: return length.value(of: viewport.diagonal)
    }
  }

  /// Whether there is nothing to draw: no letters in a text, or a side of 0.
  var isEmpty: Bool {
    if node.kind == .text || node.kind == .flowRoot { return !node.hasText }
    return lengths.contains { [.width, .height].contains($0.name) && $0.length.number == 0 }
  }

  /// The width and height, or those of the viewport.
  func size(in viewport: Size) -> Size {
    Size(
      width: length(.width, in: viewport) ?? viewport.width,
      height: length(.height, in: viewport) ?? viewport.height)
  }

  /// The transform about its origin, which refers to the viewport.
  func transform(in viewport: Size) throws(Fault) -> Transform {
    guard origin.count == 2, ownTransform != .identity else { return ownTransform }
    guard isTransformBoxKnown else { throw node.unsupported("'transform-box'") }
    let offset = Vector(
      dx: origin[0].value(of: viewport.width), dy: origin[1].value(of: viewport.height))
    return Transform.translation(-offset).then(ownTransform).then(.translation(offset))
  }
}

extension String {
  /// The value that counts where no variable of CSS has one: the fallback of `var(--name, fallback)`.
  ///
  /// Figma writes colors that way.
  fileprivate var withoutVariables: String {
    var text = self
    while text.hasPrefix("var("), text.hasSuffix(")"), let comma = text.firstIndex(of: ",") {
      text = text[text.index(after: comma)...].dropLast().trimmed
    }
    return text
  }
}

/// The inherited properties.
struct SVGStyle {
  var fill = SVGColor.color(.black)
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero
  var fillOpacity = 1.0
  var stroke = SVGColor.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1, isPercent: false)
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(number: 0, isPercent: false)
  var color = Color.black
  var isVisible = true
  static let paints = ["fill", "stroke", "markers"]
  var paintOrder = SVGStyle.paints
  var markers = Markers()
  /// The class of the element or of its nearest ancestor with a class.
  var label: String?
  /// Whether the element or one around it is a detail, which small pictures leave out.
  var isDetail = false

  /// The references to markers, such as `url(#arrow)`, or `none`.
  struct Markers: Equatable {
    var (start, mid, end) = ("none", "none", "none")
  }
}

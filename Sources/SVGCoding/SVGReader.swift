public import Paths

/// Reads SVG documents into drawings.
///
/// The subset: `svg`, `g`, `a`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`,
/// `polygon`, `use`, `defs` and `symbol`, with transforms, plain colors, strokes, dashes and
/// opacities, as presentation attributes or in `style`. What would change the picture and is not
/// of the subset is an error, never left out; metadata and the notes of editors are skipped.
public struct SVGReader {
  let elementsByID: [String: XMLNode]
  /// The width and height that percentages refer to.
  let viewport: Size
  /// The ids of the `use` elements being drawn, to find circles.
  private var openReferences: [String] = []
  private var shapeCount = 0
  /// How deep the element being drawn is nested, through `use` as well.
  private var depth = 0
  /// The bytes of attributes drawn so far, and 64 for each element.
  private var drawnSize = 0

  private static let shapeLimit = 20_000
  private static let depthLimit = 200
  private static let drawnLimit = 16 << 20

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - bytes: An XML document in any encoding that it declares.
  ///   - size: The size to draw at in place of the document's own; the content is fitted to it as
  ///     `preserveAspectRatio` says.
  /// - Returns: A drawing of the document's size, or of `size`.
  /// - Throws: `SVGError` with the line.
  public static func read(_ bytes: [UInt8], size: Size? = nil) throws(SVGError) -> Drawing {
    let root = try XMLTreeBuilder.read(bytes)
    let frame = try SVGFrame(root)
    let size = size ?? frame.size
    var reader = SVGReader(elementsByID: root.elementsByID(), viewport: frame.viewport)
    let properties = try SVGProperties(root)
    let style = try properties.style(inheriting: SVGStyle())
    let transform = frame.transform(to: size)
    guard transform.isFinite else {
      throw .badValue(
        line: root.line, element: "svg", attribute: "viewBox",
        value: root.attributes[.viewBox] ?? "", expected: "a box of moderate size")
    }
    let context = Context(
      style: style, transform: transform,
      canvas: Rect(x: 0, y: 0, width: size.width, height: size.height))
    guard properties[.display] != "none" else { return Drawing(size: size) }
    var items = try reader.items(of: root.children, context)
    try reader.checkEffects(root, properties, items, context)
    items = Self.grouped(items, opacity: try properties.groupOpacity)
    return Drawing(size: size, items: items)
  }

  /// What an element takes over from its ancestors.
  struct Context {
    var style: SVGStyle
    /// From the element's coordinates to the canvas.
    var transform: Transform
    /// The drawing's canvas.
    var canvas: Rect
  }

  private init(elementsByID: [String: XMLNode], viewport: Size) {
    self.elementsByID = elementsByID
    self.viewport = viewport
  }

  private mutating func items(
    of children: [XMLNode], _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    var result: [Drawing.Item] = []
    for child in children where child.isSVG { result += try items(of: child, context) }
    return result
  }

  private mutating func items(
    of element: XMLNode, _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    switch element.kind {
    case .defs, .symbol, .title, .desc, .metadata, .clipPath: return []
    case .style:
      if !element.hasText { return [] }
      throw .unsupported(line: element.line, element: "style", feature: "a style sheet")
    case .g, .a, .use, .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: break
    case .svg: throw .unsupported(line: element.line, element: "svg", feature: "an inner svg")
    case nil:
      throw .unsupported(line: element.line, element: element.name, feature: "this element")
    }
    try countDrawn(element)
    depth += 1
    defer { depth -= 1 }
    let properties = try SVGProperties(element)
    guard properties[.display] != "none" else { return [] }
    var context = context
    context.style = try properties.style(inheriting: context.style)
    context.transform = try transform(of: element, properties).then(context.transform)
    var items: [Drawing.Item] = []
    switch element.kind {
    case .g, .a: items = try self.items(of: element.children, context)
    case .use: items = try usedItems(element, properties, context)
    default:
      if let shape = try shape(element, properties, context) { items = [.shape(shape)] }
    }
    try checkEffects(element, properties, items, context)
    return Self.grouped(items, opacity: try properties.groupOpacity)
  }

  /// Counts an element against the limits, since `use` may draw it many times, or within others.
  private mutating func countDrawn(_ element: XMLNode) throws(SVGError) {
    guard depth < Self.depthLimit else {
      let finding = "elements are nested more than \(Self.depthLimit) deep by <use>"
      throw .tooLarge(line: element.line, finding: finding)
    }
    drawnSize += 64 + element.attributes.byteCount
    guard drawnSize <= Self.drawnLimit else {
      throw .tooLarge(
        line: element.line, finding: "<use> repeats more than \(Self.drawnLimit >> 20) MiB")
    }
  }

  private func transform(
    of element: XMLNode, _ properties: SVGProperties
  ) throws(SVGError) -> Transform {
    guard let text = properties[.transform] else { return .identity }
    guard let transform = Transform(svg: text) else {
      throw .badValue(
        line: element.line, element: element.name, attribute: "transform", value: text,
        expected: "matrix, translate, scale, rotate, skewX or skewY with their numbers")
    }
    return transform
  }

  /// The items as one group, unless its opacity can go into the color of a single shape.
  private static func grouped(_ items: [Drawing.Item], opacity: Double) -> [Drawing.Item] {
    guard opacity < 1, !items.isEmpty else { return items }
    return [.group(Drawing.Group(opacity: opacity, items: items))]
  }

  /// What a `use` element draws: the element it refers to, moved by x and y.
  private mutating func usedItems(
    _ element: XMLNode, _ properties: SVGProperties, _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    let reference = element.attributes[.href] ?? element.attributes[.xlinkHref] ?? ""
    guard reference.hasPrefix("#"), let target = elementsByID[String(reference.dropFirst())] else {
      throw .missingReference(line: element.line, element: "use", reference: reference)
    }
    guard !openReferences.contains(reference) else {
      throw .tooLarge(line: element.line, finding: "<use> refers to itself through '\(reference)'")
    }
    shapeCount += 1
    guard shapeCount <= Self.shapeLimit else {
      throw .tooLarge(line: element.line, finding: "more than \(Self.shapeLimit) shapes")
    }
    openReferences.append(reference)
    defer { openReferences.removeLast() }
    let offset = Vector(
      dx: try length(element, properties, .x, of: viewport.width) ?? 0,
      dy: try length(element, properties, .y, of: viewport.height) ?? 0)
    var context = context
    context.transform = Transform.translation(offset).then(context.transform)
    guard target.kind == .symbol else { return try items(of: target, context) }
    return try symbolItems(target, usedBy: element, properties, context)
  }

  /// The content of a symbol, fitted to the size that `use` gives it.
  private mutating func symbolItems(
    _ symbol: XMLNode, usedBy element: XMLNode, _ properties: SVGProperties, _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    let symbolProperties = try SVGProperties(symbol)
    var context = context
    context.style = try symbolProperties.style(inheriting: context.style)
    if let box = try SVGFrame.viewBox(of: symbol) {
      let size = Size(
        width: try length(element, properties, .width, of: viewport.width) ?? viewport.width,
        height: try length(element, properties, .height, of: viewport.height) ?? viewport.height)
      let fit = try AspectRatio(symbol)
      context.transform = fit.transform(from: box, to: size).then(context.transform)
    }
    let items = try self.items(of: symbol.children, context)
    return Self.grouped(items, opacity: try symbolProperties.groupOpacity)
  }

  /// Counts a shape against the limit, which keeps nested `use` elements from multiplying.
  mutating func countShape(_ element: XMLNode) throws(SVGError) {
    shapeCount += 1
    guard shapeCount <= Self.shapeLimit else {
      throw .tooLarge(line: element.line, finding: "more than \(Self.shapeLimit) shapes")
    }
  }

  /// A length attribute in user units; `nil` if it is absent or `auto`.
  func length(
    _ element: XMLNode, _ properties: SVGProperties, _ name: SVGAttribute, of whole: Double
  ) throws(SVGError) -> Double? {
    guard let text = properties[name], text != "auto" else { return nil }
    guard let length = SVGLength.read(text) else {
      throw .badValue(
        line: element.line, element: element.name, attribute: name.name, value: text,
        expected: "a number, with an absolute unit or % if wanted")
    }
    return length.value(of: whole)
  }

  /// The length that percentages of neither width nor height refer to: the diagonal over √2.
  var diagonal: Double {
    ((viewport.width * viewport.width + viewport.height * viewport.height) / 2).squareRoot()
  }
}

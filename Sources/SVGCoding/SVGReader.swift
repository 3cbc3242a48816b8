public import Paths

/// Reads SVG documents into drawings.
///
/// Supports `svg`, `g`, `a`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`, `polygon`,
/// `use`, `defs` and `symbol`, with transforms, plain colors, strokes, dashes and opacities, as
/// presentation attributes or in `style`. Throws on unsupported features that change the picture;
/// skips metadata and editor data.
public struct SVGReader {
  let elementsByID: [String: XMLNode]
  /// The size that percentages refer to.
  let viewport: Size
  /// The ids of the open `use` elements, to detect cycles.
  private var openReferences: [String] = []
  private var shapeCount = 0
  /// The nesting depth of the current element, including `use`.
  private var depth = 0
  /// The bytes of all attributes drawn so far, plus 64 per element.
  private var drawnSize = 0

  /// The label of shapes with `data-color`, which keep their colors in every theme.
  package static let ownColors = "data-color"

  private static let shapeLimit = 20_000
  private static let depthLimit = 200
  private static let drawnLimit = 16 << 20

  /// Reads a document, optionally scaled to a given size.
  ///
  /// - Parameters:
  ///   - bytes: An XML document in any encoding that it declares.
  ///   - size: Replaces the document's size; `preserveAspectRatio` decides how the content fits.
  /// - Returns: A drawing of the document's size, or of `size`.
  /// - Throws: `SVGError` with the line.
  public static func read(_ bytes: [UInt8], size: Size? = nil) throws(SVGError) -> Drawing {
    let root = try XMLNode.root(of: bytes)
    let frame = try SVGFrame(root)
    let size = size ?? frame.size
    var reader = SVGReader(elementsByID: root.elementsByID(), viewport: frame.viewport)
    let element = try StyledElement(root)
    let style = try element.style(inheriting: SVGStyle())
    let transform = frame.transform(to: size)
    guard transform.isFinite else {
      throw root.bad(.viewBox, root[.viewBox] ?? "", expected: "a box of moderate size")
    }
    let context = Context(style: style, transform: transform, canvas: Rect(size))
    guard element[.display] != "none" else { return Drawing(size: size) }
    let items = try reader.items(of: root.children, context)
    try reader.checkEffects(element, items, context)
    return Drawing(size: size, items: Self.grouped(items, opacity: try element.groupOpacity))
  }

  /// The state that an element inherits from its ancestors.
  struct Context {
    var style: SVGStyle
    /// Maps the element's coordinates to the canvas.
    var transform: Transform
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
    of node: XMLNode, _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    switch node.kind {
    case .defs, .symbol, .title, .desc, .metadata, .clipPath: return []
    case .style:
      if !node.hasRules { return [] }
      throw node.unsupported("a style sheet")
    case .g, .a, .use, .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: break
    case .svg: throw node.unsupported("an inner svg")
    case nil: throw node.unsupported("this element")
    }
    try countDrawn(node)
    depth += 1
    defer { depth -= 1 }
    let element = try StyledElement(node)
    guard element[.display] != "none" else { return [] }
    var context = context
    context.style = try element.style(inheriting: context.style)
    context.transform = try element.transform.then(context.transform)
    var items: [Drawing.Item] = []
    switch node.kind {
    case .g, .a: items = try self.items(of: node.children, context)
    case .use: items = try usedItems(element, context)
    default:
      if let shape = try shape(element, context) { items = [.shape(shape)] }
    }
    try checkEffects(element, items, context)
    return Self.grouped(items, opacity: try element.groupOpacity)
  }

  /// Enforces the depth and size limits, since `use` may repeat or nest an element.
  private mutating func countDrawn(_ node: XMLNode) throws(SVGError) {
    guard depth < Self.depthLimit else {
      let finding = "elements are nested more than \(Self.depthLimit) deep by <use>"
      throw .tooLarge(line: node.line, finding: finding)
    }
    drawnSize += node.attributes.reduce(64) { $0 + $1.value.utf8.count }
    guard drawnSize <= Self.drawnLimit else {
      throw .tooLarge(
        line: node.line, finding: "<use> repeats more than \(Self.drawnLimit >> 20) MiB")
    }
  }

  /// Puts the items into one group if their shared opacity is below 1.
  private static func grouped(_ items: [Drawing.Item], opacity: Double) -> [Drawing.Item] {
    guard opacity < 1, !items.isEmpty else { return items }
    return [.group(Drawing.Group(opacity: opacity, items: items))]
  }

  /// Draws the element that `use` refers to, offset by x and y.
  private mutating func usedItems(
    _ element: StyledElement, _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    let node = element.node
    let reference = node[.href] ?? node[.xlinkHref] ?? ""
    guard reference.hasPrefix("#"), let target = elementsByID[String(reference.dropFirst())] else {
      throw .missingReference(line: node.line, element: "use", reference: reference)
    }
    guard !openReferences.contains(reference) else {
      throw .tooLarge(line: node.line, finding: "<use> refers to itself through '\(reference)'")
    }
    try countShape(node)
    openReferences.append(reference)
    defer { openReferences.removeLast() }
    let offset = Vector(
      dx: try element.length(.x, in: viewport) ?? 0, dy: try element.length(.y, in: viewport) ?? 0)
    var context = context
    context.transform = Transform.translation(offset).then(context.transform)
    guard target.kind == .symbol else { return try items(of: target, context) }
    return try symbolItems(StyledElement(target), usedBy: element, context)
  }

  /// Fits the content of a symbol to the size of its `use` element.
  private mutating func symbolItems(
    _ symbol: StyledElement, usedBy element: StyledElement, _ context: Context
  ) throws(SVGError) -> [Drawing.Item] {
    var context = context
    context.style = try symbol.style(inheriting: context.style)
    if let box = try SVGFrame.viewBox(of: symbol.node) {
      let size = Size(
        width: try element.length(.width, in: viewport) ?? viewport.width,
        height: try element.length(.height, in: viewport) ?? viewport.height)
      let fit = try AspectRatio(symbol.node)
      context.transform = fit.transform(from: box, to: size).then(context.transform)
    }
    let items = try self.items(of: symbol.node.children, context)
    return Self.grouped(items, opacity: try symbol.groupOpacity)
  }

  /// Enforces the limit on shapes, which nested `use` elements could multiply.
  mutating func countShape(_ node: XMLNode) throws(SVGError) {
    shapeCount += 1
    guard shapeCount <= Self.shapeLimit else {
      throw .tooLarge(line: node.line, finding: "more than \(Self.shapeLimit) shapes")
    }
  }
}

public import Paths
public import Faults

/// Reads SVG documents into drawings.
///
/// Supports `svg`, `g`, `a`, `switch`, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`,
/// `polygon`, `use`, `defs`, `symbol`, `marker` and `clipPath`, with transforms, plain colors,
/// strokes, dashes and opacities, as attributes, in `style` or in style sheets that select by
/// class, id and element. Clip paths, and masks of white shapes, are intersected with the shapes.
/// Throws on unsupported features that change the picture, such as masks that fade; skips metadata,
/// editor data and a mask with the id `gap`. A variable of CSS has its fallback.
public struct SVGReader {
  let sheet: SVGSheet
  let elementsByID: [String: XMLNode]
  /// The elements around each mask and gradient from the outside in, by its id.
  let ancestors: [String: [XMLNode]]
  /// The properties of the document's root.
  var rootStyle = SVGStyle()
  /// Maps the canvas to one of the document's own size.
  var toOwnSize = Transform.identity
  /// The references of the open elements, to detect cycles.
  var openReferences: [String] = []
  /// What the reader ignored so far.
  private var ignored: [Fault] = []
  /// The nesting depth of the current element, including `use`.
  private var depth = 0
  /// The work left: `use`, style rules, markers and clip paths multiply it.
  var work: Work

  /// The label of shapes with `data-color`, which keep their colors in every theme.
  package static let ownColors = "data-color"

  /// The mask that shows browsers the gap along lit roads, which the reader skips.
  static let gapMask = "url(#gap)"

  static let depthLimit = 200
  private static let ignoredLimit = 1000

  /// Reads a document, optionally scaled to a given size.
  ///
  /// - Parameters:
  ///   - bytes: An XML document in UTF-8 or UTF-16.
  ///   - size: Replaces the document's size; `preserveAspectRatio` decides how the content fits.
  ///   - ignored: Receives each invalid value, unsupported style rule and error in path data. The
  ///     reader ignores them as browsers do, and draws a path up to its error.
  /// - Returns: A drawing of the document's size, or of `size`.
  /// - Throws: `Fault` with the line.
  public static func read(
    _ bytes: [UInt8], size: Size? = nil, ignored: (Fault) -> Void = { _ in }
  ) throws(Fault) -> Drawing {
    let root = try XMLNode.root(of: bytes)
    var reader = SVGReader(root, workLimit: workLimit(bytes: bytes.count))
    let drawing = try reader.drawing(of: root, size: size)
    reader.ignored.forEach(ignored)
    return drawing
  }

  /// The state that an element inherits from its ancestors.
  struct Context {
    var style: SVGStyle
    /// Maps the element's coordinates to the canvas.
    var transform: Transform
    /// The size that percentages refer to.
    var viewport: Size
    var canvas: Rect
    /// Whether the element is part of a clip path, which only its area counts for.
    var isClip = false
    /// Within a mask: the fault for what is more than plain shapes.
    var maskFault: Fault?
  }

  /// The most steps for a document of so many bytes: those of about 0.25 s, and 32 for each byte.
  package static func workLimit(bytes: Int) -> Int64 { 250_000_000 + 32 * Int64(bytes) }

  init(_ root: XMLNode, workLimit: Int64) {
    var sheet = SVGSheet()
    var elements: [String: XMLNode] = [:]
    var around: [String: [XMLNode]] = [:]
    var ignored: [Fault] = []
    root.visit { node, ancestors in
      if let id = node[.id], elements[id] == nil {
        elements[id] = node
        if [.mask, .linearGradient, .radialGradient].contains(node.kind) { around[id] = ancestors }
      }
      if node.kind == .style, node.isSVG { ignored += sheet.add(node) }
    }
    (self.sheet, elementsByID) = (sheet, elements)
    work = Work(limit: workLimit)
    ancestors = around
    ignore(ignored)
  }

  mutating func drawing(of root: XMLNode, size: Size?) throws(Fault) -> Drawing {
    var faults: [Fault] = []
    let frame = try SVGFrame(root, ignored: &faults)
    ignore(faults)
    let size = size ?? frame.size
    let element = try styled(root, SVGStyle())
    rootStyle = element.style
    let transform = frame.transform(to: size)
    toOwnSize = transform.inverse?.then(frame.transform(to: frame.size)) ?? .identity
    guard transform.isFinite else {
      throw root.bad(.viewBox, root[.viewBox] ?? "", expected: "a box of moderate size")
    }
    let context = Context(
      style: element.style, transform: transform, viewport: frame.viewport, canvas: Rect(size))
    guard element.isDisplayed else { return Drawing(size: size) }
    let items = try items(of: root.children, context)
    return Drawing(size: size, items: try finished(items, element, context))
  }

  /// The element with its properties; counts its bytes, and its style as more of them.
  mutating func styled(_ node: XMLNode, _ parent: SVGStyle) throws(Fault) -> StyledElement {
    let element = StyledElement(node, inheriting: parent, sheet: sheet)
    let size = node.attributes.reduce(320 + 64 * element.comparisons) { $0 + $1.value.utf8.count }
    try spend(size, .byte, node)
    ignore(element.ignored)
    return element
  }

  /// Counts work; throws beyond the limit.
  mutating func spend(_ number: Int, _ item: Work.Item, _ node: XMLNode) throws(Fault) {
    work.count(Int64(number), item)
    guard work.left >= 0 else { throw .tooMuchWork(limit: work.limit).within("line \(node.line)") }
  }

  mutating func ignore(_ faults: [Fault]) {
    for fault in faults where ignored.count < Self.ignoredLimit && !ignored.contains(fault) {
      ignored.append(fault)
    }
  }

  mutating func items(
    of children: [XMLNode], _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    work.count(4 * Int64(children.count), .byte)
    var result: [Drawing.Item] = []
    for child in children where child.isSVG { result += try items(of: child, context) }
    return result
  }

  mutating func items(of node: XMLNode, _ context: Context) throws(Fault) -> [Drawing.Item] {
    guard node.meetsConditions, !SVGElement.unseen.contains(node.kind) else { return [] }
    try checkDepth(depth, node)
    depth += 1
    defer { depth -= 1 }
    let element = try styled(node, context.style)
    guard element.isDisplayed else { return [] }
    var context = context
    context.style = element.style
    context.transform = try element.transform(in: context.viewport).then(context.transform)
    return try finished(content(of: element, context), element, context)
  }

  private mutating func content(
    of element: StyledElement, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    switch element.node.kind {
    case .g, .a: return try items(of: element.node.children, context)
    case .switch:
      let child = element.node.children.first { $0.isSVG && $0.meetsConditions }
      return try child.map { child throws(Fault) in try items(of: child, context) } ?? []
    case .use: return try usedItems(element, context)
    case .svg:
      return try viewportItems(
        element, size: element.size(in: context.viewport), moved(context, by: element))
    case .text, .flowRoot, .image, nil:
      if element.opacity == 0 || element.isEmpty { return [] }
      throw context.maskFault ?? element.node.unsupported("this element")
    default: return try shapes(element, context)
    }
  }

  /// Clips and masks the items of an element and applies its opacity.
  mutating func finished(
    _ items: [Drawing.Item], _ element: StyledElement, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    if let obstacle = element.obstacle { throw context.maskFault ?? obstacle }
    let seen = try masked(clipped(items, by: element, context), by: element, box: items, context)
    guard element.opacity < 1, !seen.isEmpty, !context.isClip else { return seen }
    return [.group(Drawing.Group(opacity: element.opacity, items: seen))]
  }

  /// Runs `body` with a reference open; throws if it is open already.
  mutating func following<Result>(
    _ reference: String, from node: XMLNode,
    _ body: (inout SVGReader) throws(Fault) -> Result
  ) throws(Fault) -> Result {
    guard !openReferences.contains(reference) else {
      throw .tooLarge(
        line: node.line, finding: "<\(node.name)> refers to itself through '\(reference)'")
    }
    try checkDepth(openReferences.count, node)
    openReferences.append(reference)
    defer { openReferences.removeLast() }
    return try body(&self)
  }

  private func checkDepth(_ depth: Int, _ node: XMLNode) throws(Fault) {
    guard depth < Self.depthLimit else {
      let finding = "elements are nested more than \(Self.depthLimit) deep by references"
      throw .tooLarge(line: node.line, finding: finding)
    }
  }

  /// The element that a value such as `url(#id)` refers to.
  func target(of url: String, _ kinds: SVGElement..., from node: XMLNode) throws(Fault) -> XMLNode {
    let id = url.dropFirst(4).dropLast().filter { $0 != "\"" && $0 != "'" }.trimmed
    guard url.hasPrefix("url("), url.hasSuffix(")"), id.hasPrefix("#"),
      let target = elementsByID[String(id.dropFirst())],
      kinds.contains(where: { $0 == target.kind })
    else { throw .missingReference(line: node.line, element: node.name, reference: url) }
    return target
  }
}

import Paths
import Faults

extension SVGReader {
  /// Draws the element that `use` refers to, offset by x and y.
  mutating func usedItems(
    _ element: StyledElement, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    let node = element.node
    let reference = node[.href] ?? node[.xlinkHref] ?? ""
    guard reference.hasPrefix("#"), let target = elementsByID[String(reference.dropFirst())] else {
      throw .missingReference(line: node.line, element: "use", reference: reference)
    }
    let context = moved(context, by: element)
    return try following(reference, from: node) { reader throws(Fault) in
      guard target.kind == .symbol || target.kind == .svg, target.meetsConditions else {
        return try reader.items(of: target, context)
      }
      return try reader.usedViewport(target, by: element, context)
    }
  }

  /// Draws a symbol, or an `svg`, in the size of its `use` element.
  private mutating func usedViewport(
    _ target: XMLNode, by element: StyledElement, _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    let own = try styled(target, context.style)
    guard own.isDisplayed || target.kind == .symbol else { return [] }
    var context = context
    context.style = own.style
    context.transform = try own.transform(in: context.viewport).then(context.transform)
    let size = own.size(in: context.viewport)
    let items = try viewportItems(
      own,
      size: Size(
        width: element.length(.width, in: context.viewport) ?? size.width,
        height: element.length(.height, in: context.viewport) ?? size.height),
      moved(context, by: own))
    return try finished(items, own, context)
  }

  func moved(_ context: Context, by element: StyledElement) -> Context {
    var context = context
    let offset = Vector(
      dx: element.length(.x, in: context.viewport) ?? 0,
      dy: element.length(.y, in: context.viewport) ?? 0)
    context.transform = Transform.translation(offset).then(context.transform)
    return context
  }

  /// Draws the content of an element that is a viewport, and hides what is outside of it.
  mutating func viewportItems(
    _ element: StyledElement, size: Size, _ outer: Context
  ) throws(Fault) -> [Drawing.Item] {
    guard size.width > 0, size.height > 0 else { return [] }
    var context = outer
    let box = try SVGFrame.viewBox(of: element.node) ?? Rect(size)
    context.transform = fit(element.node, box, to: size).then(context.transform)
    context.viewport = Size(width: box.width, height: box.height)
    let items = try items(of: element.node.children, context)
    guard element.hidesOverflow else { return items }
    let frame = Region(path: Path(Rect(size)).transformed(by: outer.transform), rule: .nonZero)
    return try clipped(items, to: frame, element.node, context)
  }

  /// Maps the viewBox of an element to its viewport.
  mutating func fit(_ node: XMLNode, _ box: Rect, to size: Size) -> Transform {
    var faults: [Fault] = []
    defer { ignore(faults) }
    return AspectRatio(node, ignored: &faults).transform(from: box, to: size)
  }
}

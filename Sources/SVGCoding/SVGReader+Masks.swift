import Faults
import Paths

extension SVGReader {
  /// The parts of an element's items that its mask shows.
  ///
  /// White shapes of a mask show what is below them, black ones above them hide it, so that such a
  /// mask is a clip path. With `mask-type: alpha` any opaque color counts as white. Throws for other
  /// masks. `whole` gives the bounding box that the mask may refer to.
  mutating func masked(
    _ items: [Drawing.Item], by element: StyledElement, box whole: [Drawing.Item],
    _ context: Context
  ) throws(Fault) -> [Drawing.Item] {
    guard element.mask != "none", element.mask != Self.gapMask else { return items }
    let node = element.node
    let fault = context.maskFault ?? node.unsupported("'mask'")
    guard !context.isClip, let target = try? self.target(of: element.mask, .mask, from: node)
    else { throw fault }
    guard !items.isEmpty else { return items }
    return try following(element.mask, from: node) { reader throws(Fault) in
      let mask = try reader.styled(target, reader.style(around: target))
      if mask.obstacle != nil { throw fault }
      let box = try reader.box(around: whole, node, context)
      var inner = context
      if target[.maskContentUnits] == "objectBoundingBox" {
        guard let box else { return [] }
        inner = inner.inUnits(of: box)
      }
      (inner.style, inner.maskFault) = (mask.style, fault)
      let content = try reader.items(of: target.children, inner)
      let area = try reader.shownArea(of: content, in: mask, inner, fault)
      let frame = reader.frame(of: mask, around: box, context)
      var shown = try reader.clipped(items, to: area, node, context)
      shown = try reader.clipped(shown, to: frame, node, context)
      shown = try reader.clipped(shown, by: mask, context)
      return try reader.masked(shown, by: mask, box: whole, context)
    }
  }

  /// The style that a mask or a gradient inherits from the elements around it.
  mutating func style(around target: XMLNode) throws(Fault) -> SVGStyle {
    var style = rootStyle
    for node in target[.id].flatMap({ ancestors[$0] })?.dropFirst() ?? [] {
      style = try styled(node, style).style
    }
    return style
  }

  /// The area where the items of a mask show what is masked.
  private mutating func shownArea(
    of items: [Drawing.Item], in mask: StyledElement, _ context: Context, _ fault: Fault
  ) throws(Fault) -> Region {
    var result = Region()
    for (shape, opacity) in items.flatMap({ $0.shapes }) {
      for (area, color) in try areas(of: shape, mask.node, context) {
        let color = color.multiplied(byOpacity: opacity)
        if color.alpha == 0 { continue }
        let isBlack = mask.isMaskOfLuminance && color == .black
        guard color.alpha == 255, isBlack || !mask.isMaskOfLuminance || color == .white else {
          throw fault
        }
        if result.path.isEmpty {
          if !isBlack { result = area }
        } else {
          result = try combined(
            result, area, keeping: isBlack ? .difference : .union, mask.node, context)
        }
      }
    }
    return result
  }

  /// The rectangle of a mask on the canvas; the mask hides all outside.
  private func frame(of mask: StyledElement, around box: Rect?, _ context: Context) -> Region {
    var context = context
    if mask.node[.maskUnits] != "userSpaceOnUse" {
      guard let box else { return Region() }
      context = context.inUnits(of: box)
    }
    let viewport = context.viewport
    func length(_ name: SVGAttribute, orShare share: Double, of side: Double) -> Double {
      mask.length(name, in: viewport) ?? share * side
    }
    let rect = Rect(
      x: length(.x, orShare: -0.1, of: viewport.width),
      y: length(.y, orShare: -0.1, of: viewport.height),
      width: length(.width, orShare: 1.2, of: viewport.width),
      height: length(.height, orShare: 1.2, of: viewport.height))
    return Region(path: Path(rect).transformed(by: context.transform), rule: .nonZero)
  }
}

import Paths

/// An element with its parsed `style` attribute.
struct StyledElement {
  let node: XMLNode
  /// The last declaration of a property wins.
  private var declarations: [(name: SVGAttribute, value: String)] = []

  init(_ node: XMLNode) throws(SVGError) {
    self.node = node
    for part in Self.withoutComments(node[.style] ?? "").split(separator: ";") {
      let words = part.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard words.count == 2 else {
        if part.allSatisfy(\.isWhitespace) { continue }
        throw node.bad(
          .style, String(part), expected: "'property: value' pairs with ';' between")
      }
      guard let name = SVGAttribute(rawValue: words[0].trimmed.lowercased()) else { continue }
      var value = words[1].trimmed
      if value.hasSuffix("!important") { value = value.dropLast(10).trimmed }
      declarations.append((name, value))
    }
  }

  private static func withoutComments(_ style: String) -> String {
    var result = ""
    var rest = Substring(style)
    while let open = rest.firstRange(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].firstRange(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The trimmed value of a property; `style` overrides the attribute.
  subscript(name: SVGAttribute) -> String? {
    declarations.last { $0.name == name }?.value ?? node[name]?.trimmed
  }

  var transform: Transform {
    get throws(SVGError) {
      try value(
        .transform, or: .identity,
        expected: "matrix, translate, scale, rotate, skewX or skewY with their numbers"
      ) { Transform(svg: $0) }
    }
  }

  var groupOpacity: Double {
    get throws(SVGError) { try opacity(.opacity, or: 1) }
  }

  /// A length in user units; `nil` if absent or `auto`.
  func length(_ name: SVGAttribute, in viewport: Size) throws(SVGError) -> Double? {
    guard let text = self[name], text != "auto" else { return nil }
    guard let length = SVGLength.read(text) else {
      throw node.bad(name, text, expected: "a number, with an absolute unit or % if wanted")
    }
    let isExtent = [.width, .height, .rx, .ry, .r].contains(name)
    guard length.number >= 0 || !isExtent else {
      throw node.bad(name, text, expected: "a length of 0 or more")
    }
    switch name {
    case .x, .width, .rx, .cx, .x1, .x2: return length.value(of: viewport.width)
    case .y, .height, .ry, .cy, .y1, .y2: return length.value(of: viewport.height)
    default: return length.value(of: viewport.diagonal)
    }
  }

  /// Applies the element's properties to its parent's style.
  func style(inheriting parent: SVGStyle) throws(SVGError) -> SVGStyle {
    var style = parent
    style.label = label(inheriting: parent.label)
    style.color = try value(.color, or: parent.color, expected: "a color") {
      SVGColor.read($0)?.resolved(parent.color)
    }
    style.fill = try value(
      .fill, or: parent.fill, expected: "a color or none", read: SVGColor.read)
    style.stroke = try value(
      .stroke, or: parent.stroke, expected: "a color or none", read: SVGColor.read)
    style.fillOpacity = try opacity(.fillOpacity, or: parent.fillOpacity)
    style.strokeOpacity = try opacity(.strokeOpacity, or: parent.strokeOpacity)
    style.fillRule = try value(.fillRule, or: parent.fillRule, expected: "nonzero or evenodd") {
      ["nonzero": .nonZero, "evenodd": .evenOdd][$0]
    }
    style.strokeWidth = try value(
      .strokeWidth, or: parent.strokeWidth, expected: "a length of 0 or more"
    ) { SVGLength.read($0).flatMap { $0.number < 0 ? nil : $0 } }
    style.cap = try value(
      .strokeLinecap, or: parent.cap, expected: "butt, round or square",
      read: Stroke.Cap.init(rawValue:))
    style.join = try value(
      .strokeLinejoin, or: parent.join, expected: "miter, round or bevel",
      read: Stroke.Join.init(rawValue:))
    style.miterLimit = try value(
      .strokeMiterlimit, or: parent.miterLimit, expected: "a number of 1 or more"
    ) { SVGScanner.numbers($0).flatMap { $0.count == 1 && $0[0] >= 1 ? $0[0] : nil } }
    // A list with a negative dash means no dashes, as SVG 2 requires.
    style.dashes = try value(
      .strokeDasharray, or: parent.dashes, expected: "a list of lengths"
    ) { SVGLength.readList($0).map { list in list.contains { $0.number < 0 } ? [] : list } }
    style.dashOffset = try value(
      .strokeDashoffset, or: parent.dashOffset, expected: "a length", read: SVGLength.read)
    style.isVisible = try value(
      .visibility, or: parent.isVisible, expected: "visible, hidden or collapse"
    ) { ["visible": true, "hidden": false, "collapse": false][$0] }
    return style
  }

  /// `lit`, `unlit` or own colors, as a class, layer name or id says; else the first class.
  private func label(inheriting parent: String?) -> String? {
    if node[.dataColor] != nil { return SVGReader.ownColors }
    let classes = (node[.class] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
    let roles = ["lit", "unlit"]
    for name in classes + [node[.inkscapeLabel], node[.dataName], node[.id]].compactMap(\.self) {
      let word = name.lowercased().prefix { $0.isLetter }
      if let role = roles.first(where: { $0 == word }) { return role }
    }
    if let parent, roles.contains(parent) || parent == SVGReader.ownColors { return parent }
    return classes.first ?? parent
  }

  private func opacity(_ name: SVGAttribute, or inherited: Double) throws(SVGError) -> Double {
    try value(name, or: inherited, expected: "a number or a percentage") {
      SVGLength.read($0).map { min(max($0.value(of: 1), 0), 1) }
    }
  }

  private func value<Value>(
    _ name: SVGAttribute, or inherited: Value, expected: String, read: (String) -> Value?
  ) throws(SVGError) -> Value {
    guard let text = self[name], text != "inherit" else { return inherited }
    if let value = read(text) { return value }
    if text.hasPrefix("url(") {
      throw node.unsupported("\(name.rawValue) by a gradient or pattern")
    }
    throw node.bad(name, text, expected: expected)
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    guard let first = firstIndex(where: { !$0.isWhitespace }),
      let last = lastIndex(where: { !$0.isWhitespace })
    else { return "" }
    return String(self[first...last])
  }
}

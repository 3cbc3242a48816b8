import Paths

/// The inherited properties of an element.
struct SVGStyle {
  /// How a fill or stroke is painted.
  enum Paint: Equatable {
    case none
    case color(SVGColor)
  }

  var fill = Paint.color(.color(.black))
  var fillRule = FillRule.nonZero
  var fillOpacity = 1.0
  var stroke = Paint.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1, isPercent: false)
  var cap = Stroke.Cap.butt
  var join = Stroke.Join.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(number: 0, isPercent: false)
  var color = Color.black
  var isVisible = true
  /// The class of the element or of its nearest ancestor with one.
  var label: String?
}

/// The properties of one element alone, from its attributes and its `style`.
struct SVGProperties {
  private let element: XMLNode
  /// What `style` declares; of several declarations of a property the last one counts.
  private var declarations: [(name: SVGAttribute, value: String)] = []

  init(_ element: XMLNode) throws(SVGError) {
    self.element = element
    if let style = element.attributes[.style] { try read(style) }
  }

  private mutating func read(_ style: String) throws(SVGError) {
    for part in Self.withoutComments(style).split(separator: ";") {
      guard let colon = part.firstIndex(of: ":") else {
        if part.allSatisfy(\.isWhitespace) { continue }
        throw .badValue(
          line: element.line, element: element.name, attribute: "style", value: String(part),
          expected: "'property: value' pairs with ';' between")
      }
      guard let name = SVGAttribute.named(Self.trimmed(part[..<colon]).lowercased()) else {
        continue
      }
      var value = Self.trimmed(part[part.index(after: colon)...])
      if value.hasSuffix("!important") { value = Self.trimmed(value.dropLast(10)) }
      declarations.append((name, value))
    }
  }

  /// The value of a property: the style's, else the attribute's, without space around it.
  @inline(__always)
  subscript(name: SVGAttribute) -> String? {
    if !declarations.isEmpty, let last = declarations.last(where: { $0.name == name }) {
      return last.value
    }
    guard let value = element.attributes[name] else { return nil }
    return Self.isTrimmed(value) ? value : Self.trimmed(value)
  }

  /// Whether there can be effects such as filters and clip paths.
  var mayHaveEffects: Bool {
    !declarations.isEmpty || element.attributes.contains(where: \.isEffect)
  }

  /// Whether a text starts and ends with visible characters of ASCII.
  private static func isTrimmed(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last else { return true }
    return 0x21...0x7E ~= first && 0x21...0x7E ~= last
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let isSpace: (Character) -> Bool = { $0.isWhitespace }
    guard let first = text.firstIndex(where: { !isSpace($0) }),
      let last = text.lastIndex(where: { !isSpace($0) })
    else { return "" }
    return String(text[first...last])
  }

  private static func withoutComments(_ style: String) -> String {
    guard style.contains("/*") else { return style }
    var result = ""
    var rest = Substring(style)
    while let open = rest.range(of: "/*") {
      result += rest[..<open.lowerBound]
      guard let close = rest[open.upperBound...].range(of: "*/") else { return result }
      rest = rest[close.upperBound...]
    }
    return result + rest
  }

  /// The style of the element under that of its parent.
  func style(inheriting parent: SVGStyle) throws(SVGError) -> SVGStyle {
    var style = parent
    if let label { style.label = label }
    style.color = try value(.color, "a color", parent.color) { text in
      switch SVGColor.read(text) {
      case .color(let color): color
      case .current: parent.color
      case nil: nil
      }
    }
    style.fill = try value(.fill, "a color or none", parent.fill, read: Self.paint)
    style.stroke = try value(.stroke, "a color or none", parent.stroke, read: Self.paint)
    style.fillOpacity = try opacity(.fillOpacity, inherited: parent.fillOpacity)
    style.strokeOpacity = try opacity(.strokeOpacity, inherited: parent.strokeOpacity)
    style.fillRule = try value(.fillRule, "nonzero or evenodd", parent.fillRule) {
      ["nonzero": .nonZero, "evenodd": .evenOdd][$0]
    }
    style.strokeWidth = try value(.strokeWidth, "a length of 0 or more", parent.strokeWidth) {
      SVGLength.read($0).flatMap { $0.number < 0 ? nil : $0 }
    }
    style.cap = try value(.strokeLinecap, "butt, round or square", parent.cap) {
      Stroke.Cap(rawValue: $0)
    }
    style.join = try value(.strokeLinejoin, "miter, round or bevel", parent.join) {
      Stroke.Join(rawValue: $0)
    }
    style.miterLimit = try value(.strokeMiterlimit, "a number of 1 or more", parent.miterLimit) {
      SVGLength.readNumber($0).flatMap { $0 < 1 ? nil : $0 }
    }
    // A list with a negative dash counts as none, as SVG 2 says.
    style.dashes = try value(.strokeDasharray, "a list of lengths", parent.dashes) {
      SVGLength.readList($0).map { list in list.contains { $0.number < 0 } ? [] : list }
    }
    style.dashOffset = try value(.strokeDashoffset, "a length", parent.dashOffset) {
      SVGLength.read($0)
    }
    style.isVisible = try value(
      .visibility, "visible, hidden or collapse", parent.isVisible
    ) { ["visible": true, "hidden": false, "collapse": false][$0] }
    return style
  }

  /// The first class of the element.
  private var label: String? {
    guard let classes = self[.class], !classes.isEmpty else { return nil }
    guard classes.utf8.contains(UInt8(ascii: " ")) else { return classes }
    return classes.split(separator: " ").first.map { String($0) }
  }

  /// The opacity of the element as a whole.
  var groupOpacity: Double {
    get throws(SVGError) { try opacity(.opacity, inherited: 1) }
  }

  private func opacity(_ name: SVGAttribute, inherited: Double) throws(SVGError) -> Double {
    try value(name, "a number or a percentage", inherited) {
      SVGLength.read($0).map { min(max($0.value(of: 1), 0), 1) }
    }
  }

  private static func paint(_ text: String) -> SVGStyle.Paint? {
    if text == "none" { return SVGStyle.Paint.none }
    return SVGColor.read(text).map { .color($0) }
  }

  private func value<Value>(
    _ name: SVGAttribute, _ expected: String, _ inherited: Value, read: (String) -> Value?
  ) throws(SVGError) -> Value {
    guard let text = self[name], text != "inherit" else { return inherited }
    if let value = read(text) { return value }
    if text.hasPrefix("url(") {
      throw .unsupported(
        line: element.line, element: element.name,
        feature: "\(name.name) by a gradient or pattern")
    }
    throw .badValue(
      line: element.line, element: element.name, attribute: name.name, value: text,
      expected: expected)
  }
}

extension SVGLength {
  /// Reads a number without a unit.
  static func readNumber(_ text: String) -> Double? {
    var scanner = SVGScanner(text)
    scanner.skipSpace()
    guard let number = scanner.number() else { return nil }
    scanner.skipSpace()
    return scanner.isAtEnd ? number : nil
  }
}
